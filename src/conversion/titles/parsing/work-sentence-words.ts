import { PEOPLE } from './people.ts';
import { sourceOf } from './rule.ts';

/** Where another clause begins. */
export const CLAUSE = /[,;:.!?()–—]|\s-\s|\b(?:and|or|but|then|so)\b|(?=\b(?:when|while|because|after|before|until|if|where|who|which|that)\b)/iu;
/** How a clause begins that says when, why, or for whom something is done. */
export const SUBORDINATE = /^\s*(?:when|while|because|after|before|until|if|where|who|which|that)\b/iu;
/** Words for a person that say nothing about the job. */
const PERSON = sourceOf(...PEOPLE);
/** Who does it: "I", "my mom", "the guy at the bank who", "a person that", "job where you". What comes before it counts less. */
export const SUBJECT = new RegExp(
  [
    String.raw`(?:it\s?['’]?s\s+(?:me|us)\s+(?:who|that))`,
    String.raw`(?:(?:i|we|they|he|she|you)\s?['’](?:m|re|s|ve|ll)|i|we|he|she|they|you|im)`,
    String.raw`(?<=^\W*)who(?:ever)?(?=\s)`,
    String.raw`(?:my|our|his|her)\s+(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|uncle|aunt|cousin|friend|boyfriend|girlfriend|neighbor|job|work|duty|duties|role|task|tasks)`,
    String.raw`(?:the\s+|an?\s+)?(?:job|position|work)\s+(?:where|in\s+which|is|of|doing|to)`,
    String.raw`(?:(?:the|an?|those|these)\s+)(?:\p{L}+\s+)?${PERSON}(?=\s+(?:who|that|at|in|on|behind|with|from|to|\p{L}+ing)\b)`,
    String.raw`${PERSON}(?=\s+(?:who|that|to|in\s+the|at\s+the|\p{L}+ing)\b)`,
    // After these, somebody may only be mentioned: "movie about a maid who falls in love".
    String.raw`(?<!\b(?:about|and|of|with|by|from|to|for)\s+)(?:the|an?)\s+(?:\p{L}+\s+){1,2}(?:who|that)(?=\s)`,
    String.raw`(?:responsible|in\s+charge|get\s+paid|paid)(?=\s)`,
  ]
    .map((source) => String.raw`(?<![\p{L}\p{N}/&-])${source}(?![\p{L}\p{N}/&-])`)
    .join('|'),
  'giu',
);
/** After these, somebody else may be said to do something: "I have a truck and I haul containers". */
export const BEFORE_WORK = new Set('have has had own owns know knows'.split(' '));
/** What is done, in a text that says first where: "kitchen work, washing pots". */
export const DOING_NEXT = /[,:;]\s*(?=\p{L}{2,}ing\b)/giu;
/** Somebody who is described by what is done. */
export const DESCRIBED = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:(?:\p{L}+\s+){0,2}${PERSON}\s+(?:who|that)|who(?:ever)?)\b`, 'iu');
/** Verbs that say what somebody has, feels, or lives through, and not what somebody does at work. */
export const NO_WORK = new Set(
  [
    'am is are was were be been being have has had having got need needs needed want wants wanted wish wishes hope hopes hoped love loves loved like likes liked hate hates hated enjoy',
    'enjoys prefer getting prefers think thinks thought know knew feel felt believe believes remember forgot forget lost lose losing miss missed lived born died went ate eat eats eating drink',
    'drinks drinking would could should might may dont didnt cant cannot wont isnt arent doesnt never not no married divorced fell dream dreamed wonder guess suppose agree mean means seem',
    'seems study studies studying trying try tries learn learns learning bought sleep sleeps sleeping woke became become laughed retired stole',
  ].flatMap((line) => line.split(' ')),
);
/** Words with which no verb begins. */
export const NO_VERBS = new Set(
  'a an the my our his her their your its this that these those some any i me we he she they them it you and or but so if as to of for two three four several many much'.split(
    ' ',
  ),
);
/** Verbs that customers use as often as those who work. */
export const RATHER_NO_WORK = new Set(
  'buy buys buying pay pays paying visit visits visiting order orders look looks looking wait waits waiting live lives ride rides take takes taking play plays playing go goes going watch watching read reads reading sit sits sitting stand going'.split(
    ' ',
  ),
);
/** How long somebody has done it. */
export const DURATION = /\b(?:for|over|about)\s+(?:\w+\s+)?(?:\d+|\w+)\s+(?:years?|yrs?|months?)\b|\buntil\b|\bback\s+in\b/iu;
/** Verbs that say nothing about what is done. */
export const WORKING = new Set('work works working worked do does doing did help helps helping go goes going keep keeps make makes making'.split(' '));
/** What somebody asks, or tells somebody else. */
export const ASKS =
  /\?\s*$|^[^\p{L}]*(?:(?:(?:when|where)\s+)?(?:is|are|do|does|did|can|could|will|would|should)\s+(?:you|i|we|he|she|they|it|the|there|this|that|my)\b|(?:what(?:\s+is|\s+are|['’]?s)\s+(?:my|your|(?:the|an?)\s+(?!name|word|title|term|job|person|one))|how|why|which|please|thanks?|let|looking\s+for|help\s+me)\b)/iu;
/** A word that sentences have, and few titles. */
export const DETERMINER = new RegExp(
  String.raw`\s${sourceOf('the', 'a', 'an', 'my', 'our', 'their', 'his', 'her', 'your', 'people', 'peoples', 'them', 'it', 'they', 'that', 'who', 'so', 'before', 'after', 'when', 'from', 'up', 'out', 'on', 'in', 'with', 'to')}\s`,
  'iu',
);
/** Words with which what something is done to begins. */
export const OBJECTS = new Set('a an the my our their his her your people peoples them it up out'.split(' '));
