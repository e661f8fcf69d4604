import { archetypeLevel, canonicalOf, fieldValue } from '../catalog/field-values.ts';
import type { Field, Resource } from '../catalog/resource.ts';
import { fullStateName } from '../catalog/states.ts';
import type { Filter, Plan, SortKey, Value } from '../catalog/plan.ts';
import type { Form, DslQuestion, Setting, SettingValue } from './forms/form.ts';
import { hasPagesOfGroups } from './rules/modifiers.ts';
import { DEFAULT_LIMIT } from './rules/page.ts';
import {
  asWritten,
  clauseOf,
  conjuncts,
  fieldNamed,
  literalsOf,
  searchedText,
  settingNamed,
  targetKeys,
  targetLiteral,
  textOf,
  type RuleInput,
} from './rules/rule.ts';
import type { Clause, Condition, FieldCondition, Literal } from './syntax-tree.ts';

type Lowered = Omit<DslQuestion, 'query' | 'command' | 'inputs' | 'caller'>;

/** Converts a checked command to target, settings, and plan. REST requests are converted to the same plans. */
export function lower(input: RuleInput): Lowered {
  const { form, clauses } = input;
  const { picked, rest } = pickOut(input);
  return {
    form,
    target: targetOf(input, picked),
    settings: settingsOf(form, picked),
    plan: planOf(form, clauses, rest),
    groupBy: clauseOf(clauses, 'group_by')?.names[0]?.text,
    expand: expansionsOf(clauses),
    withWords: (clauseOf(clauses, 'with')?.names ?? []).map(({ text }) => text),
    mermaid: clauseOf(clauses, 'format')?.format.text === 'MERMAID',
    clarify: clauseOf(clauses, 'clarify') !== undefined,
    flags: clauseOf(clauses, 'using')?.flags ?? [],
  };
}

type Picked = Extract<FieldCondition, { kind: 'comparison' | 'in' }>;

/** Separates the conditions that name the target or set an option from those that filter rows. */
function pickOut(input: RuleInput): { picked: Picked[]; rest: Condition[] } {
  const keys = targetKeys(input);
  const picked: Picked[] = [];
  const rest: Condition[] = [];
  for (const condition of conjuncts(clauseOf(input.clauses, 'where')?.condition)) {
    const isOne = condition.kind === 'comparison' || condition.kind === 'in';
    if (isOne && (keys.includes(condition.field.text) || settingNamed(input.form, condition.field.text) !== undefined)) picked.push(condition);
    else rest.push(condition);
  }
  return { picked, rest };
}

function targetOf(input: RuleInput, picked: readonly Picked[]): DslQuestion['target'] {
  const kind = input.form.target;
  if (kind === undefined) return undefined;
  const named = picked.find(({ field }) => targetKeys(input).includes(field.text));
  const literal = targetLiteral(input) ?? (named === undefined ? undefined : literalsOf(named)[0]);
  if (literal === undefined) return undefined;
  // A ZIP code without quotes may begin with a zero.
  const isNumber = literal.kind === 'number' && (literal.written === undefined || kind === 'cluster');
  return { kind, value: isNumber ? literal.value : asWritten(literal).trim(), at: literal.at };
}

function settingsOf(form: Form, picked: readonly Picked[]): Record<string, SettingValue> {
  return Object.fromEntries(
    picked.flatMap((condition): [string, SettingValue][] => {
      const [property, setting] = settingNamed(form, condition.field.text) ?? [];
      const literals = literalsOf(condition);
      const [literal] = literals;
      if (property === undefined || setting === undefined || literal === undefined) return [];
      if (setting.several === true) return [[property, literals.map((one) => textSetting(setting, one))]];
      return [[property, setting.type === 'score' && literal.kind === 'number' ? literal.value : textSetting(setting, literal)]];
    }),
  );
}

function textSetting({ values = [] }: Setting, literal: Literal): string {
  const text = textOf(literal).trim();
  return canonicalOf(text, values) ?? text;
}

function planOf(form: Form, clauses: readonly Clause[], conditions: readonly Condition[]): Plan {
  const { limit, offset } = pageOf(form, clauses);
  const filters = conditions.map((condition) => filterOf(form, condition));
  return {
    resource: form.resource?.name ?? '',
    filter: filters.length === 0 ? undefined : { kind: 'all', of: filters },
    sort: form.resource === undefined ? [] : sortOf(form.resource, clauses),
    limit,
    offset,
    expand: expansionsOf(clauses)
      .map((token) => token.toLowerCase())
      .filter((token) => Object.hasOwn(form.resource?.expansions ?? {}, token)),
    withScore: (clauseOf(clauses, 'with')?.names ?? []).some(({ text }) => text === 'SCORE'),
  };
}

/** RANGE starts at 1 and includes both ends. */
function pageOf(form: Form, clauses: readonly Clause[]): { limit: number | null; offset: number } {
  const range = clauseOf(clauses, 'range');
  if (range !== undefined) return { limit: range.last.value - range.first.value + 1, offset: range.first.value - 1 };
  const byDefault = hasPagesOfGroups(form, clauses) ? null : form.defaultLimit === undefined ? DEFAULT_LIMIT : form.defaultLimit;
  return { limit: clauseOf(clauses, 'limit')?.count.value ?? byDefault, offset: clauseOf(clauses, 'offset')?.count.value ?? 0 };
}

/** Tokens of EXPAND. INCLUDE OCCUPATIONS and RESOLVE CLUSTER [DETAILS] are synonyms of some. */
function expansionsOf(clauses: readonly Clause[]): string[] {
  const resolve = clauseOf(clauses, 'resolve');
  const tokens = [...(clauseOf(clauses, 'expand')?.names ?? []), ...(clauseOf(clauses, 'include')?.names ?? [])].map(({ text }) => text);
  return [...new Set([...tokens, ...(resolve === undefined ? [] : [resolve.details === undefined ? 'CLUSTER' : 'CLUSTER_DETAILS'])])];
}

function sortOf(resource: Resource, clauses: readonly Clause[]): SortKey[] {
  const text = searchedText(clauses);
  return (clauseOf(clauses, 'order_by')?.keys ?? []).flatMap(({ field, direction }) => {
    const [order, found] = Object.entries(resource.sorts).find(([, { dsl }]) => dsl.includes(field.text)) ?? [];
    if (order === undefined || found === undefined) return [];
    const startsHigh = found.startsHigh === true;
    const wantsHigh = direction === undefined ? startsHigh || found.dslStartsHigh === true : direction === 'desc';
    return [{ order, reversed: wantsHigh !== startsHigh, ...(found.sql.includes('$text') && text !== undefined ? { text } : {}) }];
  });
}

const INVERSE = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' } as const;

/** A condition as a filter of the plan. NOT reverses a size comparison instead of negating it, so that an absent value matches neither. */
function filterOf(form: Form, condition: Condition): Filter {
  switch (condition.kind) {
    case 'and':
      return { kind: 'all', of: condition.of.map((part) => filterOf(form, part)) };
    case 'or':
      return { kind: 'any', of: condition.of.map((part) => filterOf(form, part)) };
    case 'not': {
      const inner = filterOf(form, condition.of);
      return inner.kind === 'compare' ? { ...inner, operator: INVERSE[inner.operator] } : { kind: 'not', of: inner };
    }
    default:
      return fieldFilter(form, condition);
  }
}

function fieldFilter(form: Form, condition: FieldCondition): Filter {
  const [name, field] = fieldNamed(form, condition.field.text) ?? [];
  if (name === undefined || field === undefined) throw new Error(`the rules did not reject the unknown field ${condition.field.text}`);
  switch (condition.kind) {
    case 'is_null':
      return { kind: 'in', field: name, values: [field.absent ?? null] };
    case 'between': {
      const bound = (operator: 'gte' | 'lte', literal: Literal): Filter => ({ kind: 'compare', field: name, operator, value: numberOf(literal) });
      return { kind: 'all', of: [bound('gte', condition.low), bound('lte', condition.high)] };
    }
    case 'in':
      return anyOf(condition.values.map((literal) => equals(name, field, literal)));
    case 'comparison':
      switch (condition.operator) {
        case 'is':
          return equals(name, field, condition.value);
        case 'is_not':
          return { kind: 'not', of: equals(name, field, condition.value) };
        case 'contains':
          return field.type === 'metro'
            ? { kind: 'in', field: name, values: [textOf(condition.value).trim()] }
            : { kind: 'contains', field: name, text: textOf(condition.value).trim() };
        default:
          return { kind: 'compare', field: name, operator: condition.operator, value: numberOf(condition.value) };
      }
  }
}

/** One value. On a search field it is a part of the text; BADGE also takes archetype:level. */
function equals(name: string, field: Field, literal: Literal): Filter {
  const text = textOf(literal).trim();
  if (field.operator === 'contains') return { kind: 'contains', field: name, text };
  const archetype = field.over === undefined ? undefined : archetypeLevel(text);
  if (archetype !== undefined) return { kind: 'in', ...archetype };
  const found = fieldValue(field, nameMeant(field, text));
  if ('problem' in found) throw new Error(`the rules did not reject a value of ${name} that ${found.problem}`);
  return { kind: 'in', field: name, values: found.values };
}

/** States have their full names in company records; the query language also takes postal codes, as for states of jobs. */
export const nameMeant = ({ names }: { readonly names?: Field['names'] | Field['ids'] }, text: string): string =>
  names === 'state' ? fullStateName(text) : text;

/** Combines the values of one field in one list, as for a comma-separated list in REST. */
function anyOf(filters: readonly Filter[]): Filter {
  const [first] = filters;
  if (first?.kind === 'in' && filters.every((filter) => filter.kind === 'in' && filter.field === first.field)) {
    const values = filters.flatMap((filter): readonly Value[] => (filter.kind === 'in' ? filter.values : []));
    return { kind: 'in', field: first.field, values: [...new Set(values)] };
  }
  return filters.length === 1 && first !== undefined ? first : { kind: 'any', of: filters };
}

function numberOf(literal: Literal): number {
  if (literal.kind !== 'number') throw new Error('the rules did not reject a comparison with a text');
  return literal.value;
}
