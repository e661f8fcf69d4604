import { lemmaOf } from './words/word.ts';
import { wordTable } from '../../text/word-table.ts';

/** Employers that people name with one word, and the everyday name of their industry. */
const INDUSTRY_OF_EMPLOYER = wordTable<string>({
  insurer: 'insurance',
  carmaker: 'car',
  automaker: 'car',
  drugmaker: 'pharma',
  chipmaker: 'semiconductor',
  lender: 'bank',
  homebuilder: 'construction',
  builder: 'construction',
  airline: 'airline',
  brewer: 'beverage',
  brewery: 'beverage',
  hotelier: 'hotel',
  broadcaster: 'broadcasting',
  publisher: 'publishing',
  shipper: 'shipping',
  hospitality: 'hotel',
  manufacturer: 'manufacturing',
  wholesaler: 'wholesale',
  realtor: 'real estate',
  consultancy: 'consulting',
  cybersecurity: 'cybersecurity',
  miner: 'mining',
  steelmaker: 'steel',
  eatery: 'restaurant',
});

export const EMPLOYER_NOUNS: readonly string[] = Object.keys(INDUSTRY_OF_EMPLOYER);

/** Products whose makers form an industry: "chip makers". */
const INDUSTRY_OF_PRODUCT = wordTable<string>({
  chip: 'semiconductor',
  drug: 'pharma',
  vehicle: 'car',
  aircraft: 'aerospace',
  airplane: 'aerospace',
});
const MAKERS = new Set(['maker', 'manufacturer', 'company', 'producer', 'firm', 'employer']);

/** Words after the name of an industry that only say that employers are meant: "hospital system". */
const HEADS = new Set(['system', 'network', 'contractor', 'carrier', 'house', 'group', 'manufacturer', 'producer', 'seller', 'outfit', 'chain']);

/** The everyday name of an industry whose employers a text names. */
export function industryOfEmployers(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s-]+/u);
  const last = lemmaOf(words.at(-1) ?? '');
  if (words.length === 1) return INDUSTRY_OF_EMPLOYER[last];
  const product = words.length === 2 && MAKERS.has(last) ? INDUSTRY_OF_PRODUCT[words[0] ?? ''] : undefined;
  if (product !== undefined) return product;
  return HEADS.has(last) ? words.slice(0, -1).join(' ') : undefined;
}

/** Kinds of employers that are only a part of the industries of a dataset, unless one is called so. */
const PARTS: ReadonlySet<string> = new Set(
  `airline|airport|aviation|railroad|railway|rail|trucking|trucking company|courier|shipper|shipping|shipping line|cruise line|transit agency|
  hotel|hotelier|motel|resort|casino|theme park|travel agency|brewery|brewer|winery|distillery|bakery|meatpacker|farm|
  newspaper|broadcaster|publisher|film studio|movie studio|record label|law firm|accounting firm|ad agency|
  credit union|mortgage lender|hedge fund|private equity|venture capital|private equity firm|venture capital firm|hedge fund manager|
  pharmacy|drugstore|supermarket|grocer|car dealer|car dealership|furniture store|bookstore|clinic|dental office|dentist office|hospice|nursing home|
  coffee shop|caterer|bar|pizzeria|call center|temp agency|solar|steel|steelmaker|paper|tobacco|cosmetic|textile|furniture maker|
  miner|homebuilder|police department|museum|charity|health insurance|health insurer|life insurance|life insurer|video game|ride sharing|edtech`
    .split('|')
    .map((noun) => noun.trim()),
);

/** Whether a text names a part of the industry that is nearest to it: "airlines" for Transportation and Logistics. */
export function namesPart(text: string, industry: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/u)
    .map(lemmaOf);
  const isOnly =
    industry
      .toLowerCase()
      .split(/[\s-]+/u)
      .map(lemmaOf)
      .join(' ') === words.join(' ');
  const kind = words.length > 1 && (HEADS.has(words.at(-1) ?? '') || MAKERS.has(words.at(-1) ?? '')) ? words.slice(0, -1) : words;
  return !isOnly && [words, kind].some((one) => PARTS.has(one.join(' ')));
}
