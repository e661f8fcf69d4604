import { topicNamed } from '../dsl/help.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { TOOL_NAME } from './protocol.ts';
import { LIMITS } from './tool.ts';

/** Queries in the instructions. A test runs each one. */
export const FIRST_QUERIES = [
  'TITLECONVERT "registered nurse" EXPAND CLUSTER LIMIT 3',
  'COMPANYCONVERT "wallmart" LIMIT 3',
  'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND MSA_SIZE IS "Large" AND YEARS_IN IN (0, 5, 10)',
  'LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND BADGE_EARLY_CAREER IS Ranked ORDER BY ENTRY_POSTING_COUNT LIMIT 10',
  'GET COMPANY "Walmart" EXPAND RELATIONSHIPS',
  'LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS 1',
  'GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"',
  'GET AI_IMPACT FOR OCCUPATION WHERE ONET_CODE IS "15-1252.00"',
  'COUNT COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS Ranked',
] as const;

/** The instructions that initialize sends to a model: enough to answer its first question without trial and error. Part of the text comes from HELP. */
export const instructions = (
  facts: DatasetFacts | undefined,
): string => `Labor-market data about U.S. employers${countsOf(facts)}: badges, wages by tenure, postings, hiring by metro, promotion and retention, career pathways, AI impact. Clusters are groups of occupations that are similar in labor data.${windowOf(facts)}

The only tool is ${TOOL_NAME}. Its argument query is one command of the query language, such as:
${FIRST_QUERIES.map((query) => `  ${query}`).join('\n')}

How to work:
${(topicNamed('GUIDELINES')?.notes ?? []).join('\n')}

Keep answers small. Lists return ${LIMITS.rows} rows unless the query has LIMIT; if has_more is true, next_page is the query for the next rows. An answer that would be too long is cut, and left_out says what is missing. To get numbers, use COUNT. To resolve many titles, send one TITLECONVERT ["...", "..."] with up to 200 titles; about 30 fit in one answer, and next_page asks for the others.

The result is {status, success, data, count, total?, has_more?, next_page?, dsl_suggestions?, data_status_note?, ...}: data is a list of rows, or an object for one record. When figures matter, tell the user what data_status_note says. A failed call is a JSON-RPC error: error.message says what is wrong and how to fix it, and ends with a valid query, which is usually the one that you meant.

Put text in double quotes, and do not quote numbers. Do not use pipes or semicolons. The tool description lists all forms. HELP <topic> shows their fields and values; HELP lists the topics.`;

const count = (n: number): string => n.toLocaleString('en-US');

/** The size of the loaded dataset. */
function countsOf(facts: DatasetFacts | undefined): string {
  if (facts === undefined) return '';
  return ` (${count(facts.companies)} companies, ${count(facts.occupations)} occupations with O*NET-SOC codes, ${count(facts.coreClusters)} occupation clusters)`;
}

function windowOf(facts: DatasetFacts | undefined): string {
  const observed = facts?.observationWindow ?? null;
  return observed === null ? '' : ` Observed ${observed}.`;
}
