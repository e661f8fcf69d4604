import type { Services } from '../operations/services.ts';
import type { Hint } from '../reads/hints.ts';

type UnknownCompany = Extract<Hint, { kind: 'unknown_company' }>;

/**
 * The company that an unknown name may be corrected to: the one with that alias, or a similar one that COMPANYCONVERT finds, too. "Sears" is similar to STERIS, but
 * it is the name of another employer. While the search engine is away, the most similar one.
 */
export async function companyMeant(
  { companies, unlessOutage }: Pick<Services, 'companies' | 'unlessOutage'>,
  { given, near, isAlias }: UnknownCompany,
): Promise<string | undefined> {
  const [first, ...others] = near;
  if (first === undefined || isAlias) return others.length > 0 ? undefined : first;
  const found = await unlessOutage('company_meant', () => companies.employerNamed(given));
  return found === undefined ? first : near.find((name) => name === found.employer?.company_name);
}
