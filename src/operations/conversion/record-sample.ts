import { recordSample as record, type Sample } from '../../intake/samples.ts';
import { RECORDED_SAMPLE_SCHEMA } from '../../catalog/learning.ts';
import { recordAnswer } from '../answer.ts';
import type { Action } from '../operation.ts';

export const recordSample: Action<Sample> = {
  id: 'recordSample',
  tag: 'Conversion',
  permission: 'dsl:execute',
  summary: 'Records a text as a learning sample.',
  answer: RECORDED_SAMPLE_SCHEMA,
  dsl: {
    topic: 'SAMPLE',
    syntax: ['SUBMIT SAMPLE [ID <text>] SOURCE <text> VALUE <text>'],
    examples: ['SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse on a cardiac ward"'],
  },
  run: async ({ primary }, sample, { name }) => recordAnswer(await record(primary, sample, name)),
};
