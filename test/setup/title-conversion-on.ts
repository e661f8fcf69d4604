import { CompanyConversion } from '../../src/conversion/companies/company-conversion.ts';
import { TitleConversion, type TitleSources } from '../../src/conversion/titles/title-conversion.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import type { CurrentVersions } from '../../src/freshness/current-versions.ts';
import { createLog } from '../../src/runtime/log.ts';
import { Turns } from '../../src/runtime/turns.ts';
import { orStop } from '../../src/runtime/unless-outage.ts';

const AT_ONCE: TitleSources['batches'] = { run: (work) => work() };

/** Title conversion on these stores, without a log. All batches run at once, unless `others` limit them. */
export const titleConversionOn = (
  engine: SearchEngine,
  versions: CurrentVersions,
  { database, ...others }: Pick<TitleSources, 'database'> & Partial<TitleSources>,
): TitleConversion =>
  new TitleConversion(engine, versions, {
    database,
    reads: database,
    log: createLog('silent'),
    companies: new CompanyConversion(engine, versions, { database, unlessOutage: orStop }),
    turns: new Turns(),
    callers: AT_ONCE,
    batches: AT_ONCE,
    ...others,
  });
