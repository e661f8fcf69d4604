import { isUtf8 } from 'node:buffer';
import { json, type RequestHandler } from 'express';

/** The type of the error for a body that is not the UTF-8 that it claims to be. */
export const NOT_UTF8 = 'encoding.invalid';

/**
 * Reads a JSON body of any kind, so that one that is not an object gets its own error. Bytes that are no UTF-8 are refused: they would be stored and searched as
 * replacement characters.
 */
export const jsonBody = (limit: string): RequestHandler =>
  json({
    limit,
    type: 'application/json',
    strict: false,
    verify: (_request, _response, body, encoding) => {
      if (/^utf-?8$/iu.test(encoding) && !isUtf8(body)) throw Object.assign(new Error('The body is not valid UTF-8.'), { type: NOT_UTF8 });
    },
  });
