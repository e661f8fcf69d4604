import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../api/session.ts';
import { ProblemState } from '../ui/states.tsx';
import { useRescuedFocus } from '../ui/use-rescued-focus.ts';
import { DatasetNote } from './dataset-note.tsx';
import { Top } from './top.tsx';
import { ViewBoundary } from './view-boundary.tsx';
import './shell.css';

/** What surrounds every view: navigation, theme, user, and the note about the data. */
export function Shell({ children }: { readonly children: ReactNode }): React.ReactElement {
  const [location] = useLocation();
  const main = useRescuedFocus<HTMLElement>();
  const shown = useRef(location);
  const [signOutProblem, setSignOutProblem] = useState<unknown>();

  const leave = (): void => {
    setSignOutProblem(undefined);
    signOut().catch(setSignOutProblem);
  };

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    // As after loading a page: from the top, and screen readers start with the view.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, main]);

  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Top location={location} onSignOut={leave} />
      <main id="main" ref={main} tabIndex={-1}>
        {signOutProblem !== undefined && <ProblemState problem={signOutProblem} title="You are still signed in." retry={leave} />}
        <ViewBoundary key={location}>{children}</ViewBoundary>
      </main>
      <DatasetNote />
    </>
  );
}
