import { pino, stdSerializers, type Logger } from 'pino';

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

/** The service's log: JSON lines on standard output, secrets redacted. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: { err: stdSerializers.errWithCause, error: stdSerializers.errWithCause },
  });
}
