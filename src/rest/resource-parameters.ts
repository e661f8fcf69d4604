import { BADGES } from '../enumerations.ts';
import type { Field, Resource } from '../catalog/resource.ts';
import { ApiError } from '../errors.ts';
import type { Filter, Plan, Value } from '../plan/plan.ts';
import { canonical, didYouMean, type Arguments, type Parameters } from './parameters.ts';

/** The query parameters of a resource's list, derived from its catalog entry. */
export function listParameters(resource: Resource): Parameters {
  const filters = Object.values(resource.fields).flatMap((field) => {
    const [name, ...aliases] = field.rest;
    return name === undefined
      ? []
      : [[name, { type: 'text', aliases, description: field.description, check: (text: string) => problemOf(field, text) }] as const];
  });
  return {
    ...Object.fromEntries(filters),
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: resource.maximumLimit,
      default: resource.defaultLimit,
      description: `Rows of the page; at most ${resource.maximumLimit}.`,
    },
    offset: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0, description: 'Rows to skip.' },
    order_by: {
      type: 'enumeration',
      aliases: ['sort'],
      values: Object.values(resource.sorts).flatMap(({ rest }) => rest),
      default: resource.defaultSort,
      description: 'Order of the rows.',
    },
    include_score: { type: 'boolean', default: false, description: 'Adds badge_sort_score to each row.' },
    expand: { type: 'tokens', values: resource.expansions, description: 'Further blocks of each row.' },
  };
}

/** What is wrong with the text of a filter, if anything. */
function problemOf(field: Field, text: string): { readonly problem: string; readonly valid?: readonly string[] } | undefined {
  if (field.operator === 'contains') return undefined;
  const values = fieldValues(field, text);
  return 'problem' in values ? values : undefined;
}

/** Lowers the parameters of a list, as readParameters() gives them, to its plan. */
export function listPlan(resource: Resource, given: Arguments<Parameters>): Plan {
  const filters = Object.entries(resource.fields).flatMap(([name, field]): Filter[] => {
    const parameter = field.rest[0];
    const text = parameter === undefined ? undefined : given[parameter];
    if (parameter === undefined || typeof text !== 'string') return [];
    if (field.operator === 'contains') return [{ kind: 'contains', field: name, text }];
    const values = fieldValues(field, text);
    if ('problem' in values) throw new ApiError('invalid_parameters', { error: `${parameter} ${values.problem}` });
    return [{ kind: 'in', field: name, values: values.values }];
  });
  const spelled = String(given['order_by']);
  const [order = resource.defaultSort] = Object.entries(resource.sorts).find(([, { rest }]) => rest.includes(spelled)) ?? [];
  return {
    resource: resource.name,
    filter: filters.length === 0 ? undefined : { kind: 'all', of: filters },
    sort: [{ order, descending: false }],
    limit: Number(given['limit']),
    offset: Number(given['offset']),
    expand: given['expand'] as readonly string[],
    withScore: given['include_score'] === true,
  };
}

type FieldValues = { readonly values: readonly Value[] } | { readonly problem: string; readonly valid?: readonly string[] };

/** The values of a comma list in canonical spelling. */
function fieldValues(field: Field, text: string): FieldValues {
  const parts = partsOf(text);
  switch (field.type) {
    case 'badge': {
      const valid = [...BADGES, 'Ranked', 'NA'];
      const bad = parts.find((part) => canonical(part, valid) === undefined);
      if (bad !== undefined || parts.length === 0) return { problem: `must be one of ${valid.join(', ')}${didYouMean(bad ?? text, valid)}`, valid };
      return { values: [...new Set(parts.flatMap((part): Value[] => badgeValues(canonical(part, valid) ?? '')))] };
    }
    case 'enumeration': {
      const valid = field.values ?? [];
      const bad = parts.find((part) => canonical(part, valid) === undefined);
      if (bad !== undefined || parts.length === 0) return { problem: `must be one of ${valid.join(', ')}${didYouMean(bad ?? text, valid)}`, valid };
      return { values: parts.map((part) => canonical(part, valid) ?? part) };
    }
    case 'integer': {
      if (parts.length === 0 || parts.some((part) => !/^\d{1,10}$/.test(part) || Number(part) > 2_147_483_647)) return { problem: 'must be an integer' };
      return { values: parts.map(Number) };
    }
    case 'name':
      return { values: nameCandidates(text, parts) };
    case 'exact':
      if (parts.length === 0) return { problem: 'must not be an empty list' };
      // Identifiers are stored in lower case; a delivery's own ones may not be.
      return { values: [...new Set(parts.flatMap((part) => [part, part.toLowerCase()]))] };
  }
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function badgeValues(spelled: string): Value[] {
  return spelled === 'Ranked' ? [...BADGES] : [spelled === 'NA' ? null : spelled];
}

/** Names may contain commas: the text as one name, each part, and each run of neighbouring parts. */
export function nameCandidates(text: string, parts: readonly string[] = partsOf(text)): string[] {
  const MOST_PARTS = 40;
  if (parts.length > MOST_PARTS) return [text, ...parts];
  const runs = parts.flatMap((_, start) => parts.slice(start).map((_part, length) => parts.slice(start, start + length + 1).join(', ')));
  return [...new Set([text, ...runs])];
}
