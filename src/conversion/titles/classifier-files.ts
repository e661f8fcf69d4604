import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TitleClassifier, type Lesson } from './evidence/classifier.ts';

/** Number of files to keep: the most recently used states of the data. */
const KEPT = 16;
const DIGEST_BYTES = 32;
const ENDING = '.classifier';

export type Learn = (lessons: readonly Lesson[], size: number) => Promise<TitleClassifier>;

/**
 * Learns the classifier, or reads it from a cache file in `folder` that was written after learning from the same data. If the file is missing or damaged, the
 * classifier is learned again. If the file cannot be written, nothing is lost but time.
 */
export function learnOnce(folder: string, learn: Learn = (lessons, size) => TitleClassifier.learn(lessons, size)): Learn {
  return async (lessons, size) => {
    const path = join(folder, (await TitleClassifier.keyOf(lessons, size)) + ENDING);
    const known = await readFrom(path);
    if (known !== undefined) return known;
    const learned = await learn(lessons, size);
    await writeTo(folder, path, learned).catch(() => undefined);
    return learned;
  };
}

async function readFrom(path: string): Promise<TitleClassifier | undefined> {
  try {
    const file = await readFile(path);
    const data = file.subarray(DIGEST_BYTES);
    if (!digestOf(data).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return TitleClassifier.read(data);
  } catch {
    return undefined;
  }
}

/** Writes to a temporary file and renames it, so that no other process reads an incomplete file. */
async function writeTo(folder: string, path: string, classifier: TitleClassifier): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const data = classifier.write();
  const aside = join(folder, `${randomUUID()}.part`);
  await writeFile(aside, Buffer.concat([digestOf(data), data]), { mode: 0o600 });
  await rename(aside, path);
  const files = await Promise.all(
    (await readdir(folder)).filter((name) => name.endsWith(ENDING)).map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const { name } of files.sort((a, b) => b.used - a.used).slice(KEPT)) await rm(join(folder, name), { force: true });
}

function digestOf(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
