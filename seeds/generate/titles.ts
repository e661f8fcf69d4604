import { identityKey } from '../../src/text/identity-key.ts';
import { companyUid } from '../../src/catalog/stable-ids.ts';
import type { Facts } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { groupBy, type Pair } from './pairs.ts';
import { noise, uniform } from './random.ts';

export interface TitleCount {
  readonly title: string;
  readonly code: string;
  readonly count: number;
}

/** Observations of the most common title of an occupation for each thousand people who have it, and the fewest. */
const OBSERVATIONS = { perThousand: 15, fewest: 40 };

/** Number of common names of a job from which employers choose. */
const COMMON_TITLES = 6;

/** How often a title of one occupation is used for each of the others that also have it. */
const ALSO = 0.2;

/** The number of observations of each title for each code. */
export function titleCorpus(facts: Facts): TitleCount[] {
  const own = ownTitles(facts);
  const most = new Map<string, number>();
  for (const { title, count } of own) most.set(identityKey(title), Math.max(count, most.get(identityKey(title)) ?? 0));
  const others = facts.occupations.flatMap(({ code, also }) =>
    also.map((title) => {
      const count = ALSO * (most.get(identityKey(title)) ?? 0) * noise(0.1, 'title', code, identityKey(title));
      return { title, code, count: Math.max(1, Math.round(count)) };
    }),
  );
  return [...own, ...others];
}

/** The titles of each occupation, decreasing along the list (Zipf). */
function ownTitles(facts: Facts): TitleCount[] {
  return facts.occupations.flatMap(({ code, title, titles }) => {
    const volume = Math.max(OBSERVATIONS.fewest, OBSERVATIONS.perThousand * (facts.employment.get(code) ?? 0));
    const seen = new Set<string>();
    const counted = titles.flatMap((name, rank) => {
      const key = identityKey(name);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ title: name, code, count: Math.max(2, Math.round((volume / (rank + 1) ** 0.9) * noise(0.1, 'title', code, key))) }];
    });
    // The official title comes from surveys. People rarely use it.
    return seen.has(identityKey(title)) ? counted : [...counted, { title, code, count: Math.max(1, Math.round(volume / 200)) }];
  });
}

/** The corpus, and the titles of individual employers: hand-written titles, and common titles of their ten largest clusters. */
export function generateObservations(facts: Facts, corpus: readonly TitleCount[], pairs: readonly Pair[]): TableRow[] {
  const rows = new Map<string, { title: string; company_uid: string | null; onet_code: string; observation_count: number; source: 'corpus' | 'company' }>();
  const add = (title: string, company: string | null, code: string, count: number): void => {
    const key = `${identityKey(title)}|${company ?? ''}|${code}`;
    const known = rows.get(key);
    if (known === undefined)
      rows.set(key, { title, company_uid: company, onet_code: code, observation_count: count, source: company === null ? 'corpus' : 'company' });
    else known.observation_count += count;
  };
  for (const { title, code, count } of corpus) add(title, null, code, count);
  for (const { company, title, code, count } of facts.companyTitles) {
    const fact = facts.companies.find(({ name }) => identityKey(name) === identityKey(company));
    if (fact !== undefined) add(title, companyUid(fact.name), code, count);
  }
  const codesOf = groupBy(facts.occupations, ({ clusterId }) => clusterId);
  const common = new Map(
    [...groupBy(corpus, ({ code }) => code)].map(([code, titles]) => [code, [...titles].sort((a, b) => b.count - a.count).slice(0, COMMON_TITLES)]),
  );
  for (const pair of pairs) {
    if (!pair.isTop10) continue;
    const codes = codesOf.get(pair.cluster.id) ?? [];
    const ofCluster = codes.reduce((sum, { code }) => sum + (facts.employment.get(code) ?? 0), 0);
    for (const { code } of codes) {
      const titles = common.get(code) ?? [];
      const share = (facts.employment.get(code) ?? 0) / ofCluster;
      // Each employer prefers one of the common names of a job.
      const favourite = titles[Math.floor(uniform('favourite', pair.company.name, code) * titles.length)];
      const count = Math.round(pair.totalPostings * share * noise(0.5, 'observed title', pair.company.name, code) * 0.2);
      if (favourite !== undefined && count >= 3) add(favourite.title, pair.companyUid, code, count);
    }
  }
  return rowsOf(
    'title_observations',
    [...rows.values()].map((row) => ({ ...row, industry_id: null, cbsa: null })),
  );
}
