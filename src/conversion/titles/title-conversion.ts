import type { CacheCounts } from '../../telemetry/counted-cache.ts';
import { AnswerCache, bytesOfText } from '../../engine/answer-cache.ts';
import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions } from '../../freshness/current-versions.ts';
import type { Logger } from '../../runtime/log.ts';
import type { Database, Reads } from '../../store/pool.ts';
import { findCandidates, type Titles } from './candidates.ts';
import { composeAnswer, type Ranked } from './compose-answer.ts';
import { hasContext, resolveContext, type EmployerNames, type ResolvedContext } from './resolve-context.ts';
import { findTitles, SEARCH_RANKING_DEFAULTS, type EngineFindings } from './search-ranking.ts';
import { chooseAmong, LONGEST_CHOICE, type Chooser } from './llm/choose.ts';
import type { ParsedTitle } from './parsed-title.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { TitleAnswer, TitleQuestion } from './title-answer.ts';
import { TitleModelSource, type TitleModel, type TitleModelState } from './title-model.ts';
import { rehearse } from './rehearsal.ts';
import { rankTyped, rankWithoutModel, type Asked } from './rank-typed.ts';
import { rankWhole } from './rank-whole.ts';
import { isRemembered, TitleBatches, type BatchLimits, type BatchQuestion } from './title-batches.ts';

const NOTHING: EngineFindings = { exact: [], lexical: [] };

/** How a title is asked that is rehearsed: as by somebody who types. */
const REHEARSED: Omit<TitleQuestion, 'title'> = {
  fast: true,
  limit: LONGEST_CHOICE,
  minScore: 0,
  withCluster: false,
  ambiguityThreshold: 0,
  searchRanking: SEARCH_RANKING_DEFAULTS,
};

/** Answers that are remembered. */
const MOST_ANSWERS = 4_000;

/** An answer, and whether a language model may choose among its matches. */
interface Answered {
  readonly answer: TitleAnswer;
  readonly mayChoose: boolean;
}

/** What title conversion uses besides the search engine. */
export interface TitleSources extends BatchLimits {
  readonly database: Database;
  /** Where the employers and industries of a context are read. */
  readonly reads: Reads;
  readonly log: Logger;
  /** Without one, ambiguous titles stay ambiguous. */
  readonly languageModel?: Chooser | undefined;
  readonly companies: EmployerNames;
}

/** Converts job titles to occupation codes. */
export class TitleConversion {
  private readonly source: TitleModelSource;
  /** As JSON, which takes a third of the memory. */
  private readonly answers: AnswerCache<string>;
  private readonly batches: TitleBatches;
  private needsModel = false;
  private isRehearsing = false;

  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
    private readonly sources: TitleSources,
  ) {
    this.answers = new AnswerCache(versions, { bytesOf: bytesOfText, most: MOST_ANSWERS });
    this.source = new TitleModelSource(sources.database, versions, sources.log);
    this.batches = new TitleBatches(
      versions,
      {
        model: (question) => this.model(question),
        context: (question, model) => this.context(question, model),
        contextOf: (parsed, question, model, context) => this.contextOf(parsed, question, model, context),
        find: (titles, question, model) => this.find(titles, question, model),
        generation: (model) => (model === undefined ? '' : this.source.generation),
      },
      sources,
    );
  }

  /** Reads the title model, so that the first question does not wait for it, and rehearses. From then on, {@link isReady} is false until both are done. */
  async warmUp(): Promise<void> {
    this.needsModel = true;
    this.isRehearsing = true;
    try {
      await this.versions.known();
      const model = await this.source.current();
      if (model === undefined) return;
      // Without the engine, there is nothing to rehearse. Requests report that.
      await rehearse(model.textProbabilities.texts(), (title) => this.answer({ ...REHEARSED, title }, model, undefined).then(Boolean, () => false));
    } finally {
      this.isRehearsing = false;
    }
  }

  /** False while a title would wait for the model, or be ranked without one. Asking starts the next attempt to read it, if one is due. */
  get isReady(): boolean {
    if (!this.needsModel) return true;
    if (this.source.ready !== undefined) return !this.isRehearsing;
    this.source.state();
    return false;
  }

  /** For health checks. */
  modelState(): TitleModelState {
    return this.source.state();
  }

  /** The titles that people have. Undefined while the model cannot be read. */
  async knownTitles(): Promise<{ isTitle(key: string): boolean } | undefined> {
    return (await this.source.current())?.knownTitles;
  }

  async convert(question: TitleQuestion): Promise<TitleAnswer> {
    const model = await this.model(question);
    const context = await this.context(question, model);
    const versions = this.versions.current();
    const { answer, mayChoose } = await this.remembered(question, model, context, () => this.answer(question, model, context));
    const { matches, ...rest } = mayChoose ? await chooseAmong(answer, question, this.sources.languageModel) : answer;
    return { ...rest, versions, matches: matches.slice(0, question.limit) };
  }

  /** Without a context, an answer is remembered while the indices and the model stay the same, before a language model chooses. */
  private async remembered(
    question: TitleQuestion,
    model: TitleModel | undefined,
    context: ResolvedContext | undefined,
    ask: () => Promise<Answered>,
  ): Promise<Answered> {
    if (!isRemembered(question, context)) return ask();
    const key = [model === undefined ? '' : this.source.generation, JSON.stringify(question)].join('|');
    let own: Answered | undefined;
    const [text] = await this.answers.rows(key, async () => {
      own = await ask();
      return [JSON.stringify(own)];
    });
    return own ?? (text === undefined ? ask() : (JSON.parse(text) as Answered));
  }

  private async answer(question: TitleQuestion, model: TitleModel | undefined, context: ResolvedContext | undefined): Promise<Answered> {
    const versions = this.versions.current();
    const asked: Asked = { engine: this.engine, question, context, rankOne: (title) => this.rankOne(question, title, model, context) };
    const { parsed, ranked, readAs } = await (model === undefined ? rankWithoutModel(asked) : rankTyped(asked, model));
    // A word that may be unfinished is not called misspelled.
    const read = readAs === 'whole' ? parsed : { ...parsed, readAs: [] };
    // Nobody waits for a language model while typing.
    const mayChoose = readAs !== 'half-typed' && question.bypass !== true && !(question.fast && ranked.source === 'name_corpus');
    // It chooses among the best matches, even if fewer are requested.
    const limit = readAs === 'half-typed' ? question.limit : Math.max(question.limit, LONGEST_CHOICE);
    return { answer: composeAnswer({ ...question, limit }, read, ranked, { context, model, versions }), mayChoose };
  }

  /**
   * Converts many titles with the same context and options, in the order of the titles. Repeated titles are converted once. Each answer equals that of
   * `convert`, except that no last word is completed. If the caller of the current request disconnects, the rest is not converted.
   */
  convertMany(titles: readonly string[], question: BatchQuestion): Promise<TitleAnswer[]> {
    return this.batches.convert(titles, question);
  }

  /** For metrics. */
  batchCounts(): { readonly running: number; readonly waiting: number } {
    return this.batches.counts();
  }

  /** For metrics. */
  cacheCounts(): CacheCounts {
    return this.answers.counts();
  }

  /** For metrics. */
  batchCacheCounts(): CacheCounts {
    return this.batches.cacheCounts();
  }

  /** Search results for titles, in parts and in order. With a model, one search per title is enough. */
  private async *find(
    titles: Titles,
    { searchRanking }: Pick<TitleQuestion, 'searchRanking'>,
    model: TitleModel | undefined,
  ): AsyncGenerator<EngineFindings[]> {
    if (model !== undefined) {
      yield* findCandidates(this.engine, model, titles);
      return;
    }
    const all: NormalizedTitle[] = [];
    for await (const title of titles) all.push(title);
    const words = this.source.ready?.knownTitles.knownWords;
    yield await findTitles(this.engine, all, searchRanking, words === undefined ? undefined : (word) => words.has(word));
  }

  /** The model for the learned ranking. Undefined if the options ask for another ranking, or if the model cannot be read. */
  private async model({ catalog = true, searchRanking }: Pick<TitleQuestion, 'catalog' | 'searchRanking'>): Promise<TitleModel | undefined> {
    const { source } = this;
    if (!catalog || !searchRanking.fusion || !searchRanking.stem || searchRanking.ftsAnd) return undefined;
    // Loading takes seconds, so an unreachable engine is reported first.
    if (source.ready === undefined) await this.engine.ping();
    return source.current();
  }

  private async context({ context = {} }: Pick<TitleQuestion, 'context'>, model: TitleModel | undefined): Promise<ResolvedContext | undefined> {
    if (!hasContext(context)) return undefined;
    return resolveContext(this.sources.reads, this.sources.companies, context, model?.knownTitles, model?.employment);
  }

  /** The given context, with the employer in the text if no company is given. */
  private async contextOf(
    { employer }: ParsedTitle,
    question: Pick<TitleQuestion, 'catalog' | 'searchRanking' | 'context'>,
    model: TitleModel | undefined,
    given: ResolvedContext | undefined,
  ): Promise<ResolvedContext | undefined> {
    if (employer === undefined || question.context?.company !== undefined) return given;
    return this.context({ context: { ...question.context, company: employer } }, model);
  }

  /** The ranking of one whole title. */
  private async rankOne(question: TitleQuestion, parsed: ParsedTitle, model: TitleModel | undefined, context: ResolvedContext | undefined): Promise<Ranked> {
    const [part, own] = await Promise.all([this.find([parsed.titles[0]], question, model).next(), this.contextOf(parsed, question, model, context)]);
    const found = (part.done === true ? undefined : part.value[0]) ?? NOTHING;
    return rankWhole(question, parsed, found, model, own);
  }
}
