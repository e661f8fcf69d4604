import { HOSPITAL } from '../../setup/small-dataset.ts';
import { WritableService } from '../../setup/writable-service.ts';
import { McpClient } from '../mcp/mcp-client.ts';

let own: WritableService;
let admin: string;

beforeAll(async () => {
  own = await WritableService.start();
  await own.reset();
  admin = await own.service.signIn('admin');
});
afterAll(() => own.stop());

const recorded = (): Promise<unknown[]> => own.rows('SELECT action, company_uid, request_id FROM admin_writes ORDER BY write_id DESC LIMIT 1');

it('a write through POST /api/dsl is recorded with the id of its request', async () => {
  const { status, headers } = await own.service.post('/api/dsl', { query: 'UPDATE COMPANY "General Hospital" SET NAME = "Mercy Hospital"' }, admin);
  expect(status).toBe(200);
  expect(headers.get('x-request-id')).toEqual(expect.stringMatching(/./));
  expect(await recorded()).toEqual([{ action: 'rename_company', company_uid: HOSPITAL, request_id: headers.get('x-request-id') }]);
});

it('a write through MCP is recorded with the id that the client chose for its request', async () => {
  const client = new McpClient(own.service, admin).with({ 'x-request-id': 'agent-run-42' });
  const { headers, body } = await client.query('ADD ALIAS "Mercy" TO COMPANY "Mercy Hospital" TYPE abbreviation');
  expect(body.error).toBeUndefined();
  expect(headers['x-request-id']).toBe('agent-run-42');
  expect(await recorded()).toEqual([{ action: 'add_alias', company_uid: HOSPITAL, request_id: 'agent-run-42' }]);
});
