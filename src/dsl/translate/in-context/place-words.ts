import { isCompany, isTopic, type Item } from '../items.ts';
import { stateNamed } from '../places.ts';

/** "Banks OH gold growth", "banks in ok", "ME hospitals": capitals in a question that is not all in capitals, or letters after "in", are a state, also if they are a word elsewhere. */
export function withStateLetters(items: readonly Item[]): Item[] {
  const isMixed = items.some(({ text }) => /\p{Ll}{2}/u.test(text));
  return items.map((item, i): Item => {
    if (item.text.length !== 2 || !['skip', 'or'].includes(item.means.kind)) return item;
    const [previous, next] = [items[i - 1], items[i + 1]];
    const isAfterIn = previous !== undefined && IN.test(previous.text);
    const isAlone = isMixed && item.text === item.text.toUpperCase() && !ABBREVIATED.test(item.text) && !isInterjection(items, i);
    // "Texas OR Ohio", "hospitals IN Texas".
    const isWord = JOINS.test(item.text) && !isAfterIn && next !== undefined && !/^[,.;:?!)]/u.test(next.text) && !(i === 0 && isSubject(next));
    const state = (isAfterIn || isAlone) && !isWord ? stateNamed(item.text, item.text.toLowerCase(), { isAfterIn }) : undefined;
    return state === undefined ? item : { ...item, means: { kind: 'entity', entity: { kind: 'place', state, score: 1 } } };
  });
}
const IN = /(?:^|\s)(?:in|from|near|outside|across)$/iu;
/** "Company ID". */
const ABBREVIATED = /^id$/iu;
const JOINS = /^(?:in|or)$/iu;
const isSubject = (item: Item | undefined): boolean =>
  item !== undefined && (isTopic(item, ['companies']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry'));

/** "OK, banks in Texas", "banks in Texas, OK?", "HI! Banks", "OH show me banks". */
function isInterjection(items: readonly Item[], i: number): boolean {
  const [previous, next] = [items[i - 1], items[i + 1]];
  const isFirst = previous === undefined || /^[.?!;:]/u.test(previous.text);
  const isBeforeEnd = next === undefined ? false : /^[?!]/u.test(next.text);
  return (isFirst && (EXCLAIMED.test(items[i]?.text ?? '') || !isSubject(next))) || (isBeforeEnd && previous?.means.kind === 'mark');
}
const EXCLAIMED = /^(?:ok|oh|hi)$/iu;

/** "TX, OK, or LA", "tx and ok", "(TX, OK)": letters that are a word elsewhere name a state next to another one. */
export function withStatesInLists(items: readonly Item[]): Item[] {
  const isState = (item: Item | undefined): boolean =>
    item?.means.kind === 'entity' && item.means.entity.kind === 'place' && item.means.entity.state !== undefined;
  return items.map((item, i) => {
    const [previous, next] = [items[i - 1], items[i + 1]];
    const isJoined = [previous, next].some((one) => one?.means.kind === 'or') || (previous?.text === ',' && /^[)\]]/u.test(next?.text ?? ''));
    const before = items.slice(0, i).findLast(({ means }) => means.kind !== 'mark' && means.kind !== 'or');
    const state = item.means.kind === 'skip' && isJoined && isState(before) ? stateNamed(item.text, item.text.toLowerCase(), { isAfterIn: true }) : undefined;
    return state === undefined ? item : { ...item, means: { kind: 'entity', entity: { kind: 'place', state, score: 1 } } };
  });
}

/** "Across Texas", "around Huntsville": where, as "in". */
export const withAround = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !/^(?:the|all of|all|of)$/iu.test(text));
    const isPlace = next?.means.kind === 'entity' && ['place', 'zip'].includes(next.means.entity.kind);
    return isPlace && ['aside', 'unknown'].includes(item.means.kind) && AROUND.test(item.text) ? { ...item, means: { kind: 'skip' } } : item;
  });
const AROUND = /^(?:across|around|throughout|anywhere in|all over|near to|nearby)$/iu;

/** "Which metro does Ann Arbor belong to?" */
export function withMetros(items: readonly Item[]): Item[] {
  const isOfPlace = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'place' && means.entity.metro !== undefined);
  const isOther = items.some(({ means }) => means.kind === 'entity' && means.entity.kind !== 'place');
  return items.map((item) =>
    isOfPlace && !isOther && isTopic(item, ['where']) && /\b(?:metro|cbsa|msa|metropolitan)/iu.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: 'metro' } }
      : item,
  );
}

/** "The best pizza place", "a place to eat": no employer is asked for, but something else. */
export function withPlaces(items: readonly Item[]): Item[] {
  const isElsewhere = (item: Item, i: number): boolean =>
    isTopic(item, ['companies']) && /^places?$/iu.test(item.text) && (items[i - 1]?.means.kind === 'unknown' || isPurpose(items, i + 1));
  return items.map((item, i) => (isElsewhere(item, i) ? { ...item, means: { kind: 'unknown' } } : item));
}

/** "Which states does Walmart hire in": lists of hiring are by metro area. Next to a name, the word only says what it names ("the states of Ohio and Texas"). */
export function withKindsOfPlaces(items: readonly Item[]): Item[] {
  const isNamed = items.some(
    ({ means }) =>
      (means.kind === 'entity' && means.entity.kind === 'place') || (means.kind === 'value' && means.options.some(({ field }) => field === 'STATE')),
  );
  if (isNamed || !items.some(isCompany)) return [...items];
  return items.map((item, i) => {
    const before = items[i - 1]?.text ?? '';
    const isAsked = KIND_OF_PLACE.test(item.text) || (ONE_KIND_OF_PLACE.test(item.text) && /^(?:which|what|each|every)$/iu.test(before));
    return item.means.kind === 'skip' && isAsked && !/\b(?:all|any|in)$/iu.test(before)
      ? { ...item, text: item.text.replace(/^the /iu, ''), means: { kind: 'unknown' } }
      : item;
  });
}
const KIND_OF_PLACE = /^(?:the )?(?:states|regions|countries|counties)$/iu;
const ONE_KIND_OF_PLACE = /^(?:state|region|country|county)$/iu;

const isPurpose = (items: readonly Item[], at: number): boolean =>
  /^to$/iu.test(items[at]?.text ?? '') && ['aside', 'unknown'].includes(items[at + 1]?.means.kind ?? '');
