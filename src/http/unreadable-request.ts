import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../errors/api-error.ts';

interface Answer {
  readonly status: number;
  readonly error: string;
  readonly suggestion: string;
}

const CODE = 'invalid_request';

/** By Node's code of the error. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The headers are too large.', suggestion: 'Send fewer or shorter headers, or a shorter URL.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'The chunk extensions are too large.', suggestion: 'Send the body without chunk extensions.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request did not arrive in time.', suggestion: 'Send the whole request at once.' },
};
const UNREADABLE: Answer = {
  status: 400,
  error: 'The request is not valid HTTP.',
  suggestion: 'Percent-encode spaces and letters that are not ASCII in the URL (é is %C3%A9), and use a method that HTTP has.',
};

/**
 * For the `clientError` event of a server: answers a request that Node cannot read, which therefore never reaches the application, with the flat error body of REST.
 * Node alone answers with no body.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }): void {
  // As Node does: nobody reads, or an answer is being sent.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent === true) {
    socket.destroy(error);
    return;
  }
  const { status, ...problem } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const id = randomUUID();
  const body = JSON.stringify(new ApiError(CODE, problem).body(id));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    `X-Error-Code: ${CODE}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
