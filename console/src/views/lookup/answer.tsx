import { Loading } from '../../ui/loading.tsx';
import { ProblemState } from '../../ui/states.tsx';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import { Doubt } from './doubt.tsx';
import type { Context } from './lookup-queries.ts';
import { MatchDetails } from './match-details.tsx';
import { MatchList } from './match-list.tsx';
import { Understood } from './understood.tsx';
import type { LookupAnswer } from './use-found.ts';
import type { Pick as Choice } from './use-pick.ts';

interface AnswerProps {
  readonly found: LookupAnswer;
  /** Whether the answer is that of what the box and the context contain now. Another one cannot be chosen. */
  readonly isCurrent: boolean;
  readonly asked: string;
  readonly context: Context;
  readonly combobox: Pick<ComboboxParts, 'active' | 'listId' | 'option'>;
  readonly pick: Choice;
  /** The place of an occupation, or of an employer, in its own group. */
  readonly onTitle: (index: number) => void;
  readonly onEmployer: (index: number) => void;
}

/** The matches of a text, and the details of the one that the list points to. */
export function Answer({ found, isCurrent, asked, context, combobox, pick, onTitle, onEmployer }: AnswerProps): React.ReactElement {
  const { titles, before, isAnswered, problem, matches, employers, isEmployer } = found;
  const shown = matches[combobox.active - found.firstTitle] ?? matches[0];
  return (
    <div className="lookup-answer" aria-busy={!isCurrent}>
      <div className="stack">
        {problem !== null && <ProblemState problem={problem} retry={found.askAgain} />}
        {!isAnswered && problem === null && <Loading what="matches" />}
        {titles !== undefined && <Understood answer={titles} />}
        {isAnswered && titles !== undefined && (
          <Doubt
            answer={titles}
            context={context}
            isEmployer={isEmployer}
            hasEmployers={employers.length > 0}
            onSelect={(code) => {
              onTitle(matches.findIndex(({ onet_code }) => onet_code === code));
            }}
          />
        )}
        <MatchList found={found} typed={asked} shown={shown} before={before} combobox={combobox} onTitle={onTitle} onEmployer={onEmployer} />
      </div>
      {shown !== undefined && <MatchDetails key={shown.onet_code} match={shown} isCurrent={isCurrent} title={asked} context={context} pick={pick} />}
    </div>
  );
}
