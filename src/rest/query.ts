import { parse } from 'node:querystring';
import { ApiError } from '../errors/api-error.ts';

/**
 * All parameters of a query string, without nesting (the default parser stops after a thousand). Invalid UTF-8 is rejected, as in a
 * path, instead of being replaced.
 */
export function parseQuery(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw new ApiError('invalid_request', {
      error: 'The query string is malformed.',
      suggestion: 'Check its percent-encoding. It must be UTF-8.',
      cause: error,
    });
  }
  return parse(text, '&', '=', { maxKeys: 0 });
}
