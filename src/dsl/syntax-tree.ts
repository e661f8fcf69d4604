/** Offsets of a part of the query; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A subject, field, token, or flag, in upper case. */
export interface Name {
  readonly kind: 'name';
  readonly text: string;
  readonly at: Span;
}

/** A quoted text. Single quotes are for JSON. */
export interface TextLiteral {
  readonly kind: 'text';
  readonly text: string;
  readonly quote: 'double' | 'single';
  readonly at: Span;
}

export interface NumberLiteral {
  readonly kind: 'number';
  readonly value: number;
  /** How an integer is written, if not as usual: 1e2, 05, 7.0. */
  readonly written?: string;
  readonly at: Span;
}

/** A word without quotes, such as Ranked. */
export interface WordLiteral {
  readonly kind: 'word';
  readonly text: string;
  readonly at: Span;
}

export type Literal = TextLiteral | NumberLiteral | WordLiteral;

export type ComparisonOperator = 'is' | 'is_not' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte';

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[]; readonly at: Span }
  | { readonly kind: 'not'; readonly of: Condition; readonly at: Span }
  | FieldCondition;

/** A condition on one field. */
export type FieldCondition =
  | { readonly kind: 'comparison'; readonly field: Name; readonly operator: ComparisonOperator; readonly value: Literal; readonly at: Span }
  | { readonly kind: 'in'; readonly field: Name; readonly values: readonly Literal[]; readonly at: Span }
  | { readonly kind: 'between'; readonly field: Name; readonly low: Literal; readonly high: Literal; readonly at: Span }
  | { readonly kind: 'is_null'; readonly field: Name; readonly at: Span };

export interface OrderKey {
  readonly field: Name;
  readonly direction: 'asc' | 'desc' | undefined;
}

/** A switch of USING: `FAST`, `NO FAST`, `FAST=false`, `FUSION_ALPHA=0.6`. */
export interface Flag {
  readonly name: Name;
  readonly negated: boolean;
  readonly value: Literal | undefined;
}

export type Clause =
  | { readonly kind: 'for'; readonly target: Name; readonly value: Literal | undefined; readonly at: Span }
  | { readonly kind: 'by'; readonly what: Name; readonly value: Literal | undefined; readonly at: Span }
  | { readonly kind: 'where'; readonly condition: Condition; readonly at: Span }
  | { readonly kind: 'limit'; readonly count: NumberLiteral; readonly at: Span }
  | { readonly kind: 'offset'; readonly count: NumberLiteral; readonly at: Span }
  | { readonly kind: 'range'; readonly first: NumberLiteral; readonly last: NumberLiteral; readonly at: Span }
  | { readonly kind: 'order_by'; readonly keys: readonly OrderKey[]; readonly at: Span }
  | { readonly kind: 'group_by'; readonly names: readonly Name[]; readonly at: Span }
  | { readonly kind: 'expand'; readonly names: readonly Name[]; readonly at: Span }
  | { readonly kind: 'include'; readonly names: readonly Name[]; readonly at: Span }
  | { readonly kind: 'with'; readonly names: readonly Name[]; readonly at: Span }
  | { readonly kind: 'resolve'; readonly what: Name; readonly details: Name | undefined; readonly at: Span }
  | { readonly kind: 'format'; readonly format: Name; readonly at: Span }
  | { readonly kind: 'using'; readonly flags: readonly Flag[]; readonly at: Span }
  | { readonly kind: 'clarify'; readonly at: Span };

export const READ_VERBS = ['LIST', 'GET', 'COUNT', 'SEARCH', 'ANALYZE'] as const;
export const CONVERT_VERBS = ['TITLECONVERT', 'COMPANYCONVERT', 'CLUSTERCONVERT'] as const;
export type ReadVerb = (typeof READ_VERBS)[number];
export type ConvertVerb = (typeof CONVERT_VERBS)[number];

/** `LIST COMPANIES …`, `GET COMPANY "Walmart"`, `COUNT …`, `SEARCH …`, `ANALYZE BADGES`. */
export interface ReadCommand {
  readonly kind: 'read';
  readonly verb: ReadVerb;
  readonly subject: Name;
  readonly key: Literal | undefined;
  readonly clauses: readonly Clause[];
}

/** `TITLECONVERT "nurse" …`; with `isBatch` the bracketed list. */
export interface ConvertCommand {
  readonly kind: 'convert';
  readonly verb: ConvertVerb;
  readonly inputs: readonly Literal[];
  readonly isBatch: boolean;
  readonly clauses: readonly Clause[];
  readonly at: Span;
}

/** `SUBMIT SAMPLE …`, `SUBMIT TITLECONVERT …`: named parts in their original order. */
export interface SubmitCommand {
  readonly kind: 'submit';
  readonly what: Name;
  readonly parts: readonly { readonly name: Name; readonly value: Literal }[];
}

/** `UPDATE COMPANY "x" SET NAME = "y"`. */
export interface UpdateCommand {
  readonly kind: 'update';
  readonly subject: Name;
  readonly key: Literal;
  readonly field: Name;
  readonly value: Literal;
}

/** `REMOVE OCCUPATION "x" FROM COMPANY "y"`, `REMOVE OCCUPATIONS ("x", "z") FROM …`, `REMOVE ALIAS "x" FROM …`. */
export interface RemoveCommand {
  readonly kind: 'remove';
  readonly what: Name;
  readonly items: readonly Literal[];
  readonly isList: boolean;
  readonly subject: Name;
  readonly key: Literal;
}

/** `ADD ALIAS "x" TO COMPANY "y" TYPE former_name`. */
export interface AddCommand {
  readonly kind: 'add';
  readonly what: Name;
  readonly item: Literal;
  readonly subject: Name;
  readonly key: Literal;
  readonly type: Literal;
}

export type Command =
  | ReadCommand
  | ConvertCommand
  | SubmitCommand
  | UpdateCommand
  | RemoveCommand
  | AddCommand
  | { readonly kind: 'version'; readonly format: Name | undefined }
  | { readonly kind: 'help'; readonly topic: Name | undefined; readonly format: Name | undefined };

/** What reads: a question or a conversion. */
export type Readable = Extract<Command, { kind: 'read' | 'convert' }>;
