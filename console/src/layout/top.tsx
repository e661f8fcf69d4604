import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../session/use-session.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { NAVIGATION } from './views.ts';

interface TopProps {
  readonly location: string;
  readonly onSignOut: () => void;
}

/** The head of every view: navigation, theme, and user. */
export function Top({ location, onSignOut }: TopProps): React.ReactElement {
  const [open, setOpen] = useState(false);
  const session = useSession();

  useEffect(() => {
    setOpen(false);
  }, [location]);

  return (
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
          <button className="button small" onClick={onSignOut}>
            Sign out
          </button>
        </div>
      </nav>
    </header>
  );
}
