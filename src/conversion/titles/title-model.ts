import type { CurrentVersions } from '../../freshness/current-versions.ts';
import { loadGazetteer } from '../../gazetteer/current-gazetteer.ts';
import type { Logger } from '../../runtime/log.ts';
import { readEmploymentFacts } from '../../store/employment-facts.ts';
import { wordKey } from '../../text/words.ts';
import { readEmployerNames, readOccupationSummaries, readTitleFacts, type OccupationSummary } from '../../store/title-facts.ts';
import type { Database } from '../../store/pool.ts';
import type { Learn } from './classifier-files.ts';
import { Employment } from './evidence/employment.ts';
import { KnownTitles } from './evidence/known-titles.ts';

/** Everything that ranks titles, built from one state of the data. */
export interface TitleModel {
  readonly knownTitles: KnownTitles;
  /** What the companies of the dataset employ. */
  readonly employment: Employment;
  /** What the API returns with each occupation, by O*NET code. */
  readonly summaries: ReadonlyMap<string, OccupationSummary>;
  /** The names and aliases of the employers of the dataset, as words. */
  readonly employers: ReadonlySet<string>;
}

/** Reads the data that {@link buildTitleModel} needs. */
export async function readTitleModelData(database: Database) {
  // Titles are normalized with the places of the dataset.
  await loadGazetteer(database);
  const [facts, employment, summaries, employers] = await Promise.all([
    readTitleFacts(database),
    readEmploymentFacts(database),
    readOccupationSummaries(database),
    readEmployerNames(database),
  ]);
  return { facts, employment, summaries, employers };
}

/** Builds the model in small steps, so that other requests are answered meanwhile. */
export async function buildTitleModel(
  { facts, employment, summaries, employers }: Awaited<ReturnType<typeof readTitleModelData>>,
  learn?: Learn,
): Promise<TitleModel> {
  const knownTitles = await KnownTitles.build(facts, learn);
  return {
    knownTitles,
    employment: new Employment(employment, knownTitles),
    ...shownData(summaries, employers),
  };
}

/** What the API returns with matches, and the texts that are names of employers. */
const shownData = (summaries: readonly OccupationSummary[], employers: readonly string[]): Pick<TitleModel, 'summaries' | 'employers'> => ({
  summaries: new Map(summaries.map((summary) => [summary.code, summary])),
  employers: new Set(employers.map(wordKey)),
});

/** The state of the title model, as `/health` reports it. */
export interface TitleModelState {
  /** `loading` until the model is first read; `unavailable` if that fails. Titles are then ranked by search results alone. */
  readonly status: 'ok' | 'loading' | 'unavailable';
  /** When reading the data began to fail. Null if the last attempt succeeded, or there was none. An older model may still be in use. */
  readonly failing_since: string | null;
}

/** Wait after a failure before the database is read again. */
const RETRY_MS = 5_000;

/**
 * Keeps the title model of this process in step with the search indices. It is built at the first question, and again in the background when another index is
 * served; until then the previous one answers.
 */
export class TitleModelSource {
  private model: TitleModel | undefined;
  private builtFrom: string | undefined;
  private building: Promise<void> | undefined;
  private failure: { readonly since: Date; readonly message: string } | undefined;
  private retryAt = 0;
  /** The state of the rows that the summaries of the model show. */
  private shown: string | undefined;
  private refreshing: Promise<void> | undefined;
  /** Number of the model: each one that is built has another. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly versions: CurrentVersions,
    private readonly log: Logger,
    private readonly learn?: Learn,
  ) {}

  /** The model, if it is loaded now. */
  get ready(): TitleModel | undefined {
    return this.model;
  }

  /** Undefined if the model cannot be read. */
  async current(): Promise<TitleModel | undefined> {
    const { index } = this.versions.current();
    // "none" means that the index is not known yet or the engine is unreachable, which is no reason to build again.
    const isStale = this.model === undefined || (index !== 'none' && index !== this.builtFrom);
    if (isStale && Date.now() >= this.retryAt) this.building ??= this.build(index);
    if (this.model === undefined) await this.building;
    const rows = this.versions.rowState();
    if (this.model !== undefined && rows !== this.shown) await (this.refreshing ??= this.refresh(rows));
    return this.model;
  }

  /** The state of the model. After a failure this starts the next attempt if it is due, so that health checks alone lead to recovery. */
  state(): TitleModelState {
    const { failure, model } = this;
    if (failure !== undefined) void this.current();
    const status = model !== undefined ? 'ok' : failure === undefined ? 'loading' : 'unavailable';
    return { status, failing_since: failure?.since.toISOString() ?? null };
  }

  private async build(index: string): Promise<void> {
    try {
      const rows = this.versions.rowState();
      const data = await readTitleModelData(this.database);
      if (this.model === undefined || (index !== 'none' && this.builtFrom !== 'none')) {
        this.model = await buildTitleModel(data, this.learn);
        this.generation++;
        this.shown = rows;
      }
      this.builtFrom = index;
      if (this.failure !== undefined) this.log.info('the title data can be read again');
      this.failure = undefined;
    } catch (error) {
      this.retryAt = Date.now() + RETRY_MS;
      this.fail(error);
    } finally {
      this.building = undefined;
    }
  }

  /** Reads again what admin writes change: the names of employers, and which has how much of an occupation. The ranking stays. */
  private async refresh(rows: string): Promise<void> {
    try {
      const [summaries, employers] = await Promise.all([readOccupationSummaries(this.database), readEmployerNames(this.database)]);
      if (this.model !== undefined) this.model = { ...this.model, ...shownData(summaries, employers) };
      this.generation++;
      this.shown = rows;
    } catch (error) {
      this.log.warn({ err: error }, 'The summaries of the occupations could not be read again; the previous ones are shown.');
    } finally {
      this.refreshing = undefined;
    }
  }

  /** Logs a failure once, not at every attempt. */
  private fail(error: unknown): void {
    const { message } = error as Error;
    if (this.failure?.message !== message) {
      const instead = this.model === undefined ? 'search results alone' : 'the previous data';
      this.log.warn({ err: error }, `the title data could not be read; titles are ranked by ${instead}`);
    }
    this.failure = { since: this.failure?.since ?? new Date(), message };
  }
}
