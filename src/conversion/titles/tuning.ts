/** Numbers of the ranking of whole titles that are not learned (those are in evidence/fusion.json), each with its reason. */
export const RANKING = {
  /** Part of the score that the engine's own ranking has: enough to order what the learned ranking finds equal, and to keep misspelt words it alone understands. */
  engineShare: 0.05,
  /** Occupations of the engine that are weighed in any case. */
  engineCandidates: 10,
  /** Scores below this share of the best are not served. */
  floor: 1e-4,
  /** match_score is this power of the ratio to the best: one sixteenth as likely is 0.5, the default of min_score. */
  scorePower: 0.25,
  /** Least probability that is called medium: calibrated ones from here up to high are right two times in three; 60% is promised. */
  medium: 0.5,
  /**
   * Least calibrated probability of an answer that is called resolved: below, it is more often wrong than right. Titles that are known as they stand are
   * exempt. Of the labelled titles whose best match stands far before the next, the others below it were right 30% of the time (34% with O*NET), those from
   * it on 74% (79%); it makes 7% of all titles ambiguous.
   */
  resolved: 0.5,
  /** How often a title that the corpus names as it stands is right where it names one occupation alone: 65% of labelled filings. */
  wholeTyped: 0.65,
  /** A half-typed title may go on in many ways. */
  halfTyped: 0.5,
  /** Effect of the caller's weights: a whole unit of the hand-made score multiplies by e. */
  shift: 3,
  /**
   * How much more common an occupation is in a part of the dataset than in all of it (shares to which `floor` is added: none at all may be a gap of the
   * dataset) tilts its probability by this power. Tried on the labelled titles with trees that had not seen them, floors of 0.001 to 0.02 and powers of 0.05
   * to 1.2: these gain most without a loss in any set (docs/titles.md); from a power of 0.8 on, the set without skew loses. The demonstration's
   * hiring by place is invented and gains nothing, so that its power is small.
   */
  prevalence: {
    floor: 0.005,
    power: { metro: 0.1, industry: 0.6, company: 0.2 },
  },
  /** Questions at most, and options of each. */
  questions: 3,
  options: 4,
  /** The weights of an explanation are relative to the mean of so many best matches, however many are asked for. */
  comparedMatches: 10,
  /** An explanation names at most so many similar titles. */
  explainedTitles: 3,
  /** Titles of a batch that are ranked before other requests get their turn. */
  batchTurn: 20,
} as const;
