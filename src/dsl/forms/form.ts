import type { NamedKind, Resource } from '../../catalog/resource.ts';
import type { Plan } from '../../catalog/plan.ts';
import type { Answer } from '../../operations/answer.ts';
import type { DslFace, ModifierKind } from '../../operations/faces.ts';
import type { Operation } from '../../operations/operation.ts';
import type { Caller } from '../../operations/services.ts';
import type { Command, Flag, Span } from '../syntax-tree.ts';

/** The kind of thing that a FOR clause or the literal after a subject names. */
export const TARGET_KEYS = {
  company: ['COMPANY', 'COMPANY_NAME', 'NAME', 'COMPANY_UID'],
  occupation: ['ONET_CODE'],
  cluster: ['CLUSTER_ID', 'CLUSTER_NAME', 'CLUSTER'],
  zip: ['ZIP'],
  cbsa: ['CBSA'],
} as const;
export type TargetKind = keyof typeof TARGET_KEYS;

/** A condition that is an option of the query, not a row filter. It has one value and is joined by AND. */
export interface Setting {
  /** Names in WHERE. The first is the documented one. */
  readonly names: readonly string[];
  readonly type: 'text' | 'enumeration' | 'score';
  readonly values?: readonly string[];
  /** `is` takes IS and =, `at_least` >= and GTE. */
  readonly operator: 'is' | 'at_least';
  /** IN gives several values that are joined by OR. */
  readonly several?: boolean;
  /** The kind of thing that the value names. */
  readonly valueNames?: NamedKind;
  readonly required?: boolean;
  readonly description: string;
  readonly example: string;
}

/** A list if the setting takes several values. */
export type SettingValue = string | number | readonly string[];

/** A form of a command: `LIST COMPANIES FOR CLUSTER` is one, `LIST COMPANIES` another. It is made from an operation's face. */
export interface Form {
  readonly operation: Operation;
  readonly face: DslFace;
  readonly verb: 'LIST' | 'GET' | 'COUNT' | 'SEARCH' | 'ANALYZE' | 'TITLECONVERT' | 'COMPANYCONVERT' | 'CLUSTERCONVERT';
  /** Empty for conversions. */
  readonly subject: string;
  /** Target of the FOR clause, in upper case. */
  readonly for?: string;
  /** Only for conversions: true for the form that takes a list. */
  readonly isBatch?: boolean;
  /** The required target, named after the subject or FOR, or by a condition on one of its keys. */
  readonly target?: TargetKind;
  readonly settings?: Readonly<Record<string, Setting>>;
  /** Filters, orders and expansions. */
  readonly resource?: Resource;
  readonly modifiers: readonly ModifierKind[];
  /** Tokens of EXPAND and INCLUDE besides those of the resource. */
  readonly expansions?: Readonly<Record<string, string>>;
  /** Valid words of GROUP BY. */
  readonly groups?: readonly string[];
  /** Valid words of WITH. */
  readonly withWords?: readonly string[];
  readonly mermaid?: boolean;
  /** Default LIMIT; null for all rows. */
  readonly defaultLimit?: number | null;
  readonly maximumLimit?: number;
  readonly maximumOffset?: number;
  readonly topic: string;
  readonly summary: string;
  readonly examples: readonly [string, ...string[]];
}

/** The meaning of a query, with all names resolved to those of the catalog. */
export interface DslQuestion {
  readonly form: Form;
  /** The original text, for positions in errors. */
  readonly query: string;
  readonly command: Command;
  readonly target: { readonly kind: TargetKind; readonly value: string | number; readonly at: Span } | undefined;
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly plan: Plan;
  readonly groupBy: string | undefined;
  readonly expand: readonly string[];
  readonly withWords: readonly string[];
  readonly mermaid: boolean;
  readonly clarify: boolean;
  readonly flags: readonly Flag[];
  /** Texts of a conversion. */
  readonly inputs: readonly string[];
  readonly caller: Caller;
}

/** The answer of a command. The envelope is built from it. */
export interface DslAnswer extends Pick<Answer, 'data' | 'count' | 'total' | 'matched' | 'hint' | 'notes' | 'advice'> {
  /** Further members of the envelope: baseline, snapshot, disambiguation, versions and so on. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Useful next queries, best first. */
  readonly next: readonly string[];
}
