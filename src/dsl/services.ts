import type { Permission } from '../auth/roles.ts';
import type { ClusterConversion } from '../conversion/clusters/cluster-conversion.ts';
import type { CompanyConversion } from '../conversion/companies/company-conversion.ts';
import type { CompanySearch } from '../conversion/companies/search.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import type { Database } from '../store/pool.ts';

/** Who asks. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** What commands are executed with: the same operations that REST uses. */
export interface Services {
  readonly database: Database;
  readonly versions: CurrentVersions;
  readonly titles: TitleConversion;
  readonly companies: CompanyConversion;
  readonly clusters: ClusterConversion;
  readonly search: CompanySearch;
}
