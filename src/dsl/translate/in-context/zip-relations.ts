import { wordLists } from '../../../language/word-lists.ts';
import { isTopic, type Item } from '../items.ts';

/** "60614 -> which metro does it roll up to", "94103 belongs to which CBSA": how a ZIP code and its metro area are related says no more. */
export function withZipRelations(items: readonly Item[]): Item[] {
  const isZip = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'zip');
  const isOther = items.some(({ means }) => means.kind === 'entity' && means.entity.kind !== 'zip');
  const isAsked = items.some((item) => isTopic(item, ['where', 'metro']));
  if (!isZip || isOther || !isAsked) return [...items];
  return items.map((item) =>
    RELATES.test(item.text) && item.means.kind !== 'entity' && !isTopic(item, ['where', 'metro']) ? { ...item, means: { kind: 'skip' } } : item,
  );
}
const RELATES = new RegExp(`^(?:${wordLists('zip-codes.tsv').any('relates')}|=+>|[-–]+>|→|=)$`, 'iu');
