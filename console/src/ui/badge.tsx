import './badge.css';

/** The level of a badge, as a word in its color. */
export function Badge({ level }: { readonly level: string | null }): React.ReactElement {
  if (level === null) return <span className="muted small">none</span>;
  return <span className={`badge ${level.toLowerCase()}`}>{level}</span>;
}
