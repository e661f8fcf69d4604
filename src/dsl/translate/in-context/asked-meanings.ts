import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

/** "What does "Platinum" mean", "define the Gold badge", in any of these words. "What is gold" is rather about the metal. */
const ASKED = new RegExp(
  String.raw`^(?:(?:so|and|ok|please|exactly) )*(?:(?:what (?:does|do)|what['’]?s|what is|define|explain|meaning of|the meaning of) )+(?:an? |the )?["“']?(?:platinum|gold|ranked|na)["”']?(?: (?:badge|level|tier|rating)s?)?(?: (?:mean|means|stand for|signify|tell me))?$`,
  'iu',
);
const SAYS_MEANING = /\b(?:means?|meaning|define|explain|stands? for|signify|badges?|levels?|tiers?|ratings?)\b/iu;

/** A question for the meaning of a level of badges is about how badges are made, also with the level in quotes. */
export function withAskedMeanings(items: readonly Item[]): Item[] {
  const said = items.filter(({ means }) => means.kind !== 'mark');
  const text = textOf(...said);
  if (!ASKED.test(text) || !SAYS_MEANING.test(text)) return [...items];
  return items.map((item): Item =>
    item.means.kind === 'mark' ? item : { ...item, means: item === said[0] ? { kind: 'topic', topic: 'methodology' } : { kind: 'skip' } },
  );
}
