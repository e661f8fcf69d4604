/**
 * All matches of a pattern with the flag `g`, in order. `String.matchAll` copies the pattern for each text. After a garbage collection the copy has to be compiled
 * again, which takes a hundred times as long as to match it.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
