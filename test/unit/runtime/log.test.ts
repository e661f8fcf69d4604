import { withoutSecrets } from '../../../src/runtime/log.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
const KEY = `svc_0123456789abcdef_${'a-'.repeat(21)}a`;

it.each([
  ['/api/companies?search=bank&limit=1', '/api/companies?search=bank&limit=1'],
  ['/api/companies?token=abc&limit=1', '/api/companies?token=[redacted]&limit=1'],
  ['/x?access_token=a&refresh_token=b&PASSWORD=c', '/x?access_token=[redacted]&refresh_token=[redacted]&PASSWORD=[redacted]'],
  [
    '/x?api_key=a&apikey=b&api-key=c&key=d&client_secret=e',
    '/x?api_key=[redacted]&apikey=[redacted]&api-key=[redacted]&key=[redacted]&client_secret=[redacted]',
  ],
  ['/x?authorization=Bearer%20a&code=b', '/x?authorization=[redacted]&code=[redacted]'],
  ['/x?onet_code=29-1141.00&postcode=1', '/x?onet_code=29-1141.00&postcode=1'],
  [`/api/companies/${JWT}?search=${JWT}`, '/api/companies/[redacted]?search=[redacted]'],
  [`/api/companies/${JWT}/badges`, '/api/companies/[redacted]/badges'],
  ['/-eyJ-eyJ-eyJ', '/-[redacted]'],
  [`/api/companies/${KEY}/badges`, '/api/companies/[redacted]/badges'],
])('%s', (url, expected) => {
  expect(withoutSecrets(url)).toBe(expected);
});

it.each([
  ['/x/eyJ', JWT.slice(3)],
  ['/x?search=eyJ', JWT.slice(3)],
  ['/x?token=', 'hidden'],
  [`/x/${KEY.slice(0, 21)}`, KEY.slice(21)],
])('nothing is left of the secret after %s, wherever it is cut off', (start, secret) => {
  for (let length = 1; length <= secret.length; length++) {
    expect(withoutSecrets(`${start}${secret.slice(0, length)}`)).toMatch(/^\/x(?:\/|\?\w+=)\[redacted\]$/);
  }
});
