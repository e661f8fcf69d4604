import { useId, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../api/client.ts';
import { bodyOf } from '../../api/problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { percent } from '../../ui/numbers.ts';

const SURE = 0.6;

const translate = async (question: string) => (await post('/api/translate', { text: question })).data;
type Translation = Awaited<ReturnType<typeof translate>>;

/** A question in plain English, which the service translates to a query. */
export function EnglishBox({ onQuery }: { readonly onQuery: (query: string) => void }): React.ReactElement {
  const [text, setText] = useState('');
  const translation = useMutation({
    mutationFn: translate,
    onSuccess: ({ dsl }) => {
      onQuery(dsl);
    },
  });
  const ask = (question: string): void => {
    setText(question);
    if (question.trim() !== '') translation.mutate(question.trim());
  };
  const { data, error } = translation;
  return (
    <div className="stack tight">
      <QuestionForm text={text} isPending={translation.isPending} onText={setText} onAsk={ask} />
      {error !== null && <NotTranslated error={error} onAsk={ask} />}
      {data !== undefined && <Translated answer={data} onQuery={onQuery} />}
    </div>
  );
}

interface QuestionFormProps {
  readonly text: string;
  readonly isPending: boolean;
  readonly onText: (text: string) => void;
  readonly onAsk: (question: string) => void;
}

function QuestionForm({ text, isPending, onText, onAsk }: QuestionFormProps): React.ReactElement {
  const id = useId();
  return (
    <form
      className="english"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onAsk(text);
      }}
    >
      <div className="field">
        <label htmlFor={id}>Ask in plain English</label>
        <input
          id={id}
          className="input"
          value={text}
          maxLength={300}
          placeholder="How much do registered nurses earn after five years?"
          onChange={({ target }) => {
            onText(target.value);
          }}
        />
      </div>
      <button className="button" disabled={isPending || text.trim() === ''}>
        {isPending ? 'Translating …' : 'Translate and run'}
      </button>
    </form>
  );
}

interface TranslatedProps {
  readonly answer: Translation;
  readonly onQuery: (query: string) => void;
}

/** How a question was understood, and what else it can mean. */
function Translated({ answer, onQuery }: TranslatedProps): React.ReactElement {
  const { confidence, entities, not_understood, alternatives } = answer;
  return (
    <Notice kind={confidence >= SURE && not_understood.length === 0 ? 'good' : 'warn'}>
      <p>
        Translated with {percent(confidence)} confidence.
        {entities.length > 0 && ` Understood: ${entities.map((entity) => `${entity.text} as ${entity.resolved}`).join(', ')}.`}
        {not_understood.length > 0 && (
          <>
            {' '}
            Not understood: <strong>{not_understood.join(', ')}</strong>.
          </>
        )}
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
function NotTranslated({ error, onAsk }: { readonly error: unknown; readonly onAsk: (question: string) => void }): React.ReactElement {
  const body = bodyOf(error);
  const { example_questions = [] } = (body.data ?? {}) as { example_questions?: readonly string[] };
  return (
    <Notice kind="warn" title={body.error}>
      <p>{body.suggestion}</p>
      <div className="chips">
        {example_questions.map((question) => (
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
    </Notice>
  );
}
