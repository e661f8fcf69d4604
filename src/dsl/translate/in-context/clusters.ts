import { textOf } from '../indexed.ts';
import { isTopic, isValueOf, skipped, type Item } from '../items.ts';
import { isSuperlative, wordAfter } from './neighbors.ts';

/** "In which clusters is negotiation a premium skill": asks for the clusters, not for the members of one. */
export function withSkills(items: readonly Item[]): Item[] {
  const hasSkill = items.some(({ means }) => means.kind === 'skill');
  return withoutDegrees(withLongSkill(items)).map((item) =>
    hasSkill && isTopic(item, ['member']) ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item,
  );
}

/** "That want a bachelor's": a level, and no skill. */
const withoutDegrees = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items.slice(i + 1).find(({ means }) => means.kind !== 'skip');
    return item.means.kind === 'skill' && WANTS.test(item.text) && next !== undefined && isValueOf(next, 'JOB_LEVEL') ? skipped(item) : item;
  });

const WANTS = /\b(?:wants?|needs?|requires?|demands?|calls? for|asks? for)$/iu;

/** "Public speaking is one of the best paid skills": both words. */
function withLongSkill(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means, text }) => means.kind === 'skill' && /^(?:is|are)\b/iu.test(text));
  const [first, last] = [items[at - 2], items[at - 1]];
  const isFirst = first?.means.kind === 'unknown' || (first?.means.kind === 'entity' && first.means.entity.kind === 'industry');
  if (first === undefined || last?.means.kind !== 'unknown' || !isFirst || first.to !== last.from) return [...items];
  return [...items.slice(0, at - 2), { ...last, from: first.from, text: textOf(first, last) }, ...items.slice(at)];
}

/** "Which clusters contain the most occupations" asks for clusters, not for what belongs to one. So does "what clusters share skills with nurses". */
export function withContents(found: readonly Item[]): Item[] {
  // "What's cluster 247" asks for one.
  const items = found.map((item, i): Item =>
    isTopic(item, ['member']) && /^what['’]s (?:in )?cluster$/iu.test(item.text) && found[i + 1]?.means.kind === 'number'
      ? { ...item, means: { kind: 'topic', topic: 'clusters' } }
      : item,
  );
  if (items.some((item) => isTopic(item, ['similar', 'next'])))
    return items.map((item) => (isTopic(item, ['member']) && WHICH_CLUSTERS.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item));
  if (items.some(({ means }) => means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind))) return [...items];
  return items.map((item, i) => {
    const isAsked = WHICH_CLUSTERS.test(item.text);
    const isContent = isTopic(item, ['member']) && (isAsked || (/^clusters /iu.test(item.text) && isSuperlative(wordAfter(items, i))));
    return isContent ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item;
  });
}

const WHICH_CLUSTERS = /^(?:what|which) clusters$/iu;
