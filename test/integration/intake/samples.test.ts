import { randomUUID } from 'node:crypto';
import { readSample, recordSample } from '../../../src/intake/samples.ts';
import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
afterAll(() => service.stop());

/** Reads a sample and records it, as SUBMIT does. */
function record(given: unknown): ReturnType<typeof recordSample> {
  const read = readSample(given);
  if ('problems' in read) throw new Error(read.problems.join('. '));
  return recordSample(service.database, read.sample, 'somebody');
}
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
});
