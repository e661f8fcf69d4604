import { lemmaOf } from './words.ts';

/** Employers that people name with one word, and the everyday name of their industry. */
const INDUSTRY_OF_EMPLOYER: Readonly<Record<string, string>> = {
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
};

/** Words after the name of an industry that only say that employers are meant: "hospital system". */
const HEADS = new Set(['system', 'network', 'contractor', 'carrier', 'house', 'group']);

/** The everyday name of an industry whose employers a text names. */
export function industryOfEmployers(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s-]+/u);
  const last = lemmaOf(words.at(-1) ?? '');
  if (words.length === 1) return INDUSTRY_OF_EMPLOYER[last];
  return HEADS.has(last) ? words.slice(0, -1).join(' ') : undefined;
}
