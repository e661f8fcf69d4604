import { MCP_PROTOCOL_VERSION } from '../catalog/api-versions.ts';

/** Groups of the reference. */
export const TAGS = {
  Access: 'Sign in, refresh tokens, and sign out.',
  Companies: 'Employers, with their badges, occupations, clusters, and hiring.',
  Industries: 'Industries, with the number of companies in each.',
  Occupations: 'Occupation codes: wages, education, pathways, AI impact, and the companies that have them.',
  Clusters: 'Occupation clusters: groups of occupation codes that are similar in labor data. They are not O*NET classifications.',
  Conversion: 'Convert text that people type to codes, companies, and clusters.',
  'Query language': 'Run a command of the query language, which can do everything that REST can, and more.',
  MCP: `The query language as a tool for agents, over Streamable HTTP with protocol version ${MCP_PROTOCOL_VERSION}.`,
  Location: 'ZIP codes and metro areas.',
  System: 'Status, versions, and changes of the service.',
} as const;

export type Tag = keyof typeof TAGS;
