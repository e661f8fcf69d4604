import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';
import { Empty } from '../ui/states.tsx';
import { usePermission } from './use-session.ts';

interface PermittedProps {
  readonly permission: string;
  /** A role that has the permission. */
  readonly role: string;
  readonly title: string;
  /** What a user without the permission reads. */
  readonly refusal: string;
  readonly children: ReactNode;
}

/** A view for users with a permission. All others read who can give it to them. */
export function Permitted({ permission, role, title, refusal, children }: PermittedProps): ReactNode {
  if (usePermission(permission)) return children;
  return (
    <>
      <PageHead title={title} />
      <Empty title={refusal}>
        <p>Ask the operator of the service for the role {role}.</p>
      </Empty>
    </>
  );
}
