import { topicNamed } from '../dsl/help.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';

/** Queries of the instructions; a test runs each. */
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

/** What initialize sends to a model: enough to answer its first question without trial and error. How to work with the data is HELP's own text. */
export const instructions = (
  facts: DatasetFacts | undefined,
): string => `Labor-market data about U.S. employers${countsOf(facts)}: badges, wages by tenure, postings, hiring by metro, promotion and retention, career pathways, AI impact. Clusters are cohorts of occupations that behave alike.${windowOf(facts)}

The only tool is svc_dsl_query. Its argument query is one command of a query language, such as:
${FIRST_QUERIES.map((query) => `  ${query}`).join('\n')}

How to work:
${(topicNamed('GUIDELINES')?.notes ?? []).join('\n')}

Keep answers small: lists give 100 rows unless LIMIT says otherwise, so end them with LIMIT 10; ask COUNT for numbers, and OFFSET or RANGE for further rows. To resolve many titles send one TITLECONVERT ["...", "..."] of up to 200.

The result is {status, success, data, count, total?, has_more?, dsl_suggestions?, data_status_note?, ...}: data is a list of rows, or an object for one record. Say what data_status_note says when figures matter. A failed call is a JSON-RPC error: error.message says what is wrong, error.data.suggestion how to fix it, error.data.example is a query that runs.

Put texts in double quotes and leave numbers bare; no pipes, no semicolons. The tool's description lists all forms; HELP <topic> shows the fields and values of each (HELP alone lists the topics).`;

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
