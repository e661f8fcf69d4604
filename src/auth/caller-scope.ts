import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Does the rest of a request on behalf of a caller: what one caller uses of a shared resource is limited. */
export const onBehalfOf = (callerId: string, work: () => void): void => {
  scope.run(callerId, work);
};

/** The id of the caller that the current work is for; undefined for the service's own work. */
export const currentCaller = (): string | undefined => scope.getStore();
