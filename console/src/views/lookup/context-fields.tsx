import { useCompanies, useIndustries, hasContext, NO_CONTEXT, type Context } from './lookup-queries.ts';
import { CONTEXT_NAMES, CONTEXT_PARTS } from '../../ui/context-names.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';

const PAUSE_MS = 120;
const MOST = 8;

interface ContextFieldsProps {
  readonly context: Context;
  /** How the service understood the context. */
  readonly resolved: { readonly company?: string; readonly industry?: string; readonly location?: string } | undefined;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Employer, industry, and place of a title: evidence that changes the answer. */
export function ContextFields({ context, resolved, onChange }: ContextFieldsProps): React.ReactElement {
  const employer = useDebounced(context.company, PAUSE_MS);
  const employers = useCompanies(employer);
  const industries = useIndustries();
  const typed = context.industry.toLowerCase();
  return (
    <details className="context" open={hasContext(context) || undefined}>
      <summary>
        Context <span className="muted small">employer, industry, and place change the answer</span>
      </summary>
      <div className="context-fields">
        <SuggestField
          label={CONTEXT_NAMES.company}
          value={context.company}
          placeholder="Any employer"
          suggestions={(employer === '' ? [] : (employers.data ?? [])).map(({ company_uid, company_name }) => ({
            key: company_uid,
            label: company_name,
            text: company_name,
          }))}
          onChange={(text) => {
            onChange({ employer: text });
          }}
        />
        <SuggestField
          label={CONTEXT_NAMES.industry}
          value={context.industry}
          placeholder="Any industry"
          suggestions={(industries.data ?? [])
            .filter((name) => typed !== '' && name.toLowerCase().includes(typed))
            .slice(0, MOST)
            .map((name) => ({ key: name, label: name, text: name }))}
          onChange={(text) => {
            onChange({ industry: text });
          }}
        />
        <SuggestField
          label={CONTEXT_NAMES.location}
          value={context.location}
          placeholder="State, city, metro, or ZIP code"
          suggestions={[]}
          onChange={(text) => {
            onChange({ place: text });
          }}
        />
      </div>
      {hasContext(context) && <ContextRead resolved={resolved} onChange={onChange} />}
    </details>
  );
}

/** How the context was understood, and a button that removes it. */
function ContextRead({ resolved, onChange }: Pick<ContextFieldsProps, 'resolved' | 'onChange'>): React.ReactElement {
  return (
    <div className="row small">
      {CONTEXT_PARTS.filter((part) => typeof resolved?.[part] === 'string').map((part) => (
        <span key={part} className="chip">
          {CONTEXT_NAMES[part]}: {resolved?.[part]}
        </span>
      ))}
      <button
        type="button"
        className="button quiet small"
        onClick={() => {
          onChange({ employer: NO_CONTEXT.company, industry: '', place: '' });
        }}
      >
        Clear the context
      </button>
    </div>
  );
}
