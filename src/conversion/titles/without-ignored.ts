import { normalizeTitle, type NormalizedTitle } from './normalize.ts';

/** The title without the parts that normalizeTitle removed, and without the punctuation next to them. */
export function withoutIgnored(title: NormalizedTitle): NormalizedTitle {
  if (title.ignored.length === 0) return title;
  const text = title.text.normalize('NFKC');
  let rest = '';
  let at = 0;
  for (const { start, end } of title.parts.filter(({ isIgnored }) => isIgnored).sort((a, b) => a.start - b.start)) {
    if (start >= at) rest += `${text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  rest += text.slice(at);
  return normalizeTitle(rest.replace(/[\s,;:–—|@/&-]+$|^[\s,;:–—|@/&-]+/gu, '').replace(/\s+/gu, ' '));
}
