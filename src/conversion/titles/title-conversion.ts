import { setImmediate as nextTurn } from 'node:timers/promises';
import { AnswerCache } from '../../engine/answer-cache.ts';
import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../freshness/current-versions.ts';
import type { Database } from '../../store/pool.ts';
import { CompanyConversion } from '../companies/company-conversion.ts';
import { TUNING } from '../tuning.ts';
import { wordKey, wordsOf } from '../words.ts';
import { findCandidates } from './candidates.ts';
import { learnOnce } from './classifier-files.ts';
import { clarify, MOST_TOLD_APART, type Clarification } from './clarify.ts';
import { hasContext, resolveContext, type EmployerNames, type GivenContext, type ResolvedContext, type UnderstoodContext } from './resolve-context.ts';
import { findTitles, fuse, type DatabaseOptions, type EngineFindings } from './database.ts';
import { confidenceLimits } from './evidence/fusion.ts';
import { KnowledgeSource, type LoadedKnowledge } from './knowledge-source.ts';
import { chooseAmong, LONGEST_CHOICE, type Chooser } from './llm/choose.ts';
import { toMatches, type Candidate, type TitleMatch } from './match.ts';
import { asTyped, meantTitle, type MeantTitle, type ReadAs } from './meant-title.ts';
import { normalizeTitle } from './normalize.ts';
import { explainMeant, rankMeant } from './rank-meant.ts';
import { RANKING } from './tuning.ts';
import { typeahead } from './typeahead.ts';
import { isReadOtherwise, meantByTyped, withProbability, withRanges } from './typed-answer.ts';

export interface TitleQuestion {
  readonly title: string;
  readonly limit: number;
  /** Cutoff on match_score; applied on the legacy pipeline only, by the specification. */
  readonly minScore: number;
  /** Typeahead first; without it, or with a context, the database path answers. */
  readonly fast: boolean;
  readonly withCluster: boolean;
  /** Gap of match_score between the first two below which the answer is ambiguous. */
  readonly ambiguityThreshold: number;
  readonly database: DatabaseOptions;
  /** Employer, industry and place. */
  readonly context?: GivenContext;
  /** Questions that would tell the matches of an ambiguous title apart. */
  readonly clarify?: boolean;
  /** Takes the best match for the answer, however near the next one is. */
  readonly bypass?: boolean;
  /** The learned ranking with what this process knows of titles; without it the engine's findings are fused by hand. Default true. */
  readonly catalog?: boolean;
  /** What speaks for each match. */
  readonly explain?: boolean;
}

export interface Disambiguation {
  readonly status: 'resolved' | 'ambiguous';
  /** `historical_pattern` when observations had a say, `llm_inference` when a language model chose the first match. */
  readonly signals_used: readonly string[];
  readonly clarification?: readonly Clarification[];
}

export interface TitleAnswer {
  readonly matches: readonly TitleMatch[];
  readonly disambiguation: Disambiguation;
  /** Present when the title carried them. */
  readonly level?: string;
  readonly seniority?: string;
  readonly ignored?: readonly string[];
  /** What was taken for a slip of the pen or an acronym; present when something was. */
  readonly read_as?: readonly ReadAs[];
  /** What the parts of the context were taken for. */
  readonly resolved_context?: UnderstoodContext;
  /** Parts of the context that nothing is known of, and what to give instead. */
  readonly unknown_context?: readonly string[];
  readonly suggestion?: string;
  readonly versions: Versions;
}

const NOTHING: EngineFindings = { exact: [], lexical: [] };

/** Job titles to occupation codes. */
export class TitleConversion {
  private readonly source: KnowledgeSource | undefined;
  private readonly typed: AnswerCache<Candidate>;

  /** Without a database, titles are ranked by the engine alone and have no context; without a language model, ambiguous ones stay so. What
   * takes long to learn is kept in the cache folder. */
  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
    private readonly database?: Database,
    private readonly languageModel?: Chooser,
    cacheFolder?: string,
    private readonly companies: EmployerNames = new CompanyConversion(engine, versions),
  ) {
    this.typed = new AnswerCache(versions);
    this.source = database === undefined ? undefined : new KnowledgeSource(database, versions, cacheFolder === undefined ? undefined : learnOnce(cacheFolder));
  }

  /** Reads what the ranking needs, so that the first question does not wait for it. */
  async warmUp(): Promise<void> {
    await this.versions.known();
    await this.source?.current();
  }

  async convert(question: TitleQuestion): Promise<TitleAnswer> {
    const context = hasContext(question.context ?? {}) ? await this.context(question, await this.knowledge(question)) : undefined;
    if (question.fast && context?.hasSay !== true) {
      const fast = await typeahead(this.engine, this.typed, question.title);
      const knowledge = this.source?.ready?.knowledge;
      const isOther = knowledge !== undefined && isReadOtherwise(question.title, fast, knowledge);
      if (!isOther && resolvesCleanly(question.title, fast)) return this.answerFast(question, fast, context);
    }
    const loaded = await this.knowledge(question);
    const meant = meantOf(question.title, loaded);
    const part = await this.find([meant], question, loaded).next();
    const [found = NOTHING] = part.done === true ? [] : part.value;
    // The language model chooses among the best, however few of them are asked for.
    const limit = Math.max(question.limit, LONGEST_CHOICE);
    const answer = this.answer({ ...question, limit }, meant, found, loaded, context);
    const { matches, ...rest } = question.bypass === true ? answer : await chooseAmong(answer, question, this.languageModel);
    return { ...rest, matches: matches.slice(0, question.limit) };
  }

  /**
   * Many titles with one question's context and options, in the order of the titles; a title that stands twice is resolved once. Each answer is the one
   * that `convert` gives with `fast` off.
   */
  async convertMany(titles: readonly string[], question: Omit<TitleQuestion, 'title' | 'fast'>): Promise<TitleAnswer[]> {
    const unique = [...new Set(titles)];
    const loaded = await this.knowledge(question);
    const context = await this.context(question, loaded);
    const answers = new Map<string, TitleAnswer>();
    const meant = unique.map((title) => meantOf(title, loaded));
    for await (const part of this.find(meant, question, loaded)) {
      for (const found of part) {
        const title = unique[answers.size] ?? '';
        answers.set(title, this.answer({ ...question, title, fast: false }, meant[answers.size] ?? asTyped(title), found, loaded, context));
        if (answers.size % RANKING.batchTurn === 0) await nextTurn();
      }
    }
    return titles.flatMap((title) => answers.get(title) ?? []);
  }

  /** What the engine finds for titles, part by part in their order; with the knowledge it has less to look for. */
  private async *find(
    titles: readonly MeantTitle[],
    { database }: Pick<TitleQuestion, 'database'>,
    loaded: LoadedKnowledge | undefined,
  ): AsyncGenerator<EngineFindings[]> {
    const normalized = titles.map(({ titles: [title] }) => normalizeTitle(title));
    if (loaded !== undefined) {
      yield* findCandidates(this.engine, loaded, normalized);
      return;
    }
    const words = this.source?.ready?.knowledge.knownWords;
    yield await findTitles(this.engine, normalized, database, words === undefined ? undefined : (word) => words.has(word));
  }

  /** The knowledge for the learned ranking; undefined where switches ask for another ranking, or where it cannot be read. */
  private async knowledge({ catalog = true, database }: Pick<TitleQuestion, 'catalog' | 'database'>): Promise<LoadedKnowledge | undefined> {
    const { source } = this;
    if (source === undefined || !catalog || !database.fusion || !database.stem || database.ftsAnd) return undefined;
    // Reading keeps this process busy for seconds: an engine that is away is told before.
    if (source.ready === undefined) await this.engine.ping();
    return source.current();
  }

  private async context({ context = {} }: Pick<TitleQuestion, 'context'>, loaded: LoadedKnowledge | undefined): Promise<ResolvedContext | undefined> {
    if (!hasContext(context) || this.database === undefined) return undefined;
    return resolveContext(this.database, this.companies, context, loaded?.knowledge, loaded?.employment);
  }

  private answerFast(question: TitleQuestion, ranked: readonly Candidate[], context: ResolvedContext | undefined): TitleAnswer {
    const knowledge = this.source?.ready?.knowledge;
    const meant = knowledge === undefined ? undefined : meantByTyped(question.title, ranked, knowledge);
    const all = toMatches(shown(withProbability(ranked, meant, knowledge), question), 'name_corpus', wordKey(question.title), {
      withCluster: question.withCluster,
      relativeScore: decayed,
      limits: confidenceLimits(knowledge),
    });
    const found = question.database.fusion ? all : all.filter(({ match_score }) => match_score >= question.minScore);
    const answer = this.complete(question, all, found, [], context, meant);
    return { ...answer, matches: withRanges(question.title, answer.matches) };
  }

  private answer(
    question: TitleQuestion,
    meant: MeantTitle,
    found: EngineFindings,
    loaded: LoadedKnowledge | undefined,
    context: ResolvedContext | undefined,
  ): TitleAnswer {
    const { withCluster } = question;
    const [title] = meant.titles;
    const ranked = loaded === undefined || normalizeTitle(title).core === '' ? undefined : rankMeant(loaded, meant, found, question.database, context);
    const candidates = ranked?.candidates ?? ofKeptIndustries(fuse(found.exact, found.lexical, question.database), context);
    const all = toMatches(shown(candidates, question), 'database', wordKey(title), {
      withCluster,
      relativeScore: ranked === undefined ? proportional : powered,
      limits: confidenceLimits(loaded?.knowledge),
      ...(question.explain === true && ranked !== undefined && loaded !== undefined ? { explain: explainMeant(loaded.knowledge, ranked) } : {}),
    });
    const legacy = !question.fast || !question.database.fusion;
    const kept = legacy ? all.filter(({ match_score }) => match_score >= question.minScore) : all;
    const signals = ranked?.inContext === true || loaded?.knowledge.hasMemory === true ? ['historical_pattern'] : [];
    return this.complete(question, all, kept, signals, context, meant, ranked !== undefined && isDoubtful(ranked.candidates[0]));
  }

  private complete(
    question: TitleQuestion,
    all: readonly TitleMatch[],
    kept: readonly TitleMatch[],
    signals: readonly string[],
    context: ResolvedContext | undefined,
    { titles: [title], readAs }: MeantTitle = asTyped(question.title),
    doubtful = false,
  ): TitleAnswer {
    // A synonym may have a rank that nobody typed, a misspelt rank is told by what was meant.
    const { level, seniority } = normalizeTitle(readAs.length === 0 ? question.title : title);
    const { ignored } = normalizeTitle(question.title);
    // Of all that was found: how many of it are asked for, and a cut of scores, make no title clearer.
    const unclear = doubtful || isAmbiguous(kept.length === 0 ? [] : all, question.ambiguityThreshold);
    const ambiguous = unclear && (question.bypass !== true || kept.length === 0);
    return {
      matches: kept.slice(0, question.limit),
      disambiguation: {
        status: ambiguous ? 'ambiguous' : 'resolved',
        signals_used: signals,
        ...(question.clarify === true ? { clarification: ambiguous ? clarify(kept) : [] } : {}),
      },
      ...(level === null ? {} : { level }),
      ...(seniority === null ? {} : { seniority }),
      ...(ignored.length === 0 ? {} : { ignored }),
      ...(readAs.length === 0 ? {} : { read_as: readAs }),
      ...contextMembers(context),
      versions: this.versions.current(),
    };
  }
}

/** What the industries of a sector employ, with their top companies. */
function ofKeptIndustries(candidates: readonly Candidate[], context: ResolvedContext | undefined): readonly Candidate[] {
  const { allowed } = context ?? {};
  if (allowed === undefined) return candidates;
  return candidates.flatMap((candidate) => {
    const top_company = allowed.get(candidate.document.onet_code);
    return top_company === undefined ? [] : [{ ...candidate, document: { ...candidate.document, top_company } }];
  });
}

function contextMembers(context: ResolvedContext | undefined): Pick<TitleAnswer, 'resolved_context' | 'unknown_context' | 'suggestion'> {
  if (context === undefined) return {};
  const { understood, unknown, hints } = context;
  return {
    ...(Object.keys(understood).length === 0 ? {} : { resolved_context: understood }),
    ...(unknown.length === 0 ? {} : { unknown_context: unknown }),
    ...(hints.length === 0 ? {} : { suggestion: hints.join(' ') }),
  };
}

const meantOf = (title: string, loaded: LoadedKnowledge | undefined): MeantTitle =>
  loaded === undefined ? asTyped(title) : meantTitle(loaded.knowledge, title);

/** The best candidates: as many as are asked for, or as it takes to tell whether they are ambiguous and to clarify that. */
function shown(ranked: readonly Candidate[], { limit }: Pick<TitleQuestion, 'limit'>): readonly Candidate[] {
  return ranked.slice(0, Math.max(limit, MOST_TOLD_APART));
}

/** Typeahead scores are steps of a ladder: what counts is the distance to the best. */
const decayed = (score: number, best: number): number => Math.exp(TUNING.typeahead.scoreDecay * (score - best));
/** Scores fused by hand are sums of evidence: what counts is the share of the best. */
const proportional = (score: number, best: number): number => score / best;
/** Learned scores are probabilities, which fall steeply: a plausible alternative has to stay above the default cutoff. */
const powered = (score: number, best: number): number => (score / best) ** RANKING.scorePower;

/**
 * Typeahead answers when every word that was typed fits a title. With noise or words in brackets, which nobody types who waits for a suggestion, some title
 * has to be or, but for brackets, begin like that.
 */
function resolvesCleanly(title: string, found: readonly Candidate[]): boolean {
  const { ignored, aside } = normalizeTitle(title);
  if (ignored.length === 0 && aside === '') return found.length > 0 || wordsOf(title).length === 0;
  return found.some(({ whole, begins }) => whole || (begins === true && aside === ''));
}

/** However far the next one is: a best match that is more often wrong than right resolves nothing, unless the title is known as it stands. */
function isDoubtful(best: Candidate | undefined): boolean {
  return best?.probability !== undefined && best.probability < RANKING.resolved && !best.whole;
}

function isAmbiguous(matches: readonly TitleMatch[], threshold: number): boolean {
  const [first, second] = matches;
  if (first === undefined) return true;
  return second !== undefined && first.match_score - second.match_score < threshold;
}
