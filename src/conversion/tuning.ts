/**
 * The numbers of typeahead, of the ranking by search scores, and of company and cluster conversion, each with its reason. The relevance cases in
 * test/unit/conversion check them. The numbers of the learned ranking are in titles/evidence/fusion.json and titles/tuning.ts.
 */
export const TUNING = {
  /** Words with fewer letters must match as typed: with a typo, "rn" would match anything. */
  shortestFuzzyWord: 4,
  /** Words with at least this many letters may have two typos. */
  shortestTwoEditWord: 8,

  typeahead: {
    /** Candidates fetched; enough that no occupation of a common prefix is cut off before it is ranked. */
    candidates: 200,
    /** If one typed word begins another, the engine finds hundreds of titles by a single word. */
    candidatesOfOverlap: 1_000,
    /**
     * Tiers decide. Frequency orders titles inside a tier and adds less than 0.8. Only the tiers prefix and words are close enough for frequency to count across
     * them: "manager" means General Manager before Managers, All Other.
     */
    tier: { exact: 4, alias: 3.5, prefix: 2.6, words: 2.2, synonym: 1.38, fuzzy: 0.25 },
    /** Share of the frequency that counts for a title in another spelling, so that it stays below exact titles. */
    aliasShare: 0.5,
    /** Bonus of a full title with typos: "nurze" means Nurse before ICU Nurse, however common that is. */
    wholeTypo: 0.3,
    /** Bonus of a title that begins with the typed letter of a programming language: "c prog" means C Programmer before CNC Programmer. */
    language: 0.5,
    /** Titles with typos are listed if they are this many times as common as all titles without typos together. */
    likelyTypo: 10,
    /** log10 of the observations of the most common title is about 4.6: divided by 6 it stays below 0.8. */
    observationScale: 6,
    /** Cost of each word of the title that was not typed: "nurse" means Nurse before Nurse Anesthetist of equal count. */
    extraWord: 0.03,
    /** Cost of each typo, so that fewer edits come first. */
    edit: 0.25,
    /** match_score falls by this power of e for each point below the best: a tenth of a point is 0.89, a whole tier about 0.3. */
    scoreDecay: 1.2,
  },

  searchRanking: {
    candidates: 60,
    /** Titles fetched for the learned ranking, of which the engine's own order is a small part: more change nothing. */
    neighbours: 20,
    /** Weight of the best lexical match of an occupation, relative to the vote of all its candidates. */
    fusionAlpha: 0.6,
    /** Weight of how common the title is. */
    fusionBeta: 0.1,
    /** Added for an exact title, times this occupation's share of its observations. */
    fusionExact: 1,
    /** A candidate with half the best lexical score counts a quarter. */
    voteExponent: 2,
    /** Candidates with a score below this share of the best are dropped. */
    floor: 0.15,
    /** Observations from which on the frequency counts fully. */
    commonTitle: 10_000,
  },

  company: {
    /** Names fetched of each search by letters or words; enough that the one meant is among them when others share its common words. */
    candidates: 60,
    /** Companies fetched of each search for beginnings: the most that a caller may ask for. */
    companies: 100,
    /** The default of min_score: of companies that are not in the dataset two in a hundred reach it. */
    accepted: 0.6,
    /** Names that score less are too unlike to ask whether they were meant. */
    near: 0.45,
    /** Scores are absolute, so that min_score means the same for every name. */
    exact: 1,
    /** The same but for the spelling of its words: "Intl" may be another company than "International". */
    spelled: 0.95,
    /** What may mean something else, so that it is not sure: a name that several employers have, an acronym beside another word. Keeps scores below `high`. */
    doubtful: 0.89,
    /** An acronym that is an English word, typed as such: after the names that begin with the word. */
    ordinaryWord: 0.72,
    /** A name with which so many other names go on is ambiguous: "united", "columbia". */
    manyNames: 5,
    /** One of two names that were typed ("Block (formerly Square)"): a little less than the name alone. */
    oneOfNames: 0.97,
    /** By alias type: a typo on file is as good as the name; a parent's name says little about which subsidiary is meant. */
    alias: { abbreviation: 0.98, former_name: 0.98, alternate_spelling: 0.99, legal_name: 0.99, typo: 0.97, subsidiary: 0.93, parent_company: 0.7 } as Readonly<
      Record<string, number>
    >,
    /** Again for each kind of alias that matches in part or with typos only: there are many, and people misspell the name that they know. */
    partialAlias: {
      abbreviation: 0.9,
      former_name: 0.9,
      alternate_spelling: 0.95,
      legal_name: 1,
      typo: 0.85,
      subsidiary: 0.85,
      parent_company: 0.8,
    } as Readonly<Record<string, number>>,
    /** Abbreviations in capitals up to this length are matched as a whole or not at all. */
    longestTicker: 6,
    /** A prefix scores from here up with the share of the name that is typed, and the prominence of the employer; less if other employers share it. */
    prefix: 0.78,
    prefixCoverage: 0.06,
    prefixProminence: 0.12,
    /** Share of these that counts by the number of employers: from two on, no score is `high`, because 0.78 + 0.18 / √3 is less than 0.9. */
    sharedBeginning: (employers: number) => (employers <= 1 ? 1 : 1 / Math.sqrt(employers + 1)),
    /** A whole name among words that only name a place or a site, after or around it, or with a place before it. */
    inContext: { context: 0.95, 'place before': 0.92 },
    /** Two names in one text of which each is another employer's. */
    otherEmployers: 0.89,
    /** Least distance to the second match of the one that resolves a name without asking. */
    clearLead: 0.03,
    suggest: 0.66,
    suggestCoverage: 0.06,
    suggestProminence: 0.1,
    /** Beginnings of words that many names have: below the default min_score. */
    suggestCommon: 0.4,
    /** Fewer letters are looked for at the beginning of names only: nearly every name has some word that begins with them. */
    shortestWordBeginning: 3,
    /** Weight that the words in common need to tell one company from the others: more than one common word has. */
    tellingWords: 0.55,
    /** Highest score of names whose words differ, and how fast it falls with what only one of them has. */
    words: 0.95,
    likeness: 1.7,
    typedShare: 0.9,
    nameShare: 1,
    /** Weight left to a place, a store number or the like after the name. */
    contextWord: 0.03,
    /** Nothing but joining words is missing from here on. */
    wholeName: 0.95,
    /** For any word too many, so that a name that goes on with that word comes first. */
    extraWord: 0.93,
    /** A typo costs this many times its share of the letters of the word. */
    wordEdit: 0.9,
    shortestTwoEditWord: 5,
    shortestSound: 5,
    sameSound: 0.93,
    /** More other letters than these are another word, however it sounds. */
    soundLettersApart: 4,
    knownWord: 0.8,
    otherFirstLetter: 0.96,
    /** Each typo in beginnings of words costs this many times its share of the letters. */
    fuzzyEdit: 2,
    /** Typos in names of which one has more blanks than the other, by their length. */
    editsAcrossBlanks: (length: number) => (length < 7 ? 0 : length < 14 ? 1 : 2),
    /** Highest prominence there is, log10 of a million postings and one. */
    mostProminent: 7,
  },

  cluster: { candidates: 60, exact: 1, prefix: 0.8, words: 0.7, fuzzy: 0.55, partial: 0.5, coverage: 0.15 },
} as const;
