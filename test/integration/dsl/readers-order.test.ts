import { readConfig } from '../../../src/config/config.ts';
import { CompanyConversion } from '../../../src/conversion/companies/company-conversion.ts';
import { CurrentLexicon } from '../../../src/dsl/translate/current-lexicon.ts';
import { itemsAlone } from '../../../src/dsl/translate/find-items.ts';
import type { Item } from '../../../src/dsl/translate/items.ts';
import { AFTER, READERS } from '../../../src/dsl/translate/in-context/readers.ts';
import { wordsIn } from '../../../src/dsl/translate/words/words-in.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { gazetteer } from '../../../src/gazetteer/current-gazetteer.ts';
import { titleConversionOn } from '../../setup/title-conversion-on.ts';
import { orStop } from '../../../src/runtime/unless-outage.ts';
import { Database } from '../../../src/store/pool.ts';
import { readQuestions, readTraining } from '../../questions/evaluate.ts';

const config = readConfig({});
const database = new Database(process.env['TEST_POSTGRES_URL']!, config, () => undefined);
const engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, config);
afterAll(() => Promise.all([database.close(), engine.close()]));

/** The opposite order, in which each reader still comes after what it must come after. */
function opposite(): typeof READERS {
  const order = READERS.toReversed();
  for (const [reader, earlier] of AFTER) {
    if (order.indexOf(earlier) < order.indexOf(reader)) continue;
    order.splice(order.indexOf(earlier), 1);
    order.splice(order.indexOf(reader), 0, earlier);
  }
  return order;
}

/** Whether these are the very same items. */
const areSame = (some: readonly Item[], others: readonly Item[]): boolean => some.length === others.length && some.every((item, i) => item === others[i]);

it('readers of words in context do not depend on their order, except where they say so', async () => {
  const versions = new CurrentVersions(database, engine, console.error);
  const companies = new CompanyConversion(engine, versions, { database, unlessOutage: orStop });
  const titles = titleConversionOn(engine, versions, { database, companies });
  const names = await new CurrentLexicon({ database, versions, titles, unlessOutage: orStop }).current();
  const order = opposite();
  let read = 0;
  const different: string[] = [];
  for (const { text } of [...readQuestions(), ...readTraining()]) {
    const alone = itemsAlone(text, wordsIn(text), names, gazetteer());
    let inOrder = alone;
    let isChanged = false;
    for (const reader of READERS) {
      const items = reader(inOrder, names);
      isChanged ||= !areSame(items, inOrder);
      inOrder = items;
    }
    // Where each reader leaves the items as they are, so does any order of them. That is nine questions of ten.
    if (!isChanged) continue;
    const known = JSON.stringify(inOrder);
    if (known !== JSON.stringify(alone)) read++;
    if (known !== JSON.stringify(order.reduce<Item[]>((items, reader) => reader(items, names), alone))) different.push(text);
  }
  expect(different).toEqual([]);
  // Readers do read something.
  expect(read).toBeGreaterThan(400);
});
