import { archetypeLevel, fieldValue, MOST_VALUES } from '../../catalog/field-values.ts';
import type { Field } from '../../catalog/resource.ts';
import { quoted } from '../print.ts';
import { firstProblems, type Problem } from '../problem.ts';
import type { FieldCondition, Literal } from '../syntax-tree.ts';
import { clauseOf, didYouMean, fieldConditions, fieldNamed, literalsOf, settingNamed, targetKeys, textOf, type Rule, type RuleInput } from './rule.ts';
import { isLonger } from '../../text/text-length.ts';

const LONGEST_TEXT = 500;
const SENTINELS = ['RANKED', 'NA'];

type Report = (message: string, suggestion: string, at: Literal['at'], more?: Pick<Problem, 'extra' | 'instead'>) => Problem;

/** Whether values of this field can be compared by size. */
export const isComparable = ({ range }: Field): boolean => range !== undefined;

/** Operators and values must be valid for their field. */
export const values: Rule = (input) => {
  const conditions = fieldConditions(clauseOf(input.clauses, 'where')?.condition);
  return firstProblems(conditions, (condition) => {
    const name = condition.field.text;
    const isFilter = settingNamed(input.form, name) === undefined && !targetKeys(input).includes(name);
    const [, field] = (isFilter ? fieldNamed(input.form, name) : undefined) ?? [];
    return field === undefined ? [] : problemsOf(input, condition, field);
  });
};

function problemsOf({ form }: RuleInput, condition: FieldCondition, field: Field): Problem[] {
  const name = condition.field.text;
  const example = exampleOf(form, name, field) ?? form.examples[0];
  const report: Report = (message, suggestion, at, more = {}) => ({ message, suggestion, example, at, ...more });
  const needsSize = condition.kind === 'between' || (condition.kind === 'comparison' && ['gt', 'gte', 'lt', 'lte'].includes(condition.operator));
  if (needsSize && !isComparable(field))
    return [report(`${name} does not support >, >=, <, <=, or BETWEEN`, 'Use IS, IS NOT, or IN. Only numbers can be compared by size.', condition.at)];
  if (condition.kind === 'comparison' && condition.operator === 'contains' && field.type !== 'name' && field.type !== 'metro')
    return [report(`${name} does not support CONTAINS`, 'Use IS or IN. CONTAINS finds text in names.', condition.at)];
  if (condition.kind === 'is_null' && field.operator === 'contains') return [report(`${name} is never null`, 'Use IS with a text.', condition.at)];
  if (condition.kind === 'in' && condition.values.length > MOST_VALUES)
    return [report(`The list has more than ${MOST_VALUES} values`, 'Split it into several queries.', condition.at)];
  const problems = firstProblems(literalsOf(condition), (literal) => literalProblems(name, field, literal, report, { needsSize }));
  return problems.length === 0 && condition.kind === 'between' ? turnedAround(name, condition, report) : problems;
}

/** BETWEEN with the larger number first matches nothing. */
function turnedAround(name: string, { low, high, at }: Extract<FieldCondition, { kind: 'between' }>, report: Report): Problem[] {
  if (low.kind !== 'number' || high.kind !== 'number' || low.value <= high.value) return [];
  return [
    report(`${name} BETWEEN ${low.value} AND ${high.value} matches nothing`, `Write the smaller number first: BETWEEN ${high.value} AND ${low.value}.`, at),
  ];
}

function literalProblems(name: string, field: Field, literal: Literal, report: Report, { needsSize }: { readonly needsSize: boolean }): Problem[] {
  const text = textOf(literal);
  const isBareValue = field.type === 'badge' && SENTINELS.includes(text.toUpperCase());
  const wouldFit = field.operator === 'contains' || !('problem' in fieldValue(field, text)) || archetypeLevel(text) !== undefined;
  if (literal.kind === 'word' && !isBareValue && !needsSize && wouldFit)
    return [report(`${text} must be quoted`, `Write ${quoted(text)}${field.type === 'badge' ? '. Only Ranked and NA need no quotes' : ''}.`, literal.at)];
  if (literal.kind === 'text' && literal.quote === 'single') return [report('Single quotes are for JSON only', `Write ${quoted(text)}.`, literal.at)];
  if (isLonger(text, LONGEST_TEXT)) return [report(`The text is longer than ${LONGEST_TEXT} characters`, 'Shorten it.', literal.at)];
  if (needsSize && literal.kind !== 'number')
    return [
      report(`${name} must be compared with a number, not with ${quoted(text)}`, 'Write a number without quotes.', literal.at, {
        instead: exampleValue(field),
      }),
    ];
  if (field.operator === 'contains') return text.trim() === '' ? [report(`${name} must not be empty`, 'Write a part of the name.', literal.at)] : [];
  if (field.over !== undefined && archetypeLevel(text) !== undefined) return [];
  const value = fieldValue(field, text);
  if (!('problem' in value)) return [];
  const { problem, valid } = value;
  const example = exampleValue(field);
  return [
    report(
      `${name} ${problem}${valid === undefined ? '' : didYouMean(text, valid)}`,
      // The message lists the valid values.
      `A valid condition is ${name} IS ${example}.`,
      literal.at,
      { instead: example, ...(valid === undefined ? {} : { extra: { valid_values: valid } }) },
    ),
  ];
}

/** An example query with a field; undefined if the form requires more than the field. */
function exampleOf({ verb, subject, target, settings, for: forTarget }: RuleInput['form'], name: string, field: Field): string | undefined {
  const needsMore = target !== undefined || forTarget !== undefined || Object.values(settings ?? {}).some(({ required }) => required === true);
  if (needsMore || field.example === '') return undefined;
  return `${verb} ${subject} WHERE ${name} IS ${exampleValue(field)}`;
}

const exampleValue = ({ type, example }: Field): string => {
  const isNumber = type === 'integer' || type === 'number' || ((type === 'enumeration' || type === 'flag') && /^\d+$/u.test(example));
  const isBare = isNumber || (type === 'badge' && SENTINELS.includes(example.toUpperCase()));
  return isBare ? example : quoted(example);
};
