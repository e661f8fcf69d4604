import { isRole, isTopic, type Item } from './items.ts';
import type { Facet, Mention } from './reading.ts';
import type { Topic } from './senses.ts';

/** "Gold employers for early career accountants": the badge is the one for early careers. */
export function withBadgeOfBeginners(topics: Map<Topic, Mention[]>, facets: Facet[], all: readonly Item[]): void {
  const beginners = topics.get('beginners');
  const [stage, ...more] = beginners ?? [];
  const next = stage === undefined ? undefined : all[stage.at + 1];
  const badges = facets.filter((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field.includes('BADGE')));
  const [badge] = badges;
  const isOfEmployers = topics.has('companies') || topics.has('who');
  // "Early-career-friendly companies in Ohio, Platinum only".
  const isOfList =
    stage !== undefined &&
    next !== undefined &&
    isTopic(next, ['companies']) &&
    badge !== undefined &&
    !/overall|badge/iu.test(badge.text) &&
    badge.at > stage.at;
  if (
    stage === undefined ||
    more.length > 0 ||
    next === undefined ||
    !(isRole(next) || isOfList) ||
    badge?.kind !== 'field' ||
    badges.length > 1 ||
    !isOfEmployers
  )
    return;
  if (badge.isNegated === true || !badge.options.every(({ field }) => ANY_KIND.has(field))) return;
  topics.delete('beginners');
  const [{ values } = { values: [] }] = badge.options;
  facets[facets.indexOf(badge)] = { ...badge, covers: [...badge.covers, stage.at], options: [{ field: 'BADGE_EARLY_CAREER', values }] };
}
const ANY_KIND: ReadonlySet<string> = new Set(['OVERALL_BADGE', 'ANY_BADGE']);
