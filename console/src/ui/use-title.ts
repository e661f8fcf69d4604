import { useEffect } from 'react';

const SERVICE = 'Labor-market analytics';

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SERVICE}`;
  }, [title]);
}
