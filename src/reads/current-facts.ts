import type { CurrentVersions } from '../freshness/current-versions.ts';
import type { Reads } from '../store/pool.ts';
import { datasetFacts, type DatasetFacts } from './dataset-facts.ts';

/** Facts about the loaded dataset, computed once for each of its states. */
export class CurrentFacts {
  private known: { readonly state: string; readonly facts: DatasetFacts | undefined } | undefined;

  constructor(
    private readonly database: Reads,
    private readonly versions: CurrentVersions,
  ) {}

  /** Undefined without a dataset, and while PostgreSQL is unreachable. Texts then omit the counts. */
  async get(): Promise<DatasetFacts | undefined> {
    try {
      const { dataset, writes } = await this.versions.state();
      const state = `${dataset}.${writes}`;
      if (this.known?.state !== state) this.known = { state, facts: await datasetFacts(this.database) };
      return this.known.facts;
    } catch {
      return undefined;
    }
  }
}
