import { textOf } from '../indexed.ts';
import { isCompany, type Item } from '../items.ts';

/** What people say when they take something back. "No", "actually", and the like need a pause around them. */
const TAKES_BACK =
  /^(?:(?:no|nope|nah|wait|hold on|hang on|sorry|oops|whoops|my bad|my mistake|(?:scratch|scrap|strike|forget) that|correction|erm?|actually|or rather|on second thought|make (?:that|it)|(?:i|we) (?:mean|meant|should say|should have said))(?: |$))+$/iu;
const IS_SURE =
  /\b(?:(?:scratch|scrap|strike|forget) that|correction|oops|whoops|my bad|my mistake|no wait|wait no|or rather|meant|mean|should (?:say|have said))\b/iu;
/** "Walmart is Gold, make it Platinum" asks for a change. */
const MAKES = /\bmake (?:that|it)\b/iu;
/** Words up to what is meant instead. */
const LEADS = ['skip', 'superlative', 'limit', 'compare'];

/**
 * "Bartender? No wait, barista pay", "companies in Texas, actually make that Oklahoma": what somebody takes back, and names again, is not asked for. Only the last name,
 * number, or level of the same kind is taken back; other words keep their meaning.
 */
export function withSelfCorrections(items: readonly Item[]): Item[] {
  // "No, wait, I want the badges of Target".
  const opening = endOfTakingBack(items, 0);
  if (opening !== undefined) return withSelfCorrections(items.slice(opening));
  if (isFirstLeftOut(items)) return withSelfCorrections(items.slice(PAIR.length - 1));
  for (let start = 1; start < items.length; start++) {
    const end = endOfTakingBack(items, start);
    if (end !== undefined && isStartedAgain(items, start, end))
      return withSelfCorrections([...referredTo(items.slice(0, start), items.slice(end)), ...items.slice(end)]);
    const meant = end === undefined ? undefined : meantInstead(items, start, end);
    if (end === undefined || meant === undefined || mayChange(items, { start, end, meant })) continue;
    const said = items.slice(0, start).findLastIndex((item) => isSameKind(item, items[meant]));
    const wrong = said < 0 && isCompany(items[meant]) ? items.slice(0, start).findLastIndex(isUnknownName) : said;
    if (wrong >= 0) return withSelfCorrections(corrected(items, { wrong, start, end, meant }));
  }
  return [...items];
}

/** "How many states have ... no wait, count companies by state": a sentence that is broken off, and another one that asks. */
function isStartedAgain(items: readonly Item[], start: number, end: number): boolean {
  const isBroken = [items[start], items[start - 1]].some((item) => item?.means.kind === 'mark' && /(?:\.\.+|…|--|—)$/u.test(item.text.trim()));
  const again = items.slice(end);
  return isBroken && meantInstead(items, start, end) === undefined && ASKS_AGAIN.some((kind) => again.some(({ means }) => means.kind === kind));
}
/** "Boeing's junior … I mean, show their jobs": whose they are was said before. */
const referredTo = (before: readonly Item[], again: readonly Item[]): Item[] =>
  again.some(({ text }) => /^(?:their|its|there|they|it)$/iu.test(text)) && !again.some(isCompany) ? before.filter(isCompany).slice(-1) : [];
const ASKS_AGAIN: readonly Item['means']['kind'][] = ['topic'];

/** "Not Ohio, Texas banks": only the second is meant. "Not Ohio, Texas, or Iowa" leaves out all. */
function isFirstLeftOut(items: readonly Item[]): boolean {
  const [not, wrong, pause, meant, next] = items;
  const isPair = PAIR.every((mark, i) => mark.test(items[i]?.text ?? ''));
  const isList = next !== undefined && (next.means.kind === 'or' || next.text === ',');
  return (
    isPair &&
    not?.means.kind === 'not' &&
    wrong !== undefined &&
    pause?.means.kind === 'mark' &&
    kindsOf(wrong).length > 0 &&
    isSameKind(wrong, meant) &&
    !isList
  );
}
const PAIR = [/^not$/iu, /./u, /^[,;]$/u, /./u];

/** Where the words end that take something back, if some begin here. */
function endOfTakingBack(items: readonly Item[], start: number): number | undefined {
  if (!items.slice(start, start + LONGEST).some(({ text }) => BEGINS.test(text))) return undefined;
  for (let end = Math.min(items.length - 1, start + LONGEST); end > start; end--) {
    const run = items.slice(start, end);
    const said = textOf(...run.filter(({ means }) => means.kind !== 'mark'));
    if (!TAKES_BACK.test(said)) continue;
    const [first, last] = [run[0], run.at(-1)];
    const isPaused = first?.means.kind === 'mark';
    const isEnded = last?.means.kind === 'mark';
    if (IS_SURE.test(said) || (isPaused && (isEnded || !NEEDS_PAUSES.test(said))) || (isEnded && /\bsorry\b/iu.test(said))) return end;
  }
  return undefined;
}
const LONGEST = 9;
/** How what {@link TAKES_BACK} matches begins. */
const BEGINS = /^(?:no|nope|nah|wait|hold|hang|sorry|oops|whoops|my|scratch|scrap|strike|forget|correction|erm?|actually|or|on|make|i|we)\b/iu;
const NEEDS_PAUSES = /^(?:no|nope|nah|wait)$/iu;

/** The first name, number, or level after it. Words that were already said may be repeated: "badges of Walmart, no, badges of Target". */
function meantInstead(items: readonly Item[], start: number, end: number): number | undefined {
  const at = items.findIndex((item, i) => i >= end && (kindsOf(item).length > 0 || !isRepeated(item, items.slice(0, start))));
  const item = items[at];
  return item !== undefined && kindsOf(item).length > 0 ? at : undefined;
}

const isRepeated = ({ means, text }: Item, before: readonly Item[]): boolean =>
  LEADS.includes(means.kind) || before.some((item) => item.means.kind !== 'mark' && item.text.toLowerCase() === text.toLowerCase());

const mayChange = (items: readonly Item[], { start, end, meant }: Omit<Correction, 'wrong'>): boolean =>
  MAKES.test(textOf(...items.slice(start, end))) &&
  (items[meant]?.means.kind === 'level' || (items.slice(0, start).some(isCompany) && !isCompany(items[meant])));

interface Correction {
  readonly wrong: number;
  readonly start: number;
  readonly end: number;
  readonly meant: number;
}

/** A number takes the place of the one before it, unless both have their unit: "after 5 years, make that 10". */
function corrected(items: readonly Item[], { wrong, start, end, meant }: Correction): Item[] {
  const [instead, unit, other] = [items[meant], items[wrong + 1], items[meant + 1]];
  const hasUnit = unit?.text.toLowerCase() === other?.text.toLowerCase();
  const isReplaced = instead !== undefined && instead.means.kind !== 'entity' && !hasUnit;
  return items.flatMap((item, i): Item[] => {
    if (i === wrong) return isReplaced ? [instead] : [];
    const isLeftOut = (i >= start && i < end) || (isReplaced && i === meant) || (hasUnit && i === wrong + 1 && i < start);
    return isLeftOut ? [] : [item];
  });
}

/** What an item can be taken back for: "Texas" for a state, "New York" for a state or a city. */
function kindsOf({ means }: Item): string[] {
  if (means.kind === 'number') return [`number ${means.unit}`];
  if (means.kind === 'level') return ['level'];
  if (means.kind !== 'entity') return [];
  const { entity } = means;
  return entity.kind === 'place' ? (['state', 'city'] as const).filter((part) => entity[part] !== undefined) : [entity.kind];
}

/** "Roles at Hallmark ... no wait, I mean Hasbro": a name that is only resolved later. */
const isUnknownName = ({ means, text }: Item): boolean => means.kind === 'unknown' && /^\p{Lu}/u.test(text);

const isSameKind = (item: Item, other: Item | undefined): boolean => other !== undefined && kindsOf(other).some((kind) => kindsOf(item).includes(kind));
