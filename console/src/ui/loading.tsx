import './states.css';

/** A quiet placeholder. It appears after a moment, so that fast answers do not flicker. */
export function Loading({ what, lines = 3 }: { readonly what: string; readonly lines?: number }): React.ReactElement {
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">Loading the {what} …</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="loading-line" aria-hidden="true" />
      ))}
    </div>
  );
}
