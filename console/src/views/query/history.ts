const KEY = 'queries';
const MOST = 40;

export interface PastQuery {
  readonly query: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The queries that were run in this browser, the latest first. */
export function pastQueries(): PastQuery[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as PastQuery[]) : [];
  } catch {
    return [];
  }
}

export function rememberQuery(query: string): void {
  const others = pastQueries().filter((past) => past.query !== query);
  localStorage.setItem(KEY, JSON.stringify([{ query, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forgetQueries(): void {
  localStorage.removeItem(KEY);
}
