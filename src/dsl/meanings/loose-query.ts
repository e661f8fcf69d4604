import type { Comparison, Noun } from './connectives.ts';

/** A value as it was written. */
export interface LooseValue {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'code';
  readonly isPercent?: boolean;
  /** NULL without quotes. */
  readonly isNull?: boolean;
}

/** A value outside of WHERE: `FOR COMPANY "Walmart"`, `IN Texas`, `"nurse"`. */
export interface Mention {
  /** What the query says that it is. */
  readonly noun?: Noun | undefined;
  readonly values: readonly LooseValue[];
  /** Directly after the value of the mention before, without a comma: "Walmart" "Target". */
  readonly isBeside?: true;
  /** In square brackets, as a batch of titles is written, also of one. */
  readonly isInBrackets?: true;
}

export type LooseCondition =
  { readonly kind: 'and' | 'or'; readonly of: readonly LooseCondition[] } | { readonly kind: 'not'; readonly of: LooseCondition } | LooseField;

export interface LooseField {
  readonly kind: 'field';
  /** The name of the field as written. */
  readonly field: string;
  readonly operator: Comparison;
  /** The operator as written; empty if there was none. */
  readonly written: string;
  readonly values: readonly LooseValue[];
}

export interface LooseOrder {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC' | undefined;
}

/** What a query asks, as far as it can be read without its grammar. */
export interface LooseQuery {
  /** The verb as written; empty if the query does not start with one. */
  readonly verb: string;
  /** The subject as written; empty if there is none. */
  readonly subject: string;
  readonly mentions: Mention[];
  readonly conditions: LooseCondition[];
  readonly order: LooseOrder[];
  /** TOP without a number. */
  isTop?: true;
  limit?: number;
  offset?: number;
  page?: number;
  /** The rows of a page of the caller, if they are fewer than by default. */
  pageRows?: number;
  group?: string;
  /** BY without GROUP, as it was written. */
  groupedBy?: 'BY';
  /** Further groups, of which no form takes any. */
  moreGroups?: readonly string[];
  readonly expand: string[];
  /** What is written in front of each of them instead of EXPAND; empty for nothing. */
  readonly expandedBy?: Record<string, string>;
  /** What no query computes, as it was written: AVG(PAY), HAVING COUNT(*) > 10. */
  readonly computed: string[];
  /** Clauses to keep as they are: RANGE, USING, FORMAT, CLARIFY. */
  readonly kept: string[];
}

/** A query that cannot be read: something in it would have to be dropped. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
