import { Highlighted, rangesOf } from '../../ui/highlighted.tsx';
import { percent } from '../../ui/numbers.ts';
import { Bar } from '../../ui/bar.tsx';
import type { CompanyMatch } from './lookup-queries.ts';

const KINDS = { exact: 'exact match', prefix: 'begins like this', suggest: 'similar', fuzzy: 'similar spelling' } as const;
const TONES = { high: 'good', medium: 'accent', low: 'muted' } as const;

interface CompanyOptionProps {
  readonly match: CompanyMatch;
  readonly typed: string;
  readonly option: object;
  readonly onClick: () => void;
}

/** One employer in the list of matches. */
export function CompanyOption({ match, typed, option, onClick }: CompanyOptionProps): React.ReactElement {
  const { company_name, matched_name, match_score, match_type, confidence } = match;
  return (
    <li {...option} className="option" onClick={onClick}>
      <span className="option-main">
        <span className="option-title">
          <Highlighted text={company_name} ranges={rangesOf(company_name, typed)} />
        </span>
        <span className="small muted">
          {KINDS[match_type]}
          {matched_name !== company_name && (
            <>
              {' · '}
              alias <Highlighted text={matched_name} ranges={rangesOf(matched_name, typed)} />
            </>
          )}
        </span>
      </span>
      <span className="option-score">
        <Bar share={match_score} label={percent(match_score)} tone={TONES[confidence]} />
      </span>
    </li>
  );
}
