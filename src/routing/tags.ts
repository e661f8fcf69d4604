/** Groups of the reference. */
export const TAGS = {
  Access: 'Sign-in, renewal and sign-out.',
  Companies: 'Employers, their badges, occupations, clusters and hiring.',
  Industries: 'Industries and how many companies are in each.',
  Occupations: 'Occupation codes: wages, education, pathways, AI impact, and the companies that have them.',
  Clusters: 'Occupation clusters: cohorts of codes that behave alike in labor data; not O*NET classifications.',
  Conversion: 'What people type, resolved to codes, companies and clusters.',
  'Query language': 'One command of the query language, the superset of REST.',
  MCP: 'The query language as a tool for agents: Streamable HTTP at protocol version 2025-06-18.',
  Location: 'ZIP codes and metropolitan areas.',
  System: 'State, versions and changes of the service.',
} as const;

export type Tag = keyof typeof TAGS;
