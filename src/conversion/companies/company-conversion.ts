import { AnswerCache } from '../../engine/answer-cache.ts';
import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import { TUNING } from '../tuning.ts';
import { namesIn } from './names-in.ts';
import { companyRequests, wholeNameRequests } from './requests.ts';
import { readTyped, scoreName, type AliasDocument, type MatchType, type Scored, type Typed } from './score.ts';
import { Vocabulary } from './vocabulary.ts';
import type { WordWeights } from './word-weights.ts';

export type { MatchType } from './score.ts';

export interface CompanyMatch {
  readonly company_name: string;
  readonly company_uid: string;
  /** 0 to 1, absolute: comparable between requests, so that a higher min_score gives a subset. */
  readonly match_score: number;
  readonly match_type: MatchType;
  readonly confidence: 'high' | 'medium' | 'low';
  /** The name or alias that matched. */
  readonly matched_name: string;
}

export interface CompanyQuestion {
  readonly name: string;
  /** Only companies with one of these primary industries are considered. */
  readonly industries?: readonly string[] | undefined;
  readonly minScore: number;
  readonly limit: number;
}

/**
 * The best match of each company, best first: by score, then prominence, then name. `others` are further names in the typed text, which must match fully:
 * "Block (formerly Square)". Pure.
 */
export function rankCompanies([typed, ...others]: readonly [Typed, ...Typed[]], documents: readonly AliasDocument[], weights: WordWeights): CompanyMatch[] {
  const best = new Map<string, { document: AliasDocument } & Scored>();
  for (const document of documents) {
    const scored = scoreNames(typed, others, document, weights);
    const known = best.get(document.company_uid);
    if (
      scored !== undefined &&
      (known === undefined || scored.score > known.score || (scored.score === known.score && isBetterKnown(document, known.document)))
    ) {
      best.set(document.company_uid, { document, ...scored });
    }
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        b.score - a.score || b.document.prominence_value - a.document.prominence_value || a.document.company_name.localeCompare(b.document.company_name, 'en'),
    )
    .map(({ document, type, score }) => ({
      company_name: document.company_name,
      company_uid: document.company_uid,
      match_score: Number(score.toFixed(4)),
      match_type: type,
      confidence: score >= 0.9 ? 'high' : score >= 0.75 ? 'medium' : 'low',
      matched_name: document.name,
    }));
}

function scoreNames(typed: Typed, others: readonly Typed[], document: AliasDocument, weights: WordWeights): Scored | undefined {
  // An acronym next to a name belongs to that name: "Bitcoin Cash Trust (BCH)" is not a hospital.
  const named = document.alias_type === 'abbreviation' ? [] : others;
  const whole = named.flatMap((other) => {
    const scored = scoreName(other, document, weights);
    return scored?.type === 'exact' || scored?.type === 'alias' ? [{ ...scored, score: scored.score * TUNING.company.oneOfNames }] : [];
  });
  return [scoreName(typed, document, weights), ...whole].reduce((a, b) => (b !== undefined && (a === undefined || b.score > a.score) ? b : a), undefined);
}

/** If several names match equally, the company's own name is reported, or else the first in a fixed order. */
function isBetterKnown(a: AliasDocument, b: AliasDocument): boolean {
  return b.alias_type !== 'name' && (a.alias_type === 'name' || a.name < b.name);
}

/** Most similar employers to report. */
const MOST_NEAR = 3;

/** Converts company names, tickers, and aliases to companies. */
export class CompanyConversion {
  private readonly vocabulary: Vocabulary;
  private readonly answers: AnswerCache<CompanyMatch>;

  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
  ) {
    this.vocabulary = new Vocabulary(engine);
    this.answers = new AnswerCache(versions);
  }

  /** Answers are cached until the indices change. */
  async convert({ name, industries, minScore, limit }: CompanyQuestion): Promise<{ matches: CompanyMatch[]; versions: Versions }> {
    const versions = this.versions.current();
    const ranked = await this.answers.rows(JSON.stringify([name, industries]), () => this.rank(name, industries, versions));
    return { matches: ranked.filter(({ match_score }) => match_score >= minScore).slice(0, limit), versions };
  }

  /** The employer with this full name, at the default min_score; if there is none, the most similar ones. */
  async employerNamed(name: string): Promise<{ readonly employer: CompanyMatch | undefined; readonly near: readonly CompanyMatch[] }> {
    const { matches } = await this.convert({ name, minScore: TUNING.company.near, limit: MOST_NEAR });
    const [best] = matches;
    return best !== undefined && best.match_score >= TUNING.company.accepted ? { employer: best, near: [] } : { employer: undefined, near: matches };
  }

  private async rank(name: string, industries: CompanyQuestion['industries'], versions: Versions): Promise<CompanyMatch[]> {
    // A legal form alone is not a company name.
    const [typed, ...others] = [name, ...namesIn(name)].map(readTyped).filter(({ squashed }) => squashed !== '');
    if (typed === undefined) return [];
    const weights = await this.vocabulary.weights(versions.index);
    const requests = [...companyRequests(typed, industries, weights), ...others.flatMap((other) => wholeNameRequests(other, industries))];
    const results = await this.engine.searchMany<AliasDocument>(requests.map((body) => ({ kind: 'aliases', body })));
    return rankCompanies(
      [typed, ...others],
      results.flatMap(({ hits }) => hits.map((hit) => hit._source)),
      weights,
    );
  }
}
