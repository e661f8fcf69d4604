import { wordTable } from '../text/word-table.ts';

interface Verb {
  /** A query that everyone with dsl:execute can run. */
  readonly example: string;
  readonly shape: string;
}

const READ = '[FOR …] [WHERE …] [modifiers]';
const ADMIN = 'HELP ADMIN';

/** The verbs, for errors in queries that cannot be parsed. Only the verb of such a query is known. */
export const VERBS = wordTable<Verb>({
  LIST: { example: 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" LIMIT 10', shape: `LIST subject ${READ}; put text in double quotes` },
  GET: { example: 'GET COMPANY "Walmart"', shape: `GET subject ["…"] ${READ}; put text in double quotes` },
  COUNT: { example: 'COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked', shape: 'COUNT subject [WHERE …] [GROUP BY …]; put text in double quotes' },
  SEARCH: { example: 'SEARCH COMPANIES WHERE SEARCH IS "hospital"', shape: 'SEARCH COMPANIES WHERE SEARCH IS "…" [modifiers]' },
  TITLECONVERT: { example: 'TITLECONVERT "registered nurse"', shape: 'TITLECONVERT "…" [WHERE …] [modifiers], or TITLECONVERT ["…", "…"] for several titles' },
  COMPANYCONVERT: { example: 'COMPANYCONVERT "microsft"', shape: 'COMPANYCONVERT "…" [WHERE …] [LIMIT …]' },
  CLUSTERCONVERT: { example: 'CLUSTERCONVERT "data analyst"', shape: 'CLUSTERCONVERT "…" [WHERE …] [LIMIT …]' },
  SUBMIT: {
    example: 'SUBMIT SAMPLE SOURCE "resume" VALUE "Registered nurse on a cardiac ward"',
    shape: 'SUBMIT SAMPLE [ID "…"] SOURCE "…" VALUE "…", or SUBMIT TITLECONVERT [ID "…"] TITLE "…" CHOICE "…" [AS "…"]',
  },
  ANALYZE: { example: 'ANALYZE BADGES', shape: 'ANALYZE BADGES' },
  VERSION: { example: 'VERSION', shape: 'VERSION' },
  HELP: { example: 'HELP', shape: 'HELP, or HELP with one topic' },
  UPDATE: { example: ADMIN, shape: 'UPDATE COMPANY "…" SET NAME = "…"' },
  ADD: { example: ADMIN, shape: 'ADD ALIAS "…" TO COMPANY "…" TYPE alias_type' },
  REMOVE: { example: ADMIN, shape: 'REMOVE OCCUPATION "…" FROM COMPANY "…", REMOVE OCCUPATIONS ("…", "…") FROM …, or REMOVE ALIAS "…" FROM …' },
});

export const ANY_EXAMPLE: Verb = VERBS['LIST'] ?? { example: 'HELP', shape: '' };

/** Verbs of other languages, and their equivalents. */
export const FOREIGN_VERBS = wordTable<string>({
  SELECT: 'LIST',
  SHOW: 'LIST',
  FIND: 'SEARCH',
  DELETE: 'REMOVE',
  INSERT: 'ADD',
  DESCRIBE: 'HELP',
});
