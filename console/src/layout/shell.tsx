import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut } from '../api/session.ts';
import { useSession } from '../session/use-session.ts';
import { ProblemState } from '../ui/states.tsx';
import { DatasetNote } from './dataset-note.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { ViewBoundary } from './view-boundary.tsx';
import { NAVIGATION } from './views.ts';
import './shell.css';

/** What surrounds every view: navigation, theme, user, and the note about the data. */
export function Shell({ children }: { readonly children: ReactNode }): React.ReactElement {
  const [location] = useLocation();
  const [open, setOpen] = useState(false);
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  const [signOutProblem, setSignOutProblem] = useState<unknown>();

  const leave = (): void => {
    setSignOutProblem(undefined);
    signOut().catch(setSignOutProblem);
  };

  useEffect(() => {
    setOpen(false);
    if (shown.current === location) return;
    shown.current = location;
    // As after loading a page: from the top, and screen readers start with the view.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);

  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="top">
        <Link href="/" className="brand">
          Labor-market <span>analytics</span>
        </Link>
        <button
          className="button small menu"
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => {
            setOpen(!open);
          }}
        >
          Menu
        </button>
        <nav id="navigation" aria-label="Views" data-open={open}>
          <ul>
            {NAVIGATION.filter(({ permission }) => permission === undefined || session?.user.permissions.includes(permission)).map(({ path, label }) => (
              <li key={path}>
                <Link href={path} aria-current={location === path || (path !== '/' && location.startsWith(`${path}/`)) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href="/docs">API</a>
            </li>
          </ul>
          <div className="row">
            <ThemeSwitch />
            <span className="small muted">
              {session?.user.username} ({session?.user.role})
            </span>
            <button className="button small" onClick={leave}>
              Sign out
            </button>
          </div>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {signOutProblem !== undefined && <ProblemState problem={signOutProblem} title="You are still signed in." retry={leave} />}
        <ViewBoundary key={location}>{children}</ViewBoundary>
      </main>
      <DatasetNote />
    </>
  );
}
