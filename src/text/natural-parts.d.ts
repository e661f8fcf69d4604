// The parts of `natural` that the service uses, by file, because its index loads database drivers and reads .env from the current folder.
declare module 'natural/lib/natural/distance/jaro-winkler_distance.js' {
  /** Similarity of two texts, 0 to 1. */
  export default function jaroWinkler(a: string, b: string, options?: { ignoreCase?: boolean }): number;
}
declare module 'natural/lib/natural/stemmers/porter_stemmer.js' {
  const stemmer: { stem(word: string): string };
  export default stemmer;
}
declare module 'natural/lib/natural/distance/levenshtein_distance.js' {
  const distances: { DamerauLevenshteinDistance(a: string, b: string, options?: { restricted?: boolean }): number };
  export default distances;
}
declare module 'natural/lib/natural/inflectors/noun_inflector.js' {
  export default class NounInflector {
    singularize(noun: string): string;
  }
}
