import type { Column } from '../../ui/data-table.tsx';
import { percent } from '../../ui/numbers.ts';
import { MatchChoice } from './match-choice.tsx';
import { chosenMatch } from './outcome.ts';
import type { Item } from './plan.ts';
import type { Reviewed } from './reviewed.ts';
import { STATUS_WORDS } from './status-words.ts';

/** The columns of the review. The occupation is a choice among the matches. */
export const reviewColumns = (onPick: (row: Reviewed, code: string | null) => void): Column<Reviewed>[] => [
  { id: 'title', title: 'Title', value: ({ item }) => item.title, show: ({ item, outcome }) => <TitleCell item={item} note={outcome.note} /> },
  {
    id: 'match',
    title: 'Occupation',
    value: ({ outcome, pick }) => {
      const match = chosenMatch(outcome, pick);
      return match === undefined ? null : `${match.onet_code} ${match.onet_title}`;
    },
    show: (row) => (
      <MatchChoice
        title={row.item.title}
        outcome={row.outcome}
        pick={row.pick}
        onPick={(code) => {
          onPick(row, code);
        }}
      />
    ),
  },
  {
    id: 'status',
    title: 'Status',
    value: ({ outcome, pick }) => (pick === undefined ? STATUS_WORDS[outcome.status].label : 'picked by hand'),
    show: ({ outcome, pick }) => (
      <span className={`batch-status ${pick === undefined ? outcome.status : 'picked'}`}>
        {pick === undefined ? STATUS_WORDS[outcome.status].label : '✓ picked'}
      </span>
    ),
  },
  {
    id: 'probability',
    title: 'Probability',
    numeric: true,
    value: (row) => probabilityOf(row) ?? null,
    show: (row) => {
      const probability = probabilityOf(row);
      return probability === undefined ? '–' : percent(probability);
    },
  },
  { id: 'rows', title: 'Rows', numeric: true, value: ({ item }) => item.rows.length },
];

/** Of the chosen match, or of the best one. */
const probabilityOf = ({ outcome, pick }: Reviewed): number | undefined => (chosenMatch(outcome, pick) ?? outcome.matches[0])?.probability;

function TitleCell({ item, note }: { readonly item: Item; readonly note: string }): React.ReactElement {
  const context = [item.company, item.industry, item.location].filter((part) => part !== '').join(' · ');
  return (
    <>
      {item.title}
      {context !== '' && <div className="small muted">{context}</div>}
      {note !== '' && <div className="small muted batch-note">{note}</div>}
    </>
  );
}
