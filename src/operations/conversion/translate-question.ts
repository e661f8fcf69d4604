import { listOf, oneOf, record, SHARE, TEXT } from '../../catalog/value-schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordAnswer } from '../answer.ts';
import type { Action } from '../operation.ts';
import { EXAMPLE_QUESTIONS, LONGEST_QUESTION, type NamedEntity } from '../translation.ts';

const ENTITY_TYPES = ['company', 'occupation', 'cluster', 'industry', 'state', 'city', 'metro', 'zip'] as const satisfies readonly NamedEntity['type'][];

export const translateQuestion: Action<string> = {
  id: 'translate',
  tag: 'Query language',
  permission: 'dsl:execute',
  readsOnly: true,
  summary: 'Translates a question in plain English to a query.',
  description: [
    'Send `dsl` to POST /api/dsl to get the answer. This endpoint runs no query and changes nothing. The query passes all checks of the query language, and the companies, occupations, clusters, and places that it names exist. Running it can need further permissions, such as wages:read.',
    '`not_understood` lists the parts of the question that the query does not say. Check it before you show the answer as an answer to the question.',
    'A question about something else, and a request to change data, is a 422 with `data.example_questions` and, if a query comes close, `data.closest_query`.',
  ].join('\n\n'),
  answer: record({
    dsl: { ...TEXT, description: 'A query that runs.' },
    confidence: { ...SHARE, description: 'How much of the question the query says, and how sure its names are. It is not a probability.' },
    intent: {
      ...TEXT,
      description:
        'Id of the operation that answers the query, as in this document or, for queries that only the query language has, in HELP; `help` for HELP itself.',
    },
    entities: {
      ...listOf(
        record({
          text: { ...TEXT, description: 'As the question has it.' },
          type: oneOf(ENTITY_TYPES),
          resolved: { ...TEXT, description: 'The name or code in the data. Several industries are separated by commas.' },
          score: SHARE,
        }),
      ),
      description: 'The names in the query. Texts of conversions and searches are not resolved.',
    },
    alternatives: { ...listOf(TEXT), description: 'Up to three other queries that the question can mean, most likely first.' },
    source: { ...oneOf(['rules', 'model']), description: 'model: a language model wrote the query.' },
    not_understood: { ...listOf(TEXT), description: 'Parts of the question that the query does not say. Empty if it says everything.' },
    notes: {
      ...listOf(TEXT),
      description:
        'What the figures are by which the query filters and orders, such as which percentile of pay, after how many years. The answer to the query says the same.',
    },
  }),
  rest: {
    path: '/api/translate',
    body: {
      schema: record({ text: { ...TEXT, minLength: 1, maxLength: LONGEST_QUESTION, pattern: '\\S', description: 'The question.' } }),
      example: { text: EXAMPLE_QUESTIONS[0] },
    },
    errors: [422],
    read,
  },
  run: async ({ translator }, text) => {
    const translation = await translator.translate(text);
    if (translation !== undefined) return recordAnswer(translation);
    const { reason, closest } = await translator.refusalOf(text);
    throw new ApiError('not_translatable', {
      ...(reason === '' ? {} : { error: `This is not a question that the data can answer. ${reason}` }),
      ...(closest === undefined ? {} : { suggestion: `${closest.text}: ${closest.dsl}` }),
      data: { example_questions: EXAMPLE_QUESTIONS, ...(closest === undefined ? {} : { closest_query: closest.dsl }) },
    });
  },
};

function read(body: unknown): ReturnType<NonNullable<Action<string>['rest']>['read']> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { refusals: [{ error: 'The body must be a JSON object.' }] };
  const { text, ...others } = body as Record<string, unknown>;
  const unknown = Object.keys(others);
  const problems = [
    ...(typeof text === 'string' ? textProblems(text) : ['text is required and must be a string']),
    ...unknown.map((name) => `${name} is not a field of this body`),
  ];
  if (problems.length === 0 && typeof text === 'string') return { input: text };
  const data = unknown.length === 0 ? {} : { data: { unknown_fields: unknown, valid_fields: ['text'] } };
  return { refusals: [{ error: problems.join('. '), suggestion: 'Send one question in plain English.', ...data }] };
}

function textProblems(text: string): string[] {
  if (!text.isWellFormed() || text.includes('\0')) return ['text contains a NUL character or an unpaired surrogate'];
  if (text.trim() === '') return ['text is empty'];
  return text.length > LONGEST_QUESTION ? [`text is longer than ${LONGEST_QUESTION} characters`] : [];
}
