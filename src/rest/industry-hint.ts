import { industriesOfList } from '../conversion/titles/sectors.ts';
import { identityKey } from '../identity-key.ts';
import { nearNames } from '../near-names.ts';
import type { Page } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import { readIndustryNames } from '../store/title-facts.ts';
import { nameCandidates } from './resource-parameters.ts';

/** The industries that an `industry` parameter may name: names may hold commas, and a comma list means OR. */
export function industriesOf(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : nameCandidates(text);
}

/** An industry that does not exist gives an empty list; this says so, with what may have been meant. */
export async function emptyHint(database: Database, page: Pick<Page, 'total'>, industry: unknown): Promise<{ suggestion?: string }> {
  if (page.total > 0 || typeof industry !== 'string') return {};
  const suggestion = await unknownIndustry(database, industry);
  return suggestion === undefined ? {} : { suggestion };
}

/** That none of the industries exists, where none does. */
export async function unknownIndustry(database: Database, industry: string): Promise<string | undefined> {
  const names = await readIndustryNames(database);
  const asked = new Set(nameCandidates(industry).map(identityKey));
  if (names.some((name) => asked.has(identityKey(name)))) return undefined;
  const everyday = industriesOfList(names, nameCandidates(industry));
  const near = everyday.length > 0 ? everyday : nearNames(industry, names, 0.7);
  return `No industry is named «${industry}»${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; GET /api/industries lists them.'}`;
}
