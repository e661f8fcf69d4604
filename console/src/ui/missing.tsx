import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LOOKUP } from '../routes.ts';
import { PageHead } from './page-head.tsx';

interface MissingProps {
  /** What was looked for, as the title of the view. */
  readonly title: string;
  /** What to do instead. */
  readonly children?: ReactNode;
}

/** A view of something that does not exist, such as after a link with a wrong name. */
export function Missing({ title, children }: MissingProps): React.ReactElement {
  return (
    <>
      <PageHead title={title} />
      <div className="stack tight">
        {children}
        <p>
          <Link href={LOOKUP}>Look up a job title or an employer</Link>
        </p>
      </div>
    </>
  );
}
