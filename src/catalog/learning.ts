import { CLUSTER_DETAILS_SCHEMA, LONGEST_TYPED, TITLE_MATCH_SCHEMA } from './matches.ts';
import { ONET_CODE_PATTERN } from './onet-code.ts';
import { orNull, record, TEXT, type Schema } from './value-schema.ts';

/** Lengths in characters. The limit of the title is the same as in title conversion. */
export const LONGEST_ROW_TEXT = 500;
export const LONGEST_SOURCE = 200;
export const LONGEST_VALUE = 20_000;
const LARGEST_CLUSTER_ID = 2_147_483_647;

/** Text formats, and the error for a text in another format. */
const UUID_V4 = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$';
const REAL_TEXT = '^\\s*[^\\s\\u0000][^\\u0000]*$';
/** Not in the pattern, because many regular-expression engines cannot express half a surrogate pair. */
export const WELL_FORMED = 'well-formed';
const FORMAT_PROBLEMS: Readonly<Record<string, string | ((text: string) => string)>> = {
  [UUID_V4]: 'must be a version 4 UUID, as in 3f0d2c7e-9a41-4b6e-8c55-1d2e3f4a5b6c. If you omit it, the server generates one',
  [ONET_CODE_PATTERN]: 'must be an O*NET-SOC code in the format NN-NNNN.NN, as in 29-1141.00',
  [REAL_TEXT]: (text) => (text.includes('\0') ? 'contains a NUL character' : 'is blank'),
  [WELL_FORMED]: 'contains an unpaired surrogate, which is not valid text',
};

/** The problem of a text that is not in a format. */
export function formatProblem(format: string, text: string): string | undefined {
  const problem = FORMAT_PROBLEMS[format];
  return typeof problem === 'function' ? problem(text) : problem;
}

const textOf = (longest: number): Schema => ({ type: 'string', maxLength: longest, pattern: REAL_TEXT, format: WELL_FORMED });
const ID: Schema = { type: 'string', pattern: UUID_V4, description: 'UUID v4. A record with the same id is stored only once.' };
const TITLE: Schema = { ...textOf(LONGEST_TYPED.maximumLength), description: `The text that was typed, at most ${LONGEST_TYPED.maximumWords} words.` };

const ROW = TITLE_MATCH_SCHEMA['properties'] as Readonly<Record<string, Schema>>;

/** A row of titleconvert or TITLECONVERT, or what a batch recommends, copied as is. Only the code is required; all other fields are accepted. */
const PICKED_SCHEMA = record(
  {
    ...Object.fromEntries(Object.entries(ROW).map(([name, schema]) => [name, bounded(schema)])),
    onet_code: { type: 'string', pattern: ONET_CODE_PATTERN, description: 'A code in the dataset.' },
    cluster_id: orNull({ type: 'integer', minimum: 0, maximum: LARGEST_CLUSTER_ID }),
    cluster: { ...orNull(CLUSTER_DETAILS_SCHEMA), description: 'In a row of EXPAND CLUSTER_DETAILS. It is not stored.' },
    score: { ...ROW['match_score'], description: 'The match_score of a row that is the recommended of a batch. Counts if there is no match_score.' },
  },
  [...Object.keys(ROW).filter((name) => name !== 'onet_code'), 'cluster', 'score'],
);

function bounded(schema: Schema): Schema {
  const isFreeText = [schema['type']].flat().includes('string') && schema['enum'] === undefined;
  return isFreeText ? { ...schema, ...textOf(LONGEST_ROW_TEXT), type: schema['type'] } : schema;
}

/** What a person picked: the body of POST /api/titleconvert and the JSON of SUBMIT TITLECONVERT. */
export const PICK_SCHEMA: Schema = {
  ...record({ id: ID, query_info: record({ title: TITLE }), title: TITLE, picked: PICKED_SCHEMA }, ['id', 'query_info', 'title']),
  anyOf: [{ required: ['query_info'] }, { required: ['title'] }],
};

/** A learning sample, from SUBMIT SAMPLE. */
export const SAMPLE_SCHEMA = record({ id: ID, source: textOf(LONGEST_SOURCE), value: textOf(LONGEST_VALUE) }, ['id']);

export const RECORDED_SAMPLE_SCHEMA = record({ id: TEXT, source: TEXT, recorded: { type: 'boolean' } });

export const RECORDED_PICK_SCHEMA = record({
  id: { ...ID, description: 'The given id in lower case, or a generated one.' },
  title: { type: 'string' },
  onet_code: { type: 'string', pattern: ONET_CODE_PATTERN },
  recorded: { type: 'boolean', description: 'false: a pick with this id was already recorded and was not changed.' },
});
