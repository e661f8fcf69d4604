import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/states.tsx';
import type { TitleAnswer } from './lookup-queries.ts';

interface DoubtProps {
  readonly answer: TitleAnswer;
  readonly hasEmployers: boolean;
  /** Shows the match with this code. */
  readonly onSelect: (code: string) => void;
}

/** Says honestly when a text is not a job title, or when it can mean several jobs. */
export function Doubt({ answer, hasEmployers, onSelect }: DoubtProps): React.ReactElement | null {
  const { data, disambiguation, suggestion, unknown_context = [] } = answer;
  if (data.length === 0) {
    return hasEmployers ? (
      <Notice kind="info">{suggestion ?? 'No occupation matches.'}</Notice>
    ) : (
      <Empty title="Neither a job title nor an employer">
        <p>{suggestion ?? 'Check the spelling, or use another word for the job.'}</p>
      </Empty>
    );
  }
  const [question] = disambiguation.clarification ?? [];
  const isUnsure = disambiguation.status === 'ambiguous';
  if (!isUnsure && unknown_context.length === 0) return null;
  const codes = new Set(data.map(({ onet_code }) => onet_code));
  return (
    <Notice kind="warn" title={isUnsure ? 'Not sure which job this is' : 'Part of the context was not found'}>
      {suggestion !== undefined && <p>{suggestion}</p>}
      {isUnsure && question !== undefined && (
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
      {isUnsure && suggestion === undefined && question === undefined && <p>Add a word, or a context such as the employer.</p>}
    </Notice>
  );
}
