import { matchesOf } from '../../text/matches.ts';
import { wordsOf } from '../../text/words.ts';
import { activityStarts, type ActivityStart } from './activity-starts.ts';
import { activitiesOf } from './listed-activities.ts';
import { isToOwn, isUnpaid } from './own-activity.ts';
import { FUNCTION_WORDS } from './parsing/word-kinds.ts';
import { sourceOf } from './parsing/rule.ts';
import { isWorkWord, type Said } from './work-words.ts';
import { RANKING } from './tuning.ts';

/** A sentence that says what somebody does. */
export interface WorkSentence {
  /** Its clauses without the words around them, the first one first. */
  readonly said: readonly Said[];
  readonly isPast: boolean;
  /** Whether it may as well be said by a customer, or somebody at home. */
  readonly isDoubtful: boolean;
}

/** Whether a word names a person in titles. */
type IsPerson = (word: string) => boolean;

/** Where another clause begins. */
const CLAUSE = /[,;:.!?()–—]|\s-\s|\b(?:and|or|but|then|so)\b|(?=\b(?:when|while|because|after|before|until|if|where|who|which|that)\b)/iu;
/** How a clause begins that says when, why, or for whom something is done. */
const SUBORDINATE = /^\s*(?:when|while|because|after|before|until|if|where|who|which|that)\b/iu;
const PERSON = sourceOf(
  'one',
  'ones',
  'guy',
  'guys',
  'person',
  'people',
  'someone',
  'somebody',
  'man',
  'men',
  'woman',
  'women',
  'lady',
  'ladies',
  'girl',
  'boy',
  'dude',
  'those',
);
/** Who does it: "I", "my mom", "the guy at the bank who", "a person that", "job where you". What comes before it counts less. */
const SUBJECT = new RegExp(
  [
    String.raw`(?:it\s?['’]?s\s+(?:me|us)\s+(?:who|that))`,
    String.raw`(?:(?:i|we|they|he|she|you)\s?['’](?:m|re|s|ve|ll)|i|we|he|she|they|you|im)`,
    String.raw`(?<=^\W*)who(?:ever)?(?=\s)`,
    String.raw`(?:my|our|his|her)\s+(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|uncle|aunt|cousin|friend|boyfriend|girlfriend|neighbor|job|work|duty|duties|role|task|tasks)`,
    String.raw`(?:the\s+|an?\s+)?(?:job|position|work)\s+(?:where|in\s+which|is|of|doing|to)`,
    String.raw`(?:(?:the|an?|those|these)\s+)(?:\p{L}+\s+)?${PERSON}(?=\s+(?:who|that|at|in|on|behind|with|from|to|\p{L}+ing)\b)`,
    String.raw`${PERSON}(?=\s+(?:who|that|to|in\s+the|at\s+the|\p{L}+ing)\b)`,
    String.raw`(?:the|an?)\s+(?:\p{L}+\s+){1,2}(?:who|that)(?=\s)`,
    String.raw`(?:responsible|in\s+charge|get\s+paid|paid)(?=\s)`,
  ]
    .map((source) => String.raw`(?<![\p{L}\p{N}/&-])${source}(?![\p{L}\p{N}/&-])`)
    .join('|'),
  'giu',
);
/** After these, somebody else may be said to do something: "I have a truck and I haul containers". */
const BEFORE_WORK = new Set('have has had own owns know knows'.split(' '));
/** What is done, in a text that says first where: "kitchen work, washing pots". */
const DOING_NEXT = /[,:;]\s*(?=\p{L}{2,}ing\b)/giu;
/** Somebody who is described by what is done. */
const DESCRIBED = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:\p{L}+\s+){0,2}${PERSON}\s+(?:who|that)\b`, 'iu');
/** Verbs that say what somebody has, feels, or lives through, and not what somebody does at work. */
const NO_WORK = new Set(
  [
    'am is are was were be been being have has had having got need needs needed want wants wanted wish wishes hope hopes hoped love loves loved like likes liked hate hates hated enjoy',
    'enjoys prefer getting prefers think thinks thought know knew feel felt believe believes remember forgot forget lost lose losing miss missed lived born died went ate eat eats eating drink',
    'drinks drinking would could should might may dont didnt cant cannot wont isnt arent doesnt never not no married divorced fell dream dreamed wonder guess suppose agree mean means seem',
    'seems study studies studying trying try tries learn learns learning bought sleep sleeps sleeping woke became become laughed retired stole',
  ].flatMap((line) => line.split(' ')),
);
/** Words with which no verb begins. */
const NO_VERBS = new Set(
  'a an the my our his her their your its this that these those some any i me we he she they them it you and or but so if as to of for two three four several many much'.split(
    ' ',
  ),
);
/** Verbs that customers use as often as those who work. */
const RATHER_NO_WORK = new Set(
  'buy buys buying pay pays paying visit visits visiting order orders look looks looking wait waits waiting live lives ride rides take takes taking play plays playing go goes going watch watching read reads reading sit sits sitting stand going'.split(
    ' ',
  ),
);
/** How long somebody has done it. */
const DURATION = /\b(?:for|over|about)\s+(?:\w+\s+)?(?:\d+|\w+)\s+(?:years?|yrs?|months?)\b|\buntil\b|\bback\s+in\b/iu;
/** Verbs that say nothing about what is done. */
const WORKING = new Set('work works working worked do does doing did help helps helping go goes going keep keeps make makes making'.split(' '));
/** What somebody asks, or tells somebody else. */
const ASKS =
  /\?\s*$|^[^\p{L}]*(?:(?:is|are|do|does|did|can|could|will|would|should|when|where)\s+(?:you|i|we|he|she|they|it|the|there|this|that|my)\b|(?:what(?:\s+is|\s+are|['’]?s)\s+(?:my|your|(?:the|an?)\s+(?!name|word|title|term|job|person|one))|how|why|which|please|thanks?|let|looking\s+for|help\s+me)\b)/iu;
const DETERMINER = new RegExp(
  String.raw`\s${sourceOf('the', 'a', 'an', 'my', 'our', 'their', 'his', 'her', 'your', 'people', 'peoples', 'them', 'it', 'they', 'that', 'who', 'so', 'before', 'after', 'when', 'from', 'up', 'out', 'on', 'in', 'with', 'to')}\s`,
  'iu',
);
/** Words with which what something is done to begins. */
const OBJECTS = new Set('a an the my our their his her your people peoples them it up out'.split(' '));
/** Words that a text without a subject has at least. */
const LEAST_WORDS = 3;
/** With more words than these, any gerund is what is done. */
const LONG_ENOUGH = 5;
/** Words from "my" to what it is said of. */
const NEAR = 3;

/** What a text says that somebody does, if it is a sentence about work. */
export function workSentence(text: string, isPerson: IsPerson): WorkSentence | undefined {
  if (ASKS.test(text) || isUnpaid(text) || isWrittenAsTitle(text)) return undefined;
  const plain = text.replaceAll('’', "'");
  for (const { at, isSubject } of beginningsIn(plain, isPerson)) {
    const start = startOf(plain.slice(at), isSubject);
    const said = start === undefined ? [] : clausesOf(start.text, plain.slice(0, at));
    const [first] = said;
    if (start === undefined || first === undefined || said.some(({ words }) => isOwn(words))) return undefined;
    const [verb = ''] = first.words;
    if (BEFORE_WORK.has(verb)) continue;
    const isPast = (start.isPast || isPastVerb(verb)) && !start.isPerfect;
    if (NO_WORK.has(verb) || NO_VERBS.has(verb) || /\d/u.test(verb)) return undefined;
    const isOver = isPast && !start.isPast && !DURATION.test(text);
    return { said, isPast, isDoubtful: isOver || (RATHER_NO_WORK.has(verb) && !DESCRIBED.test(plain)) };
  }
  return undefined;
}

/** Where a text may say what somebody does. */
interface Beginning {
  readonly at: number;
  readonly isSubject: boolean;
}

/** Where somebody may be said to do something. */
function beginningsIn(text: string, isPerson: IsPerson): Beginning[] {
  const subjects = matchesOf(SUBJECT, text).filter(
    ({ index, 0: subject }) => index === 0 || !/^i$/iu.test(subject) || isVerb(wordsOf(text.slice(index))[1] ?? ''),
  );
  if (subjects.length > 0) return subjects.map(({ index }) => ({ at: index, isSubject: true }));
  if (isDoing(text, isPerson)) return [{ at: 0, isSubject: false }];
  return matchesOf(DOING_NEXT, text)
    .map(({ index, 0: sign }) => index + sign.length)
    .filter((at) => isDoing(text.slice(at), isPerson))
    .map((at) => ({ at, isSubject: false }));
}

/** Whether something that people have at home is theirs: "my car", and not "the shoes" of "in my shop I fix the shoes". */
const isOwn = (words: readonly string[]): boolean =>
  words.some((word, i) => (word === 'my' || word === 'our') && isToOwn(words.slice(i, i + NEAR).filter((other) => other !== 'own')));

/** Whether a verb is in the past, and in no other form ("cut"). */
const isPastVerb = (verb: string): boolean => activitiesOf(verb).isPast || /[a-z]{2}ed$/u.test(verb);

/** What is done, without the words around it. */
function startOf(text: string, isSubject: boolean): ActivityStart | undefined {
  const starts = activityStarts(text.replace(/^\W*it\s?['’]?s\s+(?=(?:me|us)\s)/iu, '').replace(/^\W*(?:me|us)\s+(?:who|that)\s+/iu, 'i ')).filter(
    ({ isSecond }) => !isSecond,
  );
  return isSubject ? starts.findLast(({ text: rest }) => !NO_VERBS.has(wordsOf(rest)[0] ?? '')) : starts[0];
}

/** Whether a text without a subject says what is done: "tying iron bars together before the cement is poured". A title begins with such a word, too ("Packaging Engineer"). */
function isDoing(text: string, isPerson: IsPerson): boolean {
  const words = wordsOf(text);
  const [verb = '', second = ''] = words;
  if (words.length <= LEAST_WORDS) return false;
  const isGerund = verb.endsWith('ing');
  // "Cutting keys and opening locked doors" has no article, and "cutting and slicing machine setters" neither.
  if (!DETERMINER.test(text)) return isGerund && isVerb(verb) && !words.some(isPerson);
  const isLong = words.length > LONG_ENOUGH && (isGerund || OBJECTS.has(second));
  if (!isLong && !isVerb(verb)) return false;
  // "Cleaning supervisor in the hotel" is a title, and "helping customers in the shop" is not.
  const phrase = words.slice(
    1,
    Math.max(
      1,
      words.findIndex((word) => FUNCTION_WORDS.has(word)),
    ),
  );
  return !phrase.some((word) => isPerson(word) && !word.endsWith('s')) && (isGerund || !isPerson(verb));
}

/** Whether a word is a verb of activities, or what somebody is doing. */
const isVerb = (word: string): boolean => WORKING.has(word) || (word.endsWith('ing') && isWorkWord(word)) || activitiesOf(word).ofVerb.length > 0;

/** Whether most words begin with a capital letter. */
function isWrittenAsTitle(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length > (words.length - 1) / 2;
}

/** The clauses of what somebody does, with how much each counts. */
function clausesOf(text: string, before: string): Said[] {
  const { first, next, subordinate } = RANKING.workWords.clause;
  const clauses = text
    .split(CLAUSE)
    .filter((clause) => /\p{L}/u.test(clause))
    .map((clause, i) => ({ words: wordsOf(clause), weight: i === 0 ? first : SUBORDINATE.test(clause) ? subordinate : next }));
  return clauses.length === 0 || !/\p{L}/u.test(before) ? clauses : [...clauses, { words: wordsOf(before), weight: next }];
}
