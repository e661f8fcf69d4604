import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TitleClassifier, type Lesson } from './evidence/classifier.ts';

/** Files that are kept: the states of the data that this machine last served. */
const KEPT = 16;
const DIGEST_BYTES = 32;
const ENDING = '.classifier';

export type Learn = (lessons: readonly Lesson[], size: number) => Promise<TitleClassifier>;

/**
 * Learns the classifier, or takes it from a file of `folder` that another process, or this one before, wrote after learning the same. A file that is
 * missing, cut or changed is learned anew; one that cannot be written is no loss.
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

/** Written aside and then named, so that no other process reads half of it. */
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
