import { OPERATIONS } from '../operations/table.ts';
import { COUNT, INTEGER, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';

/** What every answer has, and what a program or model reads most. Models get this schema before each conversation, so it is short. */
export const ENVELOPE: Schema = {
  ...record(
    {
      status: { type: 'string', const: 'success' },
      success: { type: 'boolean', const: true },
      data: { description: 'An object for one record, a list for rows. COUNT returns {total}.' },
      count: { ...COUNT, description: 'Number of rows in data; 1 for an object. For a batch, the number of titles sent.' },
      total: { ...COUNT, description: 'Exact number of matching rows before paging.' },
      has_more: { type: 'boolean' },
      next_page: { ...TEXT, description: 'The query for the rows after these, if has_more is true.' },
      resolved: {
        ...record({ given: TEXT, used: TEXT }),
        description: 'The name in the query, and the exact name that it can only mean.',
      },
      left_out: { ...TEXT, description: 'What was left out of an answer over MCP that would be too long.' },
      suggestion: {
        ...TEXT,
        description: 'Values that name nothing, with similar names; why there are no rows; or what the query does not say about its rows.',
      },
      baseline: record({ cluster_id: INTEGER, cluster_name: TEXT }),
      snapshot: record({ experience_level: TEXT, msa_size: TEXT }),
      filters: { type: 'object' },
      disambiguation: { type: 'object' },
      wage_growth: { type: 'object' },
      mermaid: TEXT,
      mermaid_note: TEXT,
      data_status_note: TEXT,
      dsl_suggestions: { ...listOf(TEXT), maxItems: 3, description: 'Useful next queries. You can run them as they are.' },
      versions: record({ dataset: TEXT, index: TEXT, resolver: TEXT }),
    },
    [
      'total',
      'has_more',
      'next_page',
      'resolved',
      'left_out',
      'suggestion',
      'baseline',
      'snapshot',
      'filters',
      'disambiguation',
      'wage_growth',
      'mermaid',
      'mermaid_note',
      'data_status_note',
      'dsl_suggestions',
      'versions',
    ],
  ),
  additionalProperties: true,
};

/** What only some operations answer besides data, as they declare it. Operations about different things give the same name different values. */
function headsOfOperations(): Record<string, Schema> {
  const heads = OPERATIONS.flatMap(({ dsl, answer }) => (dsl === undefined ? [] : Object.entries(answer.head ?? {})));
  return Object.fromEntries(
    heads.map(([name]): [string, Schema] => {
      const schemas = [...new Map(heads.flatMap(([other, schema]) => (other === name ? [[JSON.stringify(schema), schema]] : []))).values()];
      const [only = {}] = schemas;
      return [name, schemas.length === 1 ? only : { anyOf: schemas }];
    }),
  );
}

/** The body of POST /api/dsl, which is also the structured content of MCP. */
export const DSL_ANSWER: Schema = {
  ...ENVELOPE,
  properties: {
    query: { ...TEXT, description: 'The text that was converted or searched for.' },
    postings_note: { ...TEXT, description: 'The rows are chosen by where the jobs are, but their counts of postings are national.' },
    deprecation_warning: { ...TEXT, description: 'Which name in the query is deprecated, and what to use instead.' },
    ...headsOfOperations(),
    ...(ENVELOPE['properties'] as Readonly<Record<string, Schema>>),
  },
};
