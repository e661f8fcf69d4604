import type { Problem } from '../problem.ts';
import { bounds } from './bounds.ts';
import { clauseOrder } from './clause-order.ts';
import { companyHiring } from './company-hiring.ts';
import { fields } from './fields.ts';
import { format } from './format.ts';
import { modifiers } from './modifiers.ts';
import { oneArchetype } from './one-archetype.ts';
import { orders } from './orders.ts';
import { page } from './page.ts';
import type { Rule, RuleInput } from './rule.ts';
import { settings } from './settings.ts';
import { sizes } from './sizes.ts';
import { tokens } from './tokens.ts';
import { using } from './using.ts';
import { values } from './values.ts';
import { wageYears } from './wage-years.ts';

const RULES: readonly Rule[] = [
  clauseOrder,
  modifiers,
  fields,
  values,
  bounds,
  settings,
  page,
  orders,
  tokens,
  companyHiring,
  wageYears,
  oneArchetype,
  format,
  using,
];

/** All problems of a command with a known form. */
export function check(input: RuleInput): Problem[] {
  const excess = sizes(input);
  return excess.length > 0 ? excess : RULES.flatMap((rule) => rule(input));
}
