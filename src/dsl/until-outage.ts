import type { ApiError } from '../errors/api-error.ts';
import type { Services } from '../operations/services.ts';
import { isOutage } from '../runtime/store-log.ts';

/** The services for one request, and the outage that one of them reported. */
export interface UntilOutage {
  readonly services: Services;
  readonly outage: () => ApiError | undefined;
}

/**
 * The services for finding what a refused query means. After one of them has waited for a store that is away, conversions and translations fail at once, so that
 * a request waits only once.
 */
export function untilOutage(services: Services): UntilOutage {
  let outage: ApiError | undefined;
  const watched = <T extends object>(service: T): T =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]): Promise<unknown> => {
          if (outage !== undefined) throw outage;
          try {
            return await (member.apply(target, given) as Promise<unknown>);
          } catch (error) {
            if (isOutage(error)) outage = error;
            throw error;
          }
        };
      },
    });
  const { titles, companies, translator } = services;
  return { services: { ...services, titles: watched(titles), companies: watched(companies), translator: watched(translator) }, outage: () => outage };
}
