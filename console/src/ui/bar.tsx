import './bar.css';

interface BarProps {
  /** Between 0 and 1. */
  readonly share: number;
  readonly label: string;
  readonly tone?: 'accent' | 'good' | 'warn' | 'bad' | 'muted';
}

/** A share as a bar. The number stands next to it, so screen readers skip the bar. */
export function Bar({ share, label, tone = 'accent' }: BarProps): React.ReactElement {
  return (
    <span className="bar-with-label">
      <span className="bar" aria-hidden="true">
        <span className={`bar-fill ${tone}`} style={{ width: `${Math.max(share * 100, share > 0 ? 1.5 : 0)}%` }} />
      </span>
      <span className="bar-label">{label}</span>
    </span>
  );
}
