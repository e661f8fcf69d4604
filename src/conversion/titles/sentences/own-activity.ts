import { sourceOf } from '../parsing/rule.ts';

/** Whose something is that people do something to. */
const OWN = new Set(['my', 'our', 'his', 'her', 'own']);
/** What people do something to without being paid: "I clean my house". */
const AT_HOME = new Set(
  [
    'kid kids child children baby babies son sons daughter daughters grandkid grandkids grandchildren family mom mother dad father parent parents grandma grandmother grandpa',
    'grandfather husband wife brother sister friend friends house home apartment room bathroom kitchen hair nail nails beard tooth teeth face car bike bicycle dog dogs cat cats',
    'pet pets horse horses plant plants flower flowers lawn yard garden grass clothes laundry dish dishes food dinner lunch breakfast bed computer phone tax taxes homework',
    'windows sink toilet couch money bill bills rent shoes shirt email emails time life homework',
  ].flatMap((line) => line.split(' ')),
);
const RELATIVE = sourceOf(
  ...[
    'family',
    'friend',
    'friends',
    'kid',
    'kids',
    'child',
    'children',
    'son',
    'sons',
    'daughter',
    'daughters',
    'wife',
    'husband',
    'mom',
    'mother',
    'dad',
    'father',
    'parents',
  ],
  ...[
    'brother',
    'brothers',
    'sister',
    'sisters',
    'grandma',
    'grandmother',
    'grandpa',
    'grandkids',
    'boyfriend',
    'girlfriend',
    'buddies',
    'cousins',
    'neighbor',
    'roommate',
  ],
);
/** Words that say that nobody is paid for it. */
const UNPAID = new RegExp(
  String.raw`^(?:i|we)\s+\p{L}+\s+(?:myself|ourselves)\b|\b(?:for\s+(?:fun|myself|ourselves|christmas|thanksgiving|easter|halloween)|as\s+a\s+hobby|in\s+(?:my|our)\s+(?:free|spare)\s+time|on\s+(?:my|our)\s+(?:day|days)\s+off|on\s+vacation|(?:with|for|to)\s+(?:(?:my|our|some)\s+)${RELATIVE}|with\s+friends|(?:last|this)\s+(?:night|summer|week|weekend|month|winter)|of\s+(?:my|our)\s+(?:cat|dog|kids|family|friends|baby)|in\s+(?:my|our)\s+(?:garden|yard|backyard|room|kitchen)|with\s+(?:my|our)\s+phone|yesterday)\b[^\p{L}]*(?:$|[,.;]|every\b|on\b|at\b|in\b|last\b)`,
  'iu',
);

/** What everybody does at home on a day of the week: "I do laundry on Sundays". */
const CHORE =
  /\b(?:laundry|dishes|chores|housework|homework|groceries|grocery\s+shopping|yard\s*work|errands|ironing)\s+(?:(?:on|every|each)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|the\s+weekends?)\b/iu;

/** Whether people do something to what is theirs: "my house". These are the words from the verb to the end of what it is done to. */
export function isToOwn(words: readonly string[]): boolean {
  return words.some((word, i) => word === 'own' || (OWN.has(word) && words.slice(i + 1).some((other) => AT_HOME.has(other))));
}

/** What people earn their living with if it is their own: a business, a truck. */
const LIVING = new Set('run runs running own owns owning operate operates operating manage manages managing drive drives driving'.split(' '));

/** The words after a verb, without the "own" of what people earn their living with: "I run my own bakery", but not "I clean my own house". */
export const withoutOwn = (verb: string, words: readonly string[]): readonly string[] => (LIVING.has(verb) ? words.filter((word) => word !== 'own') : words);

/** Whether a text says that somebody does something without being paid: "I play guitar for fun". */
export const isUnpaid = (text: string): boolean => UNPAID.test(text) || CHORE.test(text);
