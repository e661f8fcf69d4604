import { wordsOf } from '../../../text/words.ts';
import { activityStarts } from './activity-starts.ts';
import { activitiesOf, type ActivitiesOfVerb, type ActivityOfVerb } from './listed-activities.ts';
import { isToOwn, isUnpaid, withoutOwn } from './own-activity.ts';
import type { DoneBy } from '../parsed-title.ts';
import { plainForms } from '../plain-form.ts';
import { withoutIgnored } from '../without-ignored.ts';
import type { NormalizedTitle } from '../normalize.ts';

/** Where what is done ends: a sign, or "state to state". */
const END = /[,;.!?:()–—|/]|\s-\s|\b(\w+)\s+to\s+\1\b/u;
/** Words after which something else is said. */
const MORE = new Set(
  [
    'at in for on with from of to by about because so that who which where like and or but while when during after before until since if as than through into onto',
    'out up down off over under across around near inside outside along without using via per between behind next all every each any day days daily night nights',
    'morning mornings evening evenings weekend weekends weekdays today tonight now here there full part time again back away together professionally myself well',
    'everyday seasonally sometimes often usually too also only online downtown overnight summer summers winter winters being is are called',
  ].flatMap((line) => line.split(' ')),
);
/** What comes after it is a place ("work at"), and not what is worked on. */
const WORKING = /^work(?:s|ing|ed)?$/u;
const AT_PLACE = new Set(['at', 'in', 'for', 'behind', 'inside', 'by', 'from']);
const DETERMINERS = new Set('a an the my our his her their your this that these those some any other'.split(' '));
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

interface MatchAt extends Match {
  readonly isPast: boolean;
  /** Whether it says only where somebody works. */
  readonly isPlace: boolean;
  /** Whether it is said after something else that somebody does. */
  readonly isSecond: boolean;
}

/**
 * The people who do what a text says, if it is a listed activity in a frame: "I put up drywall", "my job is to cut hair", "milking cows". What somebody does counts more than
 * where, then the longest object, and more if the text also has a detail of the activity ("cut hair" at a barbershop). What people do at home for themselves names no job.
 */
export function listedActivity(title: NormalizedTitle): ActivityFound | undefined {
  const text = title.text.replaceAll('’', "'");
  const starts = [...new Set([text, withoutIgnored(title).text])].flatMap((one) => activityStarts(one));
  const hasDetail = detailsIn(text);
  const matches = starts.flatMap((start): MatchAt[] => {
    const best = bestAt(start.text, hasDetail);
    return best === undefined ? [] : [{ ...best, isPast: start.isPast || (best.isPast && !start.isPerfect), isSecond: start.isSecond }];
  });
  // The innermost frame counts: "in charge of cleaning offices" is no office manager.
  const [best] = matches.toReversed().toSorted(byRank);
  if (best === undefined)
    return starts.some((start) => isDoneToOwn(start.text)) ? { doneBy: { text: title.text.trim(), workers: [] }, length: 0, hasDetail: false } : undefined;
  const { activity, length, isOwn, isPast } = best;
  const workers = isOwn || isUnpaid(text) ? [] : activity.titles;
  return { doneBy: { text: title.text.trim(), workers, ...(isPast ? { isPast } : {}) }, length, hasDetail: rankOf(best) === 2 };
}

/** Whether a text begins with what people also do for others, and do to what is theirs: "take care of my mother". */
function isDoneToOwn(text: string): boolean {
  const [verb = '', ...words] = wordsOf(text.split(END)[0] ?? '');
  const end = words.findIndex((word) => MORE.has(word) && word !== 'of');
  return isToOwn(withoutOwn(verb, end < 0 ? words : words.slice(0, end))) && activitiesOf(verb).ofVerb.length > 0;
}

/** Whether a text has a detail of an activity. */
function detailsIn(text: string): (activity: ActivityOfVerb) => boolean {
  const words = wordsOf(text);
  let said: string[] | undefined;
  return ({ details }) => {
    if (details.length === 0) return true;
    said ??= [words, words.map(singular)].map((form) => ` ${withoutDeterminers(form).join(' ')} `);
    return details.some((detail) => said?.some((form) => form.includes(` ${detail} `)));
  };
}

/** What somebody does where the text begins. */
function bestAt(text: string, hasDetail: (activity: ActivityOfVerb) => boolean): MatchAt | undefined {
  const [verb = '', ...words] = wordsOf(text.split(END)[0] ?? '');
  const { ofVerb, isPast } = activitiesOf(verb);
  if (ofVerb.length === 0) return undefined;
  // "Cleaning of offices".
  const after = withoutOwn(verb, verb.endsWith('ing') && words[0] === 'of' ? words.slice(1) : words);
  const matches = ofVerb
    .flatMap((activities) => matchesAt(activities, after))
    .filter(({ activity }) => hasDetail(activity))
    .map((match) => ({ ...match, isPast, isSecond: false, isPlace: WORKING.test(verb) && AT_PLACE.has(match.activity.particles[0] ?? '') }));
  return matches.toSorted(byRank)[0];
}

/** An object with a detail counts more than one without, and both more than any object. */
const rankOf = ({ activity, length }: Match): number => (activity.object[0] === ANY && length === 0 ? 0 : activity.details.length > 0 ? 2 : 1);
const byRank = (a: MatchAt, b: MatchAt): number =>
  Number(a.isPlace) - Number(b.isPlace) || Number(a.isSecond) - Number(b.isSecond) || rankOf(b) - rankOf(a) || b.length - a.length;

/** The activities of a verb of which the words after it are the object, and what may follow it. */
function matchesAt(activities: ActivitiesOfVerb, words: readonly string[]): Match[] {
  const found: Match[] = [];
  const byParticles = new Map<string, Placed | undefined>();
  const placed = (particles: readonly string[]): Placed | undefined => {
    const key = particles.join(' ');
    if (!byParticles.has(key)) byParticles.set(key, placedAfter(particles, words));
    return byParticles.get(key);
  };
  const keys = new Set(['', ANY, ...words.flatMap(formsOf)]);
  for (const key of keys)
    for (const activity of activities.get(key) ?? []) {
      const after = placed(activity.particles);
      const at = after && placeIn(after, activity.object);
      if (after === undefined || at === undefined) continue;
      const length = key === ANY ? 0 : activity.object.length;
      found.push({ activity, length, isOwn: key !== '' && isToOwn(upTo(after.words, after.plain[at + Math.max(0, length - 1)] ?? '')) });
    }
  return found;
}

/** The words after a verb and those that belong to it. */
interface Placed {
  readonly words: readonly string[];
  /** The same without words for which or whose. */
  readonly plain: readonly string[];
  /** Of each plain word. */
  readonly forms: readonly (readonly string[])[];
  /** Where what it is done to ends at the latest. */
  readonly end: number;
}

function placedAfter(particles: readonly string[], words: readonly string[]): Placed | undefined {
  const after = afterParticles(particles, words);
  if (after === undefined) return undefined;
  const plain = withoutDeterminers(after);
  const end = plain.findIndex((word) => MORE.has(word));
  return { words: after, plain, forms: plain.map(formsOf), end: end < 0 ? plain.length : end };
}

/** The words after those that belong to a verb; undefined if they are not there. */
function afterParticles(particles: readonly string[], words: readonly string[]): readonly string[] | undefined {
  if (particles.every((particle, i) => words[i] === particle)) return words.slice(particles.length);
  const [particle = '', ...others] = particles;
  const at = words.indexOf(particle);
  return others.length === 0 && at > 0 && SEPARABLE.has(particle) ? words.toSpliced(at, 1) : undefined;
}

/** Where the words have an object, with nothing but words for which or whose before it, and nothing that it belongs to behind it. */
function placeIn({ plain, forms, end }: Placed, object: readonly string[]): number | undefined {
  if (object.length === 0) return endsAt(plain, 0) ? 0 : undefined;
  if (object[0] === ANY && object.length === 1) return end > 0 ? end - 1 : undefined;
  const last = Math.min(end, plain.length - object.length);
  for (let at = 0; at <= last; at++) if (object.every((word, i) => forms[at + i]?.includes(word)) && endsAt(plain, at + object.length)) return at;
  return undefined;
}

const endsAt = (words: readonly string[], at: number): boolean => at >= words.length || MORE.has(words[at] ?? '') || /^\d/u.test(words[at] ?? '');
const upTo = (words: readonly string[], last: string): string[] => words.slice(0, words.indexOf(last) + 1);
const withoutDeterminers = (words: readonly string[]): string[] => words.filter((word) => !DETERMINERS.has(word));
const formsOf = (word: string): string[] => [word, ...plainForms([word])];
const singular = (word: string): string => plainForms([word])[0] ?? word;
