/** The numbers of the whole-title ranking that are not learned, each with its reason, or with what it does. The learned ones are in evidence/fusion.json. */
export const RANKING = {
  /**
   * Share that the search engine's ranking has of the probability that the best occupation leaves open: enough to order equally likely occupations and codes,
   * and to keep matches of misspelled words that only the engine finds.
   */
  engineShare: 0.05,
  /**
   * The codes of an occupation share its probability in proportion to this power of their evidence. A higher power leaves more to the best code. With 1, the best
   * code of an occupation with many codes is too often ranked below a less probable occupation: of the labeled titles, the first match is right for 51.7% with 1,
   * 51.8% with 1.5, and 51.9% with 2 and 3. With 3, a second code with good evidence of its own falls behind unrelated occupations.
   */
  codePower: 2,
  /** Weight of a code before any title counts; an equal title has 1. ".00" is the occupation in general, other codes are specialties of it. */
  codePrior: { general: 0.2, special: 0.04 },
  /** The evidence for candidates (evidence/features.ts). The trees were learned with these numbers: run `npm run train:titles` after a change. */
  evidence: {
    /** Most similar titles of each source: the known ones vote, the official ones count by their similarity. */
    neighbours: 30,
    /** The logarithms of naive Bayes are divided by this: words depend on each other, which makes it too certain. The head noun is one word only. */
    temperature: { words: 2, letters: 2, head: 1 },
    /**
     * The best occupations by each kind of evidence are the candidates, together about thirty. The right one is among them for 85% of `lca` and `strat`, 89% of
     * `traffic`, and 92% of `h2b` (docs/title-accuracy.md).
     */
    take: { votes: 12, nearest: 8, exact: 5, classifier: 12, words: 12, letters: 10, official: 5 },
    /** An official title counts as this many titles of O*NET: if another occupation lists it, too, its own has three quarters of them, or more. */
    officialTitle: 3,
    /**
     * Naive Bayes adds the tokens of all titles to those of each occupation, with this weight, so that few titles do not decide. Two or three titles have as many: the
     * mean title has 2.8 words, 17.6 sequences of four letters, and one head noun.
     */
    smoothing: { words: 5, letters: 50, head: 2 },
    /** Weight of a title in an observed context when the classifier learns; the title alone has 1. */
    sighting: 0.5,
  },
  /** Observations in a context. The weights of the contexts were learned with these numbers: run `npm run train:titles` after a change. */
  context: {
    /** Observations of a similar title count by this power of its similarity. One employer has few titles, so less similar ones count, too. */
    power: { state: 4, sector: 4, employer: 3 },
    /** More observations of the same title count as this many. */
    mostObservations: 64,
  },
  /** Representative observations. Their trees were learned with these numbers: run `npm run train:titles` after a change. */
  frequency: {
    /** An occupation's share of the known titles counts as this many observations, so that a small file changes little. */
    knownTitles: 200,
    /** Added to the known titles of each occupation, so that one with a single title is not overestimated. */
    titlesOfEach: 0.5,
  },
  /** A thing whose letters begin far more often another word of titles may be that word, unfinished ("tea", of "teacher"; thing-named.ts). */
  things: { finished: 0.2 },
  /** Sentences that are read by all of their words (likely-workers.ts, work-words.ts). */
  workWords: {
    /** A word that more than a third of all titles have says nothing about a job. */
    leastTelling: 1,
    /** What is said first counts most; when, why, and for whom it is done counts least. */
    clause: { first: 1, next: 0.8, subordinate: 0.7 },
    /** How much more the first words of a line count. */
    central: 1.3,
    /** Fewer words are read by activities.tsv alone. */
    leastWords: 5,
    /**
     * How likely such a text is about work: a logistic regression over 242 sentences about work (of test/titles/activity-sentences.tsv and work-sentences.tsv, and 30 of a stranger), and 38 others, of
     * customers and people at home, that also say that somebody does something. The more words say something about a job, the likelier; the more do not, the less.
     */
    odds: { constant: -1.67, ofWeight: 0.173, ofWord: 1.02, ofContent: -0.297, ofDoubt: -2.02, ofPast: -1.74, ofOwn: -1.54, ofSeveralClauses: 1.5 },
    /** Below it, the text names no job. */
    least: 0.5,
    /** The weight of a verb and what it is done to. */
    known: 9,
    /** In a sentence with fewer words than these, they count alone, unless all words weigh this much more for somebody else. */
    longSentence: 8,
    farMore: 6,
    /** Some sentences mean an occupation of which the words are not in the list. */
    mostLikely: 0.65,
    /** Words depend on each other, so together they say less than their sum: with this factor, the probability of the best title is how often it is right. */
    temperature: 0.4,
    /** Titles that share the probability, and the least share of one. */
    most: 8,
    leastShare: 0.02,
  },
  /** Occupations found by the engine that are always among the candidates. */
  engineCandidates: 10,
  /** Matches with a score below this share of the best are dropped. */
  floor: 1e-4,
  /** match_score is this power of the ratio to the best score: a match one sixteenth as likely has 0.5, the default min_score. */
  scorePower: 0.25,
  /** Lowest probability with confidence "medium". From here up to "high", two of three matches are right; the promise is 60%. */
  medium: 0.5,
  /**
   * Lowest calibrated probability of a resolved answer: below it, the best match is more often wrong than right. Known titles are exempt. Of the labeled titles
   * whose best match is far ahead of the next, those below this limit were right 30% of the time (34% with O*NET), those above it 74% (79%). It makes 7% of all
   * titles ambiguous.
   */
  resolved: 0.5,
  /**
   * Factor of the probability of a text that is no known title and has no word for a person ("payroll", "weather forecast"). People who fill in a job title type
   * such texts for many reasons; of the labeled filings, which are all jobs, they are 0.8%.
   */
  withoutPerson: 0.5,
  /** Factor of the probability of a past job ("retired nurse"), so that it is shown, but never resolved: whether it counts is up to the caller. */
  pastJob: 0.5,
  /**
   * A word is one for a person if it names the job in this share of its known titles ("mirror installer": not the mirror). With fewer titles than `titles`, its ending
   * decides.
   */
  person: { titles: 3, asHead: 0.3 },
  /** A part of a text names a job by itself if its last word names the job in this share of the titles that have it ("cook", not "sales"). */
  jobByItself: 0.25,
  /** Known titles that `person` and `support` are for. With fewer, the limits for numbers of titles are smaller in proportion. */
  fittedTitles: 87_000,
  /**
   * Texts whose words say with less than this probability that they name a job have no match (names-job.ts): 0.2% of the titles that are judged and were left out of training
   * (`npm run train:jobs -- ONET --report`). With fewer known titles, their words say too little.
   */
  namesJob: { least: 0.09, titles: 5_000 },
  /** How well the words of a text that no known title equals support that it names a job at all (no-job.ts). */
  support: {
    /**
     * Of the logarithm of the odds. Fitted by logistic regression to 3,473 titles and misspellings, and 156 texts that are no job (docs/titles.md); `sentence` was added
     * later.
     */
    weights: { likelihood: 0.3, similarity: 2.5, atEnd: 3, lastAtEnd: 0.2, uses: 1.8, rarest: -0.9, person: 2.6, sentence: -4, constant: -3.7 },
    /** Texts below this are no job: 88% of the texts that are none, and 2% of the titles that are not known. */
    least: -0.5,
    /** The probability of the best occupation counts within these limits, so that the logarithm of its odds alone does not decide. */
    likelihood: { least: 0.003, most: 0.99 },
    /** That known titles end with a word counts fully from this many titles on. */
    enoughTitles: 10,
  },
  /**
   * Of a text that names a field of work ("plumbing"), the weight that the observed jobs of the field have, up to `weight`, half of that for `few` observations. The title of
   * the person who does it counts `person` times, that of a manager, supervisor, or teacher of the field `leads` times: of those who name the field, many and few are. Below
   * `least`, a text whose words support no job is rather not meant as a field ("table"). Chosen with the 74 fields of test/titles/fields.tsv.
   */
  field: { weight: 0.7, few: 300, person: 2, leads: 0.2, least: 0.55 },
  /** How often a title is right that is in the corpus for one occupation only: 65% of labeled filings. */
  wholeTyped: 0.65,
  /** A half-typed title whose titles are not ranked can continue in many ways. */
  halfTyped: 0.5,
  /**
   * The completions of a beginning are right in proportion to a power of what they say: a higher one for a phrase than for a single word, and with each letter of the last word, up to `letters`. `other` is the weight of
   * all other occupations. Fitted by likelihood to 5,700 beginnings of 517 everyday titles of three authors. A logistic curve of the best completion alone was as calibrated on the whole, but said .70 to .13 where two completions were
   * equally frequent.
   */
  typedOdds: { power: 0.625, phrase: 0.49, letter: 0.105, letters: 6, other: 0.02 },
  /** Of the titles that a half-typed title can become, the most frequent ones are ranked. Ranking one takes about 1.5 ms, once. */
  rankedCompletions: 4,
  /**
   * Share of all observations from which on the indexer ranks what a beginning leads to: 20,500 texts of the demonstration dataset, half of the time of the training. Of the 3.3
   * texts that a beginning of one of its 3,000 most observed titles needs, an API process still ranks 0.5. With 1/5,000, it ranks 1.0 of 12,400; with 1/20,000, 0.3 of 31,700.
   */
  frequentBeginning: 1 / 10_000,
  /**
   * Observations of the titles that begin with a single word, by its letters; with fewer, it is rather no title at all ("lol": Lollipop Lady). Many texts that are no
   * job begin with the same few letters as some title.
   */
  leastBeginning: { 1: 400, 2: 400, 3: 400, 4: 100 } as Readonly<Record<number, number>>,
  leastLongerBeginning: 30,
  /** A text, or a last word, of up to this many letters is hardly ever finished, unless it is an acronym. */
  shortText: 3,
  /** Probability that the titles found for two or three letters include the one that is meant. Of 22 answers to them with probability .9, 3 were right. */
  shortTyped: 0.5,
  /** Probability that a text that names no job by itself is on its way to one of the titles that begin with it: a place or an employer ("crane"), or a listed text ("test"). */
  doubted: 0.5,
  /** Share of all observations that the titles which begin with a name must have, so that the name may begin one ("crane", but not "texas" or "google"). */
  leastNameShare: 7e-5,
  /** Observations that the official title of an occupation counts as while it is typed. Many official titles were observed a few times only. */
  officialTitle: 200,
  /** The same for a single unfinished word that begins no title unless it is misspelled ("superman": Supermarket Cashier). */
  misspelledTyped: 0.5,
  /** The same if no English word begins with it, and none of the titles without its last letter ("secrui"). */
  typoTyped: 0.85,
  /**
   * How often people type a given English word, or phrase, that is no job, as a share of the observations of all titles: "registered" begins far more titles than
   * "sofa". For the unfinished last word of a phrase, from so many English words on that begin with its letters; with fewer, in proportion.
   */
  otherTexts: { word: 0.0001, rareWord: 0.00001, phrase: 0.00001, words: 2_000 },
  /**
   * A half-typed word with which no word begins is the beginning of another one with a typo (misspelled-beginning.ts) if that is more likely than `least`. A single word of up to `short` letters resembles many beginnings,
   * so it is weighed with all English words, a longer one with rare ones.
   */
  misspelled: { least: 0.5, short: 4 },
  /** Shorter words that are not known are no misspellings in front of an unfinished word ("foo bar"). */
  shortestSlip: 4,
  /** Corrections of an unknown word to a word of known titles (evidence/spelling.ts). */
  spelling: {
    /** Cost of a typo, in powers of ten of the number of titles with a word: a word that is a hundred times as common may have one more typo. */
    typo: 2,
    /** Cost of a different first letter. It is rarely mistyped, only omitted, doubled, or swapped. */
    firstLetter: 1,
    /** Extra cost of a wrong letter, which is rarer than an omitted, doubled, or swapped one. */
    otherLetter: 0.5,
    /** Weight of titles that have the word in another position. */
    otherPlace: 0.02,
    /** Titles that must have a word in the same position before another word is corrected to it, by the length of the typed word. Short words resemble many others. */
    leastTitles: { 4: 100, 5: 40, 6: 15, 7: 5 } as Readonly<Record<number, number>>,
    leastTitlesOfLong: 2,
    /** The same for two typos. */
    leastTitlesFar: 10,
    /** The same for a word made from a verb ("racker", "knotter"), which may be a rare job. It is corrected only to a very common one ("directer"). */
    leastTitlesOfDoer: 200,
    /** The same for a word whose letters changed places ("gaurd"): it resembles few others. Fewer are enough for a long one. */
    leastTitlesOfSwapped: 20,
    /** A word of one title only must be observed this often to be what others misspell. */
    commonWord: 100,
    /** A word counts as cut off rather than misspelled if longer words that begin with it are this many times as common as those with one more letter. */
    cutOff: 10,
    /** Words with fewer letters resemble too many others. */
    shortestNear: 3,
    /** Letters of a single unknown word that may be a typo of a rare title ("muralst"). Shorter ones resemble too many. */
    shortestRare: 6,
    /** Letters of an unknown word next to others that may have two typos ("dental hygenst"). */
    shortestFarInPhrase: 6,
    /**
     * A word on the list of English words is a misspelling if it has at least this many letters and one typo in a word of at least this many titles. Shorter words that
     * differ by one letter are often two words.
     */
    listed: { letters: 9, titles: 50 },
    /**
     * Unknown words that sound like a known one of this many titles ("resepshunist"). Shorter words, those of fewer consonants, and those that share few letters are too often
     * other names ("Decatur": no doctor).
     */
    sounds: { letters: 6, lettersInPhrase: 5, consonants: 3, editsPerLetter: 0.45, leastTitles: 40 },
  },
  /** Texts that one word in another spelling makes a known title (near-title.ts). */
  nearTitle: {
    /** How often the title must have been observed, by what the typed word is. A correct word is replaced only if the title is common. */
    least: { unknown: 30, english: 1_500, known: 3_000 },
    /** `factor` times as often for a word of up to this many letters, alone or in a phrase, because short words resemble many others. */
    short: { letters: 5, lettersOfPhrase: 3, factor: 5 },
    /** ... and this many times as often as there are titles with the typed word. Titles that only begin with the other word must be as many times more frequent. */
    ratio: 30,
    /** Words of this many known titles are meant as they are ("water": not Waiter). */
    ownUses: 40,
    /** The same for a word for a person ("banker": not Baker). */
    ownUsesAsPerson: 10,
    /** The same for a word next to others, which say more: a truck has no diver. */
    ownUsesInPhrase: 200,
    /** A single word with fewer letters is not corrected, and nothing is corrected to one: it is an acronym ("haha": not HHA). */
    shortestAlone: 4,
    /** A shorter word is not taken for two that were joined and misspelled: it resembles too many pairs. */
    shortestJoined: 9,
    /** A second typo is rarer than one, and a wrong letter, or another first one, rarer than an omitted, doubled, or swapped one. */
    secondTypo: 0.05,
    otherLetter: 0.3,
    /** The second letter is omitted less often than a later one: "famer" is rather a farmer than a framer. */
    secondLetter: 0.25,
  },
  /** Texts of several fields of work ("HVAC/plumbing"): the share of each field's main job, and the jobs of each that count. */
  severalFields: { mainJob: 0.35, workersOfEach: 4 },
  /** Titles whose words are cut off or contracted (shortened-title.ts). */
  shortened: {
    /** How often the title must have been observed, and this many times as often as there are titles with a short word that is one itself ("photo"). */
    least: 300,
    ratio: 100,
    /** A word that this many known titles have is not short for another. */
    ownUses: 200,
    /** Letters of a word that is cut off ("sec"), and of one that is contracted ("lt"). */
    shortest: 3,
    shortestContracted: 2,
    /** Letters that must be missing where a word is cut off, or alone. One may be a typo. */
    fewestOmitted: 2,
    /** Contractions rarely keep a vowel. */
    withVowels: 0.5,
    /** A single word has at least so many letters, and at least this share of those of the whole word ("cashr"). */
    shortestAlone: 5,
    leastKept: 0.6,
  },
  /** Observations in the dataset that these numbers are for. In a smaller one, they are smaller in proportion. */
  fittedObservations: 300_000,
  /** A single misspelled word is completed from this many letters on, to titles with this many observations. */
  longBeginning: 6,
  commonBeginning: 1_000,
  /** A last word after a known title counts as unfinished from this probability on. Below it, typed and whole titles agree. */
  likelyUnfinished: 0.5,
  /** The same after words that are no known title. */
  surelyUnfinished: 0.9,
  /** How often a known title is followed by other words that begin with given letters, which no title has after it: noise, a place, another job. */
  besideJob: 0.01,
  /** How often a title is typed with its words in another order ("nurse f", to "flight nurse"), for each time that it is observed. */
  otherOrder: 0.1,
  /** A title may begin with what is noise in others ("part time nursing instructor"), if it has at least this share of the titles that begin with the rest. */
  noiseInFront: 0.001,
  /** How often a title is typed with a typo that makes it the beginning of others, for each time that it is observed. */
  typos: 0.1,
  /** A known word that is the last one of fewer of its titles is rather on its way to another ("work", to "worker"). */
  rarelyLast: 0.3,
  /** A known word that is the last one of more of its titles is finished as often as among all words that begin with it ("intern", "supervisor"). */
  mostlyLast: 0.5,
  /** A single word that is short for a person ("tech") goes on by this share of what other words do. */
  abbreviated: 0.5,
  /** A smaller share of the known titles with a beginning does not decide whether its last word is finished. */
  leastShare: 0.05,
  /** Less probable matches than `least` are not listed while a title is typed, and those of a title that has none of the typed words only from `unlikeTyped` on. */
  listed: { least: 0.001, unlikeTyped: 0.05 },
  /**
   * `share`: how often a finished text is on its way to a longer title, of the times that longer titles begin with it. `clear` and `unclear`: the highest probability of what it can become, as a share of that of its best match as a whole: of one that resolves the text, less than what would make it ambiguous
   * (the default of ambiguity_threshold, 0.3, by scorePower).
   */
  below: { share: 0.75, clear: 0.24, unclear: 0.95 },
  /** The least probability of an occupation whose official title is sent. */
  official: 0.9,
  /** Effect of the caller's weights: each unit of change in the search score multiplies the score by e to this power. */
  shift: 3,
  /**
   * An occupation that is more common in a part of the dataset than in all of it becomes more probable: by the ratio of the shares, to this power. `floor` is
   * added to each share, because a missing occupation may be a gap in the dataset. Floors of 0.001 to 0.02 and powers of 0.05 to 1.2 were tried on held-out
   * labeled titles. These values gain most without a loss in any set (docs/title-accuracy.md); with powers of 0.8 and more, the set without skew loses. Hiring
   * by place in the demonstration data is generated and gains nothing, so its power is small.
   */
  prevalence: {
    floor: 0.005,
    power: { metro: 0.1, industry: 0.6, company: 0.2 },
  },
  /** Known titles of what an employer does ("pest control technician"), for a word that is not sure without it: `prior` is what the word itself counts as, `most` as many as count, and `notEmployed` the share that counts of an occupation that is no more common at the employer than elsewhere. */
  trade: { prior: 10, most: 20, notEmployed: 0.3 },
  /** Most clarifying questions, and most options of each. */
  questions: 3,
  options: 4,
  /** The weights of an explanation are relative to the mean of this many best matches, however many are requested. */
  comparedMatches: 10,
  /** Most similar titles in an explanation. */
  explainedTitles: 3,
} as const;
