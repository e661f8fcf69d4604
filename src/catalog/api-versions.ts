/** A released version of the interface and what it changed. */
export interface ApiVersion {
  readonly version: string;
  readonly changes: readonly string[];
  /** Whether callers of an earlier version may need to change something. */
  readonly breaking: boolean;
}

/** REST reference version, from the specification. */
export const REST_VERSION = '0.15.16-beta';
/** The only version of the protocol that this server implements. */
export const MCP_PROTOCOL_VERSION = '2025-06-18';

const additive = (version: string, ...changes: string[]): ApiVersion => ({ version, changes, breaking: false });
const breaking = (version: string, ...changes: string[]): ApiVersion => ({ version, changes, breaking: true });

/** The change history of the interface, oldest first. */
export const API_VERSIONS: readonly ApiVersion[] = [
  additive('0.12.0-beta', 'Cross-company badge endpoints added.'),
  additive('0.12.1-beta', 'Counts variants of the cross-company badge endpoints added.'),
  breaking('0.12.2-beta', 'Derived education_level removed from the two education endpoints; use ba_plus_share and job_level.'),
  additive('0.12.3-beta', 'Ranked works on cluster companies, occupation companies, company occupations.'),
  additive('0.12.4-beta', 'primary_industry on cluster companies and company clusters; sort=industry.'),
  additive('0.12.5-beta', 'Calculated rank sort with archetype selector.'),
  breaking(
    '0.13.0-beta',
    'Quintile field retired; five new pair fields; expand=timestamps; postings_qtile filter and sort return 400.',
    'DSL POSTINGS_QTILE removed.',
  ),
  additive('0.13.1-beta', 'titleconvert expand=cluster.'),
  breaking('0.14.2-beta', 'MCP dedicated title and company tools removed.'),
  additive('0.14.5-beta', 'Fusion default on; min_score hard cutoff no longer applied on default paths.'),
  additive('0.14.8-beta', 'No-company titleconvert de-duplicated by occupation code.'),
  additive('0.15.0-beta', 'Fast typeahead default on; experimental toggles.'),
  additive('0.15.1-beta', 'Batch title conversion on DSL and MCP only.'),
  additive('0.15.2-beta', 'match_score 1.0-anchored on database/fusion path.'),
  additive('0.15.15-beta', 'POST /api/titleconvert and SUBMIT TITLECONVERT.'),
  additive('0.15.16-beta', 'AI-impact cluster DSL twin.'),
  breaking('0.16.0-beta', '/mcp/v1 removed (404); tool errors now HTTP 200; success envelope nested one level deeper.'),
  breaking('0.16.9-beta', 'FORMAT clause validated (invalid value is an error).'),
  additive('0.16.10', 'MCP format argument ignored; content text parses straight to the DSL envelope.'),
  additive('0.17.0-beta', 'Cached ai_flag deprecated; wage years_in 0-10; destination families widened to 5; premium skill descriptions.'),
  additive('0.17.5-beta', 'wage_growth block on wage and cluster detail responses.'),
];
