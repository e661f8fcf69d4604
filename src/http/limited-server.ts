import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { answerUnreadable } from './unreadable-request.ts';

/** Limits of an HTTP server, in milliseconds. */
export interface ServerLimits extends ServerOptions {
  /**
   * A connection on which nothing moves for this time while a request is open is closed: its client does not read the answer. Must be longer than the longest wait
   * before an answer.
   */
  readonly idleTimeout: number;
}

/** An HTTP server with limits, which also says what is wrong with a request that is no HTTP. Node has no option for the idle timeout. */
export function limitedServer({ idleTimeout, ...options }: ServerLimits, app: RequestListener): Server {
  return createServer(options, app).setTimeout(idleTimeout).on('clientError', answerUnreadable);
}
