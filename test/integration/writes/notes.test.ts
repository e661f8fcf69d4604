import { WritableService } from '../../setup/writable-service.ts';

let own: WritableService;
let admin: string;

beforeAll(async () => {
  own = await WritableService.start();
  admin = await own.service.signIn('admin');
});
beforeEach(() => own.reset());
afterAll(() => own.stop());

it.each([
  ['UPDATE COMPANY "General Hospital" SET NAME = "General Hospital"', ['The name of the company is already "General Hospital".']],
  ['UPDATE COMPANY "General Hospital" SET NAME = "logiciel INC"', ['"logiciel INC" is also an alias (legal_name) of "Société Logiciel".']],
  [
    'ADD ALIAS "general hospital" TO COMPANY "Société Logiciel" TYPE parent_company',
    ['"general hospital" is also the name of another company, which matches first.'],
  ],
  ['ADD ALIAS "Mercy" TO COMPANY "General Hospital" TYPE abbreviation', []],
])('%s: the caller is told what else has the name', async (query, notes) => {
  const { status, body } = await own.service.post('/api/dsl', { query }, admin);
  expect([status, body.data.notes]).toEqual([200, notes]);
});
