/** The engine's filter on primary industry: any of the names, in any case. */
export function industryFilter(industries: readonly string[] | undefined): Record<string, unknown>[] {
  if (industries === undefined) return [];
  const should = industries.map((value) => ({ term: { primary_industry: { value, case_insensitive: true } } }));
  return [{ bool: { should, minimum_should_match: 1 } }];
}
