import type { RequestHandler } from 'express';

/**
 * Removes parameters such as `charset` or `header` from the media ranges of Accept, so that `application/json; charset=utf-8` accepts the JSON of the
 * service. Express would compare them with the media types that a route offers, which have none. The weight `q` stays.
 */
export const acceptedMedia: RequestHandler = ({ headers }, _response, next) => {
  if (headers.accept?.includes(';') === true) headers.accept = withoutParameters(headers.accept);
  next();
};

const withoutParameters = (accept: string): string =>
  partsOf(accept, ',')
    .map((range) => {
      const [type, ...parameters] = partsOf(range, ';').map((part) => part.trim());
      return [type, ...parameters.filter((parameter) => /^q\s*=/i.test(parameter)).slice(0, 1)].join(';');
    })
    .join(', ');

/** The parts of a header value. A separator in a quoted value separates nothing. */
function partsOf(text: string, separator: ',' | ';'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^]/g)) {
    if (piece === separator) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}
