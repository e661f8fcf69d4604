import { ApiError } from '../errors/api-error.ts';
import { isOfDatabase } from './client-failures.ts';

/** SQLSTATE of a NUL character in a text. */
const NOT_TEXT = '22021';
/** SQLSTATE of a statement that the server stopped after its time limit. */
const STOPPED = '57014';

/** What callers see of a failure: that the database is away, that the statement was too slow, that a value is no text, or the error itself. */
export function publicFailure(error: unknown, limitMs: number): unknown {
  const { code } = error as { code?: string };
  if (code === STOPPED) return new ApiError('query_too_slow', { error: `The query took longer than ${limitMs / 1000} s and was stopped.`, cause: error });
  if (code === NOT_TEXT)
    return new ApiError('invalid_request', {
      error: 'The request contains a NUL character, which is not text.',
      suggestion: 'Remove %00 or \\u0000.',
      cause: error,
    });
  return isConnectionFailure(error) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): ApiError {
  return new ApiError('store_unavailable', { cause });
}

/** SQLSTATE classes 08 (connection), 57P (shutdown), and 53 (resources), socket errors, and pg's own messages. Not those of another server that work in a transaction asks. */
export function isConnectionFailure(error: unknown): boolean {
  if (!isOfDatabase(error)) return false;
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return /^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code);
  return /timeout|terminated|Connection ended|connection error/i.test(message ?? '');
}
