import { loadIndustries, type Industries } from '../conversion/industries.ts';
import { identityKey } from '../text/identity-key.ts';
import { unnamedOf } from '../text/comma-list.ts';
import { nearNames } from '../text/near-names.ts';
import type { Database } from '../store/pool.ts';
import { nameCandidates } from './resource-parameters.ts';

/** Which industries of a list do not exist; that none is named so, where none of them does. */
export async function unknownIndustry(database: Database, list: string): Promise<string | undefined> {
  const industries = await loadIndustries(database);
  const known = new Set(industries.names.map(identityKey));
  const asked = nameCandidates(list);
  const understood = asked.filter((name) => known.has(identityKey(name)));
  const unknown = understood.length === 0 ? [list] : unnamedOf(asked, understood);
  return unknown.length === 0 ? undefined : unknown.map((name) => noneNamed(name, industries)).join(' ');
}

function noneNamed(industry: string, industries: Industries): string {
  const { industries: everyday } = industries.ofList(nameCandidates(industry));
  const near = everyday.length > 0 ? everyday : nearNames(industry, industries.names, 0.7);
  return `No industry is named "${industry}"${near.length > 0 ? `; did you mean ${near.join(', ')}?` : '; GET /api/industries lists them.'}`;
}
