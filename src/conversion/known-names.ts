import { wordKey } from '../text/words.ts';
import { LEAST_LIKENESS } from '../catalog/least-likeness.ts';
import type { IdKind, NamedKind } from '../catalog/resource.ts';
import { cityInState, stateCode, US_STATES } from '../catalog/states.ts';
import { gazetteer, loadGazetteerOnce } from '../gazetteer/current-gazetteer.ts';
import { cityCalled, metrosNamed, type MetrosNamed } from '../gazetteer/metro-meant.ts';
import { nicknamed } from '../gazetteer/nicknames.ts';
import { listedPlaces } from '../gazetteer/place-list.ts';
import { companyCities, companyCountries, companyStates, namesOfCompanies, unknownCompanies } from '../reads/company-names.ts';
import type { NearCity, UnknownName } from '../reads/hints.ts';
import { existingIds } from '../reads/known-ids.ts';
import { metroOfZip } from '../reads/locations.ts';
import type { Reads } from '../store/pool.ts';
import { unnamedOf } from '../text/comma-list.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import { hasOtherEnding } from '../text/other-ending.ts';
import { loadIndustries } from './industries.ts';

/** The names in one filter. */
export interface AskedNames {
  readonly kind: NamedKind | IdKind;
  readonly texts: readonly string[];
  /** The texts are the possible names in a comma-separated list, the whole list first. Otherwise each text is one name. */
  readonly isList?: boolean;
  /** The filter also finds companies by their uids. */
  readonly uidsCount?: boolean;
}

/** Most unknown names to report: a list of hundreds would be compared with all companies, and nobody reads that many sentences. */
const MOST = 20;

/** The names in filters that do not exist, for each filter, with the names that may be meant. */
export async function unknownNames(database: Reads, asked: readonly AskedNames[]): Promise<readonly (readonly UnknownName[])[]> {
  const found: (readonly UnknownName[])[] = [];
  for (const names of asked) {
    const left = MOST - found.flat().length;
    found.push(left > 0 ? await unknownOf(database, names, left) : []);
  }
  return found;
}

async function unknownOf(database: Reads, { kind, texts, isList = false, uidsCount = false }: AskedNames, most: number): Promise<readonly UnknownName[]> {
  const { known, hints } = KINDS[kind];
  const named = await known(database, texts, { uidsCount });
  const unknown = isList ? unnamedOf(texts, [...named]) : [...new Set(texts.filter((text) => !named.has(text)))];
  if (unknown.length === 0) return [];
  if (isList && named.size === 0 && unknown.length > 1) {
    const whole = await hints(database, texts.slice(0, 1));
    if (whole.some(isOneName)) return whole;
  }
  return hints(database, unknown.slice(0, most));
}

/** Whether a whole list is one name with commas: "Oil, Gas and Minning". */
const isOneName = (hint: UnknownName): boolean =>
  (hint.kind === 'unknown_company' && (hint.isAlias || hint.near.some((name) => name.includes(',')))) ||
  (hint.kind === 'unknown_industry' && (hint.isEveryday || hint.near.some((name) => name.includes(','))));

/** How names of one kind are found. */
interface Kind {
  /** Those of the texts that are names. */
  readonly known: (database: Reads, texts: readonly string[], counts: { readonly uidsCount: boolean }) => Promise<ReadonlySet<string>>;
  /** What may be meant by each of these texts, which are no names. */
  readonly hints: (database: Reads, texts: readonly string[]) => Promise<readonly UnknownName[]>;
}

/** An id is not similar to another one. */
const ids = (of: IdKind): Kind => ({
  known: (database, texts) => existingIds(database, of, texts),
  hints: (_database, texts) => Promise.resolve(texts.map((given) => ({ kind: 'unknown_id', of, given }))),
});

const KINDS: Readonly<Record<NamedKind | IdKind, Kind>> = {
  onet_code: ids('onet_code'),
  cluster_id: ids('cluster_id'),
  industry_id: ids('industry_id'),
  company_uid: ids('company_uid'),
  company: { known: namesOfCompanies, hints: unknownCompanies },
  industry: {
    known: async (database, texts) => among(texts, (await loadIndustries(database)).names),
    hints: async (database, texts) => {
      const industries = await loadIndustries(database);
      return texts.map((given) => {
        const listed = listedIn(given, industries.names);
        if (listed.length > 0) return { kind: 'unknown_industry', given, near: listed, isEveryday: false, meant: listed };
        const { industries: everyday } = industries.ofList([given]);
        if (everyday.length > 0) return { kind: 'unknown_industry', given, near: everyday, isEveryday: true, meant: everyday };
        const like = industries.like(given);
        return { kind: 'unknown_industry', given, near: [...new Set(like.flat())], isEveryday: false, meant: like[0] ?? [] };
      });
    },
  },
  state: {
    known: async (database, texts) => among(texts, await stateNames(database)),
    hints: async (database, texts) => {
      const names = await stateNames(database);
      return texts.map((given) => {
        const listed = listedIn(given, names);
        const near = listed.length > 0 ? listed : statesAmong(names, given);
        return { kind: 'unknown_state', given, near, isPostalCode: stateCode(given) !== undefined, meant: listed.length > 0 ? listed : near.slice(0, 1) };
      });
    },
  },
  city: {
    known: async (database, texts) => {
      const places = await companyCities(database);
      const keys = new Set(places.flatMap(({ city, state }) => [city, `${city}, ${state ?? ''}`]).map(identityKey));
      return new Set(texts.filter((text) => keys.has(identityKey(placeInWords(text)))));
    },
    hints: async (database, texts) => {
      const cities = [...new Set((await companyCities(database)).map(({ city }) => city))];
      return texts.map((given) => ({ kind: 'unknown_city', given, near: citiesLike(cities, given) }));
    },
  },
  country: {
    known: async (database, texts) => among(texts, await companyCountries(database)),
    hints: async (database, texts) => {
      const countries = await companyCountries(database);
      return texts.map((given) => ({ kind: 'unknown_country', given, near: countriesAmong(countries, given) }));
    },
  },
  metro: {
    known: async (database, texts) => {
      await loadGazetteerOnce(database);
      return new Set(texts.filter((text) => gazetteer().metrosLike(text).length > 0));
    },
    hints: (database, texts) =>
      Promise.all(
        texts.map(async (given) => {
          if (!/^\d{5}$/u.test(given)) return { kind: 'unknown_metro', given, near: nearCities(given), isCode: false } as const;
          const ofZip = await metroOfZip(database, given);
          return { kind: 'unknown_metro', given, near: [], isCode: true, ...(ofZip === undefined ? {} : { ofZip }) } as const;
        }),
      ),
  },
};

/** A city with the full name of its state, as company records have it. */
function placeInWords(text: string): string {
  const place = cityInState(text);
  return place === undefined ? text : `${place.city}, ${US_STATES[place.state] ?? ''}`;
}

/** The names in one text that lists several, all of which there are: "Banking, Retail", "Texas or Ohio". */
function listedIn(text: string, names: readonly string[]): readonly string[] {
  const listed = text.split(/\s*(?:[,;/]|\b(?:or|and)\b)\s*/u).filter((part) => part !== '');
  return listed.length > 1 && among(listed, names).size === listed.length ? listed : [];
}

function among(texts: readonly string[], names: readonly string[]): ReadonlySet<string> {
  const keys = new Set(names.map(identityKey));
  return new Set(texts.filter((text) => keys.has(identityKey(text))));
}

/** The states of the United States, and all others in which companies have their headquarters. */
const stateNames = async (database: Reads): Promise<readonly string[]> => [...new Set([...Object.values(US_STATES), ...(await companyStates(database))])];

/** The state that a text names, also by its postal code or what people call it or a place in it. Otherwise those with a similar name, best first. */
export const statesLike = async (database: Reads, text: string): Promise<readonly string[]> => statesAmong(await stateNames(database), text);

function statesAmong(names: readonly string[], text: string): readonly string[] {
  const state = US_STATES[stateCode(text) ?? nicknamed(text)?.state ?? ''];
  if (state !== undefined) return [state];
  // "Carolina" is a part of two names, and similar to another one.
  const word = ` ${wordKey(text)} `;
  const withWord = names.filter((name) => ` ${wordKey(name)} `.includes(word));
  return withWord.length > 1 ? withWord : nearPlaces(text, names, LEAST_LIKENESS.state);
}

/** The places that a text can be a misspelling of, best first. A place with another ending is another place. */
const nearPlaces = (text: string, names: Iterable<string>, alike: number): string[] =>
  nearNames(text, names, alike).filter((name) => !hasOtherEnding(text, name));

/** The city that a text names with its state, or by what people call it. Otherwise those with a similar name, best first. */
function citiesLike(cities: readonly string[], text: string): readonly string[] {
  const named = [text.split(',')[0]?.trim(), nicknamed(text)?.city].map((name) => cities.filter((city) => identityKey(city) === identityKey(name ?? '')));
  return named.find((found) => found.length > 0) ?? nearPlaces(text, cities, LEAST_LIKENESS.city);
}

const HOME = 'United States';
const WHOLE_COUNTRY = listedPlaces('country');

/** The country that a text names, as the data has it, or else those with a similar name, best first. */
export async function countriesLike(database: Reads, text: string): Promise<readonly string[]> {
  const countries = await companyCountries(database);
  const [exact] = countries.filter((name) => identityKey(name) === identityKey(text));
  return exact === undefined ? countriesAmong(countries, text) : [exact];
}

/** The United States by what people call them ("USA"), or else the countries with a similar name, best first. */
function countriesAmong(countries: readonly string[], text: string): readonly string[] {
  // "U.S.A." has a space between its letters.
  const isHome = [wordKey(text), wordKey(text).replaceAll(' ', '')].some((name) => WHOLE_COUNTRY.has(name));
  return isHome && countries.includes(HOME) ? [HOME] : nearPlaces(text, countries, LEAST_LIKENESS.country);
}

/** The metro areas of cities with a similar name, best first. People type the first city; the full name also has other cities and the states. */
export function nearCities(text: string): readonly NearCity[] {
  const metrosOf = new Map<string, string[]>();
  for (const { name } of gazetteer().metros) {
    const city = name.split(/[-,]/u)[0] ?? name;
    metrosOf.set(city, [...(metrosOf.get(city) ?? []), name]);
  }
  const metro = cityCalled(text);
  const cities = metro !== undefined && metrosOf.has(metro) ? [metro] : nearPlaces(text, metrosOf.keys(), LEAST_LIKENESS.metro);
  return cities.map((city) => ({ city, metros: metrosOf.get(city) ?? [] }));
}

/** The metro areas that a filter by this text finds, the likeliest first, among the places in use: to be sure that they are current would cost each list one more statement. */
export const metrosFound = (text: string): MetrosNamed => metrosNamed(text, gazetteer());
