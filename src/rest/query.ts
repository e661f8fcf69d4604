import { parse } from 'node:querystring';
import { ApiError } from '../errors/api-error.ts';

/**
 * The parameters of a query string, flat and all of them (the usual parser stops at the thousandth). What is not valid UTF-8 is refused like in a
 * path, instead of being replaced by question marks.
 */
export function parseQuery(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw new ApiError('invalid_request', {
      error: 'The query of the request is malformed.',
      suggestion: 'Check its percent-encoding: it must be UTF-8.',
      cause: error,
    });
  }
  return parse(text, '&', '=', { maxKeys: 0 });
}
