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

const behind = (example: string): { readonly suggestion: string; readonly example: string } => ({
  suggestion: 'Write the command in front of it, as in the example.',
  example,
});

/** Words that begin a clause, and a query that has one. */
export const CLAUSE_EXAMPLES = wordTable<{ readonly suggestion: string; readonly example: string }>({
  FOR: behind('LIST COMPANIES FOR CLUSTER 75'),
  WHERE: behind('LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum"'),
  ORDER: behind('LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND_GROWTH LIMIT 10'),
  LIMIT: behind('LIST COMPANIES LIMIT 10'),
  OFFSET: behind('LIST COMPANIES LIMIT 10 OFFSET 10'),
  RANGE: behind('LIST COMPANIES RANGE 11-20'),
  GROUP: behind('COUNT OCCUPATION_BADGES GROUP BY INDUSTRY'),
  EXPAND: behind('GET COMPANY "Walmart" EXPAND RELATIONSHIPS'),
  USING: behind('TITLECONVERT "registered nurse" USING FUSION_ALPHA=0.6'),
  SET: {
    suggestion: 'Options of TITLECONVERT are in USING, as in the example. SET is a part of UPDATE COMPANY.',
    example: 'TITLECONVERT "registered nurse" USING FUSION_ALPHA=0.6',
  },
});
