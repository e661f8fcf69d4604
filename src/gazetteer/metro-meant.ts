import type { MetroRow } from '../store/places.ts';
import { cityInState } from '../catalog/states.ts';
import { wordKey } from '../text/words.ts';
import type { Gazetteer } from './gazetteer.ts';
import { nicknamed, type Nickname } from './nicknames.ts';

/** What can be left out of a nickname where a metro area is meant: "LA" is the LA metro, although LA alone is Louisiana. */
const KINDS = ['', ' metro', ' city'];

const firstCity = ({ name }: MetroRow): string => name.split(/[-,]/u, 1)[0] ?? '';

/** The city that a metro area is called after, and that people mean by this text. */
export function cityCalled(text: string): string | undefined {
  for (const kind of KINDS) {
    const { city, metro = city }: Partial<Nickname> = nicknamed(`${text}${kind}`) ?? {};
    if (metro !== undefined) return metro;
  }
  return undefined;
}

/** The metro area that is called after this city first, the largest if there are several. */
export const metroCalled = (city: string | undefined, { metros }: Pick<Gazetteer, 'metros'>): MetroRow | undefined =>
  metros.filter((metro) => firstCity(metro) === city).sort(byPopulation)[0];

export interface MetrosNamed {
  /** Those with the text in their names: first as the name of their first city, then as a word, then in a word, largest first. */
  readonly metros: readonly MetroRow[];
  /** The one that people call so, which may not have the text in its name: LA. */
  readonly called: MetroRow | undefined;
  /** The text is a part of words only: "on" in Boston. */
  readonly isWithinWords: boolean;
}

/** The metro areas whose names contain a text, the likeliest first. Pure. */
export function metrosNamed(text: string, gazetteer: Gazetteer): MetrosNamed {
  const word = ` ${wordKey(cityInState(text)?.city ?? text)} `;
  const hasWord = ({ name }: MetroRow): boolean => ` ${wordKey(name)} `.includes(word);
  const rank = (metro: MetroRow): number => (wordKey(firstCity(metro)) === word.trim() ? 0 : hasWord(metro) ? 1 : 2);
  const metros = gazetteer.metrosLike(text).sort((a, b) => rank(a) - rank(b) || byPopulation(a, b));
  const called = metroCalled(cityCalled(text), gazetteer);
  return { metros, called, isWithinWords: !metros.some(hasWord) };
}

const byPopulation = (a: MetroRow, b: MetroRow): number => b.population - a.population;
