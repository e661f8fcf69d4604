import type { TitleAnswer } from './lookup-queries.ts';

/** How the title was read: corrections, rank, and what was ignored. */
export function Understood({ answer }: { readonly answer: TitleAnswer }): React.ReactElement | null {
  const { read_as = [], ignored = [], seniority, level } = answer;
  if (read_as.length === 0 && ignored.length === 0 && seniority === undefined && level === undefined) return null;
  return (
    <p className="chips">
      {read_as.map((part) => (
        <span key={part.text} className="chip">
          “{part.text}” read as <strong>{part.as.join(' or ')}</strong>
        </span>
      ))}
      {seniority !== undefined && <span className="chip">seniority: {seniority}</span>}
      {level !== undefined && <span className="chip">level: {level}</span>}
      {ignored.map((part) => (
        <span key={part} className="chip muted">
          ignored: <s>{part}</s>
        </span>
      ))}
    </p>
  );
}
