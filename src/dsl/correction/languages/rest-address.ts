import { facesOf } from '../../../operations/operation.ts';
import type { Form } from '../../forms/form.ts';
import { FORMS } from '../../forms/forms.ts';
import { quoted } from '../../print.ts';
import { nameOfForm } from '../../rules/rule.ts';
import { membersIn } from './argument-reader.ts';
import { conditionIn } from './infix-conditions.ts';
import { plainValue, type Given, type Member } from './given-values.ts';
import { addMember, inOrder } from './keyword-statement.ts';
import { emptyStatement } from './statement.ts';
import { LONGEST } from '../../meanings/pieces.ts';

/** A method or a program for HTTP, a host, and the path with its parameters. Spaces in names are not escaped by everybody. */
const ADDRESS =
  /^(?:(?:curl|fetch|wget|http|GET|POST|HEAD)\s+)*["']?(?:https?:\/\/[^\s/]+|\{\{?\w+\}?\}(?=\/)|<\w+>(?=\/)|\$\{?\w+\}?(?=\/)|(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?=\/api\/))?(\/?[a-z][^?"'={}()<>]*)(?:\?([^"]*?))?["']?$/iu;

/** fetch("/api/companies"), curl -H "…" 'https://host/api/companies' */
const QUOTED = /["'`](?:[^"'`\s/]*(?:\/\/[^"'`\s/]*)?)?(\/api\/[^"'`]*)["'`]/iu;

/** curl -s -H "…" https://host/api/companies?limit=5 */
const UNQUOTED = /^(?:curl|wget|http|https|xh)\s[\s\S]*?(\/api\/[^\s"'`]+)/iu;

/** POST /api/titleconvert {"titles": ["nurse", "cook"]} */
const WITH_BODY = /^(?:curl\s+)?(POST\s+\S+)\s+(?:-d\s+)?['"]?(\{.*\})['"]?$/isu;

/** requests.get("/api/companies", params={"state": "TX"}) */
const PARAMS = /\b(?:params|json|data)\s*[=:]\s*(\{.*\}|[\w.]+)/isu;

interface Route {
  readonly form: Form;
  readonly segments: readonly string[];
}

const routes = (): Route[] => FORMS.flatMap((form) => facesOf(form.operation.rest).map(({ path }) => ({ form, segments: segmentsOf(path) })));
const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '' && segment !== 'api' && !/^v\d+$/u.test(segment));
const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** A request of REST with the keywords of the query language: `GET /api/companies/Walmart/hiring?cbsa=42660`. Undefined for any other text. */
export function addressInKeywords(query: string): string | undefined {
  if (query.length > LONGEST) return undefined;
  const [, head = query, body] = WITH_BODY.exec(query.trim()) ?? [];
  const quotedPath = QUOTED.exec(head) ?? UNQUOTED.exec(head);
  const [, path = '', parameters] = ADDRESS.exec(quotedPath?.[1] ?? head.trim()) ?? [];
  // A single word is an address only with a slash or parameters.
  if (!/^\/|^api\/|\/(?=\w)/u.test(path) && parameters === undefined) return undefined;
  if (/\s/u.test(path.split('/').find(Boolean) ?? '')) return undefined;
  const given = segmentsOf(path).map((segment) => decoded(segment));
  const isMeant = ({ segments }: Route): boolean =>
    segments.length === given.length && segments.every((segment, i) => isPlaceholder(segment) || segment === given[i]?.toLowerCase());
  const route = routes()
    .sort((a, b) => fixed(b) - fixed(a))
    .find(isMeant);
  if (route === undefined) return undefined;
  const statement = emptyStatement();
  const named = given.filter((_, i) => isPlaceholder(route.segments[i] ?? ''));
  statement.words = [nameOfForm(route.form).replace(' […]', ''), ...named.map((name) => (/^\d+$/u.test(name) ? name : quoted(name)))];
  const sent = body ?? (quotedPath === null ? undefined : PARAMS.exec(head.slice(quotedPath.index + quotedPath[0].length))?.[1]);
  const ofBody = sent === undefined ? [] : membersIn(sent);
  // What is sent in a variable is unknown.
  if (ofBody === undefined) return undefined;
  const odata = /[?&]?\$(?:filter|top|orderby)=/iu.test(parameters ?? '');
  const members = [...new URLSearchParams(parameters ?? '')].flatMap(([key, value]): Member[] => {
    const condition = odata && key === '$filter' ? conditionIn(value) : undefined;
    if (condition !== undefined) statement.conditions.push(condition);
    return condition === undefined ? [{ key: plainKey(key), given: comparedValue(value) ?? valueOf(value) }] : [];
  });
  for (const member of [...members, ...ofBody]) {
    const { key, given } = member;
    if (isInput(route.form, key) && 'text' in given) statement.words.push(quoted(given.text));
    else if (isInput(route.form, key) && given.kind === 'list') statement.words.push(listOf(given.of));
    else if (!addMember(statement, member)) return undefined;
  }
  return inOrder(statement);
}

const fixed = ({ segments }: Route): number => segments.filter((segment) => !isPlaceholder(segment)).length;

/** The member with the text to convert, or with a list of them. */
const isInput = ({ operation, subject }: Form, key: string): boolean =>
  subject === '' &&
  Object.entries(operation.settings ?? {}).some(
    ([name, { rest, dsl }]) => dsl !== undefined && 'input' in dsl && [...(rest ?? []), name, `${name}s`].includes(key),
  );

/** `filter[state]`, `page[size]` */
function plainKey(key: string): string {
  const [, of, name] = /^(\w+)\[(\w+)\]$/u.exec(key) ?? [];
  if (of === undefined || name === undefined) return key;
  return of === 'page' && name === 'number' ? 'page' : name;
}

/** `eq.Ohio`, `gte.3`, `in.(TX,OH)`: an operator in front of the value. */
function comparedValue(text: string): Given | undefined {
  const [, not, operator = '', value = ''] = /^(not\.)?(eq|neq|gte?|lte?|i?like|in|is)\.(.+)$/iu.exec(text) ?? [];
  if (operator === '') return undefined;
  const given = valueOf(value.replace(/^\((.*)\)$/su, '$1').replace(/^\*|\*$/gu, ''));
  const key = not === undefined ? operator : operator === 'in' ? 'not_in' : 'ne';
  return { kind: 'members', of: [{ key, given }] };
}

function valueOf(text: string): Given {
  const parts = text.split(/,(?!\s)/u);
  return parts.length === 1 ? plainValue(text) : { kind: 'list', of: parts.map(plainValue) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}

const listOf = (values: readonly Given[]): string => `[${values.flatMap((one) => ('text' in one ? [quoted(one.text)] : [])).join(', ')}]`;
