import { randomBytes } from 'node:crypto';
import { weaknessOf } from '../../../src/config/secret-strength.ts';

it.each([
  ['a'.repeat(64), 'repeats itself'],
  ['ab'.repeat(32), 'repeats itself'],
  ['0123456789abcdef'.repeat(3), 'repeats itself'],
  ['correcthorse'.repeat(4), 'repeats itself'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', 'uses too few different characters'],
  ['abcabcabcabcabcabdabcabcabcabcabcabe', 'uses too few different characters'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'is a sequence of adjacent characters'],
  ['zyxwvutsrqponmlkjihgfedcba9876543210', 'is a sequence of adjacent characters'],
  ['change-me-change-me-in-production!!', 'looks like a placeholder from an example'],
  ['your-super-secret-jwt-key-change-this', 'looks like a placeholder from an example'],
  ['please_replace_this_with_a_long_random_string', 'looks like a placeholder from an example'],
  ['<at least 32 characters, secret!>', 'looks like a placeholder from an example'],
  ['my-development-jwt-signing-secret-key', 'looks like a placeholder from an example'],
])('%s %s', (secret, weakness) => {
  expect(weaknessOf(secret)).toBe(weakness);
});

it.each(['hex', 'base64', 'base64url'] as const)('random bytes as %s are never weak', (encoding) => {
  for (let i = 0; i < 500; i++)
    for (const size of [16, 32, 48]) expect(weaknessOf(randomBytes(encoding === 'hex' ? size : size * 1.5).toString(encoding))).toBeUndefined();
});

it('a sentence that nobody else would think of is accepted', () => {
  expect(weaknessOf('purple walruses juggle seventeen teapots at midnight')).toBeUndefined();
});
