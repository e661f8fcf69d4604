import { CONTEXT_NAMES, notFound } from '../../ui/context-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Context, TitleAnswer } from './lookup-queries.ts';

interface DoubtProps {
  readonly answer: TitleAnswer;
  readonly context: Context;
  readonly hasEmployers: boolean;
  /** Whether the text is the name of an employer. */
  readonly isEmployer: boolean;
  /** Shows the match with this code. */
  readonly onSelect: (code: string) => void;
}

/** Says honestly when a text is not a job title, when it can mean several jobs, and when the context is unknown. */
export function Doubt(props: DoubtProps): React.ReactElement | null {
  const { answer, context, hasEmployers, isEmployer } = props;
  const { data, suggestion } = answer;
  if (data.length > 0)
    return (
      <>
        <UnknownContext answer={answer} context={context} />
        {answer.disambiguation.status === 'ambiguous' && <Unsure {...props} />}
      </>
    );
  // The employer below is the answer.
  if (isEmployer) return null;
  if (hasEmployers) return <Notice kind="info">{suggestion ?? 'No occupation matches.'}</Notice>;
  return (
    <Empty title="Neither a job title nor an employer">
      <p>{suggestion ?? 'Check the spelling, or use another word for the job.'}</p>
    </Empty>
  );
}

/** Which parts of the context mean nothing to the service. */
function UnknownContext({ answer: { unknown_context = [] }, context }: Pick<DoubtProps, 'answer' | 'context'>): React.ReactElement | null {
  if (unknown_context.length === 0) return null;
  return (
    <Notice kind="warn" title={notFound(unknown_context, (part) => `${CONTEXT_NAMES[part].toLowerCase()} “${context[part]}”`)}>
      It is ignored. Choose an employer or an industry from the suggestions of its field, and write a place as in “Texas”, “Austin, TX”, or “78701”.
    </Notice>
  );
}

/** A text that can mean several jobs, with the question that decides. */
function Unsure({ answer, onSelect }: DoubtProps): React.ReactElement {
  const { data, disambiguation, suggestion, unknown_context = [] } = answer;
  // The advice about an unknown context is given above.
  const advice = unknown_context.length === 0 ? suggestion : undefined;
  const questions = disambiguation.clarification ?? [];
  // The first question is about fields, and the last one about jobs. The advice asks which of several jobs is meant.
  const question = advice === undefined ? questions[0] : questions.at(-1);
  const codes = new Set(data.map(({ onet_code }) => onet_code));
  return (
    <Notice kind="warn" title="Not sure which job this is">
      {advice !== undefined && <p>{advice}</p>}
      {question !== undefined && (
        <div className="stack tight">
          <p>{question.question}</p>
          <div className="chips">
            {question.options
              .filter(({ onet_code }) => codes.has(onet_code))
              .map(({ label, onet_code }) => (
                <button
                  key={onet_code}
                  type="button"
                  className="chip"
                  onClick={() => {
                    onSelect(onet_code);
                  }}
                >
                  {label}
                </button>
              ))}
          </div>
        </div>
      )}
      {advice === undefined && question === undefined && <p>Add a word, or a context such as the employer.</p>}
    </Notice>
  );
}
