import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string>>;
type Change = (changes: Changes) => void;

/**
 * Reads and writes parts of the URL, so that a view can be shared. An empty text removes its part. `set` is for what is typed or selected in a field:
 * it adds no entry to the browser's history. `go` is for what is opened, with a button or a link: Back returns to what was there before.
 */
export function useUrlState(): readonly [get: (name: string) => string, set: Change, go: Change] {
  const [search, setSearch] = useSearchParams();
  const get = (name: string): string => search.get(name) ?? '';
  const set = useCallback(
    (changes: Changes) => {
      setSearch((current) => changed(current, changes), { replace: true });
    },
    [setSearch],
  );
  const go = useCallback(
    (changes: Changes) => {
      setSearch((current) => changed(current, changes), { replace: changed(search, changes).toString() === search.toString() });
    },
    [search, setSearch],
  );
  return [get, set, go];
}

function changed(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
