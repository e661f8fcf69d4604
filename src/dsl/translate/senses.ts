/** What a question is about. The table of intents says which form answers which topics. */
export type Topic =
  | 'companies'
  | 'who'
  | 'jobs'
  | 'clusters'
  | 'industries'
  | 'badges'
  | 'company_badges'
  | 'role_badges'
  | 'hiring'
  | 'where'
  | 'postings'
  | 'entry_postings'
  | 'wages'
  | 'growth'
  | 'retention'
  | 'promotion'
  | 'probability'
  | 'education'
  | 'pathways'
  | 'next'
  | 'similar'
  | 'ai'
  | 'statistics'
  | 'count'
  | 'code'
  | 'convert'
  | 'company_name'
  | 'aliases'
  | 'search'
  | 'company_search'
  | 'about'
  | 'zip'
  | 'metro'
  | 'beginners'
  | 'workforce'
  | 'member'
  | 'relatives'
  | 'each'
  | 'help'
  | 'version'
  | 'methodology'
  | 'guidelines';

/** A value of a field, by its name in the query language. Of several, the first one counts that the form has. */
export interface FieldValue {
  readonly field: string;
  /** `null`: the field has no value. */
  readonly operator?: 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'null';
  readonly values: readonly (string | number)[];
  /** How many badges have the value, of a field that is about any of them: "two gold badges". */
  readonly times?: { readonly least: number; readonly most: number };
}

/** How a number is compared; undefined if it is equal. */
export type Comparison = Exclude<FieldValue['operator'], 'null'>;

/** What a phrase means. */
export type Sense =
  /** Without a meaning; `isNoun` if it can be a part of a job title. */
  | { readonly kind: 'skip'; readonly isNoun?: true }
  /** Says nothing more in a question about one of these topics, such as "average" about wages. Elsewhere it would be left out. */
  | { readonly kind: 'aside'; readonly either: readonly { readonly of: readonly Topic[]; readonly isAboutRole?: true }[] }
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** A condition; `topic` if the phrase also says what the question is about, `isNegated` if it asks for other values: "badge_count != 3". */
  | { readonly kind: 'value'; readonly options: readonly FieldValue[]; readonly topic?: Topic; readonly isNegated?: true }
  | { readonly kind: 'level'; readonly level: 'Platinum' | 'Gold' | 'Ranked' | 'NA' }
  | { readonly kind: 'archetype'; readonly archetype: 'overall' | 'early_career' | 'growth' | 'stability' }
  | { readonly kind: 'quantifier'; readonly quantifier: 'any' | 'all' }
  | { readonly kind: 'not' }
  | { readonly kind: 'or' }
  /** Separates conditions: "without an overall badge but Platinum for stability". */
  | { readonly kind: 'but' }
  | { readonly kind: 'compare'; readonly operator: 'gt' | 'gte' | 'lt' | 'lte' }
  | { readonly kind: 'between' }
  | { readonly kind: 'superlative'; readonly of: 'quality' | 'size' | 'main' | 'amount' | 'least' }
  /** "sorted by", before what to sort by. */
  | { readonly kind: 'by' }
  /** "per", before what to group by. */
  | { readonly kind: 'per' }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'direction'; readonly direction: 'asc' | 'desc' }
  /** A key to sort by. Of several names, the first one counts that the form has. */
  | { readonly kind: 'order'; readonly names: readonly string[]; readonly direction?: 'asc' | 'desc'; readonly topic?: Topic }
  | { readonly kind: 'limit' }
  /** "rows", after a number. */
  | { readonly kind: 'rows' }
  /** "skip", before the number of rows to leave out. */
  | { readonly kind: 'skip_rows' }
  /** "second page". */
  | { readonly kind: 'page'; readonly number: number }
  | { readonly kind: 'diagram' }
  | { readonly kind: 'year' }
  | { readonly kind: 'expand'; readonly word: string }
  /** Words before a text to find in names: "with … in the name". */
  | { readonly kind: 'in_name' }
  | { readonly kind: 'skill' }
  /** Asks for a change, not for data, if a question begins with it. */
  | { readonly kind: 'write' }
  /** Something that the data does not have. */
  | { readonly kind: 'elsewhere' };

/** What the data has lists of. */
export const LISTED: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries'];
/** Badges of any kind. */
export const BADGES: readonly Topic[] = ['badges', 'company_badges', 'role_badges'];
/** What employers look for. */
export const HIRING: readonly Topic[] = ['hiring', 'postings', 'entry_postings'];
/** What only jobs have. */
export const OF_JOBS: readonly Topic[] = ['wages', 'growth', 'retention', 'promotion', 'probability', 'education', 'pathways', 'next', 'similar', 'ai'];
