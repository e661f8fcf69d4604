import type { ReactNode } from 'react';
import { useRescuedFocus } from './use-rescued-focus.ts';
import './states.css';

interface NoticeProps {
  readonly kind: 'info' | 'good' | 'warn' | 'bad';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A short message in the page. Screen readers read it when it appears. */
export function Notice({ kind, title, children }: NoticeProps): React.ReactElement {
  const message = useRescuedFocus<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} className={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {title !== undefined && <strong>{title}</strong>}
      {children !== undefined && children !== '' && <div>{children}</div>}
    </div>
  );
}
