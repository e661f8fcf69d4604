/**
 * Every number of the ranking, in one place, each with its reason. Issue 7 learns the fusion from labelled data; until then these are
 * set by hand and checked against the relevance cases in test/conversion.
 */
export const TUNING = {
  /** Below this many letters a word is taken as typed: a typo in "rn" would match anything. */
  shortestFuzzyWord: 4,
  /** From this many letters on a word may hold two typos. */
  shortestTwoEditWord: 8,

  typeahead: {
    /** Candidates fetched; enough that no occupation of a common prefix is cut off before it is ranked. */
    candidates: 200,
    /**
     * Tiers decide; what follows orders inside a tier and stays below 1. Only the beginning of a title and beginnings of its words are near enough for
     * commonness to count across them: "manager" means General Manager before Managers, All Other.
     */
    tier: { exact: 4, prefix: 2.6, words: 2.2, fuzzy: 1 },
    /** log10 of the observations of the most common title is about 4.6: divided by 6 it stays below 0.8. */
    observationScale: 6,
    /** Cost of each word of the title that was not typed: "nurse" means Nurse before Nurse Anesthetist of equal count. */
    extraWord: 0.03,
    /** Cost of each typo, so that fewer edits come first. */
    edit: 0.25,
    /** match_score falls by this power of e for each point below the best: a tenth of a point is 0.89, a whole tier about 0.3. */
    scoreDecay: 1.2,
  },

  database: {
    candidates: 60,
    /** Weight of the best lexical match of an occupation against the vote of its neighbours among the candidates. */
    fusionAlpha: 0.6,
    /** Weight of how common the title is. */
    fusionBeta: 0.1,
    /** Added for an exact title, times this occupation's share of its observations. */
    fusionExact: 1,
    /** A neighbour at half the best lexical score counts a quarter. */
    voteExponent: 2,
    /** Fused scores below this share of the best are noise. */
    floor: 0.15,
    /** Observations at which commonness counts in full. */
    commonTitle: 10_000,
  },

  company: {
    candidates: 40,
    /** Scores are absolute, so that min_score means the same for every name. */
    exact: 1,
    /** By alias type: a typo on file is as good as the name; a parent's name says little about which subsidiary is meant. */
    alias: { abbreviation: 0.98, former_name: 0.98, alternate_spelling: 0.99, legal_name: 0.99, typo: 0.97, subsidiary: 0.93, parent_company: 0.7 } as Readonly<
      Record<string, number>
    >,
    /** A prefix scores from here up to `prefixFull` with the share of the name that is typed, and the prominence of the employer. */
    prefix: 0.78,
    prefixCoverage: 0.06,
    prefixProminence: 0.12,
    suggest: 0.66,
    suggestCoverage: 0.06,
    suggestProminence: 0.1,
    /** Highest score of a name with typos; each edit costs its share of the letters. */
    fuzzy: 0.95,
    fuzzyEdit: 1.4,
    fulltext: 0.62,
    /** Highest prominence there is, log10 of a million postings and one. */
    mostProminent: 7,
  },

  cluster: { candidates: 60, exact: 1, prefix: 0.8, words: 0.7, fuzzy: 0.55, partial: 0.5, coverage: 0.15 },

  /** Share of the evidence at which a match is called high or medium; `high` is kept for titles that match as a whole. */
  confidence: { high: 0.8, medium: 0.5 },
} as const;
