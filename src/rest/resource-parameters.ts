import { boundNames } from '../catalog/bound-names.ts';
import { BADGE_FILTERS, fieldValue, LARGEST_INTEGER, isPlainInteger, limitsOf, MOST_VALUES, type FieldValue } from '../catalog/field-values.ts';
import { ONET_CODE_PATTERN } from '../catalog/onet-code.ts';
import type { Field, Resource } from '../catalog/resource.ts';
import { fullStateName, placesOf } from '../catalog/states.ts';
import { NUMBER, oneOf, type Schema } from '../catalog/value-schema.ts';
import type { Filter, Plan, Value } from '../catalog/plan.ts';
import { ApiError } from '../errors/api-error.ts';
import { hasEmptyPart, nameCandidates, partsOf } from '../text/comma-list.ts';
import { fieldValueMeant, possibleNumbers } from '../dsl/meanings/meant-values.ts';
import type { Arguments, Parameter, Parameters, Wrong } from '../routing/parameter.ts';
import { orderMeant } from './order-meant.ts';
import { mustBeOneOf } from './problems.ts';
import { didYouMean } from '../text/did-you-mean.ts';

/** The query parameters of a resource's list, derived from its catalog entry. */
export function listParameters(resource: Resource): Parameters {
  return { ...filterParameters(resource), ...pageParameters(resource), ...shapeParameters(resource) };
}

/** Only the filters: for counts. */
export function filterParameters(resource: Resource): Parameters {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]) => {
      const [name, ...aliases] = field.rest;
      if (name === undefined) return boundParameters(key, field);
      const bounds = boundNames(key, field);
      const parameter: Parameter = {
        type: 'text',
        aliases,
        description: mayBeList(field) ? `${field.description} A comma-separated list means OR.` : field.description,
        example: field.example,
        ...(field.values === undefined ? {} : { values: field.values }),
        ...formatOf(field),
        isList: field.operator !== 'contains',
        ...(field.operator === 'contains' ? {} : { maximumValues: MOST_VALUES }),
        ...(bounds === undefined ? {} : { bounds }),
        ...(field.names === 'state' && field.type !== 'state' ? { meant: (text: string) => partsOf(text).map(fullStateName).join(',') } : {}),
        check: (text: string) => problemOf(field, text),
      };
      return [[name, parameter] as const, ...boundParameters(key, field)];
    }),
  );
}

/** Whether a text may be a list, although its format does not say so. */
const mayBeList = (field: Field): boolean => field.operator !== 'contains' && formatOf(field).items === undefined;

function boundParameters(key: string, field: Field): [string, Parameter][] {
  const names = boundNames(key, field);
  if (names === undefined) return [];
  const [minimum, maximum] = limitsOf(field) ?? [-Infinity, Infinity];
  const size = {
    type: field.type === 'number' ? 'number' : 'integer',
    ...(minimum === -Infinity ? {} : { minimum }),
    ...(maximum === Infinity ? {} : { maximum }),
  } as const;
  const bound = (end: string): string =>
    `Inclusive ${end} bound on ${field.rest[0] ?? key}${field.type === 'number' ? '. Rows without the metric are excluded' : ''}.`;
  return [
    [names.gte, { ...size, upTo: names.lte, description: bound('lower') }],
    [names.lte, { ...size, description: bound('upper') }],
  ];
}

function pageParameters({ defaultLimit, maximumLimit }: Resource): Parameters {
  const more =
    defaultLimit === null
      ? { description: `Maximum number of rows to return, up to ${maximumLimit}. If omitted, all rows are returned.` }
      : { default: defaultLimit, description: `Maximum number of rows to return, up to ${maximumLimit}.` };
  return {
    limit: { type: 'integer', changes: 'view', isCount: true, minimum: 1, maximum: maximumLimit, ...more },
    offset: { type: 'integer', changes: 'view', isCount: true, minimum: 0, maximum: 1_000_000, default: 0, description: 'Number of rows to skip.' },
  };
}

/** Order, direction, score, and expansions, if the resource has them. */
function shapeParameters({ sorts, defaultSort, expansions }: Resource): Parameters {
  const orders = Object.values(sorts);
  const names = orders.flatMap(({ rest }) => rest);
  return {
    ...(names.length < 2
      ? {}
      : {
          order_by: {
            type: 'enumeration',
            changes: 'view',
            aliases: ['sort'],
            values: names,
            default: defaultSort,
            meant: (text: string) => orderMeant({ sorts }, text),
            description: `Sort order of the rows. ${meanings(Object.fromEntries(Object.entries(sorts).filter(([, { rest }]) => rest.length > 0)))}`,
          } as const,
        }),
    ...(orders.some(({ directed }) => directed === true)
      ? {
          order: {
            type: 'enumeration',
            changes: 'view',
            aliases: ['dir'],
            values: ['asc', 'desc'],
            default: 'asc',
            description: 'Sort direction. Nulls come last in both directions.',
          } as const,
        }
      : {}),
    ...(orders.some(({ score }) => score !== undefined)
      ? { include_score: { type: 'boolean', changes: 'view', default: false, description: 'Adds badge_sort_score to each row.' } as const }
      : {}),
    ...(Object.keys(expansions).length === 0
      ? {}
      : {
          expand: {
            type: 'tokens',
            changes: 'view',
            values: Object.keys(expansions),
            description: `Additional data in each row. ${meanings(expansions)}`,
          } as const,
        }),
  };
}

const meanings = (named: Readonly<Record<string, { readonly description: string }>>): string =>
  Object.entries(named)
    .map(([name, { description }]) => `\`${name}\`: ${description}`)
    .join(' ');

/** Maximum characters of a list: enough for about a hundred identifiers or words. */
const LONGEST_LIST = 8_000;
const NOT_BLANK = '^[^\\u0000]*[^\\s,\\u0000][^\\u0000]*$';

/** The format of a filter in the reference. {@link fieldValues} enforces it. */
function formatOf(field: Field): { readonly items?: Schema; readonly pattern?: string; readonly maximumLength?: number } {
  if (field.operator === 'contains') return {};
  switch (field.type) {
    case 'badge':
      return { items: oneOf(BADGE_FILTERS), maximumLength: LONGEST_LIST };
    case 'enumeration':
      return { items: oneOf(field.values ?? []), maximumLength: LONGEST_LIST };
    case 'flag':
      return { items: oneOf(['1', '0', 'Yes', 'No', 'Y', 'N', 'true', 'false']), maximumLength: LONGEST_LIST };
    case 'integer':
      return { items: { type: 'integer', minimum: 0, maximum: field.largest ?? LARGEST_INTEGER }, maximumLength: LONGEST_LIST };
    case 'number':
      return { items: NUMBER, maximumLength: LONGEST_LIST };
    case 'onet_code':
      return { items: { type: 'string', pattern: ONET_CODE_PATTERN }, maximumLength: LONGEST_LIST };
    case 'metro':
      return { pattern: '^(?:[0-9]{5}|[^\\u0000]*[^0-9\\s,\\u0000][^\\u0000]*)$' };
    case 'state':
      return { items: { type: 'string', description: 'Full name or postal code.' }, maximumLength: LONGEST_LIST };
    case 'exact':
      return { pattern: NOT_BLANK, maximumLength: LONGEST_LIST };
    case 'name':
      return { pattern: NOT_BLANK };
  }
}

/** The problem with the text of a filter, if any. */
function problemOf(field: Field, text: string): Wrong | undefined {
  if (field.operator === 'contains') return undefined;
  const values = fieldValues(field, text);
  if (!('problem' in values)) return undefined;
  const parts = partsMeant(field, text);
  const meant = parts.flatMap((part) => part.meant ?? []);
  const left = parts.filter((part) => part.meant === undefined).map(({ given }) => given);
  return meant.length === 0 ? values : { ...values, meant: [...new Set(meant)].join(','), left };
}

/** The values that the parts of a list mean, without numbers that no row has; undefined for one that means none. */
function partsMeant(field: Field, text: string): readonly { readonly given: string; readonly meant: string | undefined }[] {
  const parts = text.split(/[,|;]/u).flatMap(partsOf);
  return possibleNumbers(field, parts).map((given) => {
    const found = fieldValue(field, given);
    return { given, meant: 'problem' in found ? fieldValueMeant(field, given) : given };
  });
}

/** Converts the parameters of a list, as returned by readParameters(), to its plan. `scope` has the conditions of the path. */
export function listPlan(resource: Resource, given: Arguments<Parameters>, scope: readonly Filter[] = []): Plan {
  const spelled = String(given['order_by']);
  const [order = resource.defaultSort] = Object.entries(resource.sorts).find(([, { rest }]) => rest.includes(spelled)) ?? [];
  return {
    resource: resource.name,
    filter: filterOf(resource, given, scope),
    sort: [{ order, reversed: given['order'] === 'desc' && resource.sorts[order]?.directed === true }],
    limit: typeof given['limit'] === 'number' ? given['limit'] : null,
    offset: Number(given['offset']),
    expand: (given['expand'] ?? []) as readonly string[],
    withScore: given['include_score'] === true,
  };
}

/** The filters in the parameters and the path, joined by AND; undefined if there are none. */
export function filterOf(resource: Resource, given: Arguments<Parameters>, scope: readonly Filter[] = []): Filter | undefined {
  const filters = Object.entries(resource.fields).flatMap(([name, field]) => [...valueFilter(name, field, given), ...rangeFilters(name, field, given)]);
  const all = [...scope, ...filters];
  return all.length === 0 ? undefined : { kind: 'all', of: all };
}

function valueFilter(name: string, field: Field, given: Arguments<Parameters>): Filter[] {
  const parameter = field.rest[0];
  const text = parameter === undefined ? undefined : given[parameter];
  if (parameter === undefined || typeof text !== 'string') return [];
  if (field.operator === 'contains') return [{ kind: 'contains', field: name, text }];
  const values = fieldValues(field, text);
  if ('problem' in values) throw new ApiError('invalid_parameters', { error: `${parameter} ${values.problem}` });
  return [{ kind: 'in', field: name, values: values.values }];
}

/** The given bounds of a field, as comparisons of the query language. */
function rangeFilters(name: string, field: Field, given: Arguments<Parameters>): Filter[] {
  const bounds = boundNames(name, field);
  if (bounds === undefined) return [];
  return (['gte', 'lte'] as const).flatMap((operator): Filter[] => {
    const value = given[bounds[operator]];
    return typeof value === 'number' ? [{ kind: 'compare', field: name, operator, value }] : [];
  });
}

/** The values of a comma-separated list in canonical spelling. Names can also be runs of adjacent parts. */
export function fieldValues(field: Field, text: string): FieldValue {
  const parts = partsOf(text);
  if (parts.length === 0) return { problem: 'must not be an empty list' };
  // Commas can belong to texts and names, but none begins or ends with one, or has two next to each other.
  if (hasEmptyPart(text)) return { problem: 'has an empty item before or after a comma' };
  if (field.names === 'city') return { values: placesOf(parts) };
  if (field.type === 'name') return { values: nameCandidates(text, parts) };
  const values: Value[] = [];
  for (const part of field.type === 'metro' ? placesOf(parts) : parts) {
    const found = fieldValue(field, part);
    if ('problem' in found) return inRestWords(field, part, found);
    values.push(...found.values);
  }
  return { values: [...new Set(values)] };
}

/** Adapts a problem to REST: adds similar names, and removes the quotes of the query language. */
function inRestWords(field: Field, part: string, { problem, valid }: Extract<FieldValue, { problem: string }>): FieldValue {
  switch (field.type) {
    case 'badge':
    case 'enumeration':
      return { problem: `${mustBeOneOf(valid ?? [])}${didYouMean(part, [fieldValueMeant(field, part) ?? ''])}`, ...(valid === undefined ? {} : { valid }) };
    case 'integer':
      return { problem: field.largest === undefined && !isPlainInteger(part) ? 'must be an integer' : problem };
    case 'onet_code':
      return { problem: problem.replaceAll('"', '') };
    default:
      return { problem, ...(valid === undefined ? {} : { valid }) };
  }
}
