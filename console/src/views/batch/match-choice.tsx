import { Link } from 'wouter';
import { lookupPath } from '../../routes.ts';
import { percent } from '../../ui/numbers.ts';
import type { Outcome } from './outcome.ts';

interface MatchChoiceProps {
  readonly title: string;
  readonly outcome: Outcome;
  readonly pick: string | null | undefined;
  readonly onPick: (code: string | null) => void;
}

const NONE = 'none';
const OPEN = 'open';

/** The matches of a title, to pick one. */
export function MatchChoice({ title, outcome, pick, onPick }: MatchChoiceProps): React.ReactElement {
  const { matches, status } = outcome;
  if (matches.length === 0) {
    return (
      <Link href={lookupPath(title)} className="small">
        Look it up
      </Link>
    );
  }
  const value = pick === null ? NONE : (pick ?? (status === 'resolved' ? matches[0]?.onet_code : OPEN));
  return (
    <select
      className="input batch-choice"
      aria-label={`Occupation of ${title}`}
      value={value}
      onChange={({ target }) => {
        onPick(target.value === NONE ? null : target.value);
      }}
    >
      {value === OPEN && <option value={OPEN}>Pick one …</option>}
      {matches.map(({ onet_code, onet_title, probability }) => (
        <option key={onet_code} value={onet_code}>
          {onet_title} · {onet_code} · {percent(probability)}
        </option>
      ))}
      <option value={NONE}>None of these</option>
    </select>
  );
}
