import { LONGEST_TYPED, TITLE_MATCH_SCHEMA } from './matches.ts';
import { orNull, record, TEXT, type Schema } from './value-schema.ts';

/** Lengths in characters; the title is bounded as where it was converted. */
export const LONGEST_ROW_TEXT = 500;
export const LONGEST_SOURCE = 200;
export const LONGEST_VALUE = 20_000;
const LARGEST_CLUSTER_ID = 2_147_483_647;

/** Formats of texts, and what is said of a text that has not got them. */
const UUID_V4 = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$';
const ONET_CODE = '^[0-9]{2}-[0-9]{4}\\.[0-9]{2}$';
const REAL_TEXT = '^\\s*[^\\s\\u0000][^\\u0000]*$';
/** Not in the pattern: half a surrogate pair has no name in the regular expressions of many a language. */
export const WELL_FORMED = 'well-formed';
export const FORMAT_PROBLEMS: Readonly<Record<string, string>> = {
  [UUID_V4]: 'must be a UUID of version 4, as in 3f0d2c7e-9a41-4b6e-8c55-1d2e3f4a5b6c; leave it out to be given one',
  [ONET_CODE]: 'must be an O*NET-SOC code of the format NN-NNNN.NN, as in 29-1141.00',
  [REAL_TEXT]: 'is blank, or holds a NUL character, which is not text',
  [WELL_FORMED]: 'holds half a surrogate pair, which is not text',
};

const textOf = (longest: number): Schema => ({ type: 'string', maxLength: longest, pattern: REAL_TEXT, format: WELL_FORMED });
const ID: Schema = { type: 'string', pattern: UUID_V4, description: 'UUID v4; the record is kept once, however often it is sent.' };
const TITLE: Schema = { ...textOf(LONGEST_TYPED.maximumLength), description: `What was typed; at most ${LONGEST_TYPED.maximumWords} words.` };

const ROW = TITLE_MATCH_SCHEMA['properties'] as Readonly<Record<string, Schema>>;

/** A row of titleconvert copied as is: whatever it carries is accepted, only the code is needed. */
export const PICKED_SCHEMA = record(
  {
    ...Object.fromEntries(Object.entries(ROW).map(([name, schema]) => [name, bounded(schema)])),
    onet_code: { type: 'string', pattern: ONET_CODE, description: 'A code of the dataset.' },
    cluster_id: orNull({ type: 'integer', minimum: 0, maximum: LARGEST_CLUSTER_ID }),
  },
  Object.keys(ROW).filter((name) => name !== 'onet_code'),
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

/** A learning sample, of SUBMIT SAMPLE. */
export const SAMPLE_SCHEMA = record({ id: ID, source: textOf(LONGEST_SOURCE), value: textOf(LONGEST_VALUE) }, ['id']);

export const RECORDED_SAMPLE_SCHEMA = record({ id: TEXT, source: TEXT, recorded: { type: 'boolean' } });

export const RECORDED_PICK_SCHEMA = record({
  id: { ...ID, description: 'As given, in lower case, or a new one.' },
  title: { type: 'string' },
  onet_code: { type: 'string', pattern: ONET_CODE },
  recorded: { type: 'boolean', description: 'false: a pick with this id was recorded before and stays as it is.' },
});
