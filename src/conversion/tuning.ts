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
    /** Candidates to fetch: enough to include every occupation of a common prefix. */
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
    /** Titles to fetch for the learned ranking. The engine's order has little weight there, so more titles change nothing. */
    neighbours: 20,
    /** Weight of the best lexical match of an occupation, relative to the vote of all its candidates. */
    fusionAlpha: 0.6,
    /** Weight of how common the title is. */
    fusionBeta: 0.1,
    /** Added for an exact title, times this occupation's share of its observations. */
    fusionExact: 1,
    /** A candidate with half the best lexical score counts as a quarter. */
    voteExponent: 2,
    /** Candidates with a score below this share of the best are dropped. */
    floor: 0.15,
    /** Number of observations from which the frequency counts fully. */
    commonTitle: 10_000,
  },

  company: {
    /**
     * Names to fetch: enough for the right one when others share its common words, and for a single word, which begins many names of the same companies, for the maximum
     * limit of a request.
     */
    candidates: { ofWords: 120, ofWord: 300 },
    /** Default min_score. Of the companies that are not in the dataset, 2% reach it. */
    accepted: 0.6,
    /** Names with a lower score are too different to suggest. */
    near: 0.45,
    /**
     * Least score of each level of confidence; everything below is `low`. A `high` match is used without asking, so scores of what is not sure stay below it.
     * `medium` starts just below the beginnings that several employers share, from 0.78: one of them is probably meant.
     */
    confidence: { high: 0.9, medium: 0.75 },
    /** Scores are absolute, so that min_score means the same for every name. */
    exact: 1,
    /** Same words in another spelling: "Intl" can be another company than "International". */
    spelled: 0.95,
    /** What may mean something else, so that it is not sure: a name that several employers have, an acronym next to another word. Keeps scores below confidence.high. */
    doubtful: 0.89,
    /** An acronym that is an English word, typed as such: after the names that begin with the word. */
    ordinaryWord: 0.72,
    /**
     * Factor of a name of which a place was typed, or of an alias of which an English word was: they may be meant alone. At most `ordinaryWord`, which is below
     * `medium`, but accepted.
     */
    wordsAlone: 0.84,
    /** Added to the beginning of a name if the employer also has exactly this alias: enough to be before equally likely beginnings. */
    alsoAlias: 0.005,
    /** Added to the beginning of a name with the same periods and apostrophes, or the same article: more than letters and prominence add to one that many employers share. */
    samePunctuation: 0.02,
    /** A name with which so many other names go on is ambiguous: "united", "columbia". */
    manyNames: 5,
    /** One of two names that were typed ("Block (formerly Square)"): a little less than the name alone. */
    oneOfNames: 0.97,
    /** By alias type. A recorded typo counts as much as the name. The name of a parent company hardly indicates which subsidiary is meant. */
    alias: { abbreviation: 0.98, former_name: 0.98, alternate_spelling: 0.99, legal_name: 0.99, typo: 0.97, subsidiary: 0.93, parent_company: 0.7 } as Readonly<
      Record<string, number>
    >,
    /** The same for aliases that match only partly or with typos. They count less, because there are many, and people usually misspell the main name. */
    partialAlias: {
      abbreviation: 0.9,
      former_name: 0.9,
      alternate_spelling: 0.95,
      legal_name: 1,
      typo: 0.85,
      subsidiary: 0.85,
      parent_company: 0.8,
    } as Readonly<Record<string, number>>,
    /**
     * How much better known an employer must be, as log10 of postings, for the beginning of its name to be more likely than an acronym: half again as many, or
     * three times as many if the text is in capitals, so that "CAT" is Caterpillar next to Catalyst Brands.
     */
    betterKnown: { inCapitals: 0.5, otherwise: 0.18 },
    /** Abbreviations in capitals up to this length must match fully. */
    longestTicker: 6,
    /** A prefix scores from here up with the share of the name that is typed, and the prominence of the employer; less if other employers share it. */
    prefix: 0.78,
    prefixCoverage: 0.06,
    prefixProminence: 0.12,
    /** Share of these that counts by the number of employers: from two on, no score is `high`, because 0.78 + 0.18 / √3 is less than confidence.high. */
    sharedBeginning: (employers: number) => (employers <= 1 ? 1 : 1 / Math.sqrt(employers + 1)),
    /**
     * A whole name among words that only name a place or a site, after or around it; with a place before it; next to a job; before the beginning of a place or site, or before a word that may also be meant as it is; before the beginning of a legal form, which is read as the form, so that no letter of it changes the score; before words that say what the employer does, or that names of all kinds of companies go on with; or with unknown words after it, which is
     * below the default min_score: "ford dealership" is Ford, but "ford foundation" is not.
     */
    inContext: {
      context: 0.95,
      number: 0.95,
      'place before': 0.92,
      job: 0.88,
      'words before': 0.88,
      unfinished: 0.85,
      'unfinished word': 0.7,
      'unfinished form': 1,
      business: 0.88,
      generic: 0.85,
      'words after': 0.58,
    },
    /** Two names in one text of which each is another employer's. */
    otherEmployers: 0.89,
    /** Least distance to the second match of the one that resolves a name without asking. */
    clearLead: 0.03,
    suggest: 0.66,
    suggestCoverage: 0.06,
    suggestProminence: 0.1,
    /** Score of word prefixes that many names have; below the default min_score. */
    suggestCommon: 0.4,
    /** Fewer letters are matched only with the start of names, because nearly every name has a word that starts with them. */
    shortestWordBeginning: 3,
    /** Minimum weight of the words in common to identify a company: more than the weight of one common word. */
    tellingWords: 0.55,
    /** A word of less weight is in many names: "hospital", "digital". */
    commonWord: 0.7,
    /** Highest score of names with different words, and how fast it falls with the words that only one of them has. */
    words: 0.95,
    likeness: 1.7,
    typedShare: 0.9,
    nameShare: 1,
    /** Weight of a place, a store number, or similar text after the name. */
    contextWord: 0.03,
    /** Weight of a word that joins others ("and"), and the least weight of any word. */
    joiningWord: 0.03,
    /** From here on, only joining words are missing. */
    wholeName: 0.95,
    /** Penalty for an extra typed word, so that a name that contains the word comes first. */
    extraWord: 0.93,
    /** Cost of a typo, as a multiple of its share of the word's letters. */
    wordEdit: 0.9,
    /** Share of this cost for letters that only changed places. */
    moved: 0.5,
    shortestTwoEditWord: 5,
    shortestSound: 5,
    sameSound: 0.93,
    /** With more different letters than this, it is another word, even if it sounds the same. */
    soundLettersApart: 4,
    knownWord: 0.8,
    otherFirstLetter: 0.96,
    /** Cost of a typo in word prefixes, as a multiple of its share of the letters. */
    fuzzyEdit: 2,
    /** Allowed typos in names that differ in spaces, by length. */
    editsAcrossBlanks: (length: number) => (length < 7 ? 0 : length < 14 ? 1 : 2),
    /** Highest prominence: log10 of one million and one postings. */
    mostProminent: 7,
    /** Boosts of the search requests. They decide which names are fetched; the scores above rank them. */
    request: {
      /** A whole name: the same letters before another spelling, and that before the same sound. All are far above what typos and prominence add. */
      sameLetters: 100,
      otherSpelling: 75,
      sameSound: 50,
      /** What a text means besides the whole of it: before names that begin like it, of which there may be many. */
      otherReading: 60,
      /** The beginning of the name, before the beginnings of its words, and those before words with typos. */
      beginning: 24,
      wordBeginnings: 12,
      wordsWithTypos: 6,
      /** The company's own name before its aliases: more than the beginning of an alias (1) and prominence (less than 1) together. */
      ownName: 4,
      /** A present name before a former one. */
      presentName: 1,
      /** A word as typed counts more than a similar word, which may be another one. */
      knownWord: 3,
      /** A word that only names a place is in many names, so that others decide. */
      contextWord: 0.3,
    },
  },

  /** Full-text search for companies. Its scores come from the search engine and are comparable only in one answer. */
  companySearch: {
    /** Words of the name rank above words of an alias, and those above words of the description; in each, words as typed above their beginnings and stems. */
    name: { words: 12, beginning: 8, stem: 6 },
    alias: { words: 5, beginning: 3 },
    description: 2,
    /** Typos rank last, those in an alias after those in a name, which count 1. */
    aliasWithTypos: 0.5,
    /** What a company whose whole name has the letters of the text, but other words, gets above the best of the others: it is the one that is named so. */
    wholeNameLead: 1,
    /** Share of the other fields that match, too: enough to order companies whose best fields match equally. */
    otherFields: 0.1,
    /** Of companies that match equally, the one with more postings is first. Less than any field. */
    prominence: 0.5,
  },

  cluster: {
    /** Clusters to fetch: enough to include the right one when others share its common words. */
    candidates: 60,
    /** Boosts of the search request: the whole name before all its words, and those before stems and typos. They decide which clusters are fetched. */
    request: { wholeName: 60, allWords: 25, typos: 0.5 },
    /** Scores of a name by how it matches, best first; absolute, so that min_score means the same for every title. */
    exact: 1,
    prefix: 0.8,
    words: 0.7,
    fuzzy: 0.55,
    /** Of a name with only some of the words: times the share of the words that both have. */
    partial: 0.5,
    /** Added to a name that is not exact, times the share of it that was typed: 0.8 + 0.15 is less than exact. Added whole to one with only some of the words. */
    coverage: 0.15,
    /** How much less than the name of the cluster the other names describe all of it. Breaks ties between names that match equally. */
    fieldCost: {
      cluster_name: 0,
      common_clean_job_title_1: 0.01,
      common_clean_job_title_2: 0.02,
      common_clean_job_title_3: 0.03,
      cluster_occs: 0.03,
      name_corpus: 0.05,
    } as Readonly<Record<string, number>>,
  },
} as const;
