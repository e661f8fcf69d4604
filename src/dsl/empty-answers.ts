import type { Form, DslQuestion } from './forms/form.ts';
import { lower } from './lower.ts';
import { printCondition, quoted } from './print.ts';
import { conjuncts, fieldNamed, literalsOf, textOf, type RuleInput } from './rules/rule.ts';
import { check } from './rules/rules.ts';
import type { Services } from '../operations/services.ts';
import { ask } from './ask.ts';
import { joinedByAnd, whereOf, withCondition } from './suggestions.ts';
import type { Clause, Condition, Literal } from './syntax-tree.ts';

/** Most conditions to try, and most queries to suggest. */
const MOST_TRIED = 8;
const MOST_OFFERED = 3;

/** Wildcards of other languages around a text, which CONTAINS takes literally. */
const WILDCARDS = /^[%*]+|[%*]+$/gu;

/**
 * For an empty list: the queries for names that do not exist, the conversion of a text that SEARCH did not find, the query without wildcards, the query for a part of a name, and the query without the condition
 * that emptied it.
 */
export async function insteadOfNothing(services: Services, input: RuleInput, question: DslQuestion, named: readonly string[]): Promise<string[]> {
  const conditions = conjuncts(whereOf(question.command));
  const offered = [...named, ...conditions.flatMap((condition) => elsewhere(input.form, condition))];
  const instead = [withoutWildcards, ofPart, asRounded, asLeast].map((meaning) => conditions.map((condition) => meaning(condition, input.form)));
  for (const meant of [withEither(conditions, input.form), ...instead])
    if (
      (meant.length < conditions.length || meant.some((condition, i) => condition !== conditions[i])) &&
      (await rowsWithout(services, input, question, joinedByAnd(meant)))
    )
      offered.push(withCondition(question.command, joinedByAnd(meant)));
  for (const condition of conditions.slice(0, MOST_TRIED)) {
    if (offered.length >= MOST_OFFERED) break;
    const others = joinedByAnd(conditions.filter((other) => other !== condition));
    const relaxed = await rowsWithout(services, input, question, others);
    if (relaxed) offered.push(withCondition(question.command, others));
  }
  return offered;
}

/** SEARCH compares letters. What is meant in other words is found by a conversion, or by the full-text search. */
const ELSEWHERE: Readonly<Record<string, (text: string) => string>> = {
  OCCUPATIONS: (text) => `TITLECONVERT ${quoted(text)}`,
  CLUSTERS: (text) => `TITLECONVERT ${quoted(text)} EXPAND CLUSTER`,
  COMPANIES: (text) => `SEARCH COMPANIES WHERE SEARCH IS ${quoted(text)}`,
};

function elsewhere({ verb, subject }: Form, condition: Condition): string[] {
  const isSearch = verb === 'LIST' && condition.kind === 'comparison' && condition.field.text === 'SEARCH' && condition.value.kind === 'text';
  const query = isSearch ? ELSEWHERE[subject]?.(condition.value.text) : undefined;
  return query === undefined ? [] : [query];
}

/** NAME CONTAINS "%Wal%" means "Wal". Any other condition is returned as it is. */
function withoutWildcards(condition: Condition): Condition {
  if (condition.kind !== 'comparison' || condition.operator !== 'contains' || condition.value.kind !== 'text') return condition;
  const text = condition.value.text.replace(WILDCARDS, '').trim();
  return text === '' || text === condition.value.text ? condition : { ...condition, value: { ...condition.value, text } };
}

/** TITLE IS "nurse" means a part of a title. Similar names are only known of companies, industries, and places, which are named instead; a city may also be a part of a name. */
function ofPart(condition: Condition, form: Form): Condition {
  if (condition.kind !== 'comparison' || condition.operator !== 'is') return condition;
  const field = fieldNamed(form, condition.field.text)?.[1];
  return field?.type === 'name' && field.operator === 'in' && (field.names === undefined || field.names === 'city')
    ? { ...condition, operator: 'contains' }
    : condition;
}

/** The number that a condition compares a figure with, if it compares exactly. */
function exactNumber(
  condition: Condition,
  form: Form,
): { readonly condition: Extract<Condition, { kind: 'comparison' }>; readonly number: number } | undefined {
  if (condition.kind !== 'comparison' || condition.operator !== 'is' || condition.value.kind !== 'number') return undefined;
  return fieldNamed(form, condition.field.text)?.[1].type === 'number' ? { condition, number: condition.value.value } : undefined;
}

/** BA_PLUS_SHARE IS 0.55 means the shares that round to it. */
function asRounded(condition: Condition, form: Form): Condition {
  const found = exactNumber(condition, form);
  if (found === undefined) return condition;
  const digits = String(found.number).split('.')[1]?.length ?? 0;
  const half = 0.5 / 10 ** digits;
  const bound = (value: number): Literal => ({ kind: 'number', value: Number(value.toFixed(digits + 1)), at: condition.at });
  return { kind: 'between', field: found.condition.field, low: bound(found.number - half), high: bound(found.number + half), at: condition.at };
}

const asLeast = (condition: Condition, form: Form): Condition => {
  const found = exactNumber(condition, form);
  return found === undefined ? condition : { ...found.condition, operator: 'gte' };
};

/** Why a condition found nothing: an exact comparison with a figure, or wildcards of other languages. */
export function whyNoRows({ form, command }: DslQuestion): string[] {
  const conditions = conjuncts(whereOf(command));
  const both = contradiction(conditions, form);
  if (both.length > 0) return both;
  return conditions.flatMap((condition) => {
    const found = exactNumber(condition, form);
    if (found !== undefined) return [`${found.condition.field.text} is never exactly ${found.number} in these rows. Use >=, <=, or BETWEEN.`];
    return withoutWildcards(condition) === condition ? [] : ['CONTAINS has no wildcards: it finds the text anywhere in a name. Leave out % and *.'];
  });
}

type Exact = Extract<Condition, { kind: 'comparison' | 'in' }>;

/** The values that a condition names, in small letters; undefined if it is none on exact values. */
const exactValues = (condition: Condition): readonly string[] | undefined =>
  condition.kind === 'in'
    ? literalsOf(condition).map((value) => textOf(value).toLowerCase())
    : condition.kind === 'comparison' && condition.operator === 'is'
      ? [textOf(condition.value).toLowerCase()]
      : undefined;

/** Two conditions on one field that name different values: YEARS_IN IS 5 AND YEARS_IN IS 10. A row has one. */
function otherValues(conditions: readonly Condition[], form: Form): readonly [Exact, Exact] | undefined {
  const named = conditions.flatMap((condition) => {
    const values = condition.kind === 'comparison' || condition.kind === 'in' ? exactValues(condition) : undefined;
    return values === undefined || fieldNamed(form, (condition as Exact).field.text) === undefined ? [] : [{ condition: condition as Exact, values }];
  });
  for (const [i, first] of named.entries()) {
    const isSameField = ({ condition }: (typeof named)[number]): boolean => condition.field.text === first.condition.field.text;
    const second = named.slice(i + 1).find((other) => isSameField(other) && !other.values.some((value) => first.values.includes(value)));
    if (second !== undefined) return [first.condition, second.condition];
  }
  return undefined;
}

/** Both of two conditions as one on either value. */
const either = ([first, second]: readonly [Exact, Exact]): Condition => ({
  kind: 'in',
  field: first.field,
  values: [...literalsOf(first), ...literalsOf(second)],
  at: first.at,
});

/** The conditions with an IN instead of the two that contradict each other. */
function withEither(conditions: readonly Condition[], form: Form): readonly Condition[] {
  const pair = otherValues(conditions, form);
  return pair === undefined ? conditions : conditions.flatMap((condition) => (condition === pair[0] ? either(pair) : condition === pair[1] ? [] : condition));
}

function contradiction(conditions: readonly Condition[], form: Form): string[] {
  const pair = otherValues(conditions, form);
  if (pair === undefined) return [];
  return [`${pair.map(printCondition).join(' AND ')} must both be true of a row. For rows with any of the values, write ${printCondition(either(pair))}.`];
}

/** Whether these conditions alone return rows. False if the query is invalid without the other conditions. */
async function rowsWithout(services: Services, input: RuleInput, question: DslQuestion, others: Condition | undefined): Promise<boolean> {
  const clauses = input.clauses.flatMap((clause): Clause[] =>
    clause.kind !== 'where' ? [clause] : others === undefined ? [] : [{ ...clause, condition: others }],
  );
  if (check({ ...input, clauses }).length > 0) return false;
  const relaxed = lower({ ...input, clauses });
  const answer = await ask(services, { ...question, ...relaxed, plan: { ...relaxed.plan, limit: 1, offset: 0 } });
  return (answer.matched ?? answer.total ?? answer.count) > 0;
}
