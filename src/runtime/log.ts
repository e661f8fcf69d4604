import { pino, type Logger } from 'pino';
import { currentRequest } from '../telemetry/request-scope.ts';

export type { Logger };

/** Paths in log entries that may contain secrets. pino replaces their values. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  '*.password',
  '*.access_token',
  '*.refresh_token',
  '*.token',
  '*.secret',
  'password',
  'access_token',
  'refresh_token',
  'token',
  'secret',
];

/** Query parameters that must not be logged, and texts that look like a token or a key. */
const SECRET_PARAMETER = /([?&;](?:[\w.-]*(?:token|password|secret|api[_-]?key|authorization|credential|assertion)|code|key)=)[^&;#]*/gi;
/** From the first letters of every JWT ("eyJ" is `{"`) to its end, whole or not: the rest of one that was cut off is secret, too. Linear, because each start is a match. */
const JWT = /\beyJ[\w.-]+/g;
const SERVICE_KEY = /\bsvc_[0-9a-f]{16}_[\w-]+/gi;
const REDACTED = '[redacted]';

/** A URL without secrets that a caller included by mistake. It may be cut off anywhere: what is left of a secret is still replaced. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETER, `$1${REDACTED}`).replace(JWT, REDACTED).replace(SERVICE_KEY, REDACTED);
}

/** The parts of an error that help to find its cause. Drivers attach entire connections, including passwords, to their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, stack, ...(code === undefined ? {} : { code }), ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** Lines are written in batches, up to 100 ms later and at exit, because writing each line separately would delay requests. */
const OUTPUT = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** Each line that is written for a request has its id. */
function withRequest(): { request_id?: string } {
  const id = currentRequest()?.id;
  return id === undefined ? {} : { request_id: id };
}

/** The service's log: JSON lines on standard output, secrets redacted. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: SECRETS, censor: REDACTED }, serializers: { err: describeError }, mixin: withRequest }, OUTPUT);
}
