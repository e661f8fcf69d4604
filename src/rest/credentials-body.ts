import type { Request, RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { shownNames } from '../text/shown-names.ts';
import { readParameters } from './parameters.ts';

const LONGEST_CREDENTIAL = 1_000;

/** A username, password, or token in a body. */
export const CREDENTIAL = { type: 'string', minLength: 1, maxLength: LONGEST_CREDENTIAL };

/** Caches must not store tokens (RFC 6749, 5.1). */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

type Need = 'required' | 'optional';
type Body<T extends Record<string, Need>> = { readonly [K in keyof T]: T[K] extends 'required' ? string : string | undefined };

/** The text fields of a JSON body. All problems are reported in one error. A missing body counts as empty. */
export function readBody<T extends Record<string, Need>>(request: Request, members: T, body: string): Body<T> {
  const names = Object.keys(members);
  const suggestion = names.length === 0 ? 'Send no body.' : `Send a JSON object with ${names.join(' and ')}.`;
  const call = `${request.method} ${request.originalUrl.split('?')[0]}`;
  readParameters(request, {}, names.length === 0 ? call : `${call} ${body}`);
  const example = names.length === 0 ? call : body;
  const sent: unknown = request.body === undefined ? {} : request.body;
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example });
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ApiError('invalid_request', { error: 'The body must be a JSON object.', suggestion, example });
  const given = sent as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(members, name));
  const problems = Object.entries(members).flatMap(([name, need]) => {
    const value = given[name];
    if (value === undefined) return need === 'required' ? [`${name} is required`] : [];
    if (typeof value !== 'string' || value === '') return [`${name} must be a non-empty string`];
    return value.length > LONGEST_CREDENTIAL ? [`${name} is longer than ${LONGEST_CREDENTIAL} characters`] : [];
  });
  if (unknown.length > 0 || problems.length > 0) {
    throw new ApiError('invalid_request', {
      error: [...problems, ...shownNames(unknown).map((name) => `${name} is not a field of this body`)].join('. '),
      suggestion,
      example,
      ...(unknown.length > 0 ? { data: { unknown_fields: shownNames(unknown), valid_fields: names } } : {}),
    });
  }
  return given as Body<T>;
}
