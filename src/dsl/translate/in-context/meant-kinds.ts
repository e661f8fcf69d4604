import { badgeField } from '../../badge-fields.ts';
import { isCompany, isRole, isTopic, skipped, type Item } from '../items.ts';
import type { Archetype } from '../reading.ts';
import type { Topic } from '../senses.ts';

/** What employers are good at, as people say it: the kind of badge that says so. */
const KIND_OF: Readonly<Partial<Record<Topic, Archetype>>> = { retention: 'stability', promotion: 'growth', growth: 'growth' };
/** Before what somebody cares about. */
const LEADS = /^(?:for|in|on|at|by|about|when it comes to|in terms of|as for|regarding|with regard to|judged by|based on|to|and|,)$/iu;
/** What only jobs are asked for. "The best employers that pay nurses well" is no question about badges. */
const OF_JOBS: readonly Topic[] = ['wages', 'probability', 'next', 'similar', 'ai', 'education', 'pathways', 'clusters'];

/**
 * "Gold or better in terms of keeping people", "the best places if you care about raises and getting promoted": of employers, only badges say how well they keep or
 * promote people. The words for it are the kind of badge, also far from its level.
 */
export function withMeantKinds(found: readonly Item[]): Item[] {
  const items = withCaredFor(withKindsOfBadges(found));
  const isOfEmployers = items.some((item) => isTopic(item, ['companies', 'role_badges']) || isWhoHires(item, items));
  if (!isOfEmployers || items.some((item) => isTopic(item, OF_JOBS)) || items.some(isCompany)) return [...items];
  const meant = items.findIndex((item) => kindOf(item) !== undefined);
  const kind = items[meant] === undefined ? undefined : kindOf(items[meant]);
  const said = items[meant];
  if (said === undefined || kind === undefined || items.some((item) => isKind(item) || isBadge(item) || isBound(item) || isOfBeginners(item)))
    return [...items];
  const level = items.findIndex(({ means }) => means.kind === 'level');
  const best = items.findIndex(({ means }) => means.kind === 'superlative' && means.of === 'quality');
  const isSame = (item: Item): boolean => kindOf(item) === kind;
  const start = items.slice(0, meant).findLastIndex(({ text }) => !LEADS.test(text)) + 1;
  const isLead = (i: number): boolean => i >= start && i < meant;
  const { means } = items[level] ?? {};
  if (means?.kind === 'level') {
    const options = [{ field: badgeField(kind), values: [means.level] }];
    return items.map((item, i) => (i === level ? { ...item, means: { kind: 'value', options } } : isSame(item) || isLead(i) ? skipped(item) : item));
  }
  if (best < 0 && !items.some(({ text }) => CARES.test(text))) return [...items];
  // "The best employers for" the kind: next to the word that asks for the best.
  const wanted: Item = { ...said, means: { kind: 'archetype', archetype: kind } };
  const rest = items.map((item, i) => (isSame(item) || isLead(i) || i === best ? skipped(item) : item));
  const first: Item = items[best] ?? { ...wanted, text: 'best', means: { kind: 'superlative', of: 'quality' } };
  return [...rest.slice(0, meant), first, wanted, ...rest.slice(meant + 1)].map((item, i, all) =>
    i > 0 && item.means.kind === 'or' && kindOf(all[i + 1] ?? item) === undefined && all[i - 1] === wanted ? skipped(item) : item,
  );
}

const CARES = /^(?:if .*cares?|cares?|who cares?|matters?(?: most)?|values?|wants? to(?: get)?|is after|after)\b/iu;
/** "Growth" is what the badge is called, and read as it. */
const kindOf = ({ means, text }: Item): Archetype | undefined => (means.kind === 'topic' && !/^grow/iu.test(text) ? KIND_OF[means.topic] : undefined);
const isOfBeginners = (item: Item): boolean => isTopic(item, ['beginners', 'growth']) && kindOf(item) === undefined;
const isKind = ({ means }: Item): boolean =>
  means.kind === 'archetype' || (means.kind === 'value' && means.options.some(({ field }) => field.includes('BADGE')));
const isBadge = (item: Item): boolean => isTopic(item, ['badges', 'company_badges']);
/** "That keep at least 60%" is a condition on a figure. */
const isBound = ({ means }: Item): boolean => means.kind === 'number' && means.unit === 'percent';
const isWhoHires = (item: Item, items: readonly Item[]): boolean => isTopic(item, ['who', 'hiring']) && items.some(isRole);

/** "A badge for keeping people": the kind of badge, right after it. */
function withKindsOfBadges(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => kindOf(item) !== undefined && badgeBefore(items, i) !== undefined);
  const before = badgeBefore(items, at);
  const [item, badge] = [items[at], items[before ?? -1]];
  const kind = item === undefined ? undefined : kindOf(item);
  if (item === undefined || badge === undefined || kind === undefined) return [...items];
  const { means } = badge;
  // "With a badge" is one of any kind.
  const options = means.kind === 'value' ? means.options.map(({ values }) => ({ field: badgeField(kind), values })) : [];
  return items.map((one): Item => {
    if (one === item) return options.length > 0 ? skipped(one) : { ...one, means: { kind: 'archetype', archetype: kind } };
    return one === badge && options.length > 0 ? { ...one, means: { kind: 'value', options } } : one;
  });
}

/** The word for a badge that "for", "in", or "on" leads on from. */
function badgeBefore(items: readonly Item[], i: number): number | undefined {
  const before = items.slice(0, Math.max(0, i)).findLastIndex(({ text }) => !/^(?:for|in|on)$/iu.test(text));
  const badge = items[before];
  if (before >= i - 1 || badge === undefined) return undefined;
  const isAny = badge.means.kind === 'value' && badge.means.options.some(({ field }) => field === 'ANY_BADGE');
  return isBadge(badge) || badge.means.kind === 'level' || isAny ? before : undefined;
}

/** "I care about job security. Best employers for a pharmacist?": the best ones for that. */
function withCaredFor(items: readonly Item[]): Item[] {
  const cared = items.findIndex((item, i) => (item.means.kind === 'archetype' || kindOf(item) !== undefined) && CARES_FOR.test(items[i - 1]?.text ?? ''));
  const best = items.findIndex(({ means }, i) => i > cared && means.kind === 'superlative' && means.of === 'quality');
  const [kind, first] = [items[cared], items[best]];
  if (kind === undefined || first === undefined || !items.slice(cared, best).some(({ means }) => means.kind === 'mark')) return [...items];
  return items.flatMap((item, i): Item[] => (i === cared ? [skipped(item)] : i === best ? [first, kind] : [item]));
}
const CARES_FOR = /(?:^|\s)(?:cares? (?:about|for)|values?|wants?|needs?|after|priority is|matters is|look(?:ing)? for|prioriti[sz]es?)$/iu;
