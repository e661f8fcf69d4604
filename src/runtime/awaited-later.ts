/** A promise that is awaited later. If something else fails before, nobody needs this failure, and the process must not end because of it. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
