import type { TitleTokens } from './tokens.ts';

/** Where a title is used. */
export interface ClassifiedContext {
  /** Key of the employer (employers.ts). Its words indicate the trade even of an unknown employer. */
  readonly employer?: string | null | undefined;
  /** NAICS sector. */
  readonly sector?: string | null | undefined;
  /** Two-letter postal code. */
  readonly state?: string | null | undefined;
}

/** Name of a feature, and its value. */
export type Feature = readonly [name: string, value: number];

/** The values before those of a title are scaled to length one. */
const VALUE = { word: 1, pair: 0.7, head: 1, letters: 0.4, employer: 0.5, sector: 0.5, state: 0.3 } as const;
/** Only the first stems are paired: each further word of a long title adds less. */
const PAIRED = 6;
const LETTERS = '~';

/** The stems of a title, pairs of stems, the head noun, and sequences of four letters. */
export function titleFeaturesOf({ stems, head, letters }: TitleTokens): Feature[] {
  const features: Feature[] = stems.map((stem) => [stem, VALUE.word]);
  const paired = stems.slice(0, PAIRED);
  paired.forEach((first, i) => {
    for (const second of paired.slice(i + 1)) features.push([first < second ? `${first} ${second}` : `${second} ${first}`, VALUE.pair]);
  });
  if (head !== '') features.push([`>${head}`, VALUE.head]);
  for (const four of letters) features.push([LETTERS + four, VALUE.letters]);
  return features;
}

/** Employer, words of its name, sector, and state. Employer and sector also in combination with the title. */
export function contextFeaturesOf({ stems, head }: Pick<TitleTokens, 'stems' | 'head'>, { employer, sector, state }: ClassifiedContext): Feature[] {
  const features: Feature[] = [];
  if (employer !== undefined && employer !== null && employer !== '') {
    features.push([`@${employer}`, VALUE.employer], [`@${employer}>${head}`, VALUE.employer]);
    for (const word of new Set(employer.split(' '))) features.push([`@@${word}`, VALUE.employer]);
  }
  if (sector !== undefined && sector !== null && sector !== '') {
    features.push([`#${sector}`, VALUE.sector], [`#${sector}>${head}`, VALUE.sector]);
    for (const stem of stems) features.push([`#${sector} ${stem}`, VALUE.sector]);
  }
  if (state !== undefined && state !== null && state !== '') features.push([`^${state}`, VALUE.state]);
  return features;
}

export function isLetters(name: string): boolean {
  return name.startsWith(LETTERS);
}
