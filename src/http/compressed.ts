import compression from 'compression';
import type { RequestHandler } from 'express';
import { gzipSync } from 'node:zlib';
import { inOneLayer } from './in-one-layer.ts';

/** Shorter answers fit into one packet anyway. */
const LEAST_BYTES = 1_024;
/** Longer answers are compressed as a stream, aside, because other callers would wait for them. */
const MOST_BYTES_AT_ONCE = 32 * 1_024;
/** Less memory than usual, which is most of the cost of a short answer. The answers become 5 to 10% longer. */
const AT_ONCE = { level: 4, windowBits: 13, memLevel: 5 };

/** Compresses short answers at once: a stream for each of them costs several times as much (docs/performance.md). */
const shortAnswers: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || response.hasHeader('Content-Encoding') || request.fresh) return send(body);
    const bytes = Buffer.from(body);
    const isShort = bytes.length >= LEAST_BYTES && bytes.length <= MOST_BYTES_AT_ONCE;
    // Another encoding that the caller wants more is left to the stream.
    if (!isShort || request.acceptsEncodings('gzip', 'br', 'deflate', 'identity') !== 'gzip') return send(body);
    // With its charset, which Express adds for text only.
    response.set('Content-Type', response.get('Content-Type') ?? 'html');
    response.setHeader('Content-Encoding', 'gzip');
    return send(gzipSync(bytes, AT_ONCE));
  };
  next();
};

/** Compresses answers if the caller accepts it. */
export const compressed = (): RequestHandler => inOneLayer(compression({ threshold: LEAST_BYTES }), shortAnswers);
