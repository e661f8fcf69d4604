import { englishWords } from '../../../../src/conversion/english-words.ts';
import { print } from '../../../../src/dsl/print.ts';
import { aboutService } from '../../../../src/dsl/translate/about-service.ts';
import { FormChoice } from '../../../../src/dsl/translate/choice/form-choice.ts';
import type { Item } from '../../../../src/dsl/translate/items.ts';
import { isAnswer } from '../../../../src/dsl/translate/judge-draft.ts';
import { Lexicon } from '../../../../src/dsl/translate/lexicon.ts';
import { lemmaOf } from '../../../../src/dsl/translate/words/word.ts';
import { draftsOf, readingOf } from '../../../../src/dsl/translate/readings-of.ts';
import { useDemonstrationPlaces } from '../../../setup/demonstration-gazetteer.ts';
import { demonstrationIndustries } from '../../../setup/demonstration-industries.ts';

const COMPANIES = ['Boeing', 'CNA', 'CARE', 'Cigna', "Lowe's", 'Home Depot', 'Nordstrom', 'Pfizer', 'Target', 'Deloitte', 'Amazon'];
const OCCUPATIONS: readonly (readonly [string, string, number, string])[] = [
  ['29-1141.00', 'Registered Nurses', 247, 'Registered and Critical Care Nurses'],
  ['31-1131.00', 'Nursing Assistants', 281, 'Nursing Assistants and Orderlies'],
  ['51-4121.00', 'Welders, Cutters, Solderers, and Brazers', 483, 'Welders and Brazers'],
  ['35-3031.00', 'Waiters and Waitresses', 317, 'Waiters and Table Servers'],
  ['41-2031.00', 'Retail Salespersons', 349, 'Retail Sales Associates'],
  ['53-3032.00', 'Heavy and Tractor-Trailer Truck Drivers', 535, 'Heavy Truck Drivers'],
  ['19-2031.00', 'Chemists', 157, 'Research and Quality Chemists'],
];
/** Titles that people have, and their occupations. */
const TITLES: Readonly<Record<string, string>> = {
  nurse: '29-1141.00',
  cna: '31-1131.00',
  'nursing assistant': '31-1131.00',
  welder: '51-4121.00',
  waiter: '35-3031.00',
  'retail associate': '41-2031.00',
  'truck driver': '53-3032.00',
  trucker: '53-3032.00',
  chemist: '19-2031.00',
};

const names = Lexicon.of(
  {
    companies: COMPANIES.map((company) => ({ called: company, company, isAlias: false })),
    occupations: OCCUPATIONS.map(([code, title, id, name]) => ({ code, title, id, name })),
    clusters: OCCUPATIONS.map(([, , id, name]) => ({ id, name })),
    cities: [{ city: 'Seattle', state: 'Washington' }],
  },
  demonstrationIndustries(),
  await englishWords(),
  (key) => TITLES[key] !== undefined || TITLES[key.split(' ').map(lemmaOf).join(' ')] !== undefined,
);
const places = useDemonstrationPlaces();
const choice = FormChoice.committed();

/** What a question is translated to, with a few names and without the conversions and the checks on the data. Undefined if it is refused. */
export async function queryFor(text: string): Promise<string | undefined> {
  const lexicon = await names;
  const resolve = (items: readonly Item[]): Promise<Item[]> => Promise.resolve(items.map((item) => resolved(item, lexicon)));
  const reading = await readingOf(text, { names: lexicon, places, choice, resolve });
  if (reading === undefined) return undefined;
  const ofService = aboutService(reading);
  if (ofService !== undefined) return ofService.dsl;
  const best = draftsOf(reading).drafts.find((one) => isAnswer(one, reading));
  return best === undefined ? undefined : print(best.command);
}

function resolved(item: Item, lexicon: Lexicon): Item {
  const { means } = item;
  if (means.kind !== 'entity' || means.entity.kind !== 'role' || means.entity.title === undefined || means.entity.code !== undefined) return item;
  const code = TITLES[means.entity.title.toLowerCase().split(' ').map(lemmaOf).join(' ')];
  const role = code === undefined ? undefined : lexicon.occupation(code);
  return { ...item, means: role === undefined ? { kind: 'unknown' } : { kind: 'entity', entity: { kind: 'role', ...role, score: 1 } } };
}
