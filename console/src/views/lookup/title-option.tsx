import { Bar } from '../../ui/bar.tsx';
import { Highlighted, rangesOf } from '../../ui/highlighted.tsx';
import { percent } from '../../ui/numbers.ts';
import type { TitleMatch } from './lookup-queries.ts';

const TONES = { high: 'good', medium: 'accent', low: 'muted' } as const;

interface TitleOptionProps {
  readonly match: TitleMatch;
  readonly typed: string;
  /** Counted from 0. */
  readonly place: number;
  /** The matches without the context, to show what it changed. */
  readonly before: readonly TitleMatch[] | undefined;
  readonly isShown: boolean;
  readonly option: object;
  readonly onClick: () => void;
}

/** One occupation in the list of matches. */
export function TitleOption({ match, typed, place, before, isShown, option, onClick }: TitleOptionProps): React.ReactElement {
  const { onet_code, onet_title, matched_title, matched_ranges, probability, confidence, recommended } = match;
  const ranges = matched_ranges?.map(([start = 0, end = 0]) => [start, end] as const) ?? rangesOf(matched_title, typed);
  return (
    <li {...option} className={isShown ? 'option shown' : 'option'} onClick={onClick}>
      <span className="option-main">
        <span className="option-title">
          {onet_title}
          {recommended && <span className="chip recommended">Best match</span>}
        </span>
        <span className="small muted">
          <code>{onet_code}</code> · <Highlighted text={matched_title} ranges={ranges} />
        </span>
      </span>
      <span className="option-score">
        <Bar share={probability} label={percent(probability)} tone={TONES[confidence]} />
        {before !== undefined && <Change before={before} match={match} place={place} />}
      </span>
    </li>
  );
}

/** What the context did to a match. */
function Change({ before, match, place }: { readonly before: readonly TitleMatch[]; readonly match: TitleMatch; readonly place: number }): React.ReactElement {
  const was = before.findIndex(({ onet_code }) => onet_code === match.onet_code);
  const then = before[was];
  if (then === undefined) return <span className="change up small">new with this context</span>;
  const direction = was > place ? 'up' : was < place ? 'down' : 'same';
  const arrow = { up: '▲', down: '▼', same: '' }[direction];
  return (
    <span className={`change ${direction} small`}>
      {arrow} {percent(then.probability)}
      {was === place ? '' : `, place ${was + 1}`} without context
    </span>
  );
}
