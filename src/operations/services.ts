import type { Permission } from '../catalog/roles.ts';
import type { ClusterConversion } from '../conversion/clusters/cluster-conversion.ts';
import type { CompanyConversion } from '../conversion/companies/company-conversion.ts';
import type { CompanySearch } from '../conversion/companies/search.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import type { UnlessOutage } from '../errors/unless-outage.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import type { CurrentFacts } from '../reads/current-facts.ts';
import type { Database, Reads } from '../store/pool.ts';
import type { TranslatesQuestions } from './translation.ts';
import type { CompanyWrites } from '../writes/company-writes.ts';

/** The caller. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Id of the request, for the log and the records of writes. */
  readonly requestId?: string;
}

/** The dependencies of operations. */
export interface Services {
  /** For reads of the dataset. */
  readonly database: Reads;
  /** For everything else. */
  readonly primary: Database;
  readonly versions: CurrentVersions;
  readonly titles: TitleConversion;
  readonly companies: CompanyConversion;
  readonly clusters: ClusterConversion;
  readonly search: CompanySearch;
  readonly writes: CompanyWrites;
  readonly translator: TranslatesQuestions;
  /** Facts about the loaded dataset, for texts. */
  readonly facts: CurrentFacts;
  readonly unlessOutage: UnlessOutage;
}
