import { clauseOf, didYouMean, fieldConditions, fieldNamed, listed, nameOfForm, settingNamed, targetKeys, whereNames, type Rule } from './rule.ts';

const RETIRED = ['POSTINGS_QTILE', 'POSTINGS_COUNT_QTILE'];

/** Every field of WHERE must be one that the form knows. */
export const fields: Rule = (input) => {
  const { form, clauses } = input;
  const valid = whereNames(input);
  return fieldConditions(clauseOf(clauses, 'where')?.condition).flatMap(({ field }) => {
    if (RETIRED.includes(field.text)) {
      return {
        message: `${field.text} was removed in 0.13.0-beta`,
        suggestion: 'Filter by ENTRY_POSTING_TIER or TOTAL_POSTING_TIER; order by ENTRY_POSTING_COUNT or TOTAL_POSTING_COUNT.',
        example: 'LIST OCCUPATION_BADGES WHERE TOTAL_POSTING_TIER IS "high" ORDER BY TOTAL_POSTING_COUNT',
        at: field.at,
        errorType: 'deprecated_feature',
      };
    }
    if (settingNamed(form, field.text) !== undefined || fieldNamed(form, field.text) !== undefined || targetKeys(input).includes(field.text)) return [];
    return {
      message: `Unknown field ${field.text} for ${nameOfForm(form)}${didYouMean(field.text, valid)}`,
      suggestion: valid.length === 0 ? `${nameOfForm(form)} takes no WHERE.` : `Fields: ${listed(valid)}.`,
      example: form.examples[0],
      at: field.at,
      extra: { unknown_fields: [field.text], valid_fields: valid },
    };
  });
};
