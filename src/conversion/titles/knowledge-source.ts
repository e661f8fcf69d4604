import type { CurrentVersions } from '../../freshness/current-versions.ts';
import { loadGazetteer } from '../../gazetteer/current-gazetteer.ts';
import { readEmploymentFacts } from '../../store/employment-facts.ts';
import { readOccupationCards, readTitleFacts, type OccupationCard } from '../../store/title-facts.ts';
import type { Database } from '../../store/pool.ts';
import type { Learn } from './classifier-files.ts';
import { Employment } from './evidence/employment.ts';
import { TitleKnowledge } from './evidence/knowledge.ts';

/** The knowledge of one state of the data, what its companies employ, and what the API serves with each occupation. */
export interface LoadedKnowledge {
  readonly knowledge: TitleKnowledge;
  readonly employment: Employment;
  readonly cards: ReadonlyMap<string, OccupationCard>;
}

/** Everything in the store that {@link buildKnowledge} needs. */
export async function readKnowledge(database: Database) {
  // Titles are taken apart with the places of the dataset.
  await loadGazetteer(database);
  const [facts, employment, cards] = await Promise.all([readTitleFacts(database), readEmploymentFacts(database), readOccupationCards(database)]);
  return { facts, employment, cards };
}

/** Builds the indices of the knowledge, in turns with other work. */
export async function buildKnowledge({ facts, employment, cards }: Awaited<ReturnType<typeof readKnowledge>>, learn?: Learn): Promise<LoadedKnowledge> {
  const knowledge = await TitleKnowledge.build(facts, learn);
  return { knowledge, employment: new Employment(employment, knowledge), cards: new Map(cards.map((card) => [card.code, card])) };
}

/** After a failure the store is not asked again for so long. */
const RETRY_MS = 5_000;

/**
 * Keeps the title knowledge of this process in step with the indices: built at the first question, built anew in the background when another index
 * serves; the old one answers meanwhile. Without PostgreSQL there is none until it is back.
 */
export class KnowledgeSource {
  private loaded: LoadedKnowledge | undefined;
  private builtFrom: string | undefined;
  private building: Promise<void> | undefined;
  private retryAt = 0;

  constructor(
    private readonly database: Database,
    private readonly versions: CurrentVersions,
    private readonly learn?: Learn,
  ) {}

  /** What is loaded at this moment. */
  get ready(): LoadedKnowledge | undefined {
    return this.loaded;
  }

  /** Undefined when it cannot be read: titles are then ranked by the search engine alone. */
  async current(): Promise<LoadedKnowledge | undefined> {
    const { index } = this.versions.current();
    // "none" is not yet known, or an engine that is away: no reason to build again.
    const isStale = this.loaded === undefined || (index !== 'none' && index !== this.builtFrom);
    if (isStale && Date.now() >= this.retryAt) this.building ??= this.build(index);
    if (this.loaded === undefined) await this.building;
    return this.loaded;
  }

  private async build(index: string): Promise<void> {
    try {
      const read = await readKnowledge(this.database);
      if (this.loaded === undefined || (index !== 'none' && this.builtFrom !== 'none')) {
        this.loaded = await buildKnowledge(read, this.learn);
      }
      this.builtFrom = index;
    } catch {
      this.retryAt = Date.now() + RETRY_MS;
    } finally {
      this.building = undefined;
    }
  }
}
