import { projectAlias } from '../../../indexer/projections/aliases.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import { CompanyConversion } from '../../../src/conversion/companies/company-conversion.ts';
import type { Scored } from '../../../src/conversion/companies/match-type.ts';
import { rankCompanies, type CompanyMatch } from '../../../src/conversion/companies/rank-companies.ts';
import { scoreName } from '../../../src/conversion/companies/score.ts';
import { readTyped } from '../../../src/conversion/companies/typed-name.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import type { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { orStop } from '../../../src/runtime/unless-outage.ts';
import { englishWords } from '../../../src/conversion/english-words.ts';
import { wordWeights } from '../../../src/conversion/companies/word-weights.ts';

/** Words that many names have, as counted over the whole dataset; every other word is rare. */
const COMMON = {
  bank: 300,
  national: 280,
  health: 350,
  american: 250,
  international: 300,
  services: 500,
  group: 200,
  hospital: 250,
  systems: 300,
  financial: 300,
};
export const WEIGHTS = wordWeights(new Map(Object.entries(COMMON)), 10_000, await englishWords());

/** Company conversion on an engine, without what companies do. */
export const conversionOn = (engine: Partial<Record<keyof SearchEngine, unknown>>): CompanyConversion =>
  new CompanyConversion(
    engine as unknown as SearchEngine,
    { current: () => ({ dataset: 'd', index: 'i', resolver: 'r' }), indexRevision: () => undefined } as unknown as CurrentVersions,
    { database: { query: () => Promise.resolve([]) }, unlessOutage: orStop },
  );

/** An engine that finds these names for every text. */
export const engineWith = (documents: readonly AliasDocument[], counts: ReadonlyMap<string, number> = new Map()) => ({
  search: async () => ({ hits: documents.map((document) => ({ _source: document })) }),
  valueCounts: async () => ({ counts, documents: 1000 }),
});

/** A name on file, as the indexer makes it. */
export const name = (text: string, more: Partial<AliasDocument> = {}): AliasDocument => ({
  ...(projectAlias({
    company_uid: `uid of ${more.company_name ?? text}`,
    company_name: more.company_name ?? text,
    name: text,
    name_key: text.toLowerCase(),
    alias_type: null,
    primary_industry: null,
    company_city: 'Atlanta',
    company_state: 'Georgia',
    postings: 999,
  }).document as unknown as AliasDocument),
  ...more,
});
export const alias = (text: string, company: string, type: string): AliasDocument => name(text, { company_name: company, alias_type: type });
export const score = (typed: string, document: AliasDocument): Scored | undefined => scoreName(readTyped(typed), document, WEIGHTS);
export const rank = (typed: string, documents: readonly AliasDocument[]): CompanyMatch[] => rankCompanies([readTyped(typed)], documents, WEIGHTS);
