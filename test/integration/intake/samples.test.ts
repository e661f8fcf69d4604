import { randomUUID } from 'node:crypto';
import { recordSample, type Sample } from '../../../src/intake/samples.ts';
import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
afterAll(() => service.stop());

const record = (sample: unknown): ReturnType<typeof recordSample> => recordSample(service.database, sample as Sample, 'somebody');
const stored = (id: string): Promise<Record<string, unknown>[]> =>
  service.database.query({ text: 'SELECT source, value, recorded_by FROM samples WHERE id = $1', values: [id] });

describe('recordSample', () => {
  it('keeps the texts as given and makes an id', async () => {
    const { id, ...rest } = await record({ source: 'resume', value: ' ID SOURCE VALUE\n"𝔫urse" ' });
    expect(rest).toEqual({ source: 'resume', recorded: true });
    expect(await stored(id)).toEqual([{ source: 'resume', value: ' ID SOURCE VALUE\n"𝔫urse" ', recorded_by: 'somebody' }]);
  });

  it('an id given twice, also at once and in another case, is recorded once', async () => {
    const id = randomUUID();
    const answers = await Promise.all([id, id.toUpperCase(), id].map((given, i) => record({ id: given, source: 'test', value: `value ${i}` })));
    expect(answers.map((answer) => answer.id)).toEqual([id, id, id]);
    expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1);
    expect(await record({ id, source: 'again', value: 'later' })).toEqual({ id, source: 'again', recorded: false });
    expect(await stored(id)).toMatchObject([{ source: 'test' }]);
  });

  it('texts may be as long as the bounds', async () => {
    const { id } = await record({ source: 's'.repeat(200), value: '𝔳'.repeat(20_000) });
    expect(await stored(id)).toHaveLength(1);
  });

  it('everything wrong is reported at once, and nothing recorded', async () => {
    await expect(record({ id: 'x', source: ' ', value: 'v'.repeat(20_001), vlaue: '' })).rejects.toMatchObject({
      code: 'invalid_parameters',
      message: expect.stringMatching(
        /^vlaue is not a field of the sample; did you mean value\?\. id must be a version 4 UUID.*\. source is blank .*\. value is longer than 20000 characters$/,
      ),
      details: { example: expect.stringContaining('SUBMIT SAMPLE') },
    });
    await expect(record({ source: 's'.repeat(201) })).rejects.toThrow('value is required. source is longer than 200 characters');
    await expect(record({ source: 's', value: 'a\0b' })).rejects.toThrow('value is blank or contains a NUL character');
  });
});
