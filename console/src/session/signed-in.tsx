import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { renew } from '../api/session.ts';
import { ProblemState } from '../ui/states.tsx';
import { Loading } from '../ui/loading.tsx';
import { SignIn } from './sign-in.tsx';
import { useSession } from './use-session.ts';

/** Shows its children to a signed-in user, and otherwise the form to sign in, at the same URL. */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  const [problem, setProblem] = useState<unknown>();
  const queries = useQueryClient();
  const user = session?.user.username;

  const start = (): void => {
    setProblem(undefined);
    renew().catch(setProblem);
  };
  useEffect(start, []);
  // Nobody sees what the user before loaded.
  useEffect(() => {
    if (user === undefined) queries.clear();
  }, [user, queries]);

  if (session === undefined) {
    return problem === undefined ? <Loading what="session" /> : <ProblemState problem={problem} retry={start} />;
  }
  return session === null ? <SignIn /> : children;
}
