import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { FORMS } from '../forms/forms.ts';
import { withBackground } from './background.ts';
import { masked, type Masked } from './choice/clues.ts';
import type { FormChoice } from './choice/form-choice.ts';
import { isCommand } from './commands/commands.ts';
import { draft, type Draft } from './draft.ts';
import type { Entity, Item } from './items.ts';
import { isAnsweredElsewhere } from './judge-draft.ts';
import type { Lexicon } from './lexicon.ts';
import { itemsWithoutSlips } from './misspelled-words.ts';
import { isBeforePlace } from './places.ts';
import { similarEmployersIn, type SimilarEmployers } from './similar-employers.ts';
import { wordKey } from '../../text/words.ts';
import { mayBeFuture, readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';
import type { Topic } from './senses.ts';
import { variantsOf } from './variants.ts';
import { wordsIn } from './words/words-in.ts';

/** A query without the names of background sentences must say this much more of the question. */
const CLEARLY = 0.15;

/** What questions are read with. */
export interface ReadingSources {
  readonly names: Lexicon;
  readonly places: Gazetteer;
  readonly choice: FormChoice;
  /** Resolves what the names alone cannot, such as titles. */
  readonly resolve: (items: readonly Item[]) => Promise<Item[]>;
}

/** The reading with the names of background sentences, unless a query says clearly more of the question without them. Undefined if no query can answer. */
export async function readingOf(text: string, known: ReadingSources): Promise<Reading | undefined> {
  const [whole, bare] = await readingsOf(text, known);
  if (bare === undefined) return whole;
  const coverageOf = (reading: Reading | undefined): number => (reading === undefined ? 0 : (draftsOf(reading).drafts[0]?.coverage ?? 0));
  return coverageOf(bare) > coverageOf(whole) + CLEARLY ? bare : whole;
}

/** Queries for the question, best first: the best one, its variants, and, from `ranked` on, the others by their scores. */
export function draftsOf(reading: Reading): { readonly drafts: readonly Draft[]; readonly ranked: number } {
  const drafts = FORMS.flatMap((form) => draft(form, reading) ?? []).sort((a, b) => b.score - a.score);
  const [best] = drafts;
  if (best === undefined) return { drafts: [], ranked: 0 };
  const variants = variantsOf(reading).flatMap((variant) => draft(best.form, variant) ?? []);
  return { drafts: [best, ...variants, ...drafts.slice(1)], ranked: 1 + variants.length };
}

/** A question as the choice of a form sees it, to learn from. */
export async function maskedQuestion(text: string, { names, places, resolve }: Omit<ReadingSources, 'choice'>): Promise<Masked> {
  const { words, items } = itemsWithoutSlips(text, wordsIn(text), names, places);
  return masked(await resolve(items), words);
}

interface NamedIn {
  readonly entities: readonly Entity[];
  readonly topics: readonly Topic[];
  readonly unknown: readonly string[];
  /** Employers like another one, if the text asks for them. */
  readonly similar: SimilarEmployers | undefined;
}

/** What a text names, and the topics of its words, whatever it asks. */
export async function namedIn(text: string, { names, places, resolve }: Omit<ReadingSources, 'choice'>): Promise<NamedIn> {
  const { words, items } = itemsWithoutSlips(text, wordsIn(text), names, places);
  const resolved = await resolve(items);
  return {
    similar: similarEmployersIn(resolved, text, words),
    entities: resolved.flatMap(({ means }) => (means.kind === 'entity' ? [means.entity] : [])),
    topics: resolved.flatMap(({ means }) => (means.kind === 'topic' ? [means.topic] : [])),
    unknown: unknownNames(resolved, names),
  };
}

/** Words that are written as names, or where a place is expected, and name nothing in the data: "Nosuchco", "in seatel". English words begin a sentence or a title with a capital, too. */
function unknownNames(items: readonly Item[], { isEnglish }: Lexicon): string[] {
  const isName = ({ means, text }: Item, i: number): boolean =>
    means.kind === 'unknown' &&
    (/^\p{Lu}\p{L}{2,}/u.test(text) || (/^\p{L}{3,}$/u.test(text) && isBeforePlace(items[i - 1]?.text ?? ''))) &&
    !isEnglish(wordKey(text));
  return items.filter(isName).map(({ text }) => text);
}

async function readingsOf(text: string, { names, places, choice, resolve }: ReadingSources): Promise<Reading[]> {
  const { words, items: found } = itemsWithoutSlips(text, wordsIn(text), names, places);
  const ways = withBackground(found, text, ({ from }) => words[from]?.at.start ?? 0);
  // Also in a sentence that would be left out as background.
  if ([found, ...ways].some(isCommand)) return [];
  const readings: Reading[] = [];
  for (const items of ways) {
    const isFuture = mayBeFuture(items) && readQuestion(items, names, places).isFuture;
    const resolved = await resolve(items);
    // A flight is not in the data, but a misspelled flight attendant is.
    const read = readQuestion(resolved, names, places);
    // How probable each class of forms is, and that no query answers.
    const guesses = choice.probabilities(masked(resolved, words));
    if (isFuture || similarEmployersIn(resolved, text, words) !== undefined || (read.isElsewhere && !isAnsweredElsewhere(guesses))) return [];
    readings.push({ ...read, guesses });
  }
  return readings;
}
