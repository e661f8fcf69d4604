import { AnswerCache, bytesOfText } from '../../engine/answer-cache.ts';
import type { CurrentVersions } from '../../freshness/current-versions.ts';
import type { Turns } from '../../runtime/turns.ts';
import type { Gate } from '../../store/pool.ts';
import type { CacheCounts } from '../../telemetry/counted-cache.ts';
import { CallerLeft, currentRequest } from '../../telemetry/request-scope.ts';
import type { Titles } from './candidates.ts';
import { composeAnswer } from './compose-answer.ts';
import type { NormalizedTitle } from './normalize.ts';
import { parserOf } from './parse-with-model.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { rankWhole } from './rank-whole.ts';
import type { ResolvedContext } from './resolve-context.ts';
import type { EngineFindings } from './search-ranking.ts';
import type { TitleAnswer, TitleQuestion } from './title-answer.ts';
import type { TitleModel } from './title-model.ts';

/** What is asked about all titles of a batch. */
export type BatchQuestion = Omit<TitleQuestion, 'title' | 'fast'>;

/** How batches share the process. */
export interface BatchLimits {
  /** Limits how many batches of one caller are converted at the same time. */
  readonly callers: Gate;
  /** Limits the batches of all callers. */
  readonly batches: Gate;
  /** Lets other requests pass during a batch. */
  readonly turns: Turns;
}

/** What batches share with single titles. */
export interface BatchRanking {
  readonly model: (question: BatchQuestion) => Promise<TitleModel | undefined>;
  readonly context: (question: BatchQuestion, model: TitleModel | undefined) => Promise<ResolvedContext | undefined>;
  /** The context of one title, which may name an employer. */
  readonly contextOf: (
    title: ParsedTitle,
    question: BatchQuestion,
    model: TitleModel | undefined,
    given: ResolvedContext | undefined,
  ) => Promise<ResolvedContext | undefined>;
  /** Search results for titles, in parts and in order. */
  readonly find: (titles: Titles, question: BatchQuestion, model: TitleModel | undefined) => AsyncGenerator<EngineFindings[]>;
  /** Which of the models, one after the other, it is. */
  readonly generation: (model: TitleModel | undefined) => unknown;
}

/** Matches of a remembered answer. */
const MOST_REMEMBERED = 20;
/** Answers of batches that are remembered, apart from the others: a long file would drop those of people who type. */
const MOST_OF_BATCHES = 2_000;

/** Whether the answer to such a question is remembered. Those in a context or with explanations are seldom asked for again, and are large. */
export const isRemembered = ({ explain, limit }: Pick<TitleQuestion, 'explain' | 'limit'>, context: ResolvedContext | undefined): boolean =>
  context === undefined && explain !== true && limit <= MOST_REMEMBERED;

/** Converts many titles with the same context and options. */
export class TitleBatches {
  private readonly answers: AnswerCache<string>;
  private running = 0;
  private asked = 0;

  constructor(
    private readonly versions: CurrentVersions,
    private readonly ranking: BatchRanking,
    private readonly limits: BatchLimits,
  ) {
    this.answers = new AnswerCache(versions, { bytesOf: bytesOfText, most: MOST_OF_BATCHES });
  }

  /** In the order of the titles. If the caller of the current request disconnects, the rest is not converted. */
  convert(titles: readonly string[], question: BatchQuestion): Promise<TitleAnswer[]> {
    const left = currentRequest()?.left?.();
    const { callers, batches } = this.limits;
    const convert = async (): Promise<TitleAnswer[]> => {
      this.running++;
      return this.convertBatch(titles, question, left).finally(() => this.running--);
    };
    this.asked++;
    return callers.run(() => batches.run(convert, left), left).finally(() => this.asked--);
  }

  counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.asked - this.running };
  }

  cacheCounts(): CacheCounts {
    return this.answers.counts();
  }

  private async convertBatch(titles: readonly string[], question: BatchQuestion, left: AbortSignal | undefined): Promise<TitleAnswer[]> {
    this.limits.turns.giveWay();
    const model = await this.ranking.model(question);
    const context = await this.ranking.context(question, model);
    const versions = this.versions.current();
    const known = isRemembered(question, context) ? this.answers.many() : undefined;
    const sameFor = [this.ranking.generation(model), JSON.stringify(question)].join('|');
    const answers = new Map<string, TitleAnswer>();
    const asked: string[] = [];
    for (const title of new Set(titles)) {
      const [text] = known?.get(`${sameFor}|${title}`) ?? [];
      if (text === undefined) asked.push(title);
      else answers.set(title, { ...(JSON.parse(text) as TitleAnswer), versions });
    }
    try {
      for await (const [title, answer] of this.answersOf(asked, question, { model, context, left })) {
        answers.set(title, { ...answer, versions });
        known?.keep(`${sameFor}|${title}`, [JSON.stringify(answer)]);
      }
    } catch (error) {
      // After a failure, remembered answers must not hide that the engine is down.
      if (!(error instanceof CallerLeft)) this.versions.doubtIndex();
      throw error;
    }
    return titles.map((title) => {
      const answer = answers.get(title);
      // Leaving it out would give each later title the answer of the next one.
      if (answer === undefined) throw new Error(`A title of a batch has no answer: ${JSON.stringify(title)}`);
      return answer;
    });
  }

  /** The answers to different titles, in their order. */
  private async *answersOf(
    titles: readonly string[],
    question: BatchQuestion,
    { model, context, left }: { model: TitleModel | undefined; context: ResolvedContext | undefined; left: AbortSignal | undefined },
  ): AsyncGenerator<readonly [title: string, answer: TitleAnswer]> {
    if (titles.length === 0) return;
    const versions = this.versions.current();
    const parsed: ParsedTitle[] = [];
    const parse = parserOf(model);
    const turn = async (): Promise<void> => {
      await this.limits.turns.next();
      left?.throwIfAborted();
    };
    const parsing = async function* (): AsyncGenerator<NormalizedTitle> {
      for (const title of titles) {
        const one = parse(title);
        parsed.push(one);
        yield one.titles[0];
        await turn();
      }
    };
    let answered = 0;
    for await (const part of this.ranking.find(parsing(), question, model)) {
      for (const found of part) {
        // As given: the parsed text is without invisible characters.
        const [title, next] = [titles[answered], parsed[answered]];
        answered++;
        if (title === undefined || next === undefined) break;
        const ranked = rankWhole(question, next, found, model, await this.ranking.contextOf(next, question, model, context));
        yield [title, composeAnswer({ ...question, title, fast: false }, next, ranked, { context, model, versions })];
        await turn();
      }
    }
  }
}
