import { canonicalOf } from '../../catalog/field-values.ts';
import { ARCHETYPES } from '../../catalog/enumerations.ts';
import type { Refusal } from '../../errors/api-error.ts';
import type { Rule } from '../../routing/parameter.ts';
import { didYouMean, nearName } from '../../text/did-you-mean.ts';
import { retiredSorts } from './retired.ts';

export const SORT_MODES = ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'];
const TOKENS = ARCHETYPES.map((archetype) => `blend_${archetype}`);
const LIST = '/api/clusters/75/companies';
const EXAMPLE = `${LIST}?sort=blend&archetype=growth`;

/** `sort` and `archetype` of the companies of a cluster. */
export const CLUSTER_COMPANY_SORT = {
  sort: {
    type: 'text',
    changes: 'view',
    aliases: ['order_by'],
    values: [...SORT_MODES, ...TOKENS],
    check: (given: string) => retiredSorts(LIST)[given.toLowerCase()] ?? invalidSort(given),
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
    return named === undefined
      ? {
          error: 'archetype requires sort=blend',
          suggestion: 'Add sort=blend, or omit archetype.',
          example: `${LIST}?sort=blend&archetype=${encodeURIComponent(archetype)}`,
        }
      : {
          error: `sort=${sort} and archetype=${archetype} name two different archetypes`,
          suggestion: 'Use either sort=blend with archetype, or sort=blend_<archetype> alone.',
          example: EXAMPLE,
        };
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

function invalidSort(given: string): { readonly own: Refusal; readonly meant: string | undefined } | undefined {
  const valid = [...SORT_MODES, ...TOKENS];
  if (canonicalOf(given, valid) !== undefined) return undefined;
  const own = {
    error: `Invalid sort: ${given}`,
    suggestion: `Use one of ${valid.join(', ')}${didYouMean(given, valid) || '.'}`,
    example: EXAMPLE,
    extra: { valid_sort_modes: SORT_MODES },
  };
  return { own, meant: nearName(given, valid) };
}
