import { TARGET_KEYS, type Form } from '../forms/form.ts';
import { isOfHeadquarters, namesHeadquarters } from '../headquarters.ts';
import { withoutConditions } from '../repairs.ts';
import { insteadOfRetired, RETIRED, RETIRED_EXAMPLE } from './retired.ts';
import { boundNamed, clauseOf, didYouMean, fieldConditions, fieldNamed, listed, nameOfForm, settingNamed, targetKeys, whereNames, type Rule } from './rule.ts';
import { wordTable } from '../../text/word-table.ts';

/** A name that REST still accepts, with a warning. */
const RENAMED = wordTable<string>({ HIRING_PERCENTILE: 'HIRING_POSTINGS_QTILE' });

/** The field of the forms about jobs, in which STATE is the same. */
const HIRING_STATE = 'HIRING_STATE';

/** Every field in WHERE must be a field of the form. */
export const fields: Rule = (input) => {
  const { form, clauses } = input;
  const valid = whereNames(input);
  const isKnown = (name: string): boolean => settingNamed(form, name) !== undefined || fieldNamed(form, name) !== undefined || targetKeys(input).includes(name);
  const conditions = fieldConditions(clauseOf(clauses, 'where')?.condition);
  const given = conditions.map(({ field }) => field);
  const isColumn = (name: string): boolean => Object.hasOwn(form.resource?.columns ?? {}, name.toLowerCase());
  const isRetired = (name: string): boolean => RETIRED.includes(name) && !isColumn(name);
  const retired = conditions.filter(({ field }) => isRetired(field.text));
  const isTarget = (name: string): boolean => form.target !== undefined && (TARGET_KEYS[form.target] as readonly string[]).includes(name);
  const twice = given.filter(({ text }) => !isKnown(text) && isTarget(text));
  const bounds = given.flatMap(({ text, at }) => {
    const bound = isKnown(text) ? undefined : boundNamed(form, text);
    return bound === undefined ? [] : [{ text, at, ...bound, sign: bound.operator === 'gte' ? '>=' : '<=' }];
  });
  const isBound = (name: string): boolean => bounds.some(({ text }) => text === name);
  const unknown = given.filter(({ text }) => !isRetired(text) && !isKnown(text) && !isTarget(text) && !isBound(text));
  return [
    ...retired.map(({ field, at }) => ({
      message: `${field.text} was removed in 0.13.0-beta`,
      suggestion: insteadOfRetired(form, 'where'),
      example: RETIRED_EXAMPLE,
      at: field.at,
      errorType: 'deprecated_feature',
      repair: withoutConditions([{ field: field.text, at }]),
    })),
    ...twice.map(({ text, at }) => ({
      message: `${text} cannot be used here: the query already names the ${form.target}`,
      suggestion: 'Remove one of them.',
      example: form.examples[0],
      at,
    })),
    ...bounds.map(({ text, at, field, sign }) => ({
      message: `${text} takes IS, =, or ${sign}`,
      suggestion: `For other comparisons, use ${field}.`,
      example: form.examples[0],
      at,
    })),
    ...unknown.map(({ text, at }) => ({
      message: `Unknown field ${text} for ${nameOfForm(form)}${lacksHeadquarters(form, text) ? '' : didYouMean(RENAMED[text] ?? text, valid)}`,
      suggestion:
        valid.length === 0
          ? `${nameOfForm(form)} does not take WHERE.`
          : `${lacksHeadquarters(form, text) ? `${withoutHeadquarters(form)} ` : ''}${isColumn(text) ? `Rows have ${text.toLowerCase()}, but it is no filter. ` : ''}Fields: ${listed(valid)}.`,
      example: form.examples[0],
      at,
      extra: { unknown_fields: [...new Set(unknown.map((name) => name.text))], valid_fields: valid },
    })),
  ];
};

/** Whether a name is about the headquarters, and the form has no such field. */
function lacksHeadquarters(form: Form, name: string): boolean {
  return namesHeadquarters(name) && !Object.values(form.resource?.fields ?? {}).some(isOfHeadquarters);
}

function withoutHeadquarters(form: Form): string {
  const [, hiring] = fieldNamed(form, HIRING_STATE) ?? [];
  const where = hiring === undefined ? '' : ` ${hiring.dsl.join(' and ')} ${hiring.dsl.length > 1 ? 'are' : 'is'} where the jobs are.`;
  return `${nameOfForm(form)} cannot filter by headquarters; LIST COMPANIES can.${where}`;
}
