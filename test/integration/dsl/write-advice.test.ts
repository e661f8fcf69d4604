import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('admin');

const SAMPLE = 'SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse on a ward"';
const JSON_PICK = `VALUE '{"title": "nurse", "picked": {"onet_code": "29-1141.00"}}'`;

it.each([
  ['SUBMIT SAMPLE ID "my-id-1" SOURCE "resume" VALUE "Registered nurse on a ward"', SAMPLE],
  ['SUBMIT SAMPLE ID "" SOURCE "resume" VALUE "Registered nurse on a ward"', SAMPLE],
  ['SUBMIT SAMPLE ID 5 SOURCE "resume" VALUE "Registered nurse on a ward"', SAMPLE],
  ['SUBMIT SAMPLE ID "6ba7b810-9dad-11d1-80b4-00c04fd430c8" SOURCE "resume" VALUE "Registered nurse on a ward"', SAMPLE],
  ['SUBMIT TITLECONVERT ID "abc" TITLE "nurse" CHOICE "29-1141.00"', 'SUBMIT TITLECONVERT TITLE "nurse" CHOICE "29-1141.00"'],
  [`SUBMIT TITLECONVERT ID "abc" ${JSON_PICK}`, `SUBMIT TITLECONVERT ${JSON_PICK}`],
])('%s is corrected without its ID, and keeps what it records', async (query, example) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ example, suggestion: expect.stringContaining('Leave out ID') });
});

it.each([
  ['REMOVE ALIAS "A", "B" FROM COMPANY "Walmart"', 'REMOVE ALIAS "A" FROM'],
  ['REMOVE ALIAS ("A", "B") FROM COMPANY "Walmart"', 'REMOVE ALIAS "A" FROM'],
  ['ADD ALIAS ("A", "B") TO COMPANY "Walmart" TYPE typo', 'ADD ALIAS "A"'],
  ['SUBMIT SAMPLE SOURCE resume VALUE registered nurse on a ward', 'VALUE "registered"'],
  ['SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse" "on a ward"', 'VALUE "Registered nurse"'],
  ['UPDATE COMPANY "Walmart" "Target" SET NAME = "Walmart Inc."', 'UPDATE COMPANY "Walmart" SET NAME = "Walmart Inc."'],
  ['ADD ALIAS The Home Depot TO COMPANY "Walmart" TYPE typo', 'ADD ALIAS "Home Depot"'],
  ['ADD ALIAS Ford Company TO COMPANY "Walmart" TYPE typo', 'ADD ALIAS "Ford"'],
])('no correction of %s loses a part of what it writes', async (query, lossy) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.example).not.toContain(lossy);
  expect(body.error.suggestion).not.toContain(lossy);
});

it.each([
  'UPDATE COMPANIES SET OVERALL_BADGE = "Gold"',
  'UPDATE COMPANIES SET INDUSTRY = "Banking"',
  'UPDATE COMPANIES SET Target = "Gold"',
  'UPDATE COMPANIES SET "Target" = "Gold"',
  'UPDATE companies SET name = "Gold" WHERE state = "Ohio"',
  'DELETE FROM company_aliases WHERE state = "Ohio"',
  'DELETE FROM company_aliases WHERE type = "typo" AND company = "Walmart"',
])('no correction of %s takes a field for a name', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.example).not.toMatch(/^(?:UPDATE|REMOVE)/u);
});

it.each(['e1088d22-04df-5429-b0e1-00292cf7ca14', 'E1088D22-04DF-5429-B0E1-00292CF7CA14', 'badges', 'Search'])(
  'no company gets the name %s, under which a path or another identifier would find something else',
  async (name) => {
    const { status, body } = await ask(`UPDATE COMPANY "Walmart" SET NAME = "${name}"`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      message: expect.stringMatching(/NAME (?:has the format of a company_uid|is reserved for a REST path)/u),
      example: 'COMPANYCONVERT "Walmart"',
    });
  },
);

const ALIASES = 'LIST COMPANY_ALIASES WHERE COMPANY IS "Walmart"';

it.each([
  ['SUBMIT TITLECONVERT TITLE "nurse" CHOICE "99-9999.00"', 'TITLECONVERT "nurse"', 'Copy the onet_code from a row of TITLECONVERT'],
  ['UPDATE COMPANY "Walmart" SET NAME = "Target"', 'GET COMPANY "Target"', 'another name'],
  ['UPDATE COMPANY "Walmart" SET NAME = ""', 'COMPANYCONVERT "Walmart"', 'another name'],
  ['UPDATE COMPANY "Walmart" SET NAME = "   "', 'COMPANYCONVERT "Walmart"', 'another name'],
  [`UPDATE COMPANY "Walmart" SET NAME = "${'x'.repeat(256)}"`, 'COMPANYCONVERT "Walmart"', 'another name'],
  ['ADD ALIAS "WMT" TO COMPANY "Walmart" TYPE typo', ALIASES, 'To change its type'],
  ['ADD ALIAS "Walmart" TO COMPANY "Walmart" TYPE typo', ALIASES, 'The name needs no alias'],
  ['ADD ALIAS "" TO COMPANY "Walmart" TYPE typo', ALIASES, 'another alias'],
  ['REMOVE ALIAS "Walmart" FROM COMPANY "Walmart"', ALIASES, ''],
  ['REMOVE ALIAS "No such alias" FROM COMPANY "Walmart"', ALIASES, ''],
  ['REMOVE OCCUPATION "99-9999.00" FROM COMPANY "Walmart"', 'LIST OCCUPATIONS WHERE COMPANY IS "Walmart"', ''],
  ['REMOVE OCCUPATION "No such title" FROM COMPANY "Walmart"', 'TITLECONVERT "No such title"', ''],
])('%s is answered with advice and a query that only reads', async (query, example, advice) => {
  const { status, body } = await ask(query);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.error.example).toBe(example);
  expect(body.error.suggestion).toContain(advice);
  expect(body.error.suggestion).not.toContain(query);
  expect((await ask(example)).status).toBe(200);
});

it('a code without its ending is corrected in what is recorded', async () => {
  const { status, body } = await ask('SUBMIT TITLECONVERT TITLE "charge nurse" CHOICE "29-1141"');
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    suggestion: 'Write "29-1141.00" instead of "29-1141".',
    example: 'SUBMIT TITLECONVERT TITLE "charge nurse" CHOICE "29-1141.00"',
  });
});

it.each([
  ['SUBMIT FOO', 'Unknown SUBMIT subject: FOO', 'SUBMIT takes SAMPLE or TITLECONVERT.'],
  ['SUBMIT SAMPLE SOURCE "a" VALUE "b" EXTRA', 'Unknown clause EXTRA', 'Valid clauses: ID, SOURCE, VALUE.'],
  ['SUBMIT SAMPLE SOURCE "" VALUE "b"', 'source is blank', 'Write text in SOURCE and VALUE. ID is optional: a sample with the same ID is recorded only once.'],
  ['VERS\0ION', 'The query contains a NUL character or an unpaired surrogate', 'Remove them.'],
  ['VERS\u0001ION', 'Unknown command: VERS', ''],
  [
    'TITLECONVERT "nurse" WHERE SCORE <= 0.5',
    'SCORE must be used with >= and a number',
    'SCORE is a minimum, as in SCORE >= 0.5. The example leaves out SCORE <= 0.5.',
  ],
  [
    `LIST COMPANIES WHERE ${'('.repeat(51)}STATE IS "Ohio"${')'.repeat(51)}`,
    'Conditions are nested deeper than 50',
    'Remove the 51 opening parentheses. Remove the 51 closing parentheses.',
  ],
])('%j: what is wrong', async (query, message, suggestion) => {
  const { body } = await ask(query);
  expect(body.error).toMatchObject({ message, suggestion: suggestion === '' ? expect.any(String) : suggestion });
});
