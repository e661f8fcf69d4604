import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { US_STATES } from '../../catalog/states.ts';
import { stateLetters } from '../../gazetteer/states.ts';
import type { Lexicon } from './lexicon.ts';
import type { Place } from './items.ts';

/** Cities that people call by a shorter name. */
const SHORT_CITIES: Readonly<Record<string, string>> = {
  nyc: 'New York',
  'new york city': 'New York',
  la: 'Los Angeles',
  sf: 'San Francisco',
  philly: 'Philadelphia',
  'washington dc': 'Washington',
  dc: 'Washington',
};

/** Letters of states that are no words, so that they need no capitals, anywhere or after "in". */
const NO_WORDS: ReadonlySet<string> = new Set('ak az ca dc fl ga ia il ks ky mn nc nd nh nj nm nv ny ri sc sd tn tx ut vt wa wi wv wy'.split(' '));
const NO_WORDS_AFTER_IN: ReadonlySet<string> = new Set('al ar co ct ma md mi mo ms mt ne oh ok pa va'.split(' '));

/** A state by its name or, in capitals, its letters; undefined for territories, which no company is in. */
export function stateNamed(text: string, key: string, isAfterIn = false): string | undefined {
  const letters = stateLetters(key);
  const isPlain = text.length === 2 && text !== text.toUpperCase();
  if (letters === undefined || (isPlain && !(NO_WORDS.has(key) || (isAfterIn && NO_WORDS_AFTER_IN.has(key))))) return undefined;
  return US_STATES[letters];
}

/** The place that a run of words names. `state` is the postal code of the state that follows a city. */
export function placeNamed(
  text: string,
  key: string,
  { names, gazetteer, isPlaceLikely, isAfterIn = false }: { names: Lexicon; gazetteer: Gazetteer; isPlaceLikely: boolean; isAfterIn?: boolean },
): Place | undefined {
  const state = stateNamed(text, key, isAfterIn);
  const city = cityNamed(text, key, names, gazetteer, isPlaceLikely);
  if (state === undefined && city === undefined) return undefined;
  return { ...(state === undefined ? {} : { state }), ...city };
}

function cityNamed(text: string, key: string, names: Lexicon, gazetteer: Gazetteer, isPlaceLikely: boolean): Omit<Place, 'state'> | undefined {
  const short = SHORT_CITIES[key];
  const called = short ?? names.cities.get(key) ?? (gazetteer.metroCities.has(key) && gazetteer.hasCity(text) ? capitalized(text) : undefined);
  if (called === undefined) return undefined;
  if (short === undefined && !isPlaceLikely && text === text.toLowerCase() && names.isEnglish(key)) return undefined;
  return cityIn(called, undefined, gazetteer);
}

/** People in a large metro area. */
const LARGE = 1_000_000;

/** A city with its metro area, in the state with these letters or in the one with the largest city of this name. */
export function cityIn(city: string, letters: string | undefined, gazetteer: Gazetteer): Omit<Place, 'state'> {
  const state = letters ?? largestState(city, gazetteer);
  const metro = state === undefined ? undefined : gazetteer.metroOfCity(city, state);
  const population = metro === undefined ? undefined : gazetteer.metroNamed(metro)?.population;
  const size = population === undefined ? undefined : population >= LARGE ? 'Large' : 'Small/Medium';
  return { city, ...(metro === undefined ? {} : { metro }), ...(size === undefined ? {} : { size }) };
}

/** The state of the largest metro area named after the city, or else of the city with the most ZIP codes. */
function largestState(city: string, gazetteer: Gazetteer): string | undefined {
  const named = gazetteer.metros.filter(({ name }) => name.toLowerCase().startsWith(city.toLowerCase())).sort((a, b) => b.population - a.population);
  const state = /, ([A-Z]{2})/u.exec(named[0]?.name ?? '')?.[1];
  return state !== undefined && gazetteer.hasCity(city, state) ? state : gazetteer.stateOfCity([{ name: city }]);
}

const capitalized = (text: string): string => text.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
