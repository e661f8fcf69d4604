import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { parse } from '../../../src/dsl/parse.ts';
import { CAPABILITIES } from '../../../src/mcp/dispatch.ts';
import { FIRST_QUERIES, instructions } from '../../../src/mcp/instructions.ts';
import { toolFor } from '../../../src/mcp/tool.ts';
import { EXAMPLES } from '../../../src/mcp/tool-description.ts';

const INSTRUCTIONS = instructions(undefined);

// What a model reads before its first call: changes are seen in review, and accepted with -u.
it.each(['analyst', 'admin'] as const)('the tool as an %s sees it', (role) => {
  expect(toolFor({ permissions: ROLE_PERMISSIONS[role] })).toMatchSnapshot();
});
it('the capabilities', () => {
  expect(CAPABILITIES).toMatchSnapshot();
});
it('the instructions', () => {
  expect(INSTRUCTIONS).toMatchSnapshot();
});

it('costs a model no more than some four thousand tokens', () => {
  const bytes = Buffer.byteLength(JSON.stringify(toolFor({ permissions: ROLE_PERMISSIONS.admin })) + INSTRUCTIONS);
  expect(bytes).toBeLessThan(16_000);
  expect(Buffer.byteLength(JSON.stringify(toolFor({ permissions: ROLE_PERMISSIONS.analyst })))).toBeLessThan(12_650);
});

it.each([...FIRST_QUERIES, ...EXAMPLES])('%s is one command', (query) => {
  expect(['read', 'convert']).toContain(parse(query).kind);
});

it('tells of every form that is executed, and shows its examples', () => {
  const { description } = toolFor({ permissions: ROLE_PERMISSIONS.analyst }) as { description: string };
  for (const { verb, subject } of FORMS) expect(description).toContain(`\n${[verb, subject].filter((word) => word !== '').join(' ')}`);
  for (const query of EXAMPLES) expect(description).toContain(query);
  for (const query of FIRST_QUERIES) expect(INSTRUCTIONS).toContain(query);
});
