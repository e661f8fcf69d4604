import { randomUUID } from 'node:crypto';
import { SAMPLE_SCHEMA } from '../catalog/learning.ts';
import { insertSample } from '../store/intake/samples.ts';
import type { Database } from '../store/pool.ts';
import { intakeCheck } from './check-intake.ts';

/** A text to learn from, and its source. */
export interface Sample {
  /** UUID v4. */
  readonly id?: string;
  readonly source: string;
  readonly value: string;
}

const checkSample = intakeCheck(SAMPLE_SCHEMA, 'the sample');

/** Reads `{id?, source, value}`. Reports all problems at once, one sentence each. */
export function readSample(record: unknown): { readonly sample: Sample } | { readonly problems: string[] } {
  const problems = checkSample(record);
  return problems.length > 0 ? { problems } : { sample: record as Sample };
}

/** Records a sample that {@link readSample} accepted, with its texts as given. A known id changes nothing and is not an error: `recorded` is then false. */
export async function recordSample(database: Database, sample: Sample, recordedBy: string): Promise<{ id: string; source: string; recorded: boolean }> {
  const { source, value } = sample;
  const id = (sample.id ?? randomUUID()).toLowerCase();
  return { id, source, recorded: await insertSample(database, { id, source, value, recorded_by: recordedBy }) };
}
