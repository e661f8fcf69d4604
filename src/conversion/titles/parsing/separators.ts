/** What separates parts of a title. */
export interface Separator {
  readonly pattern: RegExp;
  readonly reason: string;
  /** Titles, and the parts that they have. */
  readonly examples: readonly (readonly [title: string, parts: readonly string[]])[];
}

interface Marks {
  /** Characters that separate wherever they are. */
  readonly signs: string;
  /** Characters that separate between spaces only: "Post-Doctoral". */
  readonly spaced?: string;
  readonly words?: readonly string[];
}

function patternOf({ signs, spaced, words }: Marks): RegExp {
  const sources = [
    `[${signs.replace(/[\]\\]/gu, String.raw`\$&`)}]`,
    ...(spaced === undefined ? [] : [String.raw`\s[${spaced}]\s`]),
    ...(words === undefined ? [] : [String.raw`\b(?:${words.join('|')})\b`]),
  ];
  return new RegExp(sources.join('|'), 'iu');
}

/** Prepositions before the field of a job. */
const BEFORE_FIELD = ['of', 'for', 'in', 'at', 'to', 'with'];

/** Separates alternatives: several jobs of one person. */
export const ALTERNATIVES: Separator = {
  pattern: patternOf({
    signs: '/,;&+|\n\t',
    words: ['and', 'or', 'plus', 'also', 'as\\s+well\\s+as', 'both', 'either', 'maybe', 'perhaps', 'possibly', 'sometimes', 'occasionally'],
  }),
  reason: 'These signs and words are between two jobs of one person, or two names of one job. Some only come with others: "or maybe".',
  examples: [
    ['nurse/teacher', ['nurse', 'teacher']],
    ['cook and cashier', ['cook', 'cashier']],
    ['Server & Host; Cook', ['Server', 'Host', 'Cook']],
    ['nurse\nteacher', ['nurse', 'teacher']],
    ['pastor; also a farmer', ['pastor', 'a farmer']],
    ['receptionist plus bookkeeper', ['receptionist', 'bookkeeper']],
    ['cook or maybe cashier', ['cook', 'cashier']],
    ['both a nurse and a teacher', ['a nurse', 'a teacher']],
    ['sandwich artist', ['sandwich artist']],
  ],
};

/** Separates the parts of a title that names the job twice, or the rank first. */
export const PARTS: Separator = {
  pattern: patternOf({ signs: ',;:|/()[]', spaced: '-–—' }),
  reason: 'Each part can be the one that names the job: "Associate (Management Consultant)".',
  examples: [
    ['Associate (Management Consultant)', ['Associate', 'Management Consultant']],
    ['Baker/Cook - Night Shift', ['Baker', 'Cook', 'Night Shift']],
    ['Post-Doctoral Fellow', ['Post-Doctoral Fellow']],
  ],
};

/** Separates the job from its field. */
export const FIELD: Separator = {
  pattern: patternOf({ signs: ',–/', spaced: '-', words: BEFORE_FIELD }),
  reason: 'The noun before the first of these names the job.',
  examples: [
    ['Director of Nursing', ['Director', 'Nursing']],
    ['Director, Asset Management', ['Director', 'Asset Management']],
    ['Follow-up Clerk', ['Follow-up Clerk']],
  ],
};

/** Follows a word that names a job, as the end of a title does. */
export const AFTER_JOB: Separator = {
  pattern: patternOf({ signs: ',/(–&', spaced: '-', words: [...BEFORE_FIELD, 'and'] }),
  reason: 'The word before one of these names a job, also where it is one of several or a bracket follows.',
  examples: [
    ['Clerk (Typist)', ['Clerk', 'Typist)']],
    ['Cooks & Bakers', ['Cooks', 'Bakers']],
  ],
};

/** The parts of a title that have letters. */
export const separated = (title: string, { pattern }: Separator): string[] => title.split(pattern).filter((part) => /\p{L}/u.test(part));
