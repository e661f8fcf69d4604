import { normalizeTitle } from '../../src/conversion/titles/normalize.ts';
import { titleId } from '../../src/conversion/titles/title-id.ts';
import { OBSERVED_TITLES, TOP_EMPLOYERS } from '../../src/store/title-sources.ts';

/** A title as it was observed for one occupation, not at a particular employer, one of the imported O*NET database, or the official title of the occupation. */
export interface TitleRow {
  readonly title: string;
  readonly title_key: string;
  readonly onet_code: string;
  readonly onet_title: string;
  readonly cluster_id: number | null;
  readonly cluster_name: string | null;
  readonly observation_count: number;
  readonly onet_frequency: number;
  readonly top_company: string | null;
  readonly official: boolean;
}

export const TITLE_SQL = `
  WITH observed AS (${OBSERVED_TITLES}
  ), named AS (
    SELECT title_key, onet_code, observation_count, title FROM observed
    UNION ALL
    -- Imported observations are not among the names: they are evidence, and would fill the typeahead with single filings.
    SELECT title_key, onet_code, 1, title FROM reference_titles r
    WHERE NOT EXISTS (SELECT 1 FROM observed x WHERE x.onet_code = r.onet_code AND x.title_key = r.title_key)
    UNION ALL
    SELECT identity_key(onet_title), onet_code, 1, onet_title FROM occupations o
    WHERE NOT EXISTS (SELECT 1 FROM observed x WHERE x.onet_code = o.onet_code AND x.title_key = identity_key(o.onet_title))
      AND NOT EXISTS (SELECT 1 FROM reference_titles r WHERE r.onet_code = o.onet_code AND r.title_key = identity_key(o.onet_title))
  ), employers AS (${TOP_EMPLOYERS}
  )
  SELECT n.title, n.title_key, n.onet_code, o.onet_title, m.cluster_id, k.cluster_name, n.observation_count,
         COALESCE(k.company_count_all, 0) AS onet_frequency, e.company_name AS top_company,
         n.title_key = identity_key(o.onet_title) AS official
  FROM named n
  JOIN occupations o USING (onet_code)
  LEFT JOIN occupation_clusters m ON m.onet_code = n.onet_code AND m.is_core
  LEFT JOIN clusters k ON k.cluster_id = m.cluster_id
  LEFT JOIN employers e ON e.cluster_id = m.cluster_id`;

export function projectTitle(row: TitleRow): { id: string; document: Record<string, unknown> } {
  const { key, core, expanded } = normalizeTitle(row.title);
  return {
    id: `${row.onet_code}|${row.title_key}`,
    document: {
      title: row.title,
      key,
      squashed: key.replaceAll(' ', ''),
      core_key: [...new Set([core, expanded])],
      onet_code: row.onet_code,
      onet_title: row.onet_title,
      cluster_id: row.cluster_id,
      cluster_name: row.cluster_name,
      observations: row.observation_count,
      observation_count: row.observation_count,
      title_id: titleId(row.onet_code, key),
      onet_frequency: row.onet_frequency,
      top_company: row.top_company,
      official: row.official,
    },
  };
}
