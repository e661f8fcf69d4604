import type { Resource } from '../catalog/resource.ts';
import type { ContextPart } from '../conversion/titles/title-advice.ts';
import type { Operation } from '../operations/operation.ts';
import type { Hint } from '../reads/hints.ts';

/** A hint that says which thing does not exist. */
export type Missing = Extract<Hint, { kind: 'unknown_company' | 'unknown_occupation' | 'unknown_cluster' }>;

/** How an interface writes what the sentences of this folder ask callers to do. Each interface has one (`asking.ts`). */
export interface Asking {
  /** What callers do with a text. */
  readonly send: 'send' | 'write';
  /** What callers send. */
  readonly request: string;
  /** A text as the interface quotes it. */
  readonly quoted: (text: string) => string;
  /** The value of a condition. */
  readonly value: (text: string) => string;
  /** What does not exist, without a period. */
  readonly missing: (hint: Missing) => string;
  /** How an operation is called. */
  readonly calling: (operation: Operation) => string;
  /** Where the answer of an operation is: "at …". */
  readonly found: (operation: Operation) => string;
  /** How the rows of an operation are searched for a text, at the end of a sentence. */
  readonly searching: (operation: Operation) => string;
  /** How company names are converted. */
  readonly convertingCompanies: string;
  /** What finds the cluster of a job title. */
  readonly clusterOfTitle: string;
  /** How the snapshots of metrics with these levels are chosen. */
  readonly atLevels: (...levels: readonly string[]) => string;
  /** How matches with a score this low are accepted. */
  readonly scored: (least: number) => string;
  /** The name of a field or an order of a list. */
  readonly nameIn: (resource: Resource | undefined, of: 'fields' | 'sorts', name: string) => string;
  /** The condition that a field has a value. */
  readonly condition: (name: string, value: string) => string;
  /** Says how many of the rows have no value, and how to leave them out. */
  readonly withoutValue: (name: string, rows: number, of: number) => string;
  /** An option of company conversion that leaves out matches. */
  readonly leavingOut: (option: 'industry' | 'score') => string;
  /** How the industry is named, at the end of a sentence. */
  readonly addingIndustry: string;
  /** A part of the context, written as the option `part`: "the place as location". */
  readonly given: (noun: string, part: ContextPart, value: string) => string;
  /** An option, by its name alone. */
  readonly named: (part: ContextPart) => string;
  /** How one of these options is added: "Add company or industry". */
  readonly adding: (...parts: readonly ContextPart[]) => string;
  /** What lists employers with similar names, after "To list similar names, use". */
  readonly listingSimilar: (company: string) => string;
}

/** The verb at the beginning of a sentence. */
export const sending = ({ send }: Asking): string => (send === 'send' ? 'Send' : 'Write');
