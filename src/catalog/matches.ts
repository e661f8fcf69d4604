import { AI_FLAG_SCHEMA } from './ai-impact.ts';
import { JOB_LEVEL_SCHEMA } from './clusters.ts';
import type { Column } from './resource.ts';
import { COUNT, INTEGER, listOf, NUMBER, oneOf, orNull, record, SHARE, TEXT, type Schema } from './value-schema.ts';

/** Limits for text to convert: longer than any real title or name, but short enough to process quickly. */
export const LONGEST_TYPED = { maximumLength: 300, maximumWords: 30 } as const;

const CONFIDENCE = oneOf(['high', 'medium', 'low']);
const RANGES = listOf(listOf(INTEGER));
const SCORE = { ...SHARE, description: '1.0 for the best match; other scores are relative to it.' };

/** Versions of the data and code that answered a conversion. */
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
        'In the full ranking, `high` matches were right at least 90% of the time on held-out titles, `medium` matches at least 60%. In typeahead, only a whole title can be `high`, and only if this occupation has at least 80% of its observations.',
    },
    probability: {
      ...SHARE,
      description:
        "Calibrated probability that the (6-digit) occupation is right: of the held-out titles with probability 0.8, 80% were right. For a half-typed title in typeahead, and when flags turn the learned ranking off, it is half of the occupation's share of the observations of the matching titles.",
    },
    match_source: { ...oneOf(['name_corpus', 'database']), description: 'name_corpus: typeahead.' },
    recommended: { type: 'boolean' },
    owner_class: { type: 'boolean', const: true, description: 'Only for titles of self-employed people, which can mean any occupation.' },
    company_name: {
      ...orNull(TEXT),
      description: 'Employer with the most postings for the occupation; with `sector`, only employers in its industries count. Null if there is none.',
    },
    matched_title: { ...TEXT, description: 'The name that matched.' },
    matched_ranges: {
      ...RANGES,
      description:
        'In each match of a title that may be unfinished (no context, and not ranked as a full title): the parts of matched_title to highlight, as [start, end) positions in UTF-16 units; [] if it has none of the typed words.',
    },
    explanation: {
      ...listOf(record({ kind: TEXT, text: TEXT, weight: NUMBER })),
      description:
        'If an explanation is asked for, in the full ranking: the evidence for the match or, if the weight is negative, against it, strongest first. `weight` is a natural logarithm relative to the mean of the ten best matches. Weights add up: the sums of two matches differ by the logarithm of the ratio of their scores, which is four times the logarithm of the ratio of their match_score.',
    },
    cluster_id: orNull(INTEGER),
    cluster_name: orNull(TEXT),
  },
  ['owner_class', 'matched_ranges', 'explanation', 'cluster_id', 'cluster_name'],
);

/** What EXPAND CLUSTER_DETAILS of the query language adds to a match, as `cluster`. */
export const CLUSTER_DETAILS_SCHEMA = record({ job_level: JOB_LEVEL_SCHEMA, ai_flag: AI_FLAG_SCHEMA, occupation_count: COUNT, ba_plus_share: orNull(SHARE) });

/** Members of a title answer besides its matches. */
export const TITLE_ANSWER_MEMBERS: Readonly<Record<string, Schema>> = {
  disambiguation: record(
    {
      status: {
        ...oneOf(['resolved', 'ambiguous']),
        description:
          'ambiguous: nothing was found; or the match_score values of the first two matches differ by less than ambiguity_threshold; or, in the full ranking, the text is not a known title and the probability of the first match is below 0.5.',
      },
      signals_used: {
        ...listOf(oneOf(['historical_pattern', 'llm_inference'])),
        description:
          'historical_pattern: observations of titles changed the ranking. llm_inference: a language model, if the operator configured one, chose the first match of an ambiguous answer. Its probability and confidence are still those of the ranking, so another match can have higher ones.',
      },
      clarification: {
        ...listOf(record({ question: TEXT, options: listOf(record({ label: TEXT, onet_code: TEXT })) })),
        description: 'If clarification is asked for: up to three questions that distinguish the matches. Empty if the answer is not ambiguous.',
      },
    },
    ['clarification'],
  ),
  level: { ...TEXT, description: 'Level, if the title names one.' },
  seniority: { ...TEXT, description: 'Seniority, if the title names one.' },
  employer: {
    ...TEXT,
    description:
      'Employer of the dataset that the title names after at, for, or with, or before the job ("technician at Orkin", "Orkin technician"), as it is there. It counts like company, unless that is given.',
  },
  ignored: { ...listOf(TEXT), description: 'Parts of the title that were ignored as noise.' },
  read_as: {
    ...listOf(record({ text: TEXT, as: listOf(TEXT) })),
    description:
      'Parts of an unknown title that were interpreted as something else: a misspelled word, words joined or split by mistake, or an acronym (with every title that it can mean). Typeahead returns this only for a whole title.',
  },
  suggestion: { ...TEXT, description: 'For each part of unknown_context, and each unknown name in sector: the accepted values, and similar names.' },
  resolved_context: {
    ...record({ company: TEXT, industry: TEXT, sector: listOf(TEXT), location: TEXT, metro_areas: listOf(TEXT) }, [
      ...['company', 'industry', 'sector', 'location', 'metro_areas'],
    ]),
    description:
      'How the context was understood: the name of the company in the dataset (as given if only observations have it), the industry or NAICS sector, the industries that match sector, the state, and its metro areas that location means (none: the whole state counts).',
  },
  unknown_context: {
    ...listOf(TEXT),
    description:
      'Context parameters that were not found. They are ignored, except for sector: an unknown sector matches no occupation. If only some names in a sector list are unknown, sector is listed here and the other names still filter.',
  },
};

export const COMPANY_MATCH_SCHEMA = record({
  company_name: TEXT,
  company_uid: TEXT,
  match_score: { ...SHARE, description: 'Absolute: a higher min_score returns a subset.' },
  match_type: { ...oneOf(['exact', 'prefix', 'suggest', 'fuzzy']), description: 'Aliases are reported as exact, full-text matches as fuzzy.' },
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

/** Members of a search result besides those of its company, from the search engine. */
export const SEARCH_COLUMNS: Readonly<Record<string, Column>> = {
  match_score: { sql: 'NULL', schema: SCORE },
  match_type: { sql: 'NULL', schema: oneOf(['name', 'alias', 'description', 'fuzzy']) },
  highlight: { sql: 'NULL', schema: { ...TEXT, description: 'Matched text with the matched words in `<em>`. The rest is HTML-escaped.' } },
};
