import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { USAGE } from '../../src/admin/commands.ts';
import { ROLE_PERMISSIONS, TIER_LIMITS } from '../../src/catalog/roles.ts';
import { ApiError, ERROR_CODES } from '../../src/errors/api-error.ts';
import { ENVIRONMENT } from '../../src/config/environment.ts';
import { isSeen, MISSES, QUESTION_SETS, readQuestions, type Question } from '../../test/questions/evaluate.ts';
import { COMMANDS } from './commands.ts';
import { table } from './markdown.ts';
import { ENDPOINT_GROUPS, ENDPOINTS, QUERY_FORMS, type Endpoint } from './operations.ts';

const code = (text: string): string => `\`${text}\``;

const PERMISSIONS: Readonly<Record<string, string>> = { none: 'no token', token: 'any token' };
const permissionOf = ({ permission }: Endpoint): string => PERMISSIONS[permission] ?? code(permission);

function neededFor({ permission }: Endpoint): string {
  if (permission === 'none') return 'No token required.';
  return permission === 'token' ? 'Requires any valid token.' : `Requires the permission ${code(permission)}.`;
}

function endpoints(): string {
  return table(
    ['Endpoint', 'Returns', 'Permission'],
    ENDPOINT_GROUPS.flatMap(({ name }) =>
      ENDPOINTS.filter(({ group }) => group === name).map((endpoint) => [
        code(`${endpoint.method} ${endpoint.path}`),
        endpoint.summary,
        permissionOf(endpoint),
      ]),
    ),
  );
}

function csvOf({ hasCsv, csvOnlyFor }: Endpoint): string {
  if (!hasCsv) return '';
  return csvOnlyFor === undefined ? ' Also available as `text/csv`.' : ` ${code(csvOnlyFor)} is also available as \`text/csv\`.`;
}

/** The endpoints of a group, with their parameters and an example request. */
function reference(group: string): string {
  return ENDPOINTS.filter((endpoint) => endpoint.group === group)
    .map((endpoint) =>
      [
        `### ${endpoint.method} ${endpoint.path}`,
        `${endpoint.summary} ${neededFor(endpoint)}${csvOf(endpoint)}`,
        endpoint.description,
        endpoint.parameters.length === 0 ? '' : parameterTable(endpoint),
        exampleOf(endpoint),
      ]
        .filter((paragraph) => paragraph !== '')
        .join('\n\n'),
    )
    .join('\n\n');
}

const parameterTable = ({ parameters }: Endpoint): string =>
  table(
    ['Parameter', 'Type', 'Default', 'Description'],
    parameters.map(({ name, aliases, kind, isRequired, default: standard, description }) => [
      [name, ...aliases].map(code).join(' or '),
      kind,
      isRequired ? 'required' : standard === undefined ? '' : code(standard),
      description,
    ]),
  );

function exampleOf({ method, example, body }: Endpoint): string {
  const request = `${method} ${example}`;
  return ['```http', body === undefined ? request : `${request}\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}`, '```'].join('\n');
}

function environment(): string {
  return Object.entries(ENVIRONMENT)
    .map(([group, variables]) => {
      const rows = Object.entries<z.ZodType>(variables).map(([name, schema]) => {
        const { description = '', whenUnset } = schema.meta() ?? {};
        return [code(name), typeof whenUnset === 'string' ? whenUnset : defaultOf(schema), description];
      });
      return `### ${group}\n\n${table(['Variable', 'Default', 'Description'], rows)}`;
    })
    .join('\n\n');
}

/** The default of a variable, as it would be written in the environment. */
function defaultOf(schema: z.ZodType): string {
  const value = schema.parse(undefined);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return code(String(value));
  return 'none';
}

function commands(): string {
  const groups = [...new Set(Object.values(COMMANDS).map(({ group }) => group))];
  return groups
    .map((group) => {
      const rows = Object.entries(COMMANDS)
        .filter(([, command]) => command.group === group)
        .map(([name, { takes, description }]) => {
          const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
          return [code(takes === undefined ? command : `${command} -- ${takes}`), description];
        });
      return `### ${group}\n\n${table(['Command', 'What it does'], rows)}`;
    })
    .join('\n\n');
}

const roles = (): string =>
  table(
    ['Role', 'Permissions'],
    Object.entries(ROLE_PERMISSIONS).map(([role, permissions]) => [code(role), permissions.map(code).join(', ')]),
  );

const rateLimits = (): string =>
  table(
    ['Tier', 'Requests per minute'],
    Object.entries(TIER_LIMITS).map(([tier, limit]) => [code(tier), Number.isFinite(limit) ? String(limit) : 'unlimited']),
  );

function errors(): string {
  const rows = ERROR_CODES.map((name) => {
    const error = new ApiError(name);
    const { suggestion } = error.body('') as { suggestion?: string };
    return [String(error.status), code(name), error.message, suggestion ?? ''];
  });
  return table(
    ['Status', 'Code', 'Message', 'Suggestion'],
    rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );
}

const queryForms = (): string =>
  table(
    ['Form', 'Returns', 'Example'],
    QUERY_FORMS.map(({ name, summary, example }) => [code(name), summary, code(example)]),
  );

/** What became of each set of labeled questions at the first look. */
function firstLooks(): string {
  const share = ({ count, of }: { readonly count: number; readonly of: number }): string => `${count} of ${of}`;
  const rows = QUESTION_SETS.filter(({ right, refused }) => right !== undefined || refused !== undefined).map(({ name, asksLike, right, refused }) => [
    name,
    asksLike,
    right === undefined ? '' : `${share(right)} (${Math.round((100 * right.count) / right.of)}%)`,
    refused === undefined ? '' : share(refused),
  ]);
  return table(['Set', 'Asks like', 'Right at first look', 'Refused, of what must be refused'], rows);
}

/** How many of the labeled questions are right now. */
function rightNow(): string {
  const misses = new Set(
    readFileSync(MISSES, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').toSpliced(1, 2).join('\t')),
  );
  const isRight = ({ set, text }: Question): boolean => !misses.has(`${set}\t${text}`);
  const rowOf = (name: string, questions: readonly Question[]): string[] => [name, String(questions.length), String(questions.filter(isRight).length)];
  const questions = readQuestions();
  const unseen = questions.filter((question) => !isSeen(question));
  return table(
    ['Labeled questions and texts to refuse', 'Count', 'Right now'],
    [rowOf('held out: no rule is written for them, and nothing is learned from them', unseen), rowOf('all others', questions.filter(isSeen))],
  );
}

/** The generated parts of the documentation, by the name in their markers. */
const PARTS: Readonly<Record<string, () => string>> = {
  endpoints,
  environment,
  commands,
  'admin commands': () => ['```text', USAGE, '```'].join('\n'),
  roles,
  'rate limits': rateLimits,
  errors,
  'query forms': queryForms,
  'question sets': firstLooks,
  'questions right now': rightNow,
  ...Object.fromEntries(ENDPOINT_GROUPS.map(({ name }) => [`reference ${name}`, () => reference(name)])),
};

/** The text of a generated part. */
export function partNamed(name: string): string {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`There is no generated part "${name}". Known: ${PART_NAMES.join(', ')}.`);
  return part();
}

export const PART_NAMES = Object.keys(PARTS);
