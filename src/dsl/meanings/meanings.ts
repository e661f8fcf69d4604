import { LEAST_LIKENESS } from '../../catalog/least-likeness.ts';
import { onetCodeMeant } from '../../catalog/onet-code.ts';
import { stateCode } from '../../catalog/states.ts';
import { edits } from '../../conversion/edits.ts';
import { englishWords } from '../../conversion/english-words.ts';
import { loadIndustries } from '../../conversion/industries.ts';
import { countriesLike, nearCities, statesLike } from '../../conversion/known-names.ts';
import { gazetteer, loadGazetteerOnce } from '../../gazetteer/current-gazetteer.ts';
import { metrosNamed } from '../../gazetteer/metro-meant.ts';
import type { Caller, Services } from '../../operations/services.ts';
import { companyByName, unknownCompany } from '../../reads/company-names.ts';
import { zipLocation } from '../../reads/locations.ts';
import { clusterById, clusterByName, clusterNames, occupationByCode, occupationByTitle } from '../../reads/targets.ts';
import { nearNames } from '../../text/near-names.ts';
import { wordKey } from '../../text/words.ts';

import { ask } from '../ask.ts';
import { companyMeant } from '../company-meant.ts';
import { preparedIfValid } from '../prepare.ts';
import { quoted } from '../print.ts';
import type { LooseValue } from './loose-query.ts';

type Database = Services['database'];

/** What a text in a query can name. */
export interface Meaning {
  readonly kind: 'company' | 'occupation' | 'cluster' | 'state' | 'country' | 'industry' | 'metro' | 'zip' | 'cbsa';
  /** The exact name, code, or id. */
  readonly name: string;
  /** 0 if the text is this name; more if it is only similar. */
  readonly cost: number;
  /** The likeliest ones of a text that may mean several, as names with codes. */
  readonly among?: readonly string[];
  /** What the code in the name stands for, if the text is converted to it: the title of an occupation, or the name of a metro area. */
  readonly title?: string;
}

/** The cost of a name that is only similar. */
export const SIMILAR = 0.5;
/** The same with one wrong letter: rather this name than a text to search for. */
const MISTYPED = 0.35;
const LONG = 6;
const OF_OCCUPATION = 0.3;
const OF_CITY = 0.3;
/** "98101-1234" */
const OF_ZIP = 0.05;
/** "2134" for 02134: less than the cluster with this id. */
const OF_SHORT_ZIP = 0.15;
/** "USA" */
const OF_COUNTRY = 0.05;
/** The first of several that a text may mean, and most of them. */
const OF_SEVERAL = 0.45;
const MOST_CHOICES = 3;

/**
 * Everything that a value can name, best first. `wantsJob`: also a job title that has to be converted. `isUnnamed`: the query does not say what it is, so that what
 * it is called comes alone: "Chicago" is a metro area, and no company with a similar name.
 */
export async function meaningsOf(
  services: Services,
  caller: Caller,
  value: LooseValue,
  { wantsJob, isUnnamed = false }: { readonly wantsJob: boolean; readonly isUnnamed?: boolean },
): Promise<readonly Meaning[]> {
  const text = value.text.trim();
  // ZIP+4.
  const [, zip] = /^(\d{5})-\d{4}$/u.exec(text) ?? [];
  if (zip !== undefined) return [{ kind: 'zip', name: zip, cost: OF_ZIP }];
  const code = onetCodeMeant(text);
  if (code !== undefined) return ofCode(services, code);
  if (value.kind === 'number' || /^\d+$/u.test(text)) return ofNumber(services, text);
  const employers = await companies(services, text);
  const others = await Promise.all([
    clusters(services.database, text),
    industries(services.database, text),
    places(services.database, text),
    countries(services.database, text),
    wantsJob ? jobs(services, caller, text, employers) : [],
  ]);
  const all = [employers, ...others].flat().sort((a, b) => a.cost - b.cost);
  return isUnnamed && all.some(({ cost }) => cost < SIMILAR) ? all.filter(({ cost }) => cost < SIMILAR) : all;
}

/** The occupation with a code, and the cluster that it belongs to. */
async function ofCode({ database }: Services, code: string): Promise<Meaning[]> {
  const found = await occupationByCode(database, code);
  if (found === undefined) return [];
  return [
    { kind: 'occupation', name: code, cost: 0 },
    { kind: 'cluster', name: String(found.cluster_id), cost: OF_OCCUPATION },
  ];
}

async function ofNumber({ database }: Services, text: string): Promise<Meaning[]> {
  const ofPlaces = (['zip', 'cbsa', 'metro'] as const).map((kind) => ({ kind, name: text, cost: 0 }));
  const isCluster = (await clusterById(database, Number(text), { overlay: true })) !== undefined;
  const zip = /^\d{3,4}$/u.test(text) ? text.padStart(5, '0') : undefined;
  const isZip = zip !== undefined && (await zipLocation(database, zip)) !== undefined;
  return [
    ...(/^\d{5}$/u.test(text) ? ofPlaces : []),
    ...(isCluster ? [{ kind: 'cluster', name: text, cost: 0.1 } as const] : []),
    ...(isZip ? [{ kind: 'zip', name: zip, cost: OF_SHORT_ZIP } as const] : []),
  ];
}

async function companies(services: Services, text: string): Promise<Meaning[]> {
  const { database } = services;
  const exact = await companyByName(database, text);
  if (exact !== undefined) return [{ kind: 'company', name: exact.company_name, cost: 0 }];
  const unknown = await unknownCompany(database, text);
  const meant = await companyMeant(services, unknown);
  if (meant === undefined) return [];
  return [{ kind: 'company', name: meant, cost: unknown.isAlias ? 0.1 : (await isMistyped(text, meant)) ? MISTYPED : SIMILAR }];
}

/** "Walmrt": one letter is wrong in a long word that is no English one. */
async function isMistyped(text: string, name: string): Promise<boolean> {
  const [given, meant] = [text, name].map((one) => one.toLowerCase());
  return text.length >= LONG && edits(given ?? '', meant ?? '') === 1 && !(await englishWords()).has(text.toLowerCase());
}

async function clusters(database: Database, text: string): Promise<Meaning[]> {
  const exact = await clusterByName(database, text);
  if (exact !== undefined) return [{ kind: 'cluster', name: exact.cluster_name, cost: 0 }];
  const [near] = nearNames(text, await clusterNames(database), LEAST_LIKENESS.cluster);
  return near === undefined ? [] : [{ kind: 'cluster', name: near, cost: SIMILAR }];
}

async function industries(database: Database, text: string): Promise<Meaning[]> {
  const known = await loadIndustries(database);
  const [exact, ...others] = known.of(text);
  if (exact !== undefined && others.length === 0) return [{ kind: 'industry', name: exact, cost: exact.toLowerCase() === text.toLowerCase() ? 0 : 0.1 }];
  // The name of a sector means several industries: none of them more than the others.
  const [[near, ...more] = []] = exact === undefined ? known.like(text) : [];
  return near === undefined || more.length > 0 ? [] : [{ kind: 'industry', name: near, cost: SIMILAR }];
}

/** Only where a country is expected: no other field has one. */
async function countries(database: Database, text: string): Promise<Meaning[]> {
  const [country] = await countriesLike(database, text);
  return country === undefined ? [] : [{ kind: 'country', name: country, cost: country.toLowerCase() === text.toLowerCase() ? 0 : OF_COUNTRY }];
}

/** A state, and a metro area whose name contains the text or a similar city, also by its code. */
async function places(database: Database, text: string): Promise<Meaning[]> {
  await loadGazetteerOnce(database);
  // "Ohio and Texas" are two states.
  const [state, ...others] = / and /iu.test(text) ? [] : await statesLike(database, text);
  const city = gazetteer().metrosLike(text).length > 0 ? text : nearCities(text)[0]?.city;
  return [
    ...(state === undefined || (others.length > 0 && isPartOf(text, state)) ? [] : [{ kind: 'state', name: state, cost: costOfState(state, text) } as const]),
    ...(city === undefined ? [] : [{ kind: 'metro', name: city, cost: city === text ? 0.2 : SIMILAR } as const]),
    ...metroCodes(city ?? text),
  ];
}

/** Whether a text is a word of a name: "Carolina" names neither North nor South Carolina more than the other. */
const isPartOf = (text: string, name: string): boolean =>
  name.toLowerCase().split(' ').includes(text.toLowerCase()) && name.toLowerCase() !== text.toLowerCase();

/** The code of the metro area that people call so, or else of the likeliest one with the text as a word in its name. */
function metroCodes(text: string): Meaning[] {
  const { metros, called, isWithinWords } = metrosNamed(text, gazetteer());
  const likely = called !== undefined ? [called] : isWithinWords ? [] : metros.slice(0, MOST_CHOICES);
  const [first, ...others] = likely;
  if (first === undefined) return [];
  const one = { kind: 'cbsa', name: first.cbsa } as const;
  return [
    others.length === 0
      ? { ...one, cost: OF_CITY, title: first.name }
      : { ...one, cost: OF_SEVERAL, among: likely.map(({ cbsa, name }) => `${name} (${cbsa})`) },
  ];
}

function costOfState(state: string, text: string): number {
  if (state.toLowerCase() === text.toLowerCase()) return 0;
  return stateCode(text) === undefined ? SIMILAR : 0.01;
}

/** An occupation, and the cluster that it belongs to. */
async function jobs(services: Services, caller: Caller, text: string, employers: readonly Meaning[]): Promise<Meaning[]> {
  const [occupation] = await occupations(services, caller, text, employers);
  const found = occupation === undefined ? undefined : await occupationByCode(services.database, occupation.name);
  return occupation === undefined || found === undefined
    ? []
    : [occupation, { ...occupation, kind: 'cluster', name: String(found.cluster_id), cost: occupation.cost + OF_OCCUPATION }];
}

/** The occupation with this title, or the one that the title is converted to. None if the caller may not convert titles, and while the search engine is unreachable. */
async function occupations(services: Services, caller: Caller, text: string, employers: readonly Meaning[]): Promise<Meaning[]> {
  const exact = await occupationByTitle(services.database, text);
  if (exact !== undefined) return [{ kind: 'occupation', name: exact.onet_code, cost: 0 }];
  const prepared = preparedIfValid(`TITLECONVERT ${quoted(text)} LIMIT ${MOST_CHOICES}`, caller);
  if (prepared?.kind !== 'question') return [];
  const answer = await services.unlessOutage('occupation_meant', () => ask(services, prepared.question));
  const matches = (answer?.data ?? []) as readonly { onet_code: string; onet_title: string; recommended: boolean; matched_title?: string }[];
  const [first] = matches;
  // "Walmrt" is the company rather than the title Walmart Cashier.
  const isOfEmployer = employers.some(({ name }) => ` ${wordKey(first?.matched_title ?? '')} `.includes(` ${wordKey(name)} `));
  if (first === undefined || isOfEmployer) return [];
  if (first.recommended) return [{ kind: 'occupation', name: first.onet_code, cost: 0.2, title: first.onet_title }];
  return [{ kind: 'occupation', name: first.onet_code, cost: OF_SEVERAL, among: matches.map((one) => `${one.onet_title} (${one.onet_code})`) }];
}
