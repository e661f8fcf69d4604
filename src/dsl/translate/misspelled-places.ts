import { allowedEdits, edits } from '../../conversion/edits.ts';
import { US_STATES } from '../../catalog/states.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { hasOtherEnding } from '../../text/other-ending.ts';
import { wordKey } from '../../text/words.ts';
import type { Entity, Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { isBeforePlace, placeNamed } from './places.ts';

/** The names of states, by how they are compared. */
const STATES: ReadonlyMap<string, string> = new Map(Object.values(US_STATES).map((name) => [wordKey(name), name]));
const SHORTEST = 5;
/** States are few, so that a short word can be one: "texs". */
const SHORTEST_STATE = 4;
const MOST_WORDS = 2;
const LEAST_SURE = 0.8;
/** After these alone, a word may name a place, too. "From" is also used of people and of schools. */
const ALSO_BEFORE = /^(?:of|from)$/iu;

/** "Hospitals in Pensylvania": a word that nothing explains is a state or a city that is written almost like it. */
export function withMisspelledPlaces(items: readonly Item[], names: Lexicon, gazetteer: Gazetteer): Item[] {
  const result: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === undefined) break;
    const found = placeAt(items, i, names, gazetteer);
    if (found === undefined) result.push(item);
    else {
      result.push(found.item);
      i = found.end - 1;
    }
  }
  return result;
}

function placeAt(items: readonly Item[], start: number, names: Lexicon, gazetteer: Gazetteer): { readonly item: Item; readonly end: number } | undefined {
  const alone = cityAlone(items[start], names, gazetteer);
  if (alone !== undefined) return { item: alone, end: start + 1 };
  const before = items[start - 1]?.text ?? '';
  if (!isBeforePlace(before) && !ALSO_BEFORE.test(before)) return undefined;
  for (let end = start + MOST_WORDS; end > start; end--) {
    const run = items.slice(start, end);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < end - start || !run.some(({ means }) => means.kind === 'unknown')) continue;
    if (run.some(({ text, means }) => !/\p{L}/u.test(text) || means.kind === 'mark' || means.kind === 'number' || means.kind === 'quoted')) continue;
    const text = run.map((one) => one.text).join(' ');
    const name = nearestPlace(wordKey(text), names, gazetteer);
    const place = name === undefined ? undefined : placeNamed(name, wordKey(name), { names, gazetteer, isPlaceLikely: true });
    if (place === undefined) continue;
    const entity: Entity = { kind: 'place', ...place, score: LEAST_SURE };
    return { item: { from: first.from, to: last.to, text, means: { kind: 'entity', entity } }, end };
  }
  return undefined;
}

/** "Consulting firms chicago": a word that nothing explains is the large city of this name, although the word is one of the language, too. */
function cityAlone(item: Item | undefined, names: Lexicon, gazetteer: Gazetteer): Item | undefined {
  if (item?.means.kind !== 'unknown' || !gazetteer.metroCities.has(wordKey(item.text))) return undefined;
  const place = placeNamed(item.text, wordKey(item.text), { names, gazetteer, isPlaceLikely: true });
  if (place?.size !== 'Large') return undefined;
  return { ...item, means: { kind: 'entity', entity: { kind: 'place', ...place, score: LEAST_SURE } } };
}

/** States before cities. Undefined if several are equally near, or if the text is a word of the language. */
function nearestPlace(key: string, names: Lexicon, gazetteer: Gazetteer): string | undefined {
  if (key.length < SHORTEST_STATE || names.isEnglish(key)) return undefined;
  if (key.length < SHORTEST) return [...STATES].find(([state]) => edits(key, state) === 1)?.[1];
  const state = onlyOne(nearest(key, STATES.keys()));
  if (state !== undefined) return STATES.get(state);
  const cities = nearest(key, gazetteer.metroCities);
  // "Chicgo" is Chicago rather than Chico.
  const isLarge = (city: string): boolean => placeNamed(city, city, { names, gazetteer, isPlaceLikely: true })?.size === 'Large';
  return onlyOne(cities) ?? onlyOne(cities.filter(isLarge));
}

const onlyOne = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

/** Those of some keys that are nearest to a key. */
function nearest(key: string, places: Iterable<string>): readonly string[] {
  let least = Math.max(...key.split(' ').map(allowedEdits)) + 1;
  let found: string[] = [];
  for (const name of places) {
    if (Math.abs(name.length - key.length) > least || hasOtherEnding(key, name)) continue;
    const distance = edits(key, name);
    if (distance > least || (distance === least && found.length === 0)) continue;
    found = distance < least ? [name] : [...found, name];
    least = distance;
  }
  return found;
}
