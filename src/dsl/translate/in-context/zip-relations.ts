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
const RELATES =
  /^(?:['’]?s|contains?|covers?|includes?|encompass(?:es)?|holds?|be|roll(?:s|ed)?(?: up)?|up|up to|up into|into|belongs?|belongs? to|falls?|falls? (?:under|in|into|within)|under|below|within|part of|part|a part of|lies?|lies in|sits?|sits in|maps?|map|maps to|mapped|goes|goes with|tied|assigned|correspond(?:s|ing)?|resolves?|convert(?:ed)?|translates?|turn|counts?|counted|=+>|[-–]+>|→|=)$/iu;
