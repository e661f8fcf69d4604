import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { looseSenseOf, mayBeLoose } from './vocabulary/loose-phrases.ts';
import { longestPhrase, longestPhraseFrom, senseOf, vocabulary } from './vocabulary/vocabulary.ts';
import type { Entity, Item } from './items.ts';
import { isTitle, OF_ACTIVITY, titleOfPeople, withWorkers, workerOf } from './jobs-in-text.ts';
import type { Lexicon } from './lexicon.ts';
import { withMisspelledPlaces } from './misspelled-places.ts';
import { placeNamed, withNear } from './places.ts';
import type { Word } from './words/word.ts';
import { wordsIn } from './words/words-in.ts';
import { writtenCondition } from './written-conditions.ts';
import { inContext } from './in-context/readers.ts';

/** Longer runs of words count more than the same words one by one. */
const PER_WORD = 2;
const PER_JOINT = 1.5;
const BONUS: Readonly<Record<Entity['kind'], number>> = { company: 1, place: 0.9, role: 0.5, industry: 0.6, zip: 1 };
const SKIPPED = 1;
const QUOTED_VALUE = 0.5;
/** A filler of several words must not take a word from a phrase with a meaning. */
const PER_FILLER = 1.8;
/** A long one is no coincidence: "with or without experience". */
const LONG_FILLER = 4;
const PER_LONG_FILLER = 2.2;
/** Against a phrase that the vocabulary has in another form of the words. */
const OTHER_FORM = 0.2;
/** Against a phrase whose words are in another order or not next to each other. */
const LOOSELY = 0.5;
/** Longer words before a period end a sentence. */
const LONGEST_SHORTENED = 4;
const LONGEST_PLACE = 4;
const LONGEST_TITLE = 5;
const LONGEST_INDUSTRY = 5;
/** Words before the name of a company or a place. */
const PREPOSITIONS = new Set(
  'at of for does do by from is about in has have near around employer company like as except excluding besides without but'.split(' '),
);
const BEFORE_PLACE = new Set(['in', 'near', 'around', 'outside']);
/** After "in", a name that companies have, too, is a place. */
const SURE_PLACE = 1.2;
const AREA = /^(?:metro|metros|area|msa|metropolitan|region)$/u;
interface Candidate {
  readonly item: Item;
  readonly weight: number;
}

/** Splits a question into the parts that together explain most of it. Words that nothing explains are unknown. */
export const findItems = (text: string, words: readonly Word[], names: Lexicon, gazetteer: Gazetteer): Item[] =>
  inContext(itemsAlone(text, words, names, gazetteer), names);

/** The same, each with what it means alone. */
export function itemsAlone(text: string, words: readonly Word[], names: Lexicon, gazetteer: Gazetteer): Item[] {
  const ending = Array.from(words, (): Candidate[] => []);
  for (let from = 0; from < words.length; from++) {
    const written = writtenCondition(words, from);
    if (written !== undefined) {
      const item: Item = {
        from,
        to: written.to,
        text: written.text,
        means: { kind: 'value', options: written.options, ...(written.isNegated === true ? { isNegated: true } : {}) },
      };
      ending[written.to - 1]?.push({ item, weight: (written.to - from) * (PER_WORD + PER_JOINT) });
    }
    const longest = longestFrom(words[from], names);
    for (let to = from + 1, spoken = 0; to <= words.length; to++) {
      if (words[to - 1]?.kind !== 'mark') spoken++;
      if (spoken > longest) break;
      const run = words.slice(from, to);
      if (!isPhrase(run) || isTorn(text, [words[from - 1], words[from]]) || isTorn(text, [words[to - 1], words[to]])) continue;
      const written = text.slice(run[0]?.at.start, run.at(-1)?.at.end);
      for (const { means, weight } of readings(run, spelled(run, written), [words[from - 1], words[to]], names, gazetteer)) {
        ending[to - 1]?.push({ item: { from, to, text: ownText(run, written, words.slice(to)), means }, weight });
      }
    }
  }
  return withNear(withMisspelledPlaces(withWorkers(best(words, ending)), names, gazetteer));
}

/** The number of words up to which a run that begins with this one can mean something. */
const longestFrom = (first: Word | undefined, names: Lexicon): number => {
  const lemma = first?.lemma ?? '';
  // "Hirin".
  const starts = [lemma, first?.key ?? '', `${lemma}g`];
  return Math.max(
    LONGEST_TITLE,
    mayBeLoose(lemma) ? longestPhrase() : 0,
    ...starts.map((start) => Math.max(longestPhraseFrom(start), names.longestFrom(start))),
  );
};

/** The text of a run without its slips: industries are compared by their text. */
const spelled = (run: readonly Word[], written: string): string =>
  run.some(({ meant }) => meant !== undefined) ? run.map(({ meant, text }) => meant ?? text).join(' ') : written;

/** A run may hold commas, which some names have, but neither begins nor ends with a mark. Quoted texts, codes, and numbers alone are read as they are. */
function isPhrase(run: readonly Word[]): boolean {
  const [first] = run;
  if (run.length === 1) return true;
  if (first?.kind === 'mark' || run.at(-1)?.kind === 'mark') return false;
  // The period of "St. Jude", and not that of a sentence.
  const isOfName = (text: string, i: number): boolean => text !== '.' || (run[i - 1]?.text.length ?? 0) <= LONGEST_SHORTENED;
  return run.every(({ kind, text }, i) =>
    kind === 'mark' ? /^[,./]$/u.test(text) && isOfName(text, i) : ['word', 'number', 'money', 'percent'].includes(kind),
  );
}

/** The "T" of "T-Mobile", and the "M" of "M&A": a single letter belongs to what it is joined with. */
function isTorn(text: string, [left, right]: readonly (Word | undefined)[]): boolean {
  if (left === undefined || right === undefined || left.at.end > right.at.start) return false;
  const isLetter = ({ text: word }: Word): boolean => /^\p{L}$/u.test(word);
  const between = text.slice(left.at.end, right.at.start);
  const isJoined = between === '-' || (between === '' && [left, right].some(({ text: word }) => word === '&'));
  return isJoined && (isLetter(left) || isLetter(right));
}

type Reading = { readonly means: Item['means']; readonly weight: number };

function readings(run: readonly Word[], written: string, [before, after]: readonly (Word | undefined)[], names: Lexicon, gazetteer: Gazetteer): Reading[] {
  const [first] = run;
  if (first === undefined) return [];
  if (run.length === 1 && first.kind !== 'word') return single(first, names, gazetteer);
  const spoken = run.filter(({ kind }) => kind !== 'mark');
  const length = spoken.length;
  const weight = length * PER_WORD + (length - 1) * PER_JOINT;
  const found: Reading[] = [];
  const lemmas = run.map(({ lemma }) => lemma);
  // "Hirin", "payin'".
  const clipped = length === 1 && /^\p{L}{3,}in$/u.test(first.lemma) && !names.isEnglish(first.lemma) ? [`${first.lemma}g`] : undefined;
  const heard = spoken.length === run.length ? (senseOf(lemmas) ?? (clipped === undefined ? undefined : senseOf(clipped))) : undefined;
  // "Excel" inside a sentence is a name, not another form of a word.
  const isFirst = before === undefined || (before.kind === 'mark' && /^[.?!:;]/u.test(before.text));
  const isName = before !== undefined && run.some((word, i) => /^\p{Lu}/u.test(word.text) && !(i === 0 && isFirst));
  // "Which manufacturers" names employers, "which manufacture" what they do.
  const isEmployers =
    heard?.isExact === false && length > 1 && /s$/iu.test(spoken.at(-1)?.text ?? '') && names.industriesOfEmployers(spoken.at(-1)?.text ?? '').length > 0;
  const known = heard?.isExact === false && (isName || isEmployers) ? undefined : heard;
  const sense = known?.sense;
  if (known !== undefined && sense !== undefined) {
    const isFiller = sense.kind === 'skip' || sense.kind === 'aside';
    const ofFiller = length === 1 ? SKIPPED : length * (length < LONG_FILLER ? PER_FILLER : PER_LONG_FILLER);
    found.push({ means: sense, weight: (isFiller ? ofFiller : weight) - (known.isExact ? 0 : OTHER_FORM) });
  }
  const loose = known === undefined && spoken.length === run.length ? looseSenseOf(run.map(({ lemma }) => lemma)) : undefined;
  if (loose !== undefined)
    found.push({ means: loose.sense, weight: loose.content * PER_WORD + (loose.content - 1) * PER_JOINT + (length - loose.content) * SKIPPED - LOOSELY });
  const key = spoken.map((word) => (word.kind === 'word' ? word.lemma : word.key)).join(' ');
  const isVocabulary = known?.isExact === true && sense?.kind !== 'write';
  for (const entity of entitiesOf(spoken, plainText(run, written), key, before, {
    names,
    gazetteer,
    isVocabulary,
    hasMarks: spoken.length < run.length,
    isBeforeArea: AREA.test(after?.key ?? ''),
    isOfCountry: key === 'united' && after?.key === 'states',
  }))
    found.push({
      means: { kind: 'entity', entity },
      weight: weight + (entity.kind === 'place' && before !== undefined && BEFORE_PLACE.has(before.key) ? SURE_PLACE : BONUS[entity.kind]),
    });
  return found;
}

/** The text of a run, without the possessive ending. */
const plainText = (run: readonly Word[], written: string): string =>
  run.at(-1)?.kind === 'quoted' ? (run[0]?.text ?? written) : written.replace(/^"|"$/gu, '').replace(/['’]s?$/u, '');

/** The same, except at the end: what owns nothing has the ending in its name ("Lowe's"). */
const ownText = (run: readonly Word[], written: string, after: readonly Word[]): string =>
  after.every(({ kind }) => kind === 'mark') && /\p{L}['’]s$/u.test(written) ? written : plainText(run, written);

function single(word: Word, names: Lexicon, gazetteer: Gazetteer): Reading[] {
  const weight = PER_WORD;
  switch (word.kind) {
    case 'quoted': {
      const [entity] = quotedEntities(word, names, gazetteer);
      // The name of a value is no text to convert: "Lower Potential".
      const sense = senseOf(wordsIn(word.text).map(({ lemma }) => lemma))?.sense;
      const value: Reading[] = sense?.kind === 'value' && entity === undefined ? [{ means: sense, weight: weight + QUOTED_VALUE }] : [];
      return [{ means: { kind: 'quoted', ...(entity === undefined ? {} : { entity }) }, weight }, ...value];
    }
    case 'mark': {
      const sense = vocabulary().get(word.key);
      return [{ means: sense ?? { kind: 'mark' }, weight: SKIPPED }];
    }
    case 'sign': {
      const sense = vocabulary().get(word.key);
      return sense === undefined ? [] : [{ means: sense, weight }];
    }
    case 'code': {
      const role = names.occupation(word.text);
      return role === undefined ? [] : [{ means: { kind: 'entity', entity: { kind: 'role', ...role, score: 1 } }, weight }];
    }
    case 'number': {
      const number: Reading = { means: { kind: 'number', value: Number(word.text), unit: 'plain' }, weight };
      if (!/^\d{5}$/u.test(word.text)) return [number];
      const metro = gazetteer.metroNamed(word.text);
      if (metro !== undefined) return [{ means: { kind: 'entity', entity: { kind: 'place', metro: metro.cbsa, score: 1 } }, weight: weight + 1 }];
      return gazetteer.stateOfZip(word.text) === undefined
        ? [number]
        : [{ means: { kind: 'entity', entity: { kind: 'zip', zip: word.text, score: 1 } }, weight: weight + 1 }];
    }
    default:
      return [{ means: { kind: 'number', value: Number(word.text), unit: word.kind === 'money' ? 'money' : 'percent' }, weight }];
  }
}

/** What a quoted text names, for forms that do not take texts: `badges of "Walmart"`. */
function quotedEntities(word: Word, names: Lexicon, gazetteer: Gazetteer): Entity[] {
  const spoken = wordsIn(word.text).filter(({ kind }) => kind !== 'mark');
  const key = spoken.map((one) => (one.kind === 'word' ? one.lemma : one.key)).join(' ');
  return entitiesOf(spoken, word.text, key, undefined, { names, gazetteer, isVocabulary: false, hasMarks: false });
}

interface Known {
  readonly names: Lexicon;
  readonly gazetteer: Gazetteer;
  readonly isVocabulary: boolean;
  readonly hasMarks: boolean;
  /** "Phoenix metro". */
  readonly isBeforeArea?: boolean;
  /** "United", before "States". */
  readonly isOfCountry?: boolean;
}

function entitiesOf(
  run: readonly Word[],
  text: string,
  key: string,
  before: Word | undefined,
  { names, gazetteer, isVocabulary, hasMarks, isBeforeArea = false, isOfCountry = false }: Known,
): Entity[] {
  const length = run.length;
  const found: Entity[] = [];
  const isAfterPreposition = before === undefined ? length === 1 : PREPOSITIONS.has(before.key);
  const isOneWord = length === 1;
  // "A CNA" and "CNAs" are people, although a company is called CNA.
  const isPeople = isOneWord && (/^an?$/u.test(before?.key ?? '') || /^\p{Lu}{2,5}s$/u.test(text)) && isTitle(run, names, before);
  if (!isPeople && !isOfCountry && !(isVocabulary && isOneWord && text === text.toLowerCase())) {
    // "Where does Chase hire": a word of the vocabulary, and here a name.
    const isNamed = (called: string): boolean => text === called && before !== undefined && isAfterPreposition;
    const [company, ...others] = names
      .companiesCalled(key, text, { isAfterPreposition })
      .filter(({ isAlias, called }) => !isAlias || !isVocabulary || isNamed(called));
    if (company !== undefined) {
      const more = others.length === 0 ? {} : { others: others.map((other) => other.company) };
      const part = company.isPart === true ? ({ isPart: true } as const) : {};
      found.push({ kind: 'company', name: company.company, ...more, ...part, score: others.length === 0 ? 1 : 0.6 });
    }
  }
  if (isVocabulary) return found;
  if (length <= LONGEST_PLACE && !hasMarks) {
    const rawKey = run.map((word) => word.key).join(' ');
    const place =
      placeNamed(text, rawKey, {
        names,
        gazetteer,
        isAfterIn: before?.key === 'in',
        isPlaceLikely:
          isBeforeArea || (before !== undefined && ['in', 'near', 'around', 'of', 'from', 'to', 'for', 'outside', 'or', 'and'].includes(before.key)),
      }) ?? placeOfOwner(run, names, gazetteer);
    if (place !== undefined) found.push({ kind: 'place', ...place, score: place.state !== undefined && place.city !== undefined ? 0.8 : 1 });
  }
  const role = names.roleNamed(key);
  if (role !== undefined) found.push({ kind: 'role', ...role, score: 1 });
  else if (length <= LONGEST_TITLE && !hasMarks && isTitle(run, names, before)) found.push({ kind: 'role', title: text, score: 0.9 });
  else if (length <= LONGEST_TITLE && !hasMarks) {
    const worker = titleOfPeople(run, names) ?? workerOf(run, names);
    if (worker !== undefined && names.industriesOf(text).length === 0) found.push({ kind: 'role', title: worker, score: OF_ACTIVITY });
  }
  // "Semiconductor techs" are technicians.
  if (length <= LONGEST_INDUSTRY && !/(?:^|\s)techs$/iu.test(text) && /^[^#]*\p{L}{2}/u.test(text) && (!hasJoinAtEdge(run) || names.isIndustry(text))) {
    const industries = names.industriesOf(text);
    // "Software developers" are a job, not the developers of an industry.
    const employers = industries.length > 0 || found.some(({ kind }) => kind === 'role') ? [] : names.industriesOfEmployers(text);
    const named = [...industries, ...employers];
    const workers = industries.length > 0 ? workerOf(run, names) : undefined;
    if (named.length > 0)
      found.push({
        kind: 'industry',
        names: named,
        ...(employers.length > 0 ? { saysEmployers: true } : {}),
        ...(workers === undefined ? {} : { workers }),
        score: named.length === 1 ? 1 : 0.8,
      });
  }
  return found;
}

/** Names of industries are compared without "of" and "and", but these do not belong to a name that they only stand next to: "education of nurses". */
const hasJoinAtEdge = (run: readonly Word[]): boolean =>
  run.length > 1 && [run[0], run.at(-1)].some((word) => ['skip', 'or', 'between'].includes(vocabulary().get(word?.lemma ?? '')?.kind ?? ''));

/** "Chicago's". */
function placeOfOwner(run: readonly Word[], names: Lexicon, gazetteer: Gazetteer): ReturnType<typeof placeNamed> {
  const last = run.at(-1);
  if (last === undefined || !/['’]s$/u.test(last.text)) return undefined;
  const key = [...run.slice(0, -1).map((word) => word.key), last.lemma].join(' ');
  return placeNamed(key, key, { names, gazetteer, isPlaceLikely: true });
}

/** The sequence of parts with the largest total weight. */
function best(words: readonly Word[], ending: readonly (readonly Candidate[])[]): Item[] {
  const total: number[] = [0];
  const chosen: Item[] = [];
  words.forEach((word, i) => {
    const unknown: Candidate = { item: { from: i, to: i + 1, text: word.text, means: { kind: 'unknown' } }, weight: 0 };
    const [winner] = [...(ending[i] ?? []), unknown].sort((a, b) => (total[b.item.from] ?? 0) + b.weight - ((total[a.item.from] ?? 0) + a.weight));
    const taken = winner ?? unknown;
    total[i + 1] = (total[taken.item.from] ?? 0) + taken.weight;
    chosen[i] = taken.item;
  });
  const items: Item[] = [];
  for (let at = words.length; at > 0;) {
    const item = chosen[at - 1];
    if (item === undefined) break;
    items.unshift(item);
    at = item.from;
  }
  return items;
}
