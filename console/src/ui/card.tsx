import { useId, type ReactNode } from 'react';
import { useRescuedFocus } from './use-rescued-focus.ts';

interface CardProps {
  readonly title: string;
  /** One line below the title: what the numbers are, with their unit. */
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A titled part of a view. */
export function Card({ title, about, actions, children, wide = false }: CardProps): React.ReactElement {
  const id = useId();
  const section = useRescuedFocus<HTMLElement>();
  return (
    <section ref={section} tabIndex={-1} className={wide ? 'card wide' : 'card'} aria-labelledby={id}>
      <div className="card-head">
        <div>
          <h2 id={id}>{title}</h2>
          {about !== undefined && <p className="small muted">{about}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
