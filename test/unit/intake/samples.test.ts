import { readSample } from '../../../src/intake/samples.ts';

const ID = '3F0D2C7E-9A41-4B6E-8C55-1D2E3F4A5B6C';

it('a sample is read as given', () => {
  const texts = { source: ' resume ', value: ' ID SOURCE VALUE\n"𝔫urse" ' };
  expect(readSample(texts)).toEqual({ sample: texts });
  expect(readSample({ id: ID, ...texts })).toEqual({ sample: { id: ID, ...texts } });
});

it.each<[string, unknown, string[]]>([
  [
    'everything',
    { id: 'x', source: ' ', value: 'v'.repeat(20_001), vlaue: '' },
    [
      'vlaue is not a field of the sample; did you mean value?',
      'id must be a version 4 UUID, as in 3f0d2c7e-9a41-4b6e-8c55-1d2e3f4a5b6c. If you omit it, the server generates one',
      'source is blank',
      'value is longer than 20000 characters',
    ],
  ],
  ['a text too long, another missing', { source: 's'.repeat(201) }, ['value is required', 'source is longer than 200 characters']],
  ['a NUL character', { source: 's', value: 'a\0b' }, ['value contains a NUL character']],
  ['no record', 'resume', ['the sample must be a JSON object']],
])('%s wrong is reported at once', (_case, record, problems) => {
  expect(readSample(record)).toEqual({ problems });
});
