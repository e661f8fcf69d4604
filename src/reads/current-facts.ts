import type { UnlessOutage } from '../errors/unless-outage.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import type { Reads } from '../store/pool.ts';
import { datasetFacts, type DatasetFacts } from './dataset-facts.ts';

/** Facts about the loaded dataset, computed once for each of its states. */
export class CurrentFacts {
  private known: { readonly state: string; readonly facts: Promise<DatasetFacts | undefined> } | undefined;

  constructor(
    private readonly database: Reads,
    private readonly versions: Pick<CurrentVersions, 'state'>,
    private readonly unlessOutage: UnlessOutage,
  ) {}

  /** Undefined without a dataset, and if they cannot be read. Texts then omit the counts. */
  get(): Promise<DatasetFacts | undefined> {
    return this.unlessOutage('dataset_facts', async () => {
      const { dataset, writes } = await this.versions.state();
      const state = `${dataset}.${writes}`;
      // Who asks meanwhile waits for the same statement.
      if (this.known?.state !== state) this.known = { state, facts: datasetFacts(this.database) };
      const { known } = this;
      try {
        return await known.facts;
      } catch (error) {
        if (this.known === known) this.known = undefined;
        throw error;
      }
    });
  }
}
