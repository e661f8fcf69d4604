import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../src/tables/row.ts';
import type { Manifest } from '../tables.ts';

export const MANIFEST_FILE = 'manifest.json';

const sentence = z.string().trim().min(1, 'must not be blank').max(2_000);

/** The manifest of a delivery. The version is sent in a header of every response. */
const MANIFEST = z.strictObject({
  dataset_version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u, 'must be 1 to 64 letters, digits, periods, hyphens, and underscores'),
  methodology_version: z.string().trim().min(1, 'must not be blank').max(64),
  date: z.iso.date('must be a date like 2026-01-31'),
  data_status_note: sentence.optional(),
  observation_window: sentence.optional(),
  limitations: z.array(sentence).optional(),
});

/** Reads the manifest of a delivery. Undefined if it has problems, which `refuse` gets. */
export function readManifest(folder: string, refuse: (problem: Problem) => void): Manifest | undefined {
  const problem = (column: string, value: string, reason: string): void => {
    refuse({ file: MANIFEST_FILE, line: 0, column, value, reason });
  };
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, MANIFEST_FILE))));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    problem('', '', code === 'ENOENT' ? 'is missing in this folder' : `cannot be read as JSON (${(error as Error).message})`);
    return undefined;
  }
  const read = MANIFEST.safeParse(given);
  if (!read.success) {
    for (const { path, message } of read.error.issues) {
      const value = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], given);
      problem(path.join('.'), value === undefined ? '' : JSON.stringify(value), message);
    }
    return undefined;
  }
  const { dataset_version, methodology_version, date, data_status_note, observation_window, limitations } = read.data;
  return {
    version: dataset_version,
    methodologyVersion: methodology_version,
    date,
    note: data_status_note ?? `Dataset ${dataset_version} of ${date}.`,
    ...(observation_window === undefined ? {} : { observationWindow: observation_window }),
    ...(limitations === undefined ? {} : { limitations }),
  };
}

/** Writes the manifest of a delivery. */
export function writeManifest(folder: string, { version, methodologyVersion, date, note, observationWindow, limitations }: Manifest): void {
  const manifest = {
    dataset_version: version,
    methodology_version: methodologyVersion,
    date,
    data_status_note: note,
    observation_window: observationWindow,
    limitations,
  };
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}
