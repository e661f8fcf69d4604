import { Answered, Empty } from '../../ui/states.tsx';
import { useExplanations, type Context } from './lookup-queries.ts';

/** Weights below this change nothing that a person could notice. */
const SMALLEST = 0.02;

/** The evidence for and against a match, strongest first. */
export function Explanation({ code, title, context }: { readonly code: string; readonly title: string; readonly context: Context }): React.ReactElement {
  const query = useExplanations(title, context, true);
  return (
    <Answered query={query} what="explanation">
      {({ data }) => {
        const reasons = (data.find(({ onet_code }) => onet_code === code)?.explanation ?? []).filter(({ weight }) => Math.abs(weight) >= SMALLEST);
        if (reasons.length === 0) return <Empty title="No explanation for this match" />;
        const largest = Math.max(...reasons.map(({ weight }) => Math.abs(weight)));
        return (
          <>
            <ul className="reasons">
              {reasons.map(({ kind, text, weight }) => (
                <li key={kind}>
                  <span className="reason-bar" aria-hidden="true">
                    <span className={weight < 0 ? 'against' : 'for'} style={{ width: `${(50 * Math.abs(weight)) / largest}%` }} />
                  </span>
                  <span>
                    <span className="visually-hidden">{weight < 0 ? 'Against' : 'For'}: </span>
                    {text}
                  </span>
                  <span className="small muted">
                    {weight > 0 ? '+' : ''}
                    {weight.toFixed(2)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="small muted">Evidence for the match points right, and against it left. The numbers are natural logarithms and add up.</p>
          </>
        );
      }}
    </Answered>
  );
}
