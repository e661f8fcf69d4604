import { NOT_UTF8 } from './json-body.ts';
import { ApiError } from '../errors/api-error.ts';

/** Turns anything that was thrown into an error of the catalog. Errors of the body parsers are recognized by their properties; all others are `internal`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { type, status, limit, code } = thrown as { type?: string; status?: number; limit?: number; code?: string };
  if (type === 'entity.parse.failed') return new ApiError('malformed_json', { cause: thrown });
  if (type === NOT_UTF8)
    return new ApiError('malformed_json', {
      error: 'The body is not valid UTF-8.',
      suggestion: 'Send the JSON in UTF-8.',
      cause: thrown,
    });
  if (type === 'encoding.unsupported')
    return new ApiError('unsupported_media_type', {
      error: 'The Content-Encoding of the body is not supported.',
      suggestion: 'Compress the body with gzip, deflate, or br, or send it uncompressed without Content-Encoding.',
      cause: thrown,
    });
  if (type === 'charset.unsupported') return new ApiError('unsupported_media_type', { cause: thrown });
  if (type === 'entity.too.large')
    return new ApiError('payload_too_large', { ...(limit === undefined ? {} : { suggestion: `Send at most ${limit / 1024} kB.` }), cause: thrown });
  if (status === 400 && code !== undefined && DECOMPRESSION_FAILED.test(code))
    return new ApiError('malformed_json', {
      error: 'The body does not match its Content-Encoding.',
      suggestion: 'Compress the whole body with that encoding, or send it uncompressed without Content-Encoding.',
      cause: thrown,
    });
  if (thrown instanceof URIError || status === 400)
    return new ApiError('invalid_request', {
      error: 'The address or body of the request is malformed.',
      suggestion: 'Check the percent-encoding of the path and query.',
      cause: thrown,
    });
  return new ApiError('internal', { cause: thrown });
}

/** Codes of zlib and brotli in Node. */
const DECOMPRESSION_FAILED = /^(?:Z_|ERR_)/;
