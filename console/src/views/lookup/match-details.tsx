import { useState } from 'react';
import { Link } from 'wouter';
import { employerPath, occupationPath } from '../../routes.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Bar } from '../../ui/bar.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { percent, plural } from '../../ui/numbers.ts';
import { Explanation } from './explanation.tsx';
import type { Context, TitleMatch } from './lookup-queries.ts';
import type { Pick } from './use-pick.ts';

const MEANING = {
  high: 'Right at least 90% of the time.',
  medium: 'Right at least 60% of the time.',
  low: 'Check it before you use it.',
} as const;
const TONES = { high: 'good', medium: 'accent', low: 'warn' } as const;

interface MatchDetailsProps {
  readonly match: TitleMatch;
  /** Whether the match is one of the title, and not of the text before. */
  readonly isCurrent: boolean;
  readonly title: string;
  readonly context: Context;
  readonly pick: Pick;
}

/** The occupation that the list points to: how sure the match is, why, and what to do with it. */
export function MatchDetails({ match, isCurrent, title, context, pick }: MatchDetailsProps): React.ReactElement {
  const { onet_code, onet_title, probability, confidence, onet_frequency, company_name } = match;
  return (
    <aside className="card match" aria-label="Selected match">
      <div>
        <p className="small muted code">
          <code>{onet_code}</code>
        </p>
        <h2 className="match-title">{onet_title}</h2>
      </div>
      <div className="stack tight">
        <Bar share={probability} label={percent(probability)} tone={TONES[confidence]} />
        <p className="small muted meaning">
          Probability that this is the occupation. Confidence <strong>{confidence}</strong>: {MEANING[confidence]}
        </p>
      </div>
      <div className="row">
        <ActionButton
          className="button primary"
          isOff={!isCurrent}
          onClick={() => {
            pick.choose(match);
          }}
        >
          Choose
        </ActionButton>
        <CopyButton text={onet_code} about={onet_code}>
          Copy code
        </CopyButton>
        <Link href={occupationPath(onet_code)} className="button quiet small">
          Pay, career, and AI impact
        </Link>
      </div>
      {pick.code === onet_code && <Chosen outcome={pick.outcome} />}
      <p className="small muted frequency">
        {plural(onet_frequency, 'employer has', 'employers have')} this role
        {company_name !== null && (
          <>
            , with most postings at <Link href={employerPath(company_name)}>{company_name}</Link>
          </>
        )}
        .
      </p>
      <Why code={onet_code} title={title} context={context} />
    </aside>
  );
}

/** That the match was chosen, and whether the choice was recorded. */
function Chosen({ outcome }: { readonly outcome: Pick['outcome'] }): React.ReactElement {
  return (
    <p className="small picked" role="status">
      ✓ Chosen.{' '}
      {outcome === 'recorded' ? 'The choice was recorded. It can improve the ranking.' : typeof outcome === 'object' ? `Not recorded: ${outcome.problem}` : ''}
    </p>
  );
}

/** The evidence, asked for when it is opened. */
function Why(asked: { readonly code: string; readonly title: string; readonly context: Context }): React.ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="why"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>Why this match</summary>
      {isOpen && <Explanation {...asked} />}
    </details>
  );
}
