import type { Plan } from '../catalog/plan.ts';
import type { Caller } from './services.ts';
import type { Settings, Values } from './settings.ts';
import type { About, Targets } from './targets.ts';

/** The input of an operation. All names are resolved to those of the catalog, and all values are checked and in canonical spelling. */
export interface Question<A extends About = About, S extends Settings = Settings> {
  /** The company, occupation, cluster, or place that a path or a FOR clause names. */
  readonly target: Targets[A];
  /** Filters, order, page, and expansions for the operation's resource. */
  readonly plan: Plan;
  readonly settings: Values<S>;
  /** Requested expansions, in lower case. Those of the resource are in the plan, too. */
  readonly expand: readonly string[];
  /** Key of the groups, in lower case. */
  readonly groupBy: string | undefined;
  /** Whether the response also needs a diagram of the rows. */
  readonly diagram: boolean;
  readonly caller: Caller;
}
