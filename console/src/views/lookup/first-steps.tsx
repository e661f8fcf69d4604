import { Link } from 'wouter';
import { employerPath, occupationPath, queryPath } from '../../routes.ts';
import { usePermission } from '../../session/use-session.ts';

const TRIES = ['registered nur', 'wallmart', 'sr. electrican (nights)', 'manager', 'barista', 'MSFT'];
const QUERY = 'LIST COMPANIES FOR CLUSTER 75 WHERE BADGE_GROWTH IS Ranked ORDER BY BLEND_GROWTH LIMIT 5';

/** What a newcomer can do, before anything is typed. */
export function FirstSteps({ onTry }: { readonly onTry: (text: string) => void }): React.ReactElement {
  const mayQuery = usePermission('dsl:execute');
  return (
    <div className="first-steps">
      <div className="row">
        <span className="muted">Try</span>
        {TRIES.map((text) => (
          <button
            key={text}
            type="button"
            className="chip"
            onClick={() => {
              onTry(text);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <ul className="cards">
        <Step href={employerPath('Walmart')} title="Read an employer" text="Walmart: its badges and what they mean, its roles, and where it hires." />
        <Step
          href={occupationPath('29-1141.00')}
          title="Follow a career"
          text="Registered nurses: pay over ten years, retention, and where people move next."
        />
        {mayQuery && (
          <Step href={queryPath(QUERY)} title="Ask a question" text="In plain English or in the query language. Results as a table, a chart, or CSV." />
        )}
      </ul>
    </div>
  );
}

function Step({ href, title, text }: { readonly href: string; readonly title: string; readonly text: string }): React.ReactElement {
  return (
    <li className="card">
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p className="muted">{text}</p>
    </li>
  );
}
