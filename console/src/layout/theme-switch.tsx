import { useState } from 'react';
import { applyTheme, chosenTheme, type Theme } from './theme.ts';

/** Light, dark, or as the operating system. */
export function ThemeSwitch(): React.ReactElement {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <select
      className="theme-switch"
      aria-label="Color theme"
      value={theme}
      onChange={({ target }) => {
        const next = target.value as Theme;
        applyTheme(next);
        setTheme(next);
      }}
    >
      <option value="system">Auto</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  );
}
