import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

const ALIKE = 0.82;

/** Up to three names that are similar to the given one, best first, for "did you mean". */
export function nearNames(given: string, names: Iterable<string>, alike = ALIKE): string[] {
  const wanted = given.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, likeness: jaroWinkler(wanted, name.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ name }) => name);
}
