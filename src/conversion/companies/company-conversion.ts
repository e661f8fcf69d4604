import type { CacheCounts } from '../../telemetry/counted-cache.ts';
import { AnswerCache } from '../../engine/answer-cache.ts';
import type { Reads } from '../../store/pool.ts';
import type { SearchEngine } from '../../engine/client.ts';
import type { UnlessOutage } from '../../errors/unless-outage.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import { pastedText } from '../../text/pasted-text.ts';
import { wordsOf } from '../../text/words.ts';
import { TUNING } from '../tuning.ts';
import { CurrentBusiness } from './current-business.ts';
import { NameDocuments } from './name-documents.ts';
import { otherReadings, rankCompanies, type CompanyMatch } from './rank-companies.ts';
import { companyRequest, hasTypo, mayHaveTypos } from './requests.ts';
import { mayBeWords, readTyped, type Typed } from './typed-name.ts';
import { Vocabulary } from './vocabulary.ts';
import type { WordWeights } from './word-weights.ts';

/** An object of six values. The names are also in other matches, or short. */
const BYTES_OF_MATCH = 400;

export interface CompanyQuestion {
  readonly name: string;
  /** Only companies with one of these primary industries are considered. */
  readonly industries?: readonly string[] | undefined;
  readonly minScore: number;
  readonly limit: number;
}

/** Most similar employers to report. */
const MOST_NEAR = 3;

/** Whether a text may be meant as words instead of its best match: a doubtful one, or a single word that only begins a name. */
const mayBeOnlyWords = (typed: Typed, { confidence, match_type }: CompanyMatch, weights: WordWeights): boolean =>
  mayBeWords(typed, weights) && (confidence === 'low' || (typed.words.length === 1 && match_type === 'prefix'));

/** Converts company names, tickers, and aliases to companies. */
export class CompanyConversion {
  private readonly vocabulary: Vocabulary;
  private readonly names: NameDocuments;
  private readonly business: CurrentBusiness;
  private readonly answers: AnswerCache<CompanyMatch>;

  constructor(
    engine: SearchEngine,
    private readonly versions: CurrentVersions,
    { database, unlessOutage }: { readonly database: Reads; readonly unlessOutage: UnlessOutage },
  ) {
    this.names = new NameDocuments(engine);
    this.vocabulary = new Vocabulary(engine);
    this.business = new CurrentBusiness(database, unlessOutage);
    this.answers = new AnswerCache(versions, { bytesOf: () => BYTES_OF_MATCH });
  }

  /** Counts words, and reads names and what employers do, so that the first question does not wait for them. */
  async warmUp(): Promise<void> {
    await this.versions.known();
    const versions = this.versions.current();
    await Promise.all([this.vocabulary.weights(versions.index), this.names.warmUp(), this.business.words(versions)]);
  }

  /** For metrics. */
  cacheCounts(): CacheCounts {
    return this.answers.counts();
  }

  /** Answers are cached until the indices change. */
  async convert({ name, industries, minScore, limit }: CompanyQuestion): Promise<{ matches: CompanyMatch[]; versions: Versions }> {
    const versions = this.versions.current();
    const ranked = await this.answers.rows(JSON.stringify([name, industries]), () => this.rank(name, industries, versions));
    return { matches: ranked.filter(({ match_score }) => match_score >= minScore).slice(0, limit), versions };
  }

  /** The employer with this name, at the default min_score; if none is or several are, the most similar ones. */
  async employerNamed(name: string): Promise<{ readonly employer: CompanyMatch | undefined; readonly near: readonly CompanyMatch[] }> {
    const { matches } = await this.convert({ name, minScore: TUNING.company.near, limit: MOST_NEAR });
    const [best, second] = matches;
    // "University of" is no employer's name, and of several with one alias none is meant more than the others.
    // Nor are "Houston" and "medical", which only begin names, or "student", which is a word in one.
    const isDoubtful = best !== undefined && mayBeOnlyWords(readTyped(pastedText(name)), best, await this.vocabulary.weights(this.versions.current().index));
    const isClear = best?.confidence === 'high' || (!isDoubtful && (best?.match_score ?? 0) - (second?.match_score ?? 0) >= TUNING.company.clearLead);
    return best !== undefined && isClear && best.match_score >= TUNING.company.accepted ? { employer: best, near: [] } : { employer: undefined, near: matches };
  }

  /** Whether a word says what a company does, by its description, or by its name if it is not in the dataset: State Farm has no farms. */
  async tradeOf({
    company_uid,
    company_name,
  }: Pick<CompanyMatch, 'company_name'> & Partial<Pick<CompanyMatch, 'company_uid'>>): Promise<(word: string) => boolean> {
    const business = await this.business.words(this.versions.current());
    const own = new Set(wordsOf(company_name));
    const says = (word: string): boolean => (company_uid === undefined ? own.has(word) : business.isDescribedBy(company_uid, word));
    return (word) => !business.isOfAllKinds(word) && says(word);
  }

  private async rank(given: string, industries: CompanyQuestion['industries'], versions: Versions): Promise<CompanyMatch[]> {
    const name = pastedText(given);
    const typed = readTyped(name);
    // Legal forms alone are not a company name.
    if (typed.squashed === '') return [];
    const weights = await this.vocabulary.weights(versions.index);
    const readings = [typed, ...otherReadings(name, typed, weights)] as const;
    const business = await this.business.words(versions);
    const find = async (withTypos: { readonly withTypos: boolean }): Promise<CompanyMatch[]> =>
      rankCompanies(readings, await this.names.find(companyRequest(readings, { industries, weights, ...withTypos })), weights, business);
    const isTypo = hasTypo(typed, weights);
    const found = await find({ withTypos: isTypo });
    const isSimilar = (found[0]?.match_score ?? 0) >= TUNING.company.confidence.medium;
    return isTypo || isSimilar || !mayHaveTypos(typed, weights) ? found : find({ withTypos: true });
  }
}
