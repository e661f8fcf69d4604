import { textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';

const BOTH = /^(?:both(?: of)?|each(?: one)? of|every one of|all of|all three of)(?: the)?$/iu;

/**
 * "Hire nurses in both Dallas and Houston", "in each of Ohio and Texas", "hire both cashiers and bakers": employers for which all of it holds. Of places, each is a
 * condition. No query asks for several jobs, so the word is reported.
 */
export function withBoth(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => BOTH.test(item.text) && item.means.kind !== 'entity' && listAfter(items, i).length > 1);
  const both = items[at];
  const list = listAfter(items, at);
  if (at < 0 || both === undefined || !items.some((item) => isTopic(item, ['companies', 'who', 'hiring']))) return [...items];
  if (list.some(isRole)) return items.with(at, { ...both, means: { kind: 'unsaid' } });
  // The headquarters of no company are in two places, so that both lists are meant, unless it is about hiring.
  if (!items.some((item) => isRole(item) || isTopic(item, ['hiring']))) return [...items];
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'skip' } };
    const { means } = item;
    return list.includes(item) && means.kind === 'entity' && means.entity.kind === 'place'
      ? { ...item, means: { ...means, entity: { ...means.entity, isEach: true } } }
      : item;
  });
}

/** The jobs, or places, that are listed from an item on. */
function listAfter(items: readonly Item[], before: number): readonly Item[] {
  const list: Item[] = [];
  for (const item of items.slice(before + 1)) {
    const kind = kindOf(item);
    if (kind !== undefined && (list[0] === undefined || kind === kindOf(list[0]))) list.push(item);
    else if (item.means.kind !== 'skip' && item.means.kind !== 'or' && item.text !== ',') break;
  }
  return list;
}

const kindOf = ({ means }: Item): 'role' | 'place' | undefined =>
  means.kind === 'entity' && (means.entity.kind === 'role' || means.entity.kind === 'place') ? means.entity.kind : undefined;

/** "A growth or a stability badge but not both": no query leaves out those with both, so that all of it is reported. */
export function withNotBoth(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ means }, i) => means.kind === 'not' && /^both$/iu.test(items[i + 1]?.text ?? '') && [undefined, 'mark'].includes(items[i + 2]?.means.kind),
  );
  const run = items.slice(at, at + 2);
  return at < 0
    ? [...items]
    : [...items.slice(0, at), { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0, text: textOf(...run), means: { kind: 'unsaid' } }, ...items.slice(at + 2)];
}
