import type { NextFunction, RequestHandler } from 'express';

/**
 * Several handlers as one layer of the router: calling a layer costs more than most of these handlers do. As in the router, the first error skips the rest, and a
 * handler may throw, reject, or pass its error on.
 */
export function inOneLayer(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const from = (place: number): void => {
      const handler = handlers[place];
      if (handler === undefined) {
        next();
        return;
      }
      const proceed: NextFunction = (error?: unknown) => {
        if (error === undefined || error === null) from(place + 1);
        else next(error);
      };
      try {
        const result: unknown = handler(request, response, proceed);
        if (result instanceof Promise) result.catch(next);
      } catch (error) {
        next(error);
      }
    };
    from(0);
  };
}
