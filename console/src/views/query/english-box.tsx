import { useId, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../api/client.ts';
import { bodyOf } from '../../api/problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { percent } from '../../ui/numbers.ts';

const SURE = 0.6;

/** A question in plain English, which the service translates to a query. */
export function EnglishBox({ onQuery }: { readonly onQuery: (query: string) => void }): React.ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const translation = useMutation({
    mutationFn: async (question: string) => (await post('/api/translate', { text: question })).data,
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
      <form
        className="english"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          ask(text);
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
              setText(target.value);
            }}
          />
        </div>
        <button className="button" disabled={translation.isPending || text.trim() === ''}>
          {translation.isPending ? 'Translating …' : 'Translate and run'}
        </button>
      </form>
      {error !== null && <NotTranslated error={error} onAsk={ask} />}
      {data !== undefined && (
        <Notice kind={data.confidence >= SURE && data.not_understood.length === 0 ? 'good' : 'warn'}>
          <p>
            Translated with {percent(data.confidence)} confidence.
            {data.entities.length > 0 && ` Understood: ${data.entities.map((entity) => `${entity.text} as ${entity.resolved}`).join(', ')}.`}
            {data.not_understood.length > 0 && (
              <>
                {' '}
                Not understood: <strong>{data.not_understood.join(', ')}</strong>.
              </>
            )}
          </p>
          {data.alternatives.length > 0 && (
            <div className="chips">
              Or:
              {data.alternatives.map((dsl) => (
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
      )}
    </div>
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
