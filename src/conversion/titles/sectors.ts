import { identityKey } from '../../text/identity-key.ts';
import { isRunOf, unnamedOf } from '../../text/comma-list.ts';
import { nearNames } from '../../text/near-names.ts';
import { readReplacements } from '../word-list.ts';
import { wordsOf } from '../words.ts';

/** NAICS sectors, by the code under which observations are kept, with the names they go by. */
const SECTORS: readonly (readonly [code: string, ...names: string[]])[] = [
  ['11', 'Agriculture, Forestry, Fishing and Hunting', 'Agriculture'],
  ['21', 'Mining, Quarrying, and Oil and Gas Extraction', 'Mining'],
  ['22', 'Utilities'],
  ['23', 'Construction'],
  ['31-33', 'Manufacturing'],
  ['42', 'Wholesale Trade', 'Wholesale'],
  ['44-45', 'Retail Trade', 'Retail'],
  ['48-49', 'Transportation and Warehousing', 'Transportation'],
  ['51', 'Information'],
  ['52', 'Finance and Insurance', 'Finance'],
  ['53', 'Real Estate and Rental and Leasing', 'Real Estate'],
  ['54', 'Professional, Scientific, and Technical Services', 'Professional Services'],
  ['55', 'Management of Companies and Enterprises'],
  ['56', 'Administrative and Support and Waste Management and Remediation Services', 'Administrative and Support Services'],
  ['61', 'Educational Services', 'Education'],
  ['62', 'Health Care and Social Assistance', 'Health Care'],
  ['71', 'Arts, Entertainment, and Recreation', 'Arts'],
  ['72', 'Accommodation and Food Services', 'Hospitality'],
  ['81', 'Other Services (except Public Administration)', 'Other Services'],
  ['92', 'Public Administration', 'Government'],
];

/** The sector in which most employers of an industry of the dataset are classified. */
const SECTOR_OF_INDUSTRY: Readonly<Record<string, string>> = {
  'Aerospace & Defense': '31-33',
  Automotive: '31-33',
  'Industrial Manufacturing': '31-33',
  'Chemicals and Materials': '31-33',
  'Construction and Engineering': '23',
  'Oil, Gas and Mining': '21',
  Utilities: '22',
  'Semiconductors and Electronics': '31-33',
  Banking: '52',
  'Investment and Financial Services': '52',
  Insurance: '52',
  'Software and Internet': '51',
  'IT Services': '54',
  Telecommunications: '51',
  'Consulting and Professional Services': '54',
  'Media and Entertainment': '51',
  'Hospitals and Health Systems': '62',
  'Health Care Services': '62',
  'Pharmaceuticals and Biotechnology': '31-33',
  'Medical Devices and Equipment': '31-33',
  'Colleges and Universities': '61',
  Government: '92',
  'Nonprofit and Social Services': '62',
  'Real Estate': '53',
  Retail: '44-45',
  'Grocery, Pharmacy and Wholesale': '44-45',
  'Restaurants and Food Service': '72',
  'Hotels, Travel and Leisure': '72',
  'Food, Beverage and Agriculture': '31-33',
  'Consumer Goods and Apparel': '31-33',
  'Transportation and Logistics': '48-49',
  'Staffing and Business Services': '56',
};

/** Of the sectors that are none of these, the industries in which their employers are: whom a filter keeps by the sector's name. */
const INDUSTRIES_WITHIN: Readonly<Record<string, readonly string[]>> = {
  '11': ['Food, Beverage and Agriculture'],
  '42': ['Grocery, Pharmacy and Wholesale'],
  // Holding companies.
  '55': ['Investment and Financial Services'],
  '71': ['Media and Entertainment', 'Hotels, Travel and Leisure'],
  // Religious, grant-making, civic and professional organizations.
  '81': ['Nonprofit and Social Services'],
};

const UNTELLING = new Set(['and', 'the', 'of', 'industry', 'sector', 'space']);

/** What an industry is called here, and the code of its sector. */
export interface KnownIndustry {
  readonly name: string;
  readonly sector: string;
}

const SECTOR_BY_CODE = new Map(SECTORS.map(([sector, name = '']) => [sector, { name, sector }] as const));
const BY_NAME = new Map<string, KnownIndustry>([
  ...SECTORS.flatMap(([sector, name = '', ...others]) => [name, ...others].map((called) => [identityKey(called), { name, sector }] as const)),
  // An industry's own name means the industry's sector, also where a sector has the same name.
  ...Object.entries(SECTOR_OF_INDUSTRY).map(([name, sector]) => [identityKey(name), { name, sector }] as const),
]);
const EVERYDAY = readReplacements('industry-names.txt');
const BY_EVERYDAY_NAME = new Map<string, KnownIndustry>([
  ...[...EVERYDAY].flatMap(([called, name]) =>
    [BY_NAME.get(identityKey(name))].flatMap((known) => (known === undefined ? [] : [[looseKey(called), known] as const])),
  ),
  ...[...BY_NAME].map(([called, known]) => [looseKey(called), known] as const),
]);
const BY_DIGITS = new Map(
  SECTORS.flatMap(([code]) => {
    const [first = '', last = first] = code.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => [String(Number(first) + i), code] as const);
  }),
);

/** The words of an industry's name without "industry", joining words and plurals: "the restaurants industry", "Software & Internet". */
function looseKey(name: string): string {
  return wordsOf(name)
    .filter((word) => !UNTELLING.has(word))
    .map((word) => (word.length > 3 ? word.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '') : word))
    .join(' ');
}

/**
 * The industry that a text names: one of the dataset or a NAICS sector by its name, an everyday name ("tech"), or its code; a longer NAICS code ("541511") counts
 * for its sector, and so does a range ("31-33"). Undefined for anything else.
 */
export function industryNamed(text: string): KnownIndustry | undefined {
  const trimmed = text.trim();
  if (/^\d{2,6}(?:-\d{2})?$/u.test(trimmed)) return SECTOR_BY_CODE.get(BY_DIGITS.get(trimmed.slice(0, 2)) ?? '');
  return BY_NAME.get(identityKey(trimmed)) ?? BY_EVERYDAY_NAME.get(looseKey(trimmed));
}

/** The NAICS sector of an industry that {@link industryNamed} understands. */
export function sectorOf(industry: string): string | undefined {
  return industryNamed(industry)?.sector;
}

/** Up to three industries whose names, everyday ones too, look like a text that names none. */
export function industriesNear(text: string): string[] {
  const names = [...Object.keys(SECTOR_OF_INDUSTRY), ...SECTORS.flatMap(([, ...names]) => names), ...EVERYDAY.keys()];
  return [...new Set(nearNames(text, names).flatMap((name) => industryNamed(name)?.name ?? []))];
}

/** Those of the dataset's industries that a text names: the industry itself, by an everyday name too, or all of a NAICS sector. */
export function industriesIn(industries: readonly string[], text: string): string[] {
  const named = industryNamed(text);
  for (const name of [text, named?.name ?? '']) {
    const own = industries.filter((industry) => identityKey(industry) === identityKey(name));
    if (own.length > 0) return own;
  }
  const sector = named?.sector;
  return sector === undefined ? [] : industries.filter((industry) => sectorOf(industry) === sector);
}

/** What the names of a list are in the dataset. */
export interface NamedIndustries {
  readonly industries: readonly string[];
  /** The NAICS sector of all names that were understood, if they have one in common. */
  readonly sector: string | undefined;
  /** Parts that name none. */
  readonly unknown: readonly string[];
}

/**
 * Those of the dataset's industries that a comma list names, each name as {@link industriesIn} reads it; of a sector that is none of them, those with its
 * employers. Given are all runs of neighbouring parts, as names may hold commas: what is a part of a name that was understood ("Oil" of "Oil, Gas and
 * Mining") is none by itself.
 */
export function industriesOfList(industries: readonly string[], runs: readonly string[]): NamedIndustries {
  const isOwn = (run: string): boolean => industries.some((industry) => identityKey(industry) === identityKey(run));
  const understood: string[] = [];
  const found = new Set<string>();
  for (const run of [...runs].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.length - a.length)) {
    if (understood.some((name) => isRunOf(run, name))) continue;
    const named = industriesIn(industries, run);
    const kept = named.length > 0 ? named : industriesWith(industries, sectorOf(run));
    if (kept.length > 0) understood.push(run);
    for (const industry of kept) found.add(industry);
  }
  const sectors = new Set(understood.map(sectorOf));
  const [sector] = sectors;
  return { industries: [...found], sector: sectors.size === 1 ? sector : undefined, unknown: unnamedOf(runs, understood) };
}

function industriesWith(industries: readonly string[], sector = ''): string[] {
  return industries.filter((industry) => INDUSTRIES_WITHIN[sector]?.includes(industry));
}

/** Names and codes that {@link sectorOf} understands beside the dataset's industries; for messages. */
export const SECTOR_NAMES: readonly string[] = SECTORS.map(([code, name]) => `${code} ${name}`);
