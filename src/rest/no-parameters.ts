import type { RequestHandler } from 'express';
import { readParameters } from './parameters.ts';

/** Rejects every query parameter. `example` is a valid request. */
export function noParameters(example: string): RequestHandler {
  return (request, _response, next) => {
    readParameters(request, {}, example);
    next();
  };
}
