import { US_STATES } from '../../src/catalog/states.ts';

const ALL_NAMES = new Set(Object.values(US_STATES));

/** "IL" -> "Illinois". The SEC writes countries in the same column, with codes such as X0. For those, returns undefined. */
export function stateOfLetters(letters: string): string | undefined {
  return US_STATES[letters.trim().toUpperCase()];
}

/** States of headquarters in the format of Wikipedia: "Chicago, Illinois; Pittsburgh, Pennsylvania", "Reston, Virginia[2]", "Dublin, Ireland" (none). */
export function statesOfLocation(location: string): string[] {
  return location.split(';').flatMap((place) => {
    const last =
      place
        .replace(/\[\d+\]/g, '')
        .split(',')
        .at(-1)
        ?.trim() ?? '';
    const state = last === 'D.C.' ? 'District of Columbia' : last;
    return ALL_NAMES.has(state) ? [state] : [];
  });
}
