import type { Form } from '../forms/form.ts';

type Verb = Form['verb'];

/** The first words of a query, and the verbs they can mean, best first. */
export const VERB_PHRASES: Readonly<Record<string, readonly Verb[]>> = {
  list: ['LIST', 'GET'],
  'list all': ['LIST', 'GET'],
  'show all': ['LIST', 'GET'],
  get: ['GET', 'LIST'],
  count: ['COUNT'],
  'count of': ['COUNT'],
  'how many': ['COUNT'],
  'number of': ['COUNT'],
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
  resolve: ['TITLECONVERT', 'COMPANYCONVERT'],
  convert: ['TITLECONVERT', 'COMPANYCONVERT', 'CLUSTERCONVERT'],
  match: ['TITLECONVERT', 'COMPANYCONVERT'],
  map: ['TITLECONVERT', 'COMPANYCONVERT'],
  normalize: ['TITLECONVERT', 'COMPANYCONVERT'],
  classify: ['TITLECONVERT'],
  titleconvert: ['TITLECONVERT'],
  'title convert': ['TITLECONVERT'],
  'company convert': ['COMPANYCONVERT'],
  'cluster convert': ['CLUSTERCONVERT'],
  companyconvert: ['COMPANYCONVERT'],
  clusterconvert: ['CLUSTERCONVERT'],
};

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

/** After a verb that can be a conversion, what the text is. */
export const CONVERSION_SUBJECTS: Readonly<Record<string, Verb>> = {
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
};
