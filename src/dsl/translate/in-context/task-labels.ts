import type { Item } from '../items.ts';

/** "AGENT TASK: list the banks", "Query: …": what follows is the question, and these words name nobody. */
export function withoutTaskLabels(items: readonly Item[]): Item[] {
  const end = items.findIndex(({ means, text }) => means.kind === 'mark' && /^[:\]]/u.test(text));
  const isLabel =
    end > 0 && end <= LONGEST && items.slice(0, end).every(({ means, text }) => means.kind === 'mark' || text.split(' ').every((word) => LABEL.test(word)));
  return items.map((item, i) => (isLabel && i < end && item.means.kind !== 'mark' ? { ...item, means: { kind: 'skip' } } : item));
}
const LONGEST = 4;
const LABEL =
  /^(?:agents?|tasks?|todo|to-?do|queries|query|request|requests|tickets?|jobs?|ask|prompt|input|intent|user|step|subtask|task_\w+|new|next|the|my|q|\d{1,3})$/iu;
