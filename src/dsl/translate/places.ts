import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { sizeOfMetro } from '../../catalog/metro-sizes.ts';
import { US_STATES } from '../../catalog/states.ts';
import { stateOfDemonym } from '../../gazetteer/demonyms.ts';
import { nicknamed, NICKNAMES, type Nickname } from '../../gazetteer/nicknames.ts';
import { stateLetters } from '../../gazetteer/states.ts';
import type { Lexicon } from './lexicon.ts';
import { shortState } from './short-states.ts';
import type { Item, Place } from './items.ts';

/** In a title, LA is Louisiana. In a question, it is the city. */
const LOS_ANGELES: Nickname = { state: 'CA', city: 'Los Angeles' };

/** Letters of states that are no words, so that they need no capitals, anywhere or after "in". */
const NO_WORDS: ReadonlySet<string> = new Set('ak az ca dc fl ga ia il ks ky mn nc nd nh nj nm nv ny ri sc sd tn tx ut vt wa wi wv wy'.split(' '));
const NO_WORDS_AFTER_IN: ReadonlySet<string> = new Set('al ar co ct ma md mi mo ms mt ne oh ok pa va'.split(' '));

/** A state by its name, its short form, what its people are called, or, in capitals, its letters; undefined for territories, which no company is in. */
export function stateNamed(text: string, key: string, { isAfterIn = false } = {}): string | undefined {
  const letters = stateLetters(key) ?? stateOfDemonym(key) ?? shortState(text, { isAfterIn });
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
  const nickname = NICKNAMES.get(text.toLowerCase());
  // "L.A." is no Louisiana.
  const isOther = nickname !== undefined && nickname.state !== stateLetters(key);
  const state = isOther ? undefined : stateNamed(text, key, { isAfterIn });
  const city = cityNamed(text, key, { names, gazetteer, isPlaceLikely });
  if (state === undefined && city === undefined) return undefined;
  return { ...(state === undefined ? {} : { state }), ...city };
}

/** The data has St. Louis and Fort Worth, but people also write "Saint Louis" and "Ft. Worth". */
const inShort = (key: string): string =>
  key
    .replace(/^saint /u, 'st ')
    .replace(/^ft /u, 'fort ')
    .replace(/^mt /u, 'mount ');

function cityNamed(
  text: string,
  key: string,
  { names, gazetteer, isPlaceLikely }: { names: Lexicon; gazetteer: Gazetteer; isPlaceLikely: boolean },
): Omit<Place, 'state'> | undefined {
  const known = names.cities.get(key) ?? names.cities.get(inShort(key));
  const nickname = key === 'la' ? LOS_ANGELES : known === undefined ? nicknamed(text) : undefined;
  if (nickname?.metro !== undefined) return areaOf(cityIn(nickname.metro, nickname.state, gazetteer));
  const short = nickname?.city;
  const called = short ?? known ?? (gazetteer.metroCities.has(key) && gazetteer.hasCity(text) ? capitalized(text) : undefined);
  if (called === undefined) return undefined;
  if (short === undefined && !isPlaceLikely && text === text.toLowerCase() && names.isEnglish(key)) return undefined;
  return cityIn(called, short === undefined ? undefined : nickname?.state, gazetteer);
}

/** "The Bay Area" is a metro area and no city. */
const areaOf = ({ metro, size }: Omit<Place, 'state'>): Omit<Place, 'state'> => ({
  ...(metro === undefined ? {} : { metro }),
  ...(size === undefined ? {} : { size }),
});

/** A city with its metro area, in the state with these letters or in the one with the largest city of this name. */
export function cityIn(city: string, letters: string | undefined, gazetteer: Gazetteer): Omit<Place, 'state'> {
  const state = letters ?? largestState(city, gazetteer);
  const metro = state === undefined ? undefined : gazetteer.metroOfCity(city, state);
  const population = metro === undefined ? undefined : gazetteer.metroNamed(metro)?.population;
  const size = population === undefined ? undefined : sizeOfMetro(population);
  const others = letters === undefined ? gazetteer.metrosNamedAfter(city).filter(({ cbsa }) => cbsa !== metro) : [];
  return {
    city,
    ...(metro === undefined ? {} : { metro }),
    ...(metro === undefined || others.length === 0 ? {} : { otherMetros: others.map(({ cbsa }) => cbsa) }),
    ...(size === undefined ? {} : { size }),
  };
}

/** The state of the largest metro area named after the city, or else of the city with the most ZIP codes. */
function largestState(city: string, gazetteer: Gazetteer): string | undefined {
  const named = gazetteer.metros.filter(({ name }) => name.toLowerCase().startsWith(city.toLowerCase())).sort((a, b) => b.population - a.population);
  const state = /, ([A-Z]{2})/u.exec(named[0]?.name ?? '')?.[1];
  return state !== undefined && gazetteer.hasCity(city, state) ? state : gazetteer.stateOfCity([{ name: city }]);
}

const capitalized = (text: string): string => text.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

/** "Near Boston" is in its metro area, and not what is similar to it. */
export const withNear = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1]?.means;
    const isPlace = next?.kind === 'entity' && ['place', 'zip'].includes(next.entity.kind);
    return isPlace && /^(?:near|close to|next to|not far from)$/iu.test(item.text) ? { ...item, means: { kind: 'skip' } } : item;
  });

/** Whether words end with one after which a place is expected. "In" is also used of trades, and "within" of times. */
export const isBeforePlace = (words: string): boolean => /(?:^|\s)(?:in|near|around|outside|within|across)$/iu.test(words);
