import type { Form } from '../forms/form.ts';
import { wordTable } from '../../text/word-table.ts';

type Verb = Form['verb'];

/**
 * The first words of a query, and the verbs they can mean, best first. Plain English knows those that count or convert (spoken-names.ts). The others mean nothing
 * there, because a question is read by what it is about, or they say what the query is about, too.
 */
export const VERB_PHRASES = wordTable<readonly Verb[]>({
  list: ['LIST', 'GET'],
  'list all': ['LIST', 'GET'],
  'show all': ['LIST', 'GET'],
  get: ['GET', 'LIST'],
  search: ['SEARCH', 'LIST', 'TITLECONVERT', 'GET'],
  'search for': ['SEARCH', 'LIST', 'TITLECONVERT', 'GET'],
  find: ['LIST', 'SEARCH', 'GET', 'TITLECONVERT'],
  lookup: ['GET', 'LIST', 'SEARCH', 'TITLECONVERT', 'COMPANYCONVERT'],
  'look up': ['GET', 'LIST', 'SEARCH', 'TITLECONVERT', 'COMPANYCONVERT'],
  analyze: ['ANALYZE'],
  analyse: ['ANALYZE'],
  show: ['LIST', 'GET'],
  'show me': ['LIST', 'GET'],
  display: ['LIST', 'GET'],
  fetch: ['GET', 'LIST'],
  retrieve: ['GET', 'LIST'],
  read: ['GET', 'LIST'],
  query: ['LIST', 'GET'],
  return: ['LIST', 'GET'],
  'give me': ['LIST', 'GET'],
  describe: ['GET'],
  select: ['LIST', 'GET'],
  rank: ['LIST'],
  compare: ['LIST', 'GET'],
  aggregate: ['COUNT'],
  'title lookup': ['TITLECONVERT'],
  'title search': ['TITLECONVERT'],
  'title to onet': ['TITLECONVERT'],
  'titles to onet': ['TITLECONVERT'],
  'titles to codes': ['TITLECONVERT'],
  'title to code': ['TITLECONVERT'],
  'title to occupation': ['TITLECONVERT'],
  'convert title': ['TITLECONVERT'],
  'resolve title': ['TITLECONVERT'],
  'convert company': ['COMPANYCONVERT'],
  'resolve company': ['COMPANYCONVERT'],
  'company lookup': ['COMPANYCONVERT'],
  'convert cluster': ['CLUSTERCONVERT'],
  'title to cluster': ['CLUSTERCONVERT'],
  'company convert': ['COMPANYCONVERT'],
  'cluster convert': ['CLUSTERCONVERT'],
  companyconvert: ['COMPANYCONVERT'],
  clusterconvert: ['CLUSTERCONVERT'],
});

/** Verbs that change something, or that have a grammar of their own. Queries that start with them are not corrected. */
export const OTHER_VERBS: readonly string[] = [
  'help',
  'version',
  'submit',
  'update',
  'add',
  'remove',
  'delete',
  'insert',
  'drop',
  'create',
  'alter',
  'truncate',
  'set',
];

/** After a verb that can be a conversion, what the text is. Only these words, although plain English knows more: a title or name can begin with any of those ("Business Analyst"). */
export const CONVERSION_SUBJECTS = wordTable<Verb>({
  name: 'COMPANYCONVERT',
  batch: 'TITLECONVERT',
  list: 'TITLECONVERT',
  title: 'TITLECONVERT',
  titles: 'TITLECONVERT',
  'job title': 'TITLECONVERT',
  'job titles': 'TITLECONVERT',
  job: 'TITLECONVERT',
  occupation: 'TITLECONVERT',
  role: 'TITLECONVERT',
  company: 'COMPANYCONVERT',
  'company name': 'COMPANYCONVERT',
  employer: 'COMPANYCONVERT',
  ticker: 'COMPANYCONVERT',
  cluster: 'CLUSTERCONVERT',
});
