import { ApiError } from '../errors.ts';
import { NotFound } from '../reads/hints.ts';
import { notFoundError } from '../rest/hint-text.ts';

/** Whatever was thrown as an error of the catalog; what the parsers of bodies throw is told by its marks, anything else is `internal`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof NotFound) return notFoundError(thrown);
  const { type, status, limit, code } = thrown as { type?: string; status?: number; limit?: number; code?: string };
  if (type === 'entity.parse.failed') return new ApiError('malformed_json', { cause: thrown });
  if (type === 'encoding.unsupported')
    return new ApiError('unsupported_media_type', {
      error: 'The Content-Encoding of the body is not supported.',
      suggestion: 'Compress the body with gzip, deflate or br and name it in Content-Encoding, or send it plain without that header.',
      cause: thrown,
    });
  if (type === 'charset.unsupported') return new ApiError('unsupported_media_type', { cause: thrown });
  if (type === 'entity.too.large')
    return new ApiError('payload_too_large', { ...(limit === undefined ? {} : { suggestion: `Send at most ${limit / 1024} kB.` }), cause: thrown });
  if (status === 400 && code !== undefined && DECOMPRESSION_FAILED.test(code))
    return new ApiError('malformed_json', {
      error: 'The body is not compressed as its Content-Encoding says.',
      suggestion: 'Compress all of it as Content-Encoding names it, or send it plain without that header.',
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
