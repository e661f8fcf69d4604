const { jest } = import.meta;

/** What the service answers, in turns; an error means that it cannot be reached. */
const answers: (object | Error)[] = [];
const asked: string[] = [];
const session = { access_token: 'token', expires_in: 900, user: { username: 'somebody' } };
const rejected: unknown[] = [];
const remember = (error: unknown): void => {
  rejected.push(error);
};

beforeAll(() => {
  jest.useFakeTimers();
  process.on('unhandledRejection', remember);
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage(): void {
        // No other tab listens.
      }
    },
    fetch: (path: string) => {
      asked.push(path);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(JSON.stringify(answer)));
    },
  });
});
afterAll(() => {
  process.off('unhandledRejection', remember);
  jest.useRealTimers();
});

it('a session that cannot be renewed in time is renewed when the service is back', async () => {
  const { currentSession, signIn } = await import('../../../console/src/api/session.ts');
  answers.push({ session }, new TypeError('fetch failed'), { session: { ...session, access_token: 'next' } });
  await signIn('somebody', 'secret');
  await jest.advanceTimersByTimeAsync(840_000);
  expect(asked).toEqual(['/auth/session', '/auth/session/token']);
  expect(currentSession()?.access_token).toBe('token');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(currentSession()?.access_token).toBe('next');
  expect(rejected).toEqual([]);
});
