import { textOf, clauseOf, conjuncts, fieldNamed, literalsOf, type Rule } from './rule.ts';

/** In wages, YEARS_IN and EXPERIENCE_LEVEL are the same years, as number and as text. Different values would match nothing. */
export const wageYears: Rule = ({ form, clauses }) => {
  const fields = form.resource?.fields ?? {};
  if (fields['years_in'] === undefined || fields['experience_level'] === undefined) return [];
  const asked = conjuncts(clauseOf(clauses, 'where')?.condition).flatMap((condition) => {
    const isChoice = condition.kind === 'in' || (condition.kind === 'comparison' && condition.operator === 'is');
    const name = isChoice ? fieldNamed(form, condition.field.text)?.[0] : undefined;
    return isChoice && name !== undefined ? [{ name, years: literalsOf(condition).map(textOf), at: condition.at }] : [];
  });
  const years = asked.find(({ name }) => name === 'years_in');
  const level = asked.find(({ name }) => name === 'experience_level');
  if (years === undefined || level === undefined || years.years.some((year) => level.years.includes(year))) return [];
  return [
    {
      message: `YEARS_IN ${years.years.join(', ')} and EXPERIENCE_LEVEL ${level.years.join(', ')} contradict each other`,
      suggestion: 'Both are years of tenure. Use only one of them.',
      example: form.examples[0],
      at: level.at,
    },
  ];
};
