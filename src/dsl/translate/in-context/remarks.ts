import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

const SHORTEST = 2;
const LONGEST = 8;
const REMARK =
  /^(?:(?:that|this|it|which|could|might|may|would|can|will|be|is|['’]s|thats|that['’]s|its|it['’]s|sounds?|seems?|looks?|like|an?|kind of|sort of|pretty|quite|really|very|so|just|also|make|makes for) )*(?:interesting|curious|fun|neat|cool|nice|odd|strange|weird|fascinating|intriguing|surprising|great|good)(?: (?:story|angle|idea|thought|combo|combination|mix|contrast|pattern|case|find|hook|lead|headline|question|tension|puzzle|stuff|thing|one))*(?: (?:maybe|perhaps|possibly|i think|i guess|no|huh|right|here|there|for me|for us|imo))*$/iu;

/** "…, interesting story angle maybe": what somebody thinks of the question, at its end, and no condition. */
export function withRemarks(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark') + 1;
  const start = items.slice(0, last).findLastIndex(({ means }) => means.kind === 'mark') + 1;
  const said = items.slice(start, last);
  const isAsked = items.slice(0, start).some(({ means }) => means.kind === 'topic' || means.kind === 'entity');
  if (start === 0 || !isAsked || said.length < SHORTEST || said.length > LONGEST || !REMARK.test(textOf(...said))) return [...items];
  return items.map((item, i): Item => (i >= start && i < last && item.means.kind !== 'skip' ? { ...item, means: { kind: 'background' } } : item));
}
