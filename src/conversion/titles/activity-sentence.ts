import { matchesOf } from '../../text/matches.ts';
import { wordsOf } from '../../text/words.ts';
import { activitiesOf, type ActivityOfVerb } from './listed-activities.ts';
import type { DoneBy } from './parsed-title.ts';
import { AM, OPENING } from './parsing/sentence-parts.ts';
import { sourceOf } from './parsing/rule.ts';
import { plainForms } from './plain-form.ts';
import { withoutIgnored } from './without-ignored.ts';
import type { NormalizedTitle } from './normalize.ts';

const HOW = sourceOf(
  ...['currently', 'now', 'also', 'just', 'mostly', 'mainly', 'usually', 'often', 'professionally', 'basically', 'still', 'always', 'only', 'sometimes'],
  ...['every day', 'all day', 'daily', 'really'],
);
/** What may come before what somebody does: "my job is to", "for a living I", "she is the one who", "me". */
const LABEL = String.raw`(?:(?:my|his|her|our|the)\s+(?:main\s+|current\s+)?${sourceOf('job', 'work', 'duty', 'duties', 'role', 'task', 'business', 'profession', 'occupation')}\s*(?::|${sourceOf('is to', 'is', 'are', 'was to', 'involves', 'includes', 'consists of')}\b)|what\s+i\s+do(?:\s+(?:at\s+work|for\s+work|for\s+a\s+living|all\s+day))?(?::|\s+is\b)|(?:for\s+(?:work|a\s+living|my\s+job)|at\s+work|all\s+day)[\s,]+(?=i\b|we\b)|(?:i|we)\s+(?:get|am|are|was)\s+paid\s+(?:to|for)|(?:${AM}\s+)?(?:responsible\s+for|in\s+charge\s+of))`;
const PERSON = sourceOf('one', 'guy', 'person', 'someone', 'somebody', 'people', 'man', 'woman', 'lady', 'worker', 'employee', 'anyone');
const SUBJECT = String.raw`(?:${AM}|(?:i|we|they|he|she|you|me)\b|(?:my|our)\s+[a-z]+(?!\s+is\b)|(?:mom|dad|husband|wife)\b)`;
const WHO = String.raw`(?:(?:the|an?)\s+)?${PERSON}(?:\s+(?:who|that))?(?:\s+is)?`;
const AUXILIARY = sourceOf(
  'am',
  'are',
  'is',
  'be',
  'been',
  'have been',
  'has been',
  'do',
  'does',
  'can',
  'get to',
  'have to',
  'has to',
  'love',
  'like to',
  'like',
  'enjoy',
  'hate',
  'love to',
  'go',
  'go around',
);
const BEFORE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${OPENING}(?:${LABEL}\s*)?(?:${SUBJECT}\s+)?(?:${WHO}\s+)?(?:${HOW}\s+)*(?<past>used\s+to\s+)?(?<auxiliary>${AUXILIARY}\s+)?(?:${HOW}\s+)*(?<rest>\p{L}.*)$`,
  'iu',
);
/** "I work cleaning houses" is said for "I clean houses". */
const WORKING = /^work(?:s|ing)?\s+(?:(?:in|by|on|at|for)\s+)?(?<after>\p{L}.*)$/iu;
const GERUND = /(?<=\s)[a-z]{3,}ing\b/giu;
/** The first of two verbs with one object: "load and unload trucks". */
const BEFORE_SECOND = /^\p{L}+\s*(?:\s(?:and|or)\s|[&/])\s*(?=\p{L})/iu;
/** Where what is done ends: a sign, or "state to state". */
const END = /[,;.!?:()–—|/]|\s-\s|\b(\w+)\s+to\s+\1\b/u;
/** Words after which something else is said. */
const MORE = new Set(
  [
    'at in for on with from of to by about because so that who which where like and or but while when during after before until since if as than through into onto',
    'out up down off over under across around near inside outside along without using via per between behind next all every each any day days daily night nights',
    'morning mornings evening evenings weekend weekends weekdays today tonight now here there full part time again back away together professionally myself well',
    'everyday seasonally sometimes often usually too also only online downtown overnight summer summers winter winters being',
  ].flatMap((line) => line.split(' ')),
);
const DETERMINERS = new Set('a an the my our his her their your this that these those some any other'.split(' '));
const OWN = new Set(['my', 'our', 'his', 'her', 'own']);
/** What people do something to without being paid: "I clean my house". */
const AT_HOME = new Set(
  [
    'kid kids child children baby babies son sons daughter daughters grandkid grandkids grandchildren family mom mother dad father parent parents grandma grandmother grandpa',
    'grandfather husband wife brother sister house home apartment room hair nail nails beard tooth teeth car dog dogs cat cats pet pets lawn yard garden grass clothes laundry dish dishes',
    'food dinner lunch breakfast bed computer phone tax taxes',
  ].flatMap((line) => line.split(' ')),
);
/** In the list, any object. */
const ANY = '*';
/** Words that belong to a verb and may also follow the object: "put drywall up". */
const SEPARABLE = new Set(['up', 'down', 'out', 'in', 'on', 'off', 'together']);

interface Match {
  readonly activity: ActivityOfVerb;
  /** How many words the object has. */
  readonly length: number;
  readonly isOwn: boolean;
}

/** A listed activity in a text. */
export interface ActivityFound {
  readonly doneBy: DoneBy;
  /** How many words its object has. */
  readonly length: number;
  /** Whether the text has a detail of it, too. */
  readonly hasDetail: boolean;
}

/**
 * The people who do what a text says, if it begins with a listed activity: "I put up drywall", "my job is to cut hair", "milking cows". The longest object counts, and more
 * if the text also has a detail of the activity ("cut hair" at a barbershop). What people do at home for themselves names no job.
 */
export function listedActivity(title: NormalizedTitle): ActivityFound | undefined {
  const { past, auxiliary = '', rest = '' } = BEFORE.exec(title.text)?.groups ?? {};
  const starts = [rest, auxiliary + rest, title.text.trim(), rest.replace(BEFORE_SECOND, ''), withoutIgnored(title).text];
  for (const start of new Set([...starts, ...startsAfterWork(rest)])) {
    const best = bestAt(start, title.text);
    if (best === undefined) continue;
    const { activity, length, isOwn } = best;
    const doneBy = { text: title.text.trim(), workers: isOwn ? [] : activity.titles, ...(past === undefined ? {} : { isPast: true }) };
    return { doneBy, length, hasDetail: rankOf(best) === 2 };
  }
  return undefined;
}

/** What people do at work, after where they work: "I work in a factory putting parts together". */
function startsAfterWork(rest: string): string[] {
  const { after = '' } = WORKING.exec(rest)?.groups ?? {};
  return after === '' ? [] : [after, ...matchesOf(GERUND, after).map(({ index }) => after.slice(index))];
}

function bestAt(text: string, whole: string): Match | undefined {
  const [verb = '', ...words] = wordsOf(text.split(END)[0] ?? '');
  const matches = activitiesOf(verb).flatMap((activity) => matchOf(activity, words) ?? []);
  if (matches.length === 0) return undefined;
  const all = wordsOf(whole);
  const said = [all, all.map(singular)].map((form) => ` ${withoutDeterminers(form).join(' ')} `);
  const hasDetail = ({ details }: ActivityOfVerb): boolean => details.some((detail) => said.some((form) => form.includes(` ${detail} `)));
  const fitting = matches.filter(({ activity }) => activity.details.length === 0 || hasDetail(activity));
  return fitting.toSorted((a, b) => rankOf(b) - rankOf(a) || b.length - a.length)[0];
}

/** An object with a detail counts more than one without, and both more than any object. */
const rankOf = ({ activity, length }: Match): number => (activity.objects.some(isAny) && length === 0 ? 0 : activity.details.length > 0 ? 2 : 1);
const isAny = ([word]: readonly string[]): boolean => word === ANY;

/** Whether the words after a verb are the object of an activity, and what may follow it. */
function matchOf(activity: ActivityOfVerb, words: readonly string[]): Match | undefined {
  const after = afterParticles(activity.particles, words);
  if (after === undefined) return undefined;
  const plain = withoutDeterminers(after);
  if (activity.objects.length === 0) return endsAt(plain, 0) ? { activity, length: 0, isOwn: false } : undefined;
  const found = activity.objects.flatMap((object) => {
    const at = placeIn(plain, object);
    return at === undefined ? [] : [{ at, length: isAny(object) ? 0 : object.length, last: plain[at + object.length - 1] ?? '' }];
  });
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest && { activity, length: longest.length, isOwn: isOwn(after, longest.last) };
}

/** The words after those that belong to a verb; undefined if they are not there. */
function afterParticles(particles: readonly string[], words: readonly string[]): readonly string[] | undefined {
  if (particles.every((particle, i) => words[i] === particle)) return words.slice(particles.length);
  const [particle = '', ...others] = particles;
  const at = words.indexOf(particle);
  return others.length === 0 && at > 0 && SEPARABLE.has(particle) ? words.toSpliced(at, 1) : undefined;
}

/** Where the words have an object, with nothing but words for which or whose before it, and nothing that it belongs to behind it. */
function placeIn(words: readonly string[], object: readonly string[]): number | undefined {
  const before = words.findIndex((word) => MORE.has(word));
  const end = before < 0 ? words.length : before;
  if (isAny(object)) return end > 0 ? end - 1 : undefined;
  const last = Math.min(end, words.length - object.length);
  for (let at = 0; at <= last; at++) if (object.every((word, i) => formsOf(words[at + i] ?? '').includes(word)) && endsAt(words, at + object.length)) return at;
  return undefined;
}

const endsAt = (words: readonly string[], at: number): boolean => at >= words.length || MORE.has(words[at] ?? '') || /^\d/u.test(words[at] ?? '');

/** Whether people do something to what is theirs: "my house". */
function isOwn(words: readonly string[], last: string): boolean {
  const end = words.indexOf(last);
  return words.slice(0, end).some((word, i) => OWN.has(word) && words.slice(i + 1, end + 1).some((other) => AT_HOME.has(other)));
}

const withoutDeterminers = (words: readonly string[]): string[] => words.filter((word) => !DETERMINERS.has(word));
const formsOf = (word: string): string[] => [word, ...plainForms([word])];
const singular = (word: string): string => plainForms([word])[0] ?? word;
