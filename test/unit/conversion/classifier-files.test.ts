import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { learnOnce, type Learn } from '../../../src/conversion/titles/classifier-files.ts';
import { TitleClassifier, type Lesson } from '../../../src/conversion/titles/evidence/classifier.ts';
import { tokensOf } from '../../../src/conversion/titles/evidence/tokens.ts';

const lessons = (...titles: string[]): Lesson[] =>
  titles.map((title, group) => ({ group: group % 3, tokens: tokensOf(title), weight: 1, sightings: [{ sector: '62', weight: 0.5 }] }));
const LESSONS = lessons('Registered Nurse', 'Line Cook', 'Web Developer', 'Staff Nurse', 'Prep Cook', 'Java Developer');
const asked = tokensOf('Nurse Developer');

describe('what the classifier learned, in a file', () => {
  let folder: string;
  let learned = 0;
  const learn: Learn = (of, size) => {
    learned++;
    return TitleClassifier.learn(of, size);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lma-classifier-'));
    learned = 0;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const files = (): string[] => readdirSync(folder);

  it('is learned once; the file gives the same answers', async () => {
    const first = await learnOnce(folder, learn)(LESSONS, 3);
    const second = await learnOnce(folder, learn)(LESSONS, 3);
    expect(learned).toBe(1);
    expect(files()).toHaveLength(1);
    expect(second.probabilities(asked, { sector: '62' })).toEqual(first.probabilities(asked, { sector: '62' }));
    expect(second.probabilities(asked)[0]).toBeGreaterThan(0);
  });

  it.each([
    ['one title more', lessons('Registered Nurse', 'Line Cook', 'Web Developer', 'Staff Nurse', 'Prep Cook', 'Java Developer', 'Nurse')],
    ['another weight', LESSONS.map((lesson) => ({ ...lesson, weight: 2 }))],
    ['another place', LESSONS.map((lesson) => ({ ...lesson, sightings: [{ sector: '72', weight: 0.5 }] }))],
  ])('%s: is learned anew', async (_, others) => {
    await learnOnce(folder, learn)(LESSONS, 3);
    await learnOnce(folder, learn)(others, 3);
    expect(learned).toBe(2);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['cut', (file) => file.subarray(0, file.length - 1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (file) => Buffer.concat([file.subarray(0, -1), Buffer.of((file.at(-1) ?? 0) ^ 1)])],
  ])('a file that is %s is learned anew and mended', async (_, spoil) => {
    const before = await learnOnce(folder, learn)(LESSONS, 3);
    const path = join(folder, files()[0] ?? '');
    writeFileSync(path, spoil(readFileSync(path)));
    const after = await learnOnce(folder, learn)(LESSONS, 3);
    expect(learned).toBe(2);
    expect(after.probabilities(asked)).toEqual(before.probabilities(asked));
    await learnOnce(folder, learn)(LESSONS, 3);
    expect(learned).toBe(2);
  });

  it('a folder that cannot be written to is no loss', async () => {
    writeFileSync(join(folder, 'file'), '');
    const classifier = await learnOnce(join(folder, 'file', 'below'))(LESSONS, 3);
    expect(classifier.probabilities(asked)[0]).toBeGreaterThan(0);
  });

  it('keeps the files last used', async () => {
    for (let i = 0; i < 18; i++) {
      const title = `Title ${'x'.repeat(i + 1)}`;

      await learnOnce(folder, learn)(lessons(title, `${title} More`), 3);
    }
    expect(files()).toHaveLength(16);
  });
});
