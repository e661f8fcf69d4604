import { CopyButton } from '../../../ui/copy-button.tsx';

/** The whole answer of the service. */
export function ResultJson({ answer }: { readonly answer: unknown }): React.ReactElement {
  const json = JSON.stringify(answer, null, 2);
  return (
    <div className="stack tight">
      <pre className="json" tabIndex={0} aria-label="JSON">
        {json}
      </pre>
      <div>
        <CopyButton text={json} about="as JSON">
          Copy
        </CopyButton>
      </div>
    </div>
  );
}
