export type Theme = 'system' | 'light' | 'dark';
const KEY = 'theme';

/** The theme that the user chose on this device; `system` follows the operating system. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  window.dispatchEvent(new Event('themechange'));
}

const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const PAPER = 'print';

export const isDark = (): boolean => {
  if (matchMedia(PAPER).matches) return false;
  const theme = chosenTheme();
  return theme === 'system' ? matchMedia(DARK_SYSTEM).matches : theme === 'dark';
};

/** Calls back when the theme changes: by the user, by the operating system, or because the page is printed. */
export function onThemeChange(changed: () => void): () => void {
  const media = [matchMedia(DARK_SYSTEM), matchMedia(PAPER)];
  for (const query of media) query.addEventListener('change', changed);
  window.addEventListener('themechange', changed);
  return () => {
    for (const query of media) query.removeEventListener('change', changed);
    window.removeEventListener('themechange', changed);
  };
}
