declare global {
  /** What test files of this process made. plain-globals-environment.js gives the same map to each of them. */
  var madeInProcess: Map<string, unknown> | undefined;
}

/** The same for all test files of a process. For what is made from the sources alone, takes long, and does not change. */
export function madeOnce<T>(name: string, make: () => T): T {
  const { madeInProcess } = globalThis;
  if (madeInProcess?.has(name) === true) return madeInProcess.get(name) as T;
  const made = make();
  madeInProcess?.set(name, made);
  return made;
}
