import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';
import './page-head.css';

interface PageHeadProps {
  readonly title: string;
  /** What kind of thing the view shows, above the title. */
  readonly kind?: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a view; its title is also that of the browser's tab. */
export function PageHead({ title, kind, about, actions }: PageHeadProps): React.ReactElement {
  useTitle(title);
  return (
    <div className="page-head">
      <div>
        {kind !== undefined && <p className="page-kind">{kind}</p>}
        <h1>{title}</h1>
        {about !== undefined && <div className="page-about">{about}</div>}
      </div>
      {actions !== undefined && <div className="row">{actions}</div>}
    </div>
  );
}
