import { loadIndustries, type Industries } from '../conversion/industries.ts';
import { identityKey } from '../text/identity-key.ts';
import { unnamedOf } from '../text/comma-list.ts';
import { nearNames } from '../text/near-names.ts';
import type { Reads } from '../store/pool.ts';
import { nameCandidates } from './resource-parameters.ts';

/** Names the industries of a list that do not exist. */
export async function unknownIndustry(database: Reads, list: string): Promise<string | undefined> {
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
  return `Industry "${industry}" was not found. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'To list the industries, use GET /api/industries.'}`;
}
