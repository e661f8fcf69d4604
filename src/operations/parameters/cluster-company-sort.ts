import { canonicalOf } from '../../catalog/field-values.ts';
import { ARCHETYPES } from '../../catalog/enumerations.ts';
import type { Rule } from '../../routing/parameter.ts';
import type { RequestProblem } from '../../routing/request-problem.ts';
import { nearName } from '../../text/did-you-mean.ts';
import { RETIRED_SORTS } from './retired.ts';

export const SORT_MODES = ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'];
const TOKENS = ARCHETYPES.map((archetype) => `blend_${archetype}`);

/** `sort` and `archetype` of the companies of a cluster. */
export const CLUSTER_COMPANY_SORT = {
  sort: {
    type: 'text',
    changes: 'view',
    aliases: ['order_by'],
    values: [...SORT_MODES, ...TOKENS],
    check: (given: string) => RETIRED_SORTS[given.toLowerCase()] ?? invalidSort(given),
    description: 'alpha (default), entry_postings, total_postings, badge, industry, blend, or blend_<archetype>.',
    example: 'blend',
  },
  archetype: {
    type: 'text',
    changes: 'view',
    description: 'Only with sort=blend: early_career (default), growth, or stability. Any other value counts as early_career.',
    example: 'growth',
  },
} as const;

interface Given {
  readonly sort?: string | undefined;
  readonly archetype?: string | undefined;
}

/** An archetype needs sort=blend; a token such as `blend_growth` already includes it. */
export const ONE_ARCHETYPE: Rule<Given> = {
  of: ['archetype', 'sort'],
  changes: ({ sort }) => (archetypeIn(sort) === undefined ? { sort: 'blend' } : { archetype: undefined }),
  broken({ sort = 'alpha', archetype }) {
    const named = archetypeIn(sort);
    if (archetype === undefined || canonicalOf(sort, ['blend']) !== undefined || canonicalOf(archetype, [named ?? '']) !== undefined) return undefined;
    return named === undefined ? { kind: 'archetype_without_blend', archetype } : { kind: 'two_archetypes', sort, archetype };
  },
};

const archetypeIn = (sort = ''): string | undefined => archetypeOfOrder(canonicalOf(sort, TOKENS));

/** The archetype of an order such as `blend_growth`; undefined for any other order. */
export const archetypeOfOrder = (order = ''): string | undefined => /^blend_(.*)$/u.exec(order)?.[1];

/** The order that a checked `sort` names. `blend` is that of early career until an archetype is named. */
export function orderOf(sort: unknown = 'alpha'): string {
  const given = String(sort);
  return canonicalOf(given, TOKENS) ?? (canonicalOf(given, ['blend']) === undefined ? (canonicalOf(given, SORT_MODES) ?? 'alpha') : 'blend_early_career');
}

function invalidSort(given: string): { readonly own: RequestProblem; readonly meant: string | undefined } | undefined {
  const valid = [...SORT_MODES, ...TOKENS];
  if (canonicalOf(given, valid) !== undefined) return undefined;
  return { own: { kind: 'unknown_sort', given, valid, modes: SORT_MODES }, meant: nearName(given, valid) };
}
