import type { Refusal } from '../errors/api-error.ts';
import type { Row } from '../reads/list.ts';
import type { Parameters, Rule } from '../routing/parameter.ts';
import type { Placeholder } from '../routing/placeholder.ts';
import type { Operation, Question } from './operation.ts';
import type { NameTarget } from './targets.ts';

/** Modifiers of a query, as the query language knows them. */
export type ModifierKind = 'limit' | 'offset' | 'range' | 'order_by' | 'group_by' | 'expand' | 'include' | 'with' | 'format' | 'using' | 'clarify' | 'resolve';

export const PAGED: readonly ModifierKind[] = ['limit', 'offset', 'range'];
export const ORDERED: readonly ModifierKind[] = [...PAGED, 'order_by'];
export const SHAPED: readonly ModifierKind[] = [...ORDERED, 'expand'];

/** How the query language asks an operation. */
export interface DslFace {
  /** Verb and subject, and FOR with its target: `GET HIRING FOR COMPANY`. A conversion is its verb alone, in brackets where it takes a list. */
  readonly form: string;
  readonly modifiers: readonly ModifierKind[];
  /** Queries that run. The first one is shown in errors. */
  readonly examples: readonly [string, ...string[]];
  /** WHERE names the target, by a condition like any other: one that does not exist empties the list instead of being a 404. */
  readonly targetIsCondition?: boolean;
  /** The topic of HELP that covers it. */
  readonly topic: string;
  /** Rows when no LIMIT is given; null for all, 100 when left out. */
  readonly limit?: number | null;
  /** What GROUP BY takes, with the key that each word means. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Words of WITH; SCORE when left out. */
  readonly withWords?: readonly string[];
  /** FORMAT MERMAID draws the rows. */
  readonly mermaid?: boolean;
  /** A row in the words of the query language, where they differ. */
  readonly rowOf?: (row: Row) => Row;
  /** The only row of an answer that found nothing of the name that was given. */
  readonly unknownRow?: (name: string) => Row;
  /** What this form needs to say besides the operation's summary. */
  readonly summary?: string;
}

/** How REST asks an operation. Filters, orders, pages, expansions, and settings follow from the operation. */
export interface RestFace {
  /** operationId, where it is not the operation's. */
  readonly id?: string;
  /** With {placeholders}, as OpenAPI writes them. */
  readonly path: string;
  /** Path and query of a request that works. */
  readonly example: string;
  readonly tag?: Operation['tag'];
  readonly summary?: string;
  readonly description?: string;
  /** What the placeholder names, where the operation itself is about nothing: a filter of its resource on the member of that name. */
  readonly about?: NameTarget;
  readonly scopedTo?: string;
  /** Lists also answer text/csv. */
  readonly csv?: boolean;
  /** `status: "success"` besides `success: true`, by the specification. */
  readonly withStatus?: boolean;
  /** Search and conversions carry no ETag: their answers change with the search index. */
  readonly unconditional?: boolean;
  /** Parameters besides those that follow from the operation; they replace those of the same name. */
  readonly parameters?: Parameters;
  /** Parameters and expansions that REST does not take. */
  readonly without?: readonly string[];
  readonly rules?: readonly Rule<Readonly<Record<string, unknown>>>[];
  /** Filters and order of the retired quintile are refused with what replaces them. */
  readonly retiredQuintile?: boolean;
  /** What the placeholder takes, where it takes more than a name of its kind. */
  readonly placeholder?: Placeholder;
  /** What GROUP BY is called, and the values it takes. */
  readonly group?: { readonly parameter: 'group' | 'group_by'; readonly values: readonly string[]; readonly description: string };
  /** A `cluster:<cluster_id>` in the place of a code is answered as this operation answers. */
  readonly clusterForm?: Operation;
  /** Names the target by parameters, too: what the path says is not enough. */
  readonly targetOf?: (path: string, given: Readonly<Record<string, unknown>>) => { readonly about: NameTarget; readonly name: string };
  /** What is wrong with a path and parameters that name different things. */
  contradiction?(path: string, given: Readonly<Record<string, unknown>>, clusterId: number): Refusal | undefined;
  /** What REST's own parameters make of the question. */
  lower?(question: Question, given: Readonly<Record<string, unknown>>): Question;
  /** A row in the words of REST, where they differ. */
  readonly rowOf?: (row: Row) => Row;
  /** The answer as text/markdown, by Accept. */
  readonly markdown?: () => string;
}
