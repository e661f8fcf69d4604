import { useId, type SubmitEvent } from 'react';
import { bodyOf } from '../../api/problem.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { percent } from '../../ui/numbers.ts';
import type { Translated, Translation } from './use-translation.ts';

const SURE = 0.6;

interface EnglishBoxProps {
  readonly translation: Translation;
  /** Shows another query that the question can mean. */
  readonly onQuery: (query: string) => void;
}

/** A question in plain English, which the service translates to a query. */
export function EnglishBox({ translation, onQuery }: EnglishBoxProps): React.ReactElement {
  const { answer, problem, ask } = translation;
  return (
    <div className="stack tight">
      <QuestionForm {...translation} />
      {problem !== null && <NotTranslated problem={problem} onAsk={ask} />}
      {answer !== undefined && <Understood answer={answer} onQuery={onQuery} />}
    </div>
  );
}

function QuestionForm({ question, setQuestion, ask, isPending }: Translation): React.ReactElement {
  const id = useId();
  return (
    <form
      className="english"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        ask(question);
      }}
    >
      <div className="field">
        <label htmlFor={id}>Ask in plain English</label>
        <input
          id={id}
          className="input"
          value={question}
          maxLength={300}
          placeholder="How much do registered nurses earn after five years?"
          onChange={({ target }) => {
            setQuestion(target.value);
          }}
        />
      </div>
      <ActionButton type="submit" isOff={isPending || question.trim() === ''}>
        {isPending ? 'Translating …' : 'Translate and run'}
      </ActionButton>
    </form>
  );
}

interface UnderstoodProps {
  readonly answer: Translated;
  readonly onQuery: (query: string) => void;
}

/** How a question was understood, and what else it can mean. */
function Understood({ answer, onQuery }: UnderstoodProps): React.ReactElement {
  const { confidence, entities, not_understood, alternatives, notes } = answer;
  // "Texas as Texas" says nothing.
  const understood = entities.filter(({ text, resolved }) => text.toLowerCase() !== resolved.toLowerCase());
  return (
    <Notice kind={confidence >= SURE && not_understood.length === 0 ? 'good' : 'warn'}>
      <p>
        Translated with {percent(confidence)} confidence.
        {understood.length > 0 && ` Understood: ${understood.map(({ text, resolved }) => `${text} as ${resolved}`).join(', ')}.`}
        {not_understood.length > 0 && (
          <>
            {' '}
            Not understood: <strong>{not_understood.join(', ')}</strong>.
          </>
        )}
        {notes.length > 0 && ` ${notes.join(' ')}`}
      </p>
      {alternatives.length > 0 && (
        <div className="chips">
          Or:
          {alternatives.map((dsl) => (
            <button
              key={dsl}
              type="button"
              className="chip mono"
              onClick={() => {
                onQuery(dsl);
              }}
            >
              {dsl}
            </button>
          ))}
        </div>
      )}
    </Notice>
  );
}

/** Why a question was not translated, with questions that work. */
function NotTranslated({ problem, onAsk }: { readonly problem: unknown; readonly onAsk: (question: string) => void }): React.ReactElement {
  const body = bodyOf(problem);
  const { example_questions: examples = [] } = (body.data ?? {}) as { example_questions?: readonly string[] };
  return (
    <Notice kind="warn" title={body.error}>
      {examples.length === 0 ? (
        <p>{body.suggestion}</p>
      ) : (
        <>
          <p>Ask about employers, occupations, pay, badges, hiring, careers, or places:</p>
          <div className="chips">
            {examples.map((question) => (
              <button
                key={question}
                type="button"
                className="chip"
                onClick={() => {
                  onAsk(question);
                }}
              >
                {question}
              </button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}
