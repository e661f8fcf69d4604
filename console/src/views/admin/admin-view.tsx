import { Permitted } from '../../session/permitted.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { CompanyChanges } from './company-changes.tsx';
import { OperatorCommands } from './operator-commands.tsx';
import { ServiceState } from './service-state.tsx';
import './admin.css';

const PARTS = {
  company: { title: 'Company data', Component: CompanyChanges },
  state: { title: 'Index and data', Component: ServiceState },
  access: { title: 'Users, keys, and audit log', Component: OperatorCommands },
} as const;
const isPart = (text: string): text is keyof typeof PARTS => Object.hasOwn(PARTS, text);

/** What administrators change and watch. */
export default function AdminView(): React.ReactElement {
  return (
    <Permitted permission="data:write" role="admin" title="Admin" refusal="Only administrators see this page">
      <Admin />
    </Permitted>
  );
}

function Admin(): React.ReactElement {
  const [url, , goTo] = useUrlState();
  const shown = isPart(url('part')) ? (url('part') as keyof typeof PARTS) : 'company';
  const { Component } = PARTS[shown];
  return (
    <>
      <PageHead title="Admin" about="Correct company data, and see the state of the service." />
      <div className="stack">
        <div className="chips" role="group" aria-label="Part">
          {Object.entries(PARTS).map(([part, { title }]) => (
            <button
              key={part}
              type="button"
              className="chip"
              aria-pressed={part === shown}
              onClick={() => {
                goTo({ part: part === 'company' ? '' : part });
              }}
            >
              {title}
            </button>
          ))}
        </div>
        <Component />
      </div>
    </>
  );
}
