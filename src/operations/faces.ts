import type { Row } from '../reads/list.ts';
import type { Parameters, Rule } from '../routing/parameter.ts';
import type { RequestProblem } from '../routing/request-problem.ts';
import type { Placeholder } from '../routing/placeholder.ts';
import type { Tag } from '../routing/tags.ts';
import type { Question } from './question.ts';
import type { NameTarget } from './targets.ts';

/** Modifiers of the query language. */
export type ModifierKind = 'limit' | 'offset' | 'range' | 'order_by' | 'group_by' | 'expand' | 'include' | 'with' | 'format' | 'using' | 'clarify' | 'resolve';

export const PAGED: readonly ModifierKind[] = ['limit', 'offset', 'range'];
export const ORDERED: readonly ModifierKind[] = [...PAGED, 'order_by'];
export const SHAPED: readonly ModifierKind[] = [...ORDERED, 'expand'];

/** How the query language calls an operation. */
export interface DslFace {
  /** Verb and subject, and FOR with its target: `GET HIRING FOR COMPANY`. A conversion is its verb alone, with brackets if it takes a list. */
  readonly form: string;
  readonly modifiers: readonly ModifierKind[];
  /** Valid queries. The first one is shown in errors. */
  readonly examples: readonly [string, ...string[]];
  /** WHERE names the target with an ordinary condition. A target that does not exist gives an empty list instead of a 404. */
  readonly targetIsCondition?: boolean;
  /** Its HELP topic. */
  readonly topic: string;
  /** Default LIMIT; null for all rows. Default: 100. */
  readonly limit?: number | null;
  /** The only order of the rows. ORDER BY may name it. */
  readonly onlyOrder?: string;
  /** Valid words of GROUP BY, and the key of each. */
  readonly groups?: Readonly<Record<string, string>>;
  /** With GROUP BY, except for the matrix, LIMIT, OFFSET, and RANGE choose a page of the groups. */
  readonly pagesGroups?: boolean;
  /** Whether FORMAT MERMAID is available. */
  readonly mermaid?: boolean;
  /** Converts a row for the query language, if it differs. */
  readonly rowOf?: (row: Row) => Row;
  /** The only row of an answer for an unknown name. */
  readonly unknownRow?: (name: string) => Row;
  /** Replaces the summary of the operation for this form. */
  readonly summary?: string;
}

/** How REST calls an operation. Filters, orders, pages, expansions, and settings come from the operation. `O` is the type of operations, which have faces. */
export interface FaceOfRest<O> {
  /** operationId, if it differs from the operation's. */
  readonly id?: string;
  /** With {placeholders}, as OpenAPI writes them. */
  readonly path: string;
  /** Path and query of a valid request. */
  readonly example: string;
  readonly tag?: Tag;
  readonly summary?: string;
  readonly description?: string;
  /** What the placeholder names, if the operation has no target. */
  readonly about?: NameTarget;
  /** The member that the placeholder filters by. */
  readonly scopedTo?: string;
  /** Lists are also available as text/csv. */
  readonly csv?: boolean;
  /** Adds `status: "success"` to `success: true`, as the specification requires. */
  readonly withStatus?: boolean;
  /** Search and conversions have no ETag, because their answers change with the search index. */
  readonly unconditional?: boolean;
  /** Parameters in addition to those of the operation. They replace those with the same name. */
  readonly parameters?: Parameters;
  /** Parameters and expansions that REST does not have. */
  readonly without?: readonly string[];
  readonly rules?: readonly Rule<Readonly<Record<string, unknown>>>[];
  /** Rejects the filters and order of the retired quintile and names their replacements. */
  readonly retiredQuintile?: boolean;
  /** Valid values of the placeholder, if it takes more than a name of its kind. */
  readonly placeholder?: Placeholder;
  /** The parameter for GROUP BY, and its values. */
  readonly group?: { readonly parameter: 'group' | 'group_by'; readonly values: readonly string[]; readonly description: string };
  /** The operation that answers if the path has `cluster:<cluster_id>` instead of a code. */
  readonly clusterForm?: O;
  /** Reads the target from the parameters, too, because the path is not enough. */
  readonly targetOf?: (path: string, given: Readonly<Record<string, unknown>>) => { readonly about: NameTarget; readonly name: string };
  /** The problem if path and parameters name different things. */
  contradiction?(path: string, given: Readonly<Record<string, unknown>>, clusterId: number): RequestProblem | undefined;
  /** Applies parameters that only REST has. */
  lower?(question: Question, given: Readonly<Record<string, unknown>>): Question;
  /** Converts a row for REST, if it differs. */
  readonly rowOf?: (row: Row) => Row;
  /** The answer as text/markdown, if Accept asks for it. */
  readonly markdown?: () => string;
}
