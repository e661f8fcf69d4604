import { matchesOf } from '../../../text/matches.ts';
import { wordsOf } from '../../../text/words.ts';
import { activityStarts, type ActivityStart } from './activity-starts.ts';
import { activitiesOf, isListedVerb } from './listed-activities.ts';
import { isToOwn, isUnpaid } from './own-activity.ts';
import { FUNCTION_WORDS } from '../parsing/word-kinds.ts';
import {
  ASKS,
  BEFORE_WORK,
  CLAUSE,
  DESCRIBED,
  DETERMINER,
  DOING_NEXT,
  DURATION,
  NO_VERBS,
  NO_WORK,
  OBJECTS,
  RATHER_NO_WORK,
  SUBJECT,
  SUBORDINATE,
  WORKING,
} from '../parsing/work-sentence-words.ts';
import { isWorkWord, type Said } from './work-words.ts';
import { RANKING } from '../tuning.ts';

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
  for (const beginning of beginningsIn(plain, isPerson)) {
    const start = startOf(plain, beginning);
    const said = start === undefined ? [] : clausesOf(start.text, plain.slice(0, beginning.at));
    const [first] = said;
    if (start === undefined || first === undefined || said.some(({ words }) => isOwn(words))) return undefined;
    const [verb = ''] = first.words;
    if (BEFORE_WORK.has(verb)) continue;
    const isPast = (start.isPast || isPastVerb(verb)) && !start.isPerfect;
    if (NO_WORK.has(verb) || NO_VERBS.has(verb) || /\d/u.test(verb)) return undefined;
    const isOver = isPast && !start.isPast && !DURATION.test(text);
    return { said, isPast, isDoubtful: isOver || (RATHER_NO_WORK.has(verb) && first.words[1] !== 'care' && !DESCRIBED.test(plain)) };
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
function startOf(text: string, { at, isSubject }: Beginning): ActivityStart | undefined {
  const plain = text
    .slice(at)
    .replace(/^\W*it\s?['’]?s\s+(?=(?:me|us)\s)/iu, '')
    .replace(/^\W*(?:me|us)\s+(?:who|that)\s+/iu, 'i ');
  const starts = activityStarts(plain).filter(({ isSecond }) => !isSecond);
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
const isVerb = (word: string): boolean => WORKING.has(word) || (word.endsWith('ing') && isWorkWord(word)) || isListedVerb(word);

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
