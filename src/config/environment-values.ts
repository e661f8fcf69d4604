import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

export const text = z.string().min(1);
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, 0 to 65535')
  .transform(Number);
export const milliseconds = z.coerce.number().int().min(1);
/** A pause, which may be none. */
export const pause = z.coerce.number().int().min(0);
export const days = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 36_500, 'must be a whole number of days, 1 to 36500')
  .transform(Number);
export const secret = z.string().min(32, 'must have at least 32 characters');
export const password = z.string().min(8, 'must have at least 8 characters');
export const url = (...protocols: string[]): z.ZodType<string> =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The address of a database. Of its parameters for TLS, only `sslmode` is taken: the driver would let the others change what DATABASE_TLS says. */
export const databaseUrl = url('postgres:', 'postgresql:')
  .refine((text) => !parametersOf(text).some(([name]) => /^ssl(?!mode$)/iu.test(name)), {
    message: 'must have no parameter for TLS but sslmode; use DATABASE_TLS and DATABASE_CA_FILE instead',
  })
  .refine((text) => parametersOf(text).every(([name, value]) => name !== 'sslmode' || SSL_MODES.includes(value)), {
    message: `sslmode must be one of ${SSL_MODES.join(', ')}`,
  });
const parametersOf = (text: string): [string, string][] => (URL.canParse(text) ? [...new URL(text).searchParams] : []);
/** URLs of the nodes of one cluster, separated by commas. It stays one text, which SearchEngine takes apart. */
export const nodeUrls = z
  .string()
  .refine(
    (text) => text.split(',').every((node) => URL.canParse(node.trim()) && ['http:', 'https:'].includes(new URL(node.trim()).protocol)),
    'must be a URL that starts with http:// or https://, or several, separated by commas',
  );
/** `https:`, or `http:` on a loopback address, for tests on one machine. Keys fetched over an unencrypted network could be anyone's. */
export const secureUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && (new URL(text).protocol === 'https:' || (new URL(text).protocol === 'http:' && isLoopback(new URL(text).hostname))),
    'must be a URL that starts with https: (http: only on a loopback address)',
  );
export const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be a list of origins such as https://app.example.com, without a path; * is not accepted',
  );
/** Host names that callers use, without ports. */
export const hostNames = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== ''),
  )
  .refine((list) => list.every((name) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)), 'must be a list of host names such as api.example.com, without ports');
export const claim = z.string().min(1);
/** fetch() refuses a URL with a user or password, and shows the URL in its error. */
export const endpointUrl = url('http:', 'https:').refine((text) => {
  if (!URL.canParse(text)) return true;
  const { username, password: inUrl, hash } = new URL(text);
  return username === '' && inUrl === '' && hash === '';
}, 'must have no user, password or fragment; a key belongs in LLM_API_KEY');
/** With other characters in a header, fetch() throws an error that repeats the secret. */
export const headerSecret = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');
export const readableFile = z.string().refine((path) => existsSync(path), 'names a file that does not exist');
/** `false`, the number of proxies in front, or a list of their addresses. `true` is refused because it lets clients forge their address. */
export const trustProxy = z
  .string()
  .refine((text) => text !== 'true', 'must not be true, which would let clients forge their address; give the number of proxies or their addresses')
  .refine(
    (text) => /^(?:true|false|\d+)$/.test(text) || text.split(',').every((part) => isProxyAddress(part.trim())),
    'must be false, the number of proxies in front, or a list of their addresses',
  )
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())));

/** Express accepts an IP address, a network in CIDR notation, or one of three names. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
