import type { Answer } from '../../api/client.ts';
import { CONTEXT_NAMES, notFound } from '../../ui/context-names.ts';

export type Match = Answer<'get', '/api/titleconvert'>['data'][number];

/** What the service says about one title of a batch. */
interface TitleResult {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly status: 'matched' | 'ambiguous' | 'no_match' | 'error';
  readonly suggestion?: string;
  readonly error?: string;
}

export interface BatchAnswer {
  readonly data: { readonly results: readonly TitleResult[] };
  readonly unknown_context?: readonly string[];
}

/** How an item came out. The doubtful ones come first in a review. */
export const STATUSES = ['unsure', 'none', 'refused', 'resolved'] as const;
export type Status = (typeof STATUSES)[number];

export interface Outcome {
  readonly status: Status;
  readonly matches: readonly Match[];
  /** What to know about it: why there is no match, or which part of the context is unknown. */
  readonly note: string;
}

/** What a person decided about items: a code, or null for none of the matches. */
export type Picks = ReadonlyMap<number, string | null>;

const STATUS_OF = { matched: 'resolved', ambiguous: 'unsure', no_match: 'none', error: 'refused' } as const;

export function outcomesOf(answer: BatchAnswer): Outcome[] {
  const context = answer.unknown_context === undefined ? '' : `${notFound(answer.unknown_context, (part) => CONTEXT_NAMES[part].toLowerCase())}.`;
  return answer.data.results.map(({ status, matches, suggestion, error }) => ({
    status: STATUS_OF[status],
    matches,
    note: [error ?? suggestion ?? '', context].filter((part) => part !== '').join(' '),
  }));
}

/** The match that counts: the one that a person picked, otherwise the best of a resolved item. */
export function chosenMatch(outcome: Outcome, pick: string | null | undefined): Match | undefined {
  if (pick !== undefined) return outcome.matches.find(({ onet_code }) => onet_code === pick);
  return outcome.status === 'resolved' ? outcome.matches[0] : undefined;
}
