import { CompanyConversion } from '../src/conversion/companies/company-conversion.ts';
import type { FormChoice } from '../src/dsl/translate/choice/form-choice.ts';
import { Translator } from '../src/dsl/translate/translator.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { CurrentVersions } from '../src/freshness/current-versions.ts';
import { orStop } from '../src/runtime/unless-outage.ts';
import { titleConversionOn } from '../test/setup/title-conversion-on.ts';
import type { Database } from '../src/store/pool.ts';

/** A translator in this process, on the engines of a running service, with the committed choice of forms or another one. */
export async function translatorOn(database: Database, engine: SearchEngine, choice?: FormChoice): Promise<Translator> {
  const versions = new CurrentVersions(database, engine, console.error);
  const companies = new CompanyConversion(engine, versions, { database, unlessOutage: orStop });
  const titles = titleConversionOn(engine, versions, { database, companies });
  await titles.warmUp();
  return new Translator({ database, versions, titles, companies, unlessOutage: orStop }, undefined, choice);
}
