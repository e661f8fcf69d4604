import { formatProblem, WELL_FORMED } from '../catalog/learning.ts';
import type { Schema } from '../catalog/value-schema.ts';
import { nearNames } from '../text/near-names.ts';

/** Enough for all problems that a person causes. Of thousands, only the first are reported. */
const MOST_REPORTED = 30;
const LONGEST_NAME = 100;
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = { [WELL_FORMED]: (text) => text.isWellFormed() };

/** The keywords of JSON Schema that the catalog's schemas use. Another one must be added here before a schema may use it. */
interface Keywords {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}
const KEYWORDS = [
  ...['description', 'type', 'enum', 'const', 'anyOf', 'properties', 'required', 'additionalProperties', 'items'],
  ...['minimum', 'maximum', 'maxLength', 'pattern', 'format'],
];

/** Returns a function that lists everything wrong with a value of this schema, one sentence each. `whole` is the name of the value itself. */
export function intakeCheck(schema: Schema, whole: string): (value: unknown) => string[] {
  refuseUnknownKeywords(schema);
  return (value) => {
    const problems = problemsOf(schema, value, [], whole);
    return problems.length > MOST_REPORTED ? [...problems.slice(0, MOST_REPORTED), 'There are more problems'] : problems;
  };
}

function refuseUnknownKeywords(schema: Schema): void {
  const { properties = {}, items, format } = schema as Keywords;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.includes(keyword));
  if (unknown !== undefined) throw new Error(`intakeCheck does not check the keyword ${unknown}`);
  if (format !== undefined && !(format in FORMATS)) throw new Error(`intakeCheck does not check the format ${format}`);
  for (const member of [...Object.values(properties), ...(items === undefined ? [] : [items])]) refuseUnknownKeywords(member);
}

function problemsOf(schema: Schema, value: unknown, path: readonly string[], whole: string): string[] {
  const keywords = schema as Keywords;
  const name = path.length === 0 ? whole : path.join('.');
  if (keywords.enum !== undefined) return keywords.enum.includes(value) ? [] : [`${name} must be one of ${keywords.enum.join(', ')}`];
  if ('const' in keywords) return value === keywords.const ? [] : [`${name} must be ${JSON.stringify(keywords.const)}`];
  const types = [keywords.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => TYPES[type]?.is(value)))
    return [`${name} must be ${types.map((type) => TYPES[type]?.name ?? type).join(' or ')}`];
  if (typeof value === 'number') return numberProblems(keywords, value).map((problem) => `${name} ${problem}`);
  if (typeof value === 'string') return textProblems(keywords, value).map((problem) => `${name} ${problem}`);
  const { items } = keywords;
  if (Array.isArray(value)) return items === undefined ? [] : value.flatMap((item, i) => problemsOf(items, item, [...path, String(i)], whole));
  return isObject(value) ? objectProblems(keywords, value, path, whole) : [];
}

function objectProblems(keywords: Keywords, value: Readonly<Record<string, unknown>>, path: readonly string[], whole: string): string[] {
  const { anyOf, properties = {}, required = [], additionalProperties } = keywords;
  const isMissing = (member: string): boolean => value[member] === undefined;
  const unknown = additionalProperties === false ? Object.keys(value).filter((member) => !Object.hasOwn(properties, member)) : [];
  return [
    ...(anyOf?.every((branch) => branch.required.some(isMissing)) === true
      ? [`${anyOf.map((branch) => branch.required.join(', ')).join(' or ')} is required`]
      : []),
    ...required.filter(isMissing).map((member) => `${[...path, member].join('.')} is required`),
    ...unknown.map((member) => unknownMember(member, Object.keys(properties), path, whole)),
    ...Object.entries(properties).flatMap(([member, schema]) => (isMissing(member) ? [] : problemsOf(schema, value[member], [...path, member], whole))),
  ];
}

function unknownMember(member: string, known: readonly string[], path: readonly string[], whole: string): string {
  const shown = member.slice(0, LONGEST_NAME).toWellFormed();
  const [near] = nearNames(shown, known);
  return `${[...path, shown].join('.')} is not a field of ${path.length === 0 ? whole : path.join('.')}${near === undefined ? '' : `; did you mean ${near}?`}`;
}

function numberProblems({ minimum = -Infinity, maximum = Infinity }: Keywords, value: number): string[] {
  if (value < minimum) return [`must be at least ${minimum}`];
  return value > maximum ? [`must be at most ${maximum}`] : [];
}

/** Lengths are in characters, not in UTF-16 units. */
function textProblems({ maxLength = Infinity, pattern, format }: Keywords, value: string): string[] {
  const isTooLong = value.length > maxLength && Array.from(value).length > maxLength;
  return [
    ...(isTooLong ? [`is longer than ${maxLength} characters`] : []),
    ...(pattern === undefined || new RegExp(pattern, 'u').test(value) ? [] : [formatProblem(pattern, value) ?? `must match ${pattern}`]),
    ...(format === undefined || FORMATS[format]?.(value) === true ? [] : [formatProblem(format, value) ?? `must have the format ${format}`]),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, { readonly name: string; readonly is: (value: unknown) => boolean }>> = {
  string: { name: 'a text', is: (value) => typeof value === 'string' },
  number: { name: 'a number', is: (value) => Number.isFinite(value) },
  integer: { name: 'an integer', is: (value) => Number.isInteger(value) },
  boolean: { name: 'true or false', is: (value) => typeof value === 'boolean' },
  object: { name: 'a JSON object', is: isObject },
  array: { name: 'a list', is: (value) => Array.isArray(value) },
  null: { name: 'null', is: (value) => value === null },
};
