import { writeFileSync } from 'node:fs';
import { parse } from '../../../src/dsl/parse.ts';
import { print } from '../../../src/dsl/print.ts';
import { withoutPositions } from '../../queries/without-positions.ts';
import { corpusFiles, corpusPath, printCorpus, readCorpus, wholeCorpus, type CorpusEntry } from './corpus-file.ts';
import { describeOutcome } from './describe-outcome.ts';

/** `-u` accepts what the language answers now, as with jest's own snapshots. */
function isUpdating(): boolean {
  const state = expect.getState() as unknown as { snapshotState?: { _updateSnapshot?: string } };
  return state.snapshotState?._updateSnapshot === 'all';
}

const titleOf = ({ query }: CorpusEntry): string => {
  const line = query.replaceAll(/\s+/g, ' ').replaceAll('\0', '␀').toWellFormed();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
};

describe.each(corpusFiles())('%s', (file) => {
  const parts = readCorpus(file);
  const entries = parts.filter((part) => typeof part !== 'string');

  it('explains its rule before the first query', () => {
    expect(typeof parts[0]).toBe('string');
    expect(parts[0]).not.toBe('');
  });

  it.each(entries.map((entry) => [titleOf(entry), entry] as const))('%s', (_, entry) => {
    const outcome = describeOutcome(entry.query, entry.role);
    if (!isUpdating()) expect(outcome).toBe(entry.expected);
  });

  afterAll(() => {
    if (!isUpdating()) return;
    const updated = parts.map((part) => (typeof part === 'string' ? part : { ...part, expected: describeOutcome(part.query, part.role) }));
    writeFileSync(corpusPath(file), printCorpus(updated));
  });
});

describe('the printer', () => {
  const readable = wholeCorpus().flatMap(({ query }) => {
    try {
      return [{ query, command: parse(query) }];
    } catch {
      return [];
    }
  });

  it('has most of the corpus to print', () => {
    expect(readable.length).toBeGreaterThan(300);
  });

  it.each(readable.map(({ query, command }) => [print(command), query, command] as const))(
    'spells %s so that it means the same, and no other way twice',
    (printed, _, command) => {
      const again = parse(printed);
      expect(withoutPositions(again)).toEqual(withoutPositions(command));
      expect(print(again)).toBe(printed);
    },
  );
});
