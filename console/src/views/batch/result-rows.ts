import type { Cell } from '../../ui/table-rows.ts';
import type { BatchState } from './batch-run.ts';
import type { SavedInput } from './batch-store.ts';
import { chosenMatch, type Match } from './outcome.ts';
import type { Table } from './read-table.ts';
import { STATUS_WORDS } from './status-words.ts';

interface ResultRow {
  readonly cells: readonly string[];
  readonly status: string;
  readonly match: Match | undefined;
  /** The best match of a title that is not resolved. */
  readonly best: Match | undefined;
  readonly note: string;
}

/** Each row of the table in its order, with the outcome of its title. */
export function resultRows({ plan, outcomes, picks }: BatchState, { table }: SavedInput): ResultRow[] {
  const itemOf = new Map(plan.items.flatMap(({ rows }, index) => rows.map((row) => [row, index] as const)));
  return table.rows.map((cells, row) => {
    const index = itemOf.get(row);
    if (index === undefined) return { cells, status: 'no title', match: undefined, best: undefined, note: '' };
    const outcome = outcomes[index];
    if (outcome === undefined) return { cells, status: 'not converted', match: undefined, best: undefined, note: '' };
    const pick = picks.get(index);
    const status = pick === undefined ? STATUS_WORDS[outcome.status].label : pick === null ? 'none picked' : 'picked';
    return { cells, status, match: chosenMatch(outcome, pick), best: pick === undefined ? outcome.matches[0] : undefined, note: outcome.note };
  });
}

interface ResultColumn {
  readonly title: string;
  readonly value: (row: ResultRow) => Cell;
}

/** The columns of the table, then those of the service. */
export const resultColumns = ({ header }: Table): readonly ResultColumn[] => [
  ...header.map((title, column): ResultColumn => ({ title, value: ({ cells }) => cells[column] ?? '' })),
  { title: 'status', value: ({ status }) => status },
  { title: 'onet_code', value: ({ match }) => match?.onet_code ?? null },
  { title: 'onet_title', value: ({ match }) => match?.onet_title ?? null },
  { title: 'probability', value: ({ match }) => match?.probability ?? null },
  { title: 'confidence', value: ({ match }) => match?.confidence ?? null },
  { title: 'best_guess_code', value: ({ match, best }) => (match === undefined ? (best?.onet_code ?? null) : null) },
  { title: 'best_guess_probability', value: ({ match, best }) => (match === undefined ? (best?.probability ?? null) : null) },
  { title: 'note', value: ({ note }) => note },
];
