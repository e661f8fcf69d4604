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

export const isDark = (): boolean => {
  const theme = chosenTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};

/** Calls back when the theme changes, by the user or by the operating system. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  window.addEventListener('themechange', changed);
  return () => {
    system.removeEventListener('change', changed);
    window.removeEventListener('themechange', changed);
  };
}
