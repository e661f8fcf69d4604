import type { NamedKind } from './resource.ts';

/**
 * How similar a name must be to a misspelled one to be suggested, by kind: Jaro-Winkler, 0 to 1, each with its reason. The lists of test/mistakes and
 * test/integration/rest/same-unknown-names.test.ts check them.
 */
export const LEAST_LIKENESS = {
  /** Finds 94% of the companies of the demonstration dataset from their names with two typos; 0.88 finds 84%. Up to three are listed, so a wrong one costs little. */
  company: 0.82,
  /** "Farma" and "defence" reach their everyday names. From 0.7 on, "Realestate" would also mean Retail, and "Univercities" would mean Utilities. */
  industry: 0.82,
  /** Finds every usual misspelling. Below it, "Missisipi" would also mean Missouri, and "New Yrok" New Jersey. */
  state: 0.85,
  /** City names are short and there are hundreds, so that less would find one for nearly every word. */
  city: 0.88,
  /** As of states. */
  country: 0.85,
  metro: 0.88,
  /** Names of clusters share most of their words. The nearest one is used for a correction, without a choice. */
  cluster: 0.88,
} as const satisfies Readonly<Record<NamedKind | 'cluster', number>>;

/**
 * The same for a company whose name begins with another letter: "Bike" is Nike, and "Nosuch" no Bosch. People seldom mistype the first letter, so that more of the others
 * must be the same. One wrong letter of four is more than this, two of six or seven are less.
 */
export const LEAST_LIKENESS_OF_OTHER_START = 0.83;
