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
  trucker: 'trucking',
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
