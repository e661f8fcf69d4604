import { randomUUID } from 'node:crypto';
import { SAMPLE_SCHEMA } from '../catalog/learning.ts';
import { ApiError } from '../errors/api-error.ts';
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

const SAMPLE_EXAMPLE = 'SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse on a cardiac ward"';
/** All problems of a sample, one sentence each. */
export const checkSample = intakeCheck(SAMPLE_SCHEMA, 'the sample');

/**
 * Records a sample with its texts as given. A known id changes nothing and is not an error: `recorded` is then false. All problems of the sample are reported in
 * one {@link ApiError} `invalid_parameters`.
 */
export async function recordSample(database: Database, sample: Sample, recordedBy: string): Promise<{ id: string; source: string; recorded: boolean }> {
  const problems = checkSample(sample);
  if (problems.length > 0)
    throw new ApiError('invalid_parameters', {
      error: problems.join('. '),
      suggestion: 'A sample has a source, a value, and an optional id. A sample with the same id is recorded only once.',
      example: SAMPLE_EXAMPLE,
    });
  const { source, value } = sample;
  const id = (sample.id ?? randomUUID()).toLowerCase();
  return { id, source, recorded: await insertSample(database, { id, source, value, recorded_by: recordedBy }) };
}
