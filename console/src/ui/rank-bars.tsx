import { useState, type ReactNode } from 'react';
import { Bar } from './bar.tsx';
import { plural } from './numbers.ts';
import './rank-bars.css';

export interface RankedItem {
  readonly key: string;
  readonly label: ReactNode;
  /** The length of the bar, relative to the largest. */
  readonly value: number;
  readonly shown: string;
}

interface RankBarsProps {
  readonly items: readonly RankedItem[];
  /** What the items are, as in "metro areas". */
  readonly what: string;
  readonly most?: number;
}

/** A ranking as bars. The first ones are shown until a person asks for all. */
export function RankBars({ items, what, most = 10 }: RankBarsProps): React.ReactElement {
  const [isOpen, setOpen] = useState(false);
  const largest = Math.max(...items.map(({ value }) => value), Number.EPSILON);
  return (
    <div className="stack tight">
      <ol className="rank-bars">
        {items.slice(0, isOpen ? undefined : most).map(({ key, label, value, shown }) => (
          <li key={key}>
            <span>{label}</span>
            <Bar share={value / largest} label={shown} />
          </li>
        ))}
      </ol>
      {items.length > most && (
        <button
          type="button"
          className="button small quiet rank-more"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? `Show the first ${most}` : `Show all ${plural(items.length, what, what)}`}
        </button>
      )}
    </div>
  );
}
