import { createRequire } from 'node:module';

/** Upper-case names of states by their postal letters; the package counts Canadian provinces in. */
const { abbr } = (createRequire(import.meta.url)('zipcodes') as { states: { abbr: Record<string, string> } }).states;
const PROVINCES = ['BC', 'ON', 'NL', 'NS', 'PE', 'NB', 'QC', 'MB', 'SK', 'AB', 'NT', 'NU', 'YT'];

const NAMES = new Map(
  Object.entries(abbr)
    .filter(([letters]) => !PROVINCES.includes(letters))
    .map(([letters, name]) => [letters, title(name)]),
).set('PR', 'Puerto Rico');
const ALL_NAMES = new Set(NAMES.values());

/** "IL" -> "Illinois". The SEC writes countries in the same column, with codes such as X0: those give undefined. */
export function stateOfLetters(letters: string): string | undefined {
  return NAMES.get(letters.trim().toUpperCase());
}

/** States of headquarters as Wikipedia writes them: "Chicago, Illinois; Pittsburgh, Pennsylvania", "Reston, Virginia[2]", "Dublin, Ireland" (none). */
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

/** "DISTRICT OF COLUMBIA" -> "District of Columbia". */
function title(name: string): string {
  return name.toLowerCase().replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}
