import { topicNamed } from '../dsl/help.ts';

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

/** What initialize tells a model: enough to answer its first question without trial and error. How to work with the data is HELP's own text. */
export const INSTRUCTIONS = `Labor-market data about U.S. employers: about 1,750 companies, 1,016 occupations (O*NET-SOC codes), 561 occupation clusters (cohorts of codes that behave alike), and which company hires for which cluster. Badges, wages by tenure, postings, hiring by metro, promotion and retention, career pathways, AI impact; observed mostly 2019-2024.

The only tool is svc_dsl_query. Its argument query is one command of a query language, such as:
${FIRST_QUERIES.map((query) => `  ${query}`).join('\n')}

How to work:
${(topicNamed('GUIDELINES')?.notes ?? []).join('\n')}

Keep answers small: lists give 100 rows unless LIMIT says otherwise, so end them with LIMIT 10; ask COUNT for numbers, and OFFSET or RANGE for further rows. To resolve many titles send one TITLECONVERT ["...", "..."] of up to 200.

The result is {status, success, data, count, total?, has_more?, dsl_suggestions?, data_status_note?, ...}: data is a list of rows, or an object for one record. Say what data_status_note says when figures matter. A failed call is a JSON-RPC error: error.message says what is wrong, error.data.suggestion how to mend it, error.data.example is a query that runs.

Texts stand in double quotes, numbers are bare; no pipes, no semicolons. The tool's description lists all forms; HELP <topic> shows the fields and values of each (HELP alone lists the topics).`;
