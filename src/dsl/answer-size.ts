import type { BatchResult } from '../conversion/titles/batch.ts';
import { summaryOf } from './batch-answer.ts';
import type { DslQuestion } from './forms/form.ts';
import { print } from './print.ts';
import { hasPagesOfGroups } from './rules/modifiers.ts';
import type { Clause, Command } from './syntax-tree.ts';

/** The size of an answer that a caller can use. Without limits, a query has the documented defaults. */
export interface AnswerLimits {
  /** Rows of a list whose query has neither LIMIT nor RANGE. */
  readonly rows?: number;
  /** Characters of the envelope as JSON. */
  readonly characters?: number;
}

const NOWHERE = { start: 0, end: 0 };
const PAGE: readonly Clause['kind'][] = ['limit', 'offset', 'range'];

/** The question with a smaller default page. */
export function withRows(question: DslQuestion, rows: number | undefined): DslQuestion {
  const { form, command, plan } = question;
  const given = command.kind === 'read' || command.kind === 'convert' ? command.clauses : [];
  const isPaged = form.modifiers.includes('limit') || hasPagesOfGroups(form, given);
  if (rows === undefined || !isPaged || given.some(({ kind }) => kind === 'limit' || kind === 'range')) return question;
  return { ...question, plan: { ...plan, limit: Math.min(plan.limit ?? rows, rows) } };
}

/** Whether the query can be sent again with another page. The pages of a batch have other texts. */
export const hasPages = ({ form, command }: DslQuestion): boolean =>
  form.modifiers.includes('offset') || isBatch(command) || (command.kind === 'read' && hasPagesOfGroups(form, command.clauses));

const isBatch = (command: Command): boolean => command.kind === 'convert' && command.isBatch;

/** The query for the rows after the first `seen` ones, of which `shown` were just shown. The size of a page stays the same, unless a page was cut: the next query asks for its rest. */
export function queryAfter(command: Command, seen: number, shown: number): string {
  if (command.kind === 'convert' && command.isBatch) return print({ ...command, inputs: command.inputs.slice(seen) });
  if (command.kind !== 'read') return print(command);
  const others = command.clauses.filter(({ kind }) => !PAGE.includes(kind));
  const range = command.clauses.find((clause) => clause.kind === 'range');
  const limit = command.clauses.find((clause) => clause.kind === 'limit')?.count.value ?? (range === undefined ? undefined : sizeOf(range));
  const rest = limit !== undefined && shown < limit ? limit - shown : limit;
  const page: Clause[] = [...(rest === undefined ? [] : [clauseOf('limit', rest)]), clauseOf('offset', seen)];
  return print({ ...command, clauses: [...others, ...page] });
}

const sizeOf = ({ first, last }: Extract<Clause, { kind: 'range' }>): number => last.value - first.value + 1;
const clauseOf = (kind: 'limit' | 'offset', value: number): Clause => ({ kind, count: { kind: 'number', value, at: NOWHERE }, at: NOWHERE });

type Members = Readonly<Record<string, unknown>>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
/** Characters for the members that describe what was left out. */
const DESCRIPTION = 400;
/** Matches of each title to keep in a batch that is too long. */
const FEWER_MATCHES = [3, 1];

/** A list in an answer that can be cut: its rows, and how the answer looks with fewer of them. */
interface Cuttable {
  readonly rows: readonly unknown[];
  readonly with: (rows: readonly unknown[]) => unknown;
}

/** An answer that is cut to the number of characters, and says what it leaves out; the same answer if it fits. `next` is the query for the rows after a number of them. */
export function withinCharacters<E extends Members>(envelope: E, most: number | undefined, next: ((shown: number) => string | undefined) | undefined): E {
  if (most === undefined || lengthOf(envelope) <= most) return envelope;
  for (const matches of FEWER_MATCHES) {
    const shorter = withFewerMatches(envelope, matches);
    if (shorter !== undefined && lengthOf(shorter) + DESCRIPTION <= most)
      return {
        ...shorter,
        left_out: `Each title has at most ${matches} of its matches, because the answer would be too long. For all matches, send fewer titles.`,
      };
  }
  const batch = withFewerMatches(envelope, 1);
  const whole = batch ?? envelope;
  const { data } = whole;
  const cut = cuttable(data);
  if (cut === undefined) return envelope;
  const shown = fitting(cut.rows, most - DESCRIPTION - lengthOf(next?.(0) ?? '') - lengthOf(whole) + lengthOf(cut.rows));
  const query = ['groups', 'results'].some((name) => name in (data as object)) || Array.isArray(data) ? next?.(shown) : undefined;
  const isPage = query !== undefined;
  const [what, more] = batch === undefined ? ['rows', ''] : ['titles', ', each with one match'];
  return {
    ...whole,
    data: withSummary(cut.with(cut.rows.slice(0, shown)), whole),
    ...(isPage ? { count: shown, has_more: true, next_page: query } : {}),
    left_out: `Only the first ${shown} of ${cut.rows.length} ${what} are shown${more}, because the answer would be too long. ${isPage ? 'Send next_page for the others.' : 'Ask for less.'}`,
  };
}

/** A batch of titles counts those that it shows. Their counts add up over the pages. */
const withSummary = (data: unknown, context: Members): unknown => (isBatchAnswer(data) ? { ...data, ...summaryOf(data.results, context) } : data);

const isBatchAnswer = (data: unknown): data is { readonly results: readonly BatchResult[] } =>
  typeof data === 'object' && data !== null && 'ambiguous_count' in data;

/** How many of the rows fit, at least one. */
function fitting(rows: readonly unknown[], room: number): number {
  let used = 2;
  let shown = 0;
  for (const row of rows) {
    used += lengthOf(row) + 1;
    if (used > room) break;
    shown++;
  }
  return Math.max(1, shown);
}

/** The rows, or the longest list in a record. */
function cuttable(data: unknown): Cuttable | undefined {
  if (Array.isArray(data)) return { rows: data, with: (rows) => rows };
  const lists = Object.entries(data as Members).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [longest] = lists.sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  if (longest === undefined) return undefined;
  const [name, rows] = longest;
  return { rows, with: (kept) => ({ ...(data as Members), [name]: kept }) };
}

/** A batch with at most this many matches per title; undefined for any other answer. */
function withFewerMatches<E extends Members>(envelope: E, most: number): E | undefined {
  const { data } = envelope;
  const results = data !== null && typeof data === 'object' ? (data as Members)['results'] : undefined;
  if (!Array.isArray(results)) return undefined;
  const shorter = (results as readonly Members[]).map((result) => ({ ...result, matches: (result['matches'] as readonly unknown[]).slice(0, most) }));
  return { ...envelope, data: { ...(data as Members), results: shorter } };
}
