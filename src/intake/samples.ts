import { randomUUID } from 'node:crypto';
import { SAMPLE_SCHEMA } from '../catalog/learning.ts';
import { ApiError } from '../errors/api-error.ts';
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
  const { id = randomUUID(), source, value } = sample;
  const recorded = await database.query({
    name: 'record-sample',
    text: 'INSERT INTO samples (id, source, value, recorded_by) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING RETURNING id',
    values: [id.toLowerCase(), source, value, recordedBy],
  });
  return { id: id.toLowerCase(), source, recorded: recorded.length === 1 };
}
