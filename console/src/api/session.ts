import { ApiProblem, problemOf } from './problem.ts';
import type { paths } from '../../../client/src/generated/schema.ts';

type SignInAnswer = paths['/auth/session']['post']['responses'][200]['content']['application/json'];

/** An access token and its user. The token is held here only: in memory, out of reach of other origins and gone with the page. */
export type Session = SignInAnswer['session'];

type Listener = () => void;

/** Renew this long before the access token expires. */
const EARLY_MS = 60_000;
/** Until the next try to renew it, when the service cannot be reached. */
const RETRY_MS = 15_000;

let session: Session | null | undefined;
let renewal: Promise<Session | null> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();
/** Tells other tabs when somebody signs in or out. */
const channel = new BroadcastChannel('session');
channel.onmessage = renewInBackground;

/** The session; null if nobody is signed in; undefined before the first answer. */
export const currentSession = (): Session | null | undefined => session;

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function signIn(username: string, password: string): Promise<void> {
  const response = await fetch('/auth/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw await problemOf(response);
  become(((await response.json()) as SignInAnswer).session);
  channel.postMessage('signed in');
}

/** Ends the session. Throws if the service does not confirm it, because the cookie and the session may then still be there. */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/session', { method: 'DELETE' });
  if (!response.ok) throw await problemOf(response);
  become(null);
  channel.postMessage('signed out');
}

/** Exchanges the cookie for a new access token. Requests at the same time share one exchange. */
export function renew(): Promise<Session | null> {
  renewal ??= exchange().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Without anybody who waits for it. Without a connection, it tries again; until then, the token may still be valid. */
function renewInBackground(): void {
  renew().catch(() => {
    renewIn(RETRY_MS);
  });
}

function renewIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(renewInBackground, milliseconds);
}

async function exchange(): Promise<Session | null> {
  const response = await fetch('/auth/session/token', { method: 'POST' });
  if (!response.ok) throw await problemOf(response);
  const answer = (await response.json()) as { session: Session | null };
  become(answer.session);
  return answer.session;
}

/** The token for a request. Throws if nobody is signed in. */
export async function accessToken(): Promise<string> {
  const known = session ?? (await renew());
  if (known === null) throw new ApiProblem({ status: 401, error: 'You are signed out.' });
  return known.access_token;
}

function become(next: Session | null): void {
  session = next;
  clearTimeout(timer);
  if (next !== null) renewIn(next.expires_in * 1000 - EARLY_MS);
  for (const listener of listeners) listener();
}
