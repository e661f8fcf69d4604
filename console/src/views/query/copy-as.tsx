import { CopyButton } from '../../ui/copy-button.tsx';
import { SNIPPETS } from './snippets.ts';

/** The query as a program, to use it elsewhere. */
export function CopyAs({ query }: { readonly query: string }): React.ReactElement {
  return (
    <div className="row small">
      <span className="muted">Copy as</span>
      {Object.entries(SNIPPETS).map(([language, snippet]) => (
        <CopyButton key={language} text={snippet(query, location.origin)} about="of this query">
          {language}
        </CopyButton>
      ))}
      <CopyButton text={location.href} about="to this query">
        Link
      </CopyButton>
    </div>
  );
}
