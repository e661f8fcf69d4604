import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Reads and writes parts of the URL, so that a view can be shared. An empty text removes its part. Typing adds no entries to the browser's history. */
export function useUrlState(): readonly [get: (name: string) => string, set: (changes: Readonly<Record<string, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const get = (name: string): string => search.get(name) ?? '';
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  return [get, set];
}
