import { AI_FLAG_SCHEMA } from './ai-impact.ts';
import { JOB_LEVEL_SCHEMA } from './clusters.ts';
import type { Column } from './resource.ts';
import { COUNT, INTEGER, listOf, NUMBER, oneOf, orNull, record, SHARE, TEXT, type Schema } from './value-schema.ts';

/** Bounds of what is typed to be converted: longer than any real title or name, short enough that no text is a burden. */
export const LONGEST_TYPED = { maximumLength: 300, maximumWords: 30 } as const;

const CONFIDENCE = oneOf(['high', 'medium', 'low']);
const RANGES = listOf(listOf(INTEGER));
const SCORE = { ...SHARE, description: '1.0 for the best match, the others relative to it.' };

/** Versions that a conversion was answered with. */
export const VERSIONS_SCHEMA = record({ dataset: TEXT, index: TEXT, resolver: TEXT });

export const TITLE_MATCH_SCHEMA = record(
  {
    onet_code: TEXT,
    onet_title: TEXT,
    onet_frequency: { ...COUNT, description: 'Companies that have this occupation.' },
    match_score: SCORE,
    confidence: {
      ...CONFIDENCE,
      description:
        'On the database path by probability: `high` was right at least 90% of the time on held-out titles, `medium` at least 60%. In typeahead `high` only for whole titles, at least 80% of whose observations are of this occupation.',
    },
    probability: {
      ...SHARE,
      description:
        "Of titles with this probability, that share is of this (6-digit) occupation: calibrated on held-out titles. For a half-typed title in typeahead, and where switches leave the learned ranking out, it is half the occupation's share of the observations of the titles that fit as well.",
    },
    match_source: { ...oneOf(['name_corpus', 'database']), description: 'name_corpus: typeahead.' },
    recommended: { type: 'boolean' },
    owner_class: { type: 'boolean', const: true, description: 'Only for titles of the self-employed, which fit any occupation.' },
    company_name: { ...orNull(TEXT), description: 'Employer with the most postings for the occupation, with sector of its industries; null when none has it.' },
    matched_title: { ...TEXT, description: 'The name that matched.' },
    matched_ranges: {
      ...RANGES,
      description: 'In typeahead: the parts of matched_title to highlight, each from its first UTF-16 unit to the one after its last.',
    },
    explanation: {
      ...listOf(record({ kind: TEXT, text: TEXT, weight: NUMBER })),
      description:
        'With explain=true, on the database path: what speaks for the match or (below 0) against it, the weightiest first. `weight` is a natural logarithm, relative to the mean of the ten best matches. It adds up: the sums of two matches differ by the logarithm of the ratio of their scores, which is four times that of their match_score.',
    },
    cluster_id: orNull(INTEGER),
    cluster_name: orNull(TEXT),
  },
  ['owner_class', 'matched_ranges', 'explanation', 'cluster_id', 'cluster_name'],
);

/** Members of a title answer beside its matches. */
export const TITLE_ANSWER_MEMBERS: Readonly<Record<string, Schema>> = {
  disambiguation: record(
    {
      status: {
        ...oneOf(['resolved', 'ambiguous']),
        description:
          'ambiguous: nothing was found, the first two matches are closer than ambiguity_threshold, or, on the database path, the first is no known title as it stands and its probability is below 0.5.',
      },
      signals_used: {
        ...listOf(oneOf(['historical_pattern', 'llm_inference'])),
        description:
          'historical_pattern: observations of titles had a say. llm_inference: a language model, where the operator configured one, chose the first match of an ambiguous answer; probability and confidence are those of the ranking, which the match may not have led.',
      },
      clarification: {
        ...listOf(record({ question: TEXT, options: listOf(record({ label: TEXT, onet_code: TEXT })) })),
        description: 'With clarify=true: up to three questions that would tell the matches apart; empty when nothing is ambiguous.',
      },
    },
    ['clarification'],
  ),
  level: { ...TEXT, description: 'Level that the title names, where it does.' },
  seniority: { ...TEXT, description: 'Seniority that the title names, where it does.' },
  ignored: { ...listOf(TEXT), description: 'Noise that was set aside.' },
  read_as: {
    ...listOf(record({ text: TEXT, as: listOf(TEXT) })),
    description:
      'Parts of a title not known as it stands that were read as something else: a misspelt word, words written together or apart, an acronym (as all titles that it may stand for). Typeahead tells it when a whole title was typed.',
  },
  suggestion: { ...TEXT, description: 'For each part of unknown_context, and each unknown name in sector: what is accepted, and what may have been meant.' },
  resolved_context: {
    ...record({ company: TEXT, industry: TEXT, sector: listOf(TEXT), location: TEXT }, ['company', 'industry', 'sector', 'location']),
    description:
      'What the context was taken for: the company by its name in the dataset (as given, when only observations name it), the industry or NAICS sector, the industries of the dataset that sector keeps, the state.',
  },
  unknown_context: {
    ...listOf(TEXT),
    description:
      'Parameters of the context that name nothing known; they changed nothing, but for sector, which keeps no occupation then. Of a list in sector also when only some of its parts name nothing: the others go on filtering.',
  },
};

export const COMPANY_MATCH_SCHEMA = record({
  company_name: TEXT,
  company_uid: TEXT,
  match_score: { ...SHARE, description: 'Absolute: a higher min_score gives a subset.' },
  match_type: { ...oneOf(['exact', 'prefix', 'suggest', 'fuzzy']), description: 'An alias counts as exact, full text as fuzzy.' },
  confidence: CONFIDENCE,
  source: oneOf(['prefix_index', 'es_completion', 'elasticsearch']),
  matched_name: { ...TEXT, description: 'The name or alias that matched.' },
});

export const CLUSTER_MATCH_SCHEMA = record({
  cluster_id: INTEGER,
  cluster_name: TEXT,
  matched_title: TEXT,
  matched_field: { ...TEXT, description: 'cluster_name, common_clean_job_title_N, cluster_occs or name_corpus.' },
  job_level: JOB_LEVEL_SCHEMA,
  ai_flag: AI_FLAG_SCHEMA,
  score: { ...SHARE, description: 'Absolute.' },
});

/** Members that a search result has beside those of its company; the search engine fills them. */
export const SEARCH_COLUMNS: Readonly<Record<string, Column>> = {
  match_score: { sql: 'NULL', schema: SCORE },
  match_type: { sql: 'NULL', schema: oneOf(['name', 'alias', 'description', 'fuzzy']) },
  highlight: { sql: 'NULL', schema: { ...TEXT, description: 'Matched text, matched words in `<em>`, the rest HTML-escaped.' } },
};
