import { wordKey } from '../text/words.ts';
import { namesNoState, type CityName, type Gazetteer } from './gazetteer.ts';
import { metroCalled } from './metro-meant.ts';
import { nicknamed, type Nickname } from './nicknames.ts';
import { stateLetters } from './states.ts';

/** The parts of a place that a text names. */
export interface PlaceReading {
  /** Postal code of the state, if the text names it unambiguously. */
  readonly state?: string;
  /** Code of the metro area, if the text names one. */
  readonly metro?: string;
  /** Otherwise: possible city names, most likely first. */
  readonly cities: readonly CityName[];
  /** The state if none of these names is known. */
  readonly otherwise?: string | undefined;
}

const COUNTRY = /[\s,]+(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/iu;
const IN_BRACKETS = /\s*\([^()]*\)\s*$/u;
/** The format of job boards: "US-TX-Austin". */
const STATE_FIRST = /^(?:USA?\s?[-,/]\s?)?([A-Z]{2})\s?[-,/]\s?\p{L}/u;
const LAST_ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/u;
/** Words next to a city or state that mean its surroundings. */
const BEFORE =
  /^(?:(?:the|greater|metro|metropolitan|downtown|city of|state of|(?:north|south|east|west|mid)(?:ern)?|(?:north|south)(?:east|west)(?:ern)?|central|upstate) )+/iu;
const AFTER = /(?: (?:metro|metropolitan|area|region|suburbs))+$/iu;
/** Spellings of a word in city names. The dataset can have any of them. */
const SPELLINGS = [
  { forms: ['Saint', 'St.', 'St'], any: /\b(?:saint|st)\b\.?/giu },
  { forms: ['Fort', 'Ft.', 'Ft'], any: /\b(?:fort|ft)\b\.?/giu },
  { forms: ['Mount', 'Mt.', 'Mt'], any: /\b(?:mount|mt)\b\.?/giu },
] as const;
const MOST_WORDS_OF_STATE = 3;

/**
 * Parses a place as people write it: a state by postal code, name, or region name, also after a city ("Austin, TX", "austin texas");
 * a nickname ("NYC"); a ZIP code; or a metro area by name or code. Anything else may be a city, which the caller looks up. Pure.
 */
export function readPlace(text: string, gazetteer: Gazetteer): PlaceReading {
  const place = withoutCountry(text);
  if (namesNoState(wordKey(place))) return { cities: [] };
  if (/^\d{5}$/u.test(place)) return { metro: place, cities: [], otherwise: gazetteer.stateOfZip(place) };
  const [, , bare] = wholesOf(place);
  const state =
    wholesOf(place).map(stateNamed).find(Boolean) ??
    stateAfterComma(place) ??
    gazetteer.stateOfZip(LAST_ZIP.exec(place)?.[1] ?? '') ??
    stateLetters(STATE_FIRST.exec(place)?.[1] ?? '');
  if (state !== undefined) return { state, cities: [] };
  const ending = stateAtEnd(bare);
  if (ending?.certainty === 'sure') return { state: ending.state, cities: [] };
  const names = [...new Set([place, bare, firstPart(bare)])].flatMap(spellingsOf).map((name) => ({ name }));
  if (ending === undefined) return { cities: names };
  const ofState = spellingsOf(ending.city).map((name) => ({ name, state: ending.state }));
  return { cities: [...names, ...ofState], otherwise: ending.certainty === 'likely' ? ending.state : undefined };
}

function withoutCountry(text: string): string {
  const written = text.normalize('NFKC').replace(IN_BRACKETS, '').replace(/\s+/gu, ' ').trim();
  return written.replace(COUNTRY, '') || written;
}

/** A place as it is, without the words before it, and without those after it. */
function wholesOf(place: string): readonly [string, string, string] {
  const named = place.replace(BEFORE, '');
  return [place, named, named.replace(AFTER, '')];
}

/** The nickname by which a text names its state ("NYC"). */
function nicknameIn(text: string): Nickname | undefined {
  const whole = wholesOf(withoutCountry(text)).find((name) => stateNamed(name) !== undefined);
  return whole === undefined ? undefined : nicknamed(whole);
}

/** A state by its postal code, its name, or the nickname of a place in it. */
function stateNamed(text: string): string | undefined {
  return nicknamed(text)?.state ?? stateLetters(wordKey(text));
}

/** Of several states, the first one, which is the state of the largest city: "New York-Newark-Jersey City, NY-NJ". A ZIP code may follow. */
function stateAfterComma(place: string): string | undefined {
  const at = place.lastIndexOf(',');
  if (at < 0) return undefined;
  const [first = ''] = place
    .slice(at + 1)
    .replace(LAST_ZIP, '')
    .split(/[-–/]/u);
  return stateNamed(first.trim());
}

/** The state of a place: the one that it names, or else the one of its metro area or city. */
export function stateOfPlace(text: string, gazetteer: Gazetteer): string | undefined {
  const { state, metro, cities, otherwise } = readPlace(text, gazetteer);
  return state ?? (metro === undefined ? undefined : gazetteer.stateOfMetro(metro)) ?? gazetteer.stateOfCity(cities) ?? otherwise;
}

/** Possible names and codes of the metro area or city in a text, including the text itself. Pure. */
export function placesNamed(text: string, gazetteer: Gazetteer): string[] {
  const { state, cities, metro } = readPlace(text, gazetteer);
  const city = stateAtEnd(text.replace(LAST_ZIP, ''))?.city;
  // "Bay Area, CA".
  const beforeState = nicknamed(city ?? '');
  const nicknames = [nicknameIn(text), beforeState?.state === state ? beforeState : undefined].filter((found) => found !== undefined);
  // Five digits are the code of a metro area, if there is one.
  const ofZip = gazetteer.metroNamed(metro ?? '') === undefined ? gazetteer.metroOfZip(LAST_ZIP.exec(text.trim())?.[1] ?? '') : undefined;
  const codes = [metro, ofZip, ...nicknames.map((found) => metroCalled(found.metro ?? found.city, gazetteer)?.cbsa)].filter((code) => code !== undefined);
  const names = [...cities.map(({ name }) => name), ...nicknames.flatMap((found) => found.city ?? []), ...(city === undefined ? [] : spellingsOf(city))];
  return [...new Set([text, ...codes, ...names])];
}

/** What a text means as the place of a job. */
export interface PlaceMeant {
  /** Postal code of the state. */
  readonly state: string;
  /** Codes of the metro areas that it names, or is in; empty if it names the state only. */
  readonly metros: readonly string[];
}

/** The state of a place, and its metro areas; undefined if it is no known place. */
export function placeMeant(text: string, gazetteer: Gazetteer): PlaceMeant | undefined {
  const state = stateOfPlace(text, gazetteer);
  return state === undefined ? undefined : { state, metros: gazetteer.metrosNamed(placesNamed(text, gazetteer), state) };
}

interface Ending {
  readonly city: string;
  readonly state: string;
  /** A state name can be part of a city name ("Fort Washington"), and lowercase letters can be a word ("remote or"). In these cases, the city must be known. */
  readonly certainty: 'sure' | 'likely' | 'doubtful';
}

/** The state in the last words: "Austin TX", "austin texas". */
function stateAtEnd(place: string): Ending | undefined {
  const words = place.split(/[\s,]+/u);
  for (let length = Math.min(MOST_WORDS_OF_STATE, words.length - 1); length > 0; length--) {
    const [city, last] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    const state = stateLetters(wordKey(last));
    if (state === undefined) continue;
    return { city, state, certainty: last.length > 2 ? 'likely' : last === last.toUpperCase() ? 'sure' : 'doubtful' };
  }
  return undefined;
}

/** "Dallas-Fort Worth", "Minneapolis/St. Paul": the state of the first city counts. */
const firstPart = (place: string): string => place.split(/\s?[-–/]\s?/u)[0] ?? place;

/** The name as given, without punctuation, and with other spellings of its words. */
function spellingsOf(name: string): string[] {
  const plain = [name, name.replace(/[-–'’.]/gu, ' '), name.replace(/['’.]/gu, '')];
  const others = plain.flatMap((spelling) => SPELLINGS.flatMap(({ forms, any }) => forms.map((form) => spelling.replace(any, form))));
  return [...new Set([...plain, ...others].map((spelling) => spelling.replace(/\s+/gu, ' ').trim()))];
}
