import { withoutWord } from '../repairs.ts';
import { clauseOf, conjuncts, settingNamed, type Rule } from './rule.ts';

/** EXPAND COMPANY_HIRING describes the hiring of a company, so the query must name one. */
export const companyHiring: Rule = ({ form, clauses }) => {
  const expanded = clauseOf(clauses, 'expand')?.names.find(({ text }) => text === 'COMPANY_HIRING');
  if (expanded === undefined || form.settings?.['company'] === undefined) return [];
  const given = conjuncts(clauseOf(clauses, 'where')?.condition);
  if (given.some((part) => 'field' in part && settingNamed(form, part.field.text)?.[0] === 'company')) return [];
  const [target, where] =
    form.for === undefined
      ? ['', 'WHERE']
      : form.target === 'cluster'
        ? [' FOR CLUSTER 75', 'WHERE']
        : [` FOR ${form.for} WHERE ONET_CODE IS "29-1141.00"`, 'AND'];
  return [
    {
      message: 'EXPAND COMPANY_HIRING needs a company',
      suggestion: 'Add WHERE COMPANY IS "…" with the exact name of a company.',
      example: `${form.verb} ${form.subject}${target} ${where} COMPANY IS "Walmart" EXPAND COMPANY_HIRING`,
      at: expanded.at,
      repair: withoutWord('EXPAND', expanded),
    },
  ];
};
