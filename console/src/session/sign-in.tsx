import { useId, useState, type SubmitEvent } from 'react';
import { bodyOf, type ProblemBody } from '../api/problem.ts';
import { signIn } from '../api/session.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Notice } from '../ui/notice.tsx';
import './sign-in.css';

/** The form to sign in. */
export function SignIn(): React.ReactElement {
  const id = useId();
  const [problem, setProblem] = useState<ProblemBody>();
  const [busy, setBusy] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const given = form.get(name);
      return typeof given === 'string' ? given : '';
    };
    setBusy(true);
    setProblem(undefined);
    signIn(text('username'), text('password')).catch((error: unknown) => {
      setProblem(bodyOf(error));
      setBusy(false);
    });
  };

  return (
    <main className="sign-in">
      <form onSubmit={submit} className="sign-in-card">
        <div>
          <p className="brand">Labor-market analytics</p>
          <h1>Sign in</h1>
        </div>
        <div className="field">
          <label htmlFor={`${id}-name`}>Username</label>
          <input id={`${id}-name`} className="input" name="username" autoComplete="username" autoCapitalize="none" required autoFocus />
        </div>
        <div className="field">
          <label htmlFor={`${id}-password`}>Password</label>
          <input id={`${id}-password`} className="input" name="password" type="password" autoComplete="current-password" required />
        </div>
        {problem !== undefined && (
          <Notice kind="bad" title={problem.error}>
            {problem.suggestion}
          </Notice>
        )}
        <ActionButton type="submit" className="button primary" isOff={busy}>
          {busy ? 'Signing in …' : 'Sign in'}
        </ActionButton>
        <p className="small muted">
          The operator of the service creates accounts. <code>npm start</code> prints those of a new installation, <code>analyst</code> and <code>admin</code>,
          and keeps them in <code>.data/credentials.json</code>.
        </p>
      </form>
    </main>
  );
}
