import { pino, type Logger } from 'pino';

export type { Logger };

/** Where secrets could stand in what is logged; pino replaces them. */
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

/** Parameters whose values have no business in an address, and what looks like a token or a key wherever it stands. */
const SECRET_PARAMETER = /([?&;](?:[\w.-]*(?:token|password|secret|api[_-]?key|authorization|credential|assertion)|code|key)=)[^&;#]*/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const SERVICE_KEY = /\bsvc_[0-9a-f]{16}_[\w-]+/gi;
const REDACTED = '[redacted]';

/** An address without the secrets that somebody put there by mistake. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETER, `$1${REDACTED}`).replace(JWT, REDACTED).replace(SERVICE_KEY, REDACTED);
}

/** What helps to find a cause; drivers hang whole connections, passwords included, on their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, stack, ...(code === undefined ? {} : { code }), ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** Writing each line by itself would keep the next request waiting: lines are written together, a tenth of a second later at most, and at exit. */
const OUTPUT = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** The service's log: JSON lines on standard output, secrets redacted. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: SECRETS, censor: REDACTED }, serializers: { err: describeError } }, OUTPUT);
}
