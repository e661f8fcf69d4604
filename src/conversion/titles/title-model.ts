import { setTimeout } from 'node:timers/promises';
import type { CurrentVersions } from '../../freshness/current-versions.ts';
import { loadGazetteer } from '../../gazetteer/current-gazetteer.ts';
import { fromBytes } from '../../packed/packed-file.ts';
import type { Logger } from '../../runtime/log.ts';
import { wordKey } from '../../text/words.ts';
import { readEmployerNames, readOccupationSummaries, type EmployerNames, type OccupationSummary } from '../../store/title-facts.ts';
import { readTitleModel } from '../../store/title-models.ts';
import type { Database } from '../../store/pool.ts';
import { Employment } from './evidence/employment.ts';
import { KnownTitles } from './evidence/known-titles.ts';
import type { PackedTitleModel } from './packed-title-model.ts';
import { TextProbabilities } from './text-probabilities.ts';

/** Everything that ranks titles. The indexer trained it from one state of the data; the rest is what the API returns with matches. */
export interface TitleModel {
  readonly knownTitles: KnownTitles;
  /** What whole texts are, for half-typed titles that lead to them. */
  readonly textProbabilities: TextProbabilities;
  /** What the companies of the dataset employ. */
  readonly employment: Employment;
  /** What the API returns with each occupation, by O*NET code. */
  readonly summaries: ReadonlyMap<string, OccupationSummary>;
  /** The O*NET codes by their official titles, as words. */
  readonly codeOfTitle: ReadonlyMap<string, string>;
  /** The names and aliases of the employers of the dataset, as words. */
  readonly employers: ReadonlySet<string>;
  /** Their abbreviations and tickers, as words. */
  readonly employerAbbreviations: ReadonlySet<string>;
}

/** The model as the indexer trained it, with what the API returns with matches. */
export async function modelOf(database: Database, packed: PackedTitleModel): Promise<TitleModel> {
  // Titles are normalized with the places of the dataset.
  await loadGazetteer(database);
  const [summaries, employers] = await Promise.all([readOccupationSummaries(database), readEmployerNames(database)]);
  const knownTitles = new KnownTitles(packed.knownTitles);
  return {
    knownTitles,
    textProbabilities: new TextProbabilities(knownTitles, packed.textProbabilities),
    employment: new Employment(packed.employment, knownTitles),
    ...shownData(summaries, employers),
  };
}

/** What the API returns with matches, and the texts that are official titles or names of employers. */
const shownData = (
  summaries: readonly OccupationSummary[],
  employers: EmployerNames,
): Pick<TitleModel, 'summaries' | 'codeOfTitle' | 'employers' | 'employerAbbreviations'> => ({
  summaries: new Map(summaries.map((summary) => [summary.code, summary])),
  codeOfTitle: new Map(summaries.map(({ code, title }) => [wordKey(title), code])),
  employers: new Set(employers.names.map(wordKey)),
  employerAbbreviations: new Set(employers.abbreviations.map(wordKey)),
});

/** The state of the title model, as `/health` reports it. */
export interface TitleModelState {
  /** `loading` until the model is first read; `unavailable` if that fails. Titles are then ranked by search results alone. */
  readonly status: 'ok' | 'loading' | 'unavailable';
  /** When reading the model began to fail. Null if the last attempt succeeded, or there was none. An older model may still be in use. */
  readonly failing_since: string | null;
  /** The version of the search index that goes with the model in use; null if none is loaded. */
  readonly model: string | null;
  readonly trained_at: string | null;
  /** When this process began to use it. */
  readonly loaded_at: string | null;
}

/** Wait after a failure before the database is read again. */
const RETRY_MS = 5_000;
/** Longest time that a title waits for summaries that have changed. */
const LONGEST_WAIT_MS = 300;

/** The model in use, and what is known about it. */
interface Loaded {
  readonly state: string;
  readonly trainedAt: Date;
  readonly loadedAt: Date;
}

/**
 * Keeps the title model of this process in step with the search indexes. It is read at the first question, and again in the background when another index is
 * served; until then the previous one answers. Nothing is trained here.
 */
export class TitleModelSource {
  private model: TitleModel | undefined;
  private loaded: Loaded | undefined;
  /** The index that was served when the model was read. */
  private readFor: string | undefined;
  private reading: Promise<void> | undefined;
  private failure: { readonly since: Date; readonly message: string } | undefined;
  private retryAt = 0;
  /** The state of the rows that the summaries of the model show. */
  private shown: string | undefined;
  private refreshing: Promise<void> | undefined;
  private refreshAt = 0;
  /** Why they could not be read again, since that last worked. */
  private staleBecause: string | undefined;
  /** Number of the model: each one that is read has another. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly versions: CurrentVersions,
    private readonly log: Logger,
  ) {}

  /** The model, if it is loaded now. */
  get ready(): TitleModel | undefined {
    return this.model;
  }

  /** Undefined if the model cannot be read. */
  async current(): Promise<TitleModel | undefined> {
    const { indexName } = this.versions;
    // Without a name, the index is not known yet or the engine is unreachable, which is no reason to read again.
    const isStale = this.model === undefined || (indexName !== undefined && indexName !== this.readFor);
    if (isStale && Date.now() >= this.retryAt) this.reading ??= this.read();
    if (this.model === undefined) await this.reading;
    await this.keepSummaries();
    return this.model;
  }

  /** The state of the model. Starts to read a newer one, or the next attempt after a failure if it is due, so that health checks alone keep it current. */
  state(): TitleModelState {
    const { failure, model, loaded } = this;
    if (failure !== undefined || model !== undefined) void this.current();
    return {
      status: model !== undefined ? 'ok' : failure === undefined ? 'loading' : 'unavailable',
      failing_since: failure?.since.toISOString() ?? null,
      model: loaded?.state ?? null,
      trained_at: loaded?.trainedAt.toISOString() ?? null,
      loaded_at: loaded?.loadedAt.toISOString() ?? null,
    };
  }

  private async read(): Promise<void> {
    try {
      // On a busy machine, the first question comes before the engine has said which index it serves.
      if (this.versions.indexName === undefined) await this.versions.refresh();
      const { indexName } = this.versions;
      const { index, resolver } = this.versions.current();
      const rows = this.versions.rowState();
      const stored = await readTitleModel(this.database, index, resolver);
      if (stored === undefined) throw new Error('no title model of this version of the program: run `npm run index`');
      if (stored.state !== this.loaded?.state || stored.trained_at.getTime() !== this.loaded.trainedAt.getTime()) {
        this.model = await modelOf(this.database, fromBytes(stored.data) as PackedTitleModel);
        this.loaded = { state: stored.state, trainedAt: stored.trained_at, loadedAt: new Date() };
        this.generation++;
        this.shown = rows;
        this.log.info({ model: stored.state, titles: stored.titles, bytes: stored.bytes }, 'The title model is in use.');
      }
      this.readFor = indexName;
      if (this.failure !== undefined) this.log.info('The title model can be read again.');
      this.failure = undefined;
    } catch (error) {
      this.retryAt = Date.now() + RETRY_MS;
      this.fail(error);
    } finally {
      this.reading = undefined;
    }
  }

  /**
   * Reads the summaries again if the rows have changed. Titles wait for it a moment, so that whoever wrote sees the change; if it takes longer, or failed before, the previous
   * summaries are shown meanwhile.
   */
  private async keepSummaries(): Promise<void> {
    const rows = this.versions.rowState();
    if (this.model === undefined || rows === this.shown || Date.now() < this.refreshAt) return;
    this.refreshing ??= this.refresh(rows);
    if (this.staleBecause === undefined) await Promise.race([this.refreshing, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);
  }

  /** Reads again what admin writes change: the names of employers, and which has how much of an occupation. The ranking stays. */
  private async refresh(rows: string): Promise<void> {
    try {
      const [summaries, employers] = await Promise.all([readOccupationSummaries(this.database), readEmployerNames(this.database)]);
      if (this.model !== undefined) this.model = { ...this.model, ...shownData(summaries, employers) };
      this.generation++;
      this.shown = rows;
      if (this.staleBecause !== undefined) this.log.info('The summaries of the occupations can be read again.');
      this.staleBecause = undefined;
    } catch (error) {
      this.refreshAt = Date.now() + RETRY_MS;
      const { message } = error as Error;
      if (this.staleBecause !== message)
        this.log.warn({ err: error }, 'The summaries of the occupations could not be read again; the previous ones are shown.');
      this.staleBecause = message;
    } finally {
      this.refreshing = undefined;
    }
  }

  /** Logs a failure once, not at every attempt. */
  private fail(error: unknown): void {
    const { message } = error as Error;
    if (this.failure?.message !== message) {
      const instead = this.model === undefined ? 'search results alone' : 'the previous model';
      this.log.warn({ err: error }, `The title model could not be read. Titles are ranked by ${instead}.`);
    }
    this.failure = { since: this.failure?.since ?? new Date(), message };
  }
}
