import { COUNT, INTEGER, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';

/** The envelope of an answer: the body of POST /api/dsl, and the structured content of MCP. */
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
        description: 'Values that name nothing, with similar names; why there are no rows; or what the rows are that the query does not say.',
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
