import { readThings } from '../../../src/conversion/titles/no-job/things.ts';
import { wordKey } from '../../../src/text/words.ts';

describe('things.tsv', () => {
  const things = readThings();

  it('has each noun once, as words are compared', () => {
    expect(things.length).toBeGreaterThan(4_000);
    expect(things.filter((thing, i) => things.indexOf(thing) !== i)).toEqual([]);
    expect(things.filter((thing) => wordKey(thing) !== thing)).toEqual([]);
  });

  it('has no phrase that is longer than those that are looked for', () => {
    expect(things.filter((thing) => thing.split(' ').length > 4)).toEqual([]);
  });
});
