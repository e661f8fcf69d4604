import { sourceOf, wordAfter, wordBefore, type FinderRule, type Found, type PhraseRule } from './rule.ts';

const AT_START = /^[^\p{L}\p{N}]*$/u;
const AT_END = /^[^\p{L}\p{N}]*$/u;
const BEFORE_MORE = /^\s*\p{L}/u;
export const ARTICLE = String.raw`(?:an?|the)\b`;
const PRESENT = sourceOf('currently', 'now', 'presently');
const NOW = String.raw`(?:\s+${sourceOf('currently', 'now', 'presently', 'just', 'also', 'basically', 'self-employed as', 'self employed as')})?`;
const AS = String.raw`(?:\s+${sourceOf('working', 'employed', 'training')}\s+as)`;
/** What may come before the sentence: a greeting, a name, "now". */
export const OPENING = String.raw`(?:${sourceOf('hi', 'hello', 'hey', 'yes', 'well')}(?:\s+there)?[\s,.!-]+)?(?:my\s+name\s+is\s+[a-z]+(?:\s+[a-z]+)?\s*(?:[,.;]\s*)?(?:and\s+)?)?(?:(?:right\s+)?${PRESENT}[\s,]+)?`;
/** "I am", "she is", "my wife is". */
export const AM = String.raw`(?:i\s+(?:am|is|be)|i\s?['’]m|(?:i\s?['’]ve\s+|i\s+have\s+)?been|im|am|(?:he|she)(?:\s+is|\s?['’]?s)|(?:we|they)(?:\s+are|\s?['’]re)|(?:my|his|her|our|their)\s+[a-z]+\s+is)`;
const WHO = String.raw`(?:(?:i|he|she|we|they)\s+)?`;
const WORK = String.raw`${WHO}(?:${PRESENT}\s+)?${sourceOf('work', 'works', 'working')}`;
const DO = String.raw`(?:(?:i|we|they)\s+do|(?:he|she)\s+does)`;
/** What people who look for work begin with. */
export const WISH = String.raw`(?:(?:${AM}\s+)?(?:looking|searching|applying)\s+for|${WHO}(?:wants?|needs?|would\s+like)|(?:please\s+)?(?:help\s+me\s+)?(?:find|get|give|show)(?:\s+me)?)`;
const BEFORE = String.raw`(?:\s+${sourceOf('formerly', 'previously', 'once')})?`;
const WAS = String.raw`${WHO}(?:(?:was|were|used\s+to\s+be)${BEFORE}|${sourceOf('worked', 'used to work', 'was working', 'was employed')}${BEFORE}\s+as)`;
/** Where a label ends and the job begins. */
const COLON = String.raw`(?:\s*[:=]|\s*[-–—]\s|\s(?:is|was)\b(?:\s+to\s+be\b)?)`;
const LABEL = sourceOf('job title', 'job', 'my work', 'what i do', 'occupation', 'profession', 'position', 'role', 'title');
const WHOSE = String.raw`(?:(?:my|his|her|your)\s+)?`;
const PRESENT_LABEL = sourceOf('current', 'present', 'usual', 'primary', 'main', 'regular', 'most recent');
const PAST_LABEL = sourceOf('former', 'previous', 'past', 'prior', 'last');

/** A label with nothing behind it yet: "Occupation:", "my job is". */
export const LABEL_ALONE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${WHOSE}(?:(?:${PRESENT_LABEL}|${PAST_LABEL})\s+)?${LABEL}(?:\s*[:=]|\s*[-–—]\s|\s(?:is|was)\b)[^\p{L}\p{N}]*$`,
  'iu',
);

/** What a sentence, a label, or a note says around a job. */
const AROUND: readonly PhraseRule[] = [
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${OPENING}${AM}${NOW}(?:${AS}(?:\s+${ARTICLE})?|\s+${ARTICLE})`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason:
      'Who answers in a sentence says what the job is after these words. Without an article, the sentence may say anything ("I am bored"): loose-sentence.ts reads it.',
    examples: [
      ['I am a nurse', 'I am a'],
      ["I'm currently working as a line cook", "I'm currently working as a"],
      ['im an electrician', 'im an'],
      ['am a nurse', 'am a'],
      ['She is a nurse', 'She is a'],
      ["he's a welder", "he's a"],
      ['my wife is a teacher', 'my wife is a'],
      ['been a nurse', 'been a'],
      ['hi i am a nurse', 'hi i am a'],
      ['My name is John and I am a nurse', 'My name is John and I am a'],
      ['now I am a cook', 'now I am a'],
    ],
    counterexamples: ['Web 2.0: I am a nurse', 'I am a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHO}(?:${PRESENT}\s+)?${sourceOf('work', 'works', 'working', 'employed')}\s+as\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'The same with a verb for working.',
    examples: [
      ['I work as a cashier', 'I work as a'],
      ['currently working as bartender', 'currently working as'],
      ['Employed as an accountant', 'Employed as an'],
      ['she works as a nurse', 'she works as a'],
    ],
    counterexamples: ['Nurse, working as a manager', 'Work as a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(
      String.raw`\b(?:i|we|he|she)\s+(?:really\s+)?${sourceOf('love', 'loves', 'like', 'likes', 'enjoy', 'enjoys', 'hate', 'hates')}\s+` +
        String.raw`(?:being|working\s+as|my\s+(?:job|work)\s+as)\b(?:\s+${ARTICLE})?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Whoever likes or hates to be something is it.',
    examples: [
      ['I hate being a nurse', 'I hate being a'],
      ['I love my job as a cook', 'I love my job as a'],
    ],
    counterexamples: ['Nurse, I love being a mom', 'I love being'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b(?:${WISH}\s+)(?:${ARTICLE}\s+)?${sourceOf('job', 'work', 'position', 'role')}\s+as\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'So does who looks for such work.',
    examples: [
      ['looking for a job as a cook', 'looking for a job as a'],
      ['I want a job as a nurse', 'I want a job as a'],
      ['find me work as a welder', 'find me work as a'],
    ],
    counterexamples: ['Nurse, looking for work as a cook', 'looking for work as a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b(?:(?:${AM}(?:\s+working)?|${WORK})\s+in|(?:${AM}\s+working|${WORK})\s+(?:at|for|on)|${DO})\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: {
      after: wordAfter(
        ...['process', 'progress', 'school', 'high school', 'college', 'grad school', 'graduate school', 'university', 'training', 'transition', 'between'],
        ...['recovery', 'jail', 'prison', 'need', 'love', 'debt', 'charge', 'home', 'paper', 'myself', 'commission', 'call', 'not', 'nothing', 'anything'],
        ...['everything', 'this', 'that', 'what', 'it', 'my', 'well'],
      ),
    },
    reason:
      'A sentence may also say the field, or the place ("I am in sales", "I do marketing"). Work in process is what a factory has not finished, and after other words nobody works.',
    examples: [
      ["I'm in sales", "I'm in"],
      ['I work in construction', 'I work in'],
      ['working in a bank', 'working in a'],
      ['I am working in retail', 'I am working in'],
      ['working at warehouse', 'working at'],
      ['I work on a farm', 'I work on a'],
      ['I do marketing', 'I do'],
    ],
    counterexamples: ['Nurse, working in a clinic', 'Work in', 'Work in Process Coordinator', 'Works on Paper Conservator', 'Work at Home Agent'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHOSE}(?:${PRESENT_LABEL}\s+)?${LABEL}${COLON}(?:\s*${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'A label, or the beginning of a sentence, that says that a job follows.',
    examples: [
      ['my job is truck driver', 'my job is'],
      ['my work is cook', 'my work is'],
      ['what i do: nurse', 'what i do:'],
      ['Job title: Welder', 'Job title:'],
      ['Current occupation: cook', 'Current occupation:'],
      ['job title - nurse', 'job title -'],
      ['Primary occupation: farmer', 'Primary occupation:'],
    ],
    counterexamples: ['Server, my job is hosting', 'Position: 12'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHOSE}(?:job\s+title|${PRESENT_LABEL}\s+${LABEL})\b`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'With a second word, a label needs no sign after it.',
    examples: [
      ['current position sales manager', 'current position'],
      ['job title nurse', 'job title'],
    ],
    counterexamples: ['Nurse, current position manager', 'Current Position'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${PRESENT}\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter('i', 'im', 'he', 'she', 'we', 'they') },
    reason:
      'At the beginning, these words say that the job is the present one. Before a sentence without an article, they are a part of it: loose-sentence.ts reads it.',
    examples: [
      ['now uber driver', 'now'],
      ['Currently a nurse', 'Currently a'],
    ],
    counterexamples: ['Buy Now Pay Later Analyst', 'now', 'now i am cook'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`(?:[,;]\s*)?\b(?:(?:and|but)\s+)?(?:right\s+)?${PRESENT}\b`, 'giu'),
    only: { before: /\p{L}\s*$/u, after: AT_END },
    unless: { before: wordBefore('service') },
    reason: 'So they do at the end. ServiceNow is a product.',
    examples: [
      ['nurse now', 'now'],
      ['nurse right now', 'right now'],
      ['former nurse, now', ', now'],
    ],
    counterexamples: ['Now', 'Buy Now Pay Later Analyst', 'Analyst Service Now'],
  },
  {
    label: 'hiring_note',
    phrase: new RegExp(
      String.raw`\b(?:(?:we\s+are|we\s?['’]re)\s+)?${sourceOf('hiring', 'seeking', 'recruiting', 'looking for', 'we need')}\s+${ARTICLE}`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter('job', 'work', 'career', 'position', 'new') },
    reason: 'An employer says who is wanted after these words. Somebody who looks for a job names none.',
    examples: [
      ['we are hiring a nurse', 'we are hiring a'],
      ['looking for an electrician', 'looking for an'],
    ],
    counterexamples: ['Nurse, hiring a cook', 'Hiring a', 'looking for a new career'],
  },
];

const RETIRED = String.raw`(?:retired|retierd|retird|reitred)`;

/** Somebody who is retired may say so in a sentence, so this rule is the first. */
const RETIRED_FROM: PhraseRule = {
  label: 'past_job',
  phrase: new RegExp(
    String.raw`\b(?:(?:but|and)\s+)?(?:(?:${AM}|i(?:\s+have)?)\s+)?(?:(?:an?|the)\s+)?(?:(?:recently|newly|now|just|already)\s+)?(?:semi[\s-]*)?${RETIRED}\b` +
      String.raw`(?:\s+(?:(?:after|following|with)\s+(?:\w+\s+){1,6}?)?(?:as|from)\b(?:\s+being\b)?(?:\s+(?:${ARTICLE}|my\b))?|\s+(?:(?:in|since)\s+)?\d{4}\b)?`,
    'giu',
  ),
  reason: 'The job of somebody who is retired is the one that the person had.',
  examples: [
    ['retired nurse', 'retired'],
    ['Nurse (retired)', 'retired'],
    ['teacher, semi-retired', 'semi-retired'],
    ['I am a retired pilot', 'I am a retired'],
    ['recently retired electrician', 'recently retired'],
    ['I retired as a nurse', 'I retired as a'],
    ['retired after 20 years as a nurse', 'retired after 20 years as a'],
    ['Nurse, retired in 2015', 'retired in 2015'],
    ['nurse but retired', 'but retired'],
  ],
};

/** Words for a past job. */
const PAST: readonly PhraseRule[] = [
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${OPENING}${WAS}(?:\s+${ARTICLE})`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'What somebody was is a past job, too.',
    examples: [
      ['I was a nurse', 'I was a'],
      ['i used to be an electrician', 'i used to be an'],
      ['I worked as a cook', 'I worked as a'],
      ['was formerly a nurse', 'was formerly a'],
    ],
    counterexamples: ['Nurse, I was a manager', 'I was a'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${WHO}${sourceOf('worked', 'used to work', 'was working', 'was employed')}${BEFORE}\s+as\b`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'With a verb for working, the article may be missing.',
    examples: [
      ['worked as nurse', 'worked as'],
      ['I was working as plumber', 'I was working as'],
    ],
    counterexamples: ['Nurse, worked as manager', 'worked as'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${WHOSE}${PAST_LABEL}\s+${LABEL}(?:${COLON}(?:\s*${ARTICLE})?|\b)`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'So is one after a label for it.',
    examples: [
      ['previous occupation: mechanic', 'previous occupation:'],
      ['Last job - cook', 'Last job -'],
      ['my former job was welder', 'my former job was'],
    ],
    counterexamples: ['Nurse, former position: manager', 'Last Position: 3'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|ex|previous(?:ly)?|past|prior|was)\b/giu,
    inBrackets: true,
    only: { after: AT_END },
    reason: 'Alone in brackets, these words say that the job is a past one.',
    examples: [
      ['Nurse (former)', 'former'],
      ['Nurse (past)', 'past'],
      ['plumber (was)', 'was'],
    ],
    counterexamples: ['Technician (ex vivo)', 'Drapery Former'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|previous(?:ly)?)\b/giu,
    only: { before: /\p{L}\s*[,–—-]\s*$/u, after: AT_END },
    reason: 'So do they at the end after a sign. Without one, a former forms things.',
    examples: [['Teacher, former', 'former']],
    counterexamples: ['Drapery Former', 'Supervisor, Former Machine'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b(?:former(?:ly)?|fromer|formor|previous(?:ly)?|past|prior|ex)\b(?:\s*[.-])?(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: {
      after: new RegExp(
        String.raw`^[\s-]*(?:${sourceOf('offender*', 'vivo', 'situ', 'libris', 'auth*', 'due')}\b|${sourceOf('operator', 'tender', 'helper')}\s*$)`,
        'iu',
      ),
    },
    reason:
      'At the beginning, these words say that the job is a past one. At the end, or before the word for who tends a machine, a former forms things. With some nouns, the words are a part of what the job is about.',
    examples: [
      ['former teacher', 'former'],
      ['ex-nurse', 'ex-'],
      ['ex. nurse', 'ex.'],
      ['Previously a cook', 'Previously a'],
      ['past nurse', 'past'],
      ['I am a former pilot', 'former'],
    ],
    counterexamples: [
      'Drapery Former Inspector',
      'Former',
      'Former 2',
      'Ex-Offender Counselor',
      'Ex Vivo Technician',
      'Former Tender',
      'Prior Authorization Nurse',
    ],
  },
];

const YEAR = String.raw`(?:19|20)\d\d`;
const YEARS = new RegExp(String.raw`\b(?:from\s+)?(${YEAR})\s*(?:-|–|to|until|till)\s*(${YEAR})(?=[^\p{L}\p{N}]*$)`, 'iu');

/** From when to when somebody had a job. */
function yearsOfJob(text: string): Found[] {
  const found = YEARS.exec(text);
  if (found === null || Number(found[2]) - Number(found[1]) < 2) return [];
  const [start, end] = [found.index, found.index + found[0].length];
  return [{ start, end, from: start, to: end }];
}

/** When a job ended, and who lost one. */
const ENDED: readonly (PhraseRule | FinderRule)[] = [
  {
    label: 'past_job',
    phrase: new RegExp(
      String.raw`\b(?:(?:but|and)\s+)?(?:${sourceOf('until', 'till', 'up to')}\s+(?:[a-z]+\s+){0,2}${YEAR}|(?:until|before)\s+(?:my\s+)?${sourceOf('recently', 'last year', 'retirement', 'retiring', 'i retired')})\b`,
      'giu',
    ),
    only: { before: /\p{L}[^\p{L}\p{N}]*$/u, after: AT_END },
    reason: 'At the end, these words say when the job ended.',
    examples: [
      ['plumber until 2019', 'until 2019'],
      ['cook before retirement', 'before retirement'],
    ],
    counterexamples: ['Until 2019', 'Cook Until 2019 Season'],
  },
  {
    label: 'past_job',
    find: yearsOfJob,
    reason: 'Years at the end say so, too. Two that follow each other are a school year.',
    examples: [
      ['nurse 1990-2005', '1990-2005'],
      ['nurse from 1990 to 2005', 'from 1990 to 2005'],
      ['nurse (1990 - 2005)', '1990 - 2005'],
    ],
  },
  {
    label: 'past_job',
    phrase: new RegExp(
      String.raw`\b(?:${AM}\s+)?(?:${ARTICLE}\s+)?(?:(?:recently|currently)\s+)?${sourceOf('unemployed', 'laid off', 'laid-off')}\b(?:\s*[,:–—-])?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Who lost a job says which one it was.',
    examples: [
      ['unemployed welder', 'unemployed'],
      ['I am a laid off welder', 'I am a laid off'],
      ['unemployed, nurse', 'unemployed,'],
    ],
    counterexamples: ['Counselor, Unemployed Workers', 'unemployed'],
  },
];

/** What is around a job, and whether it is a past one. */
export const SENTENCE_RULES: readonly (PhraseRule | FinderRule)[] = [RETIRED_FROM, ...ENDED, ...AROUND, ...PAST];
