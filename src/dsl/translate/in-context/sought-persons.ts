import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

/** Somebody whom people know: "my friend", "a cousin of mine", "somebody named Ann". */
const KNOWN =
  '(?:friend|buddy|pal|cousin|brother|sister|sibling|uncle|aunt|nephew|niece|parent|mother|mom|father|dad|son|daughter|husband|wife|spouse|partner|fiancee?|boyfriend|girlfriend|ex|classmate|roommate|neighbor|co-?worker|colleague|boss|relative|landlord|acquaintance)';
const SEEKS =
  '(?:look(?:ing)? (?:up|for)|find|finding|locate|track(?:ing)? down|search(?:ing)? for|contact|reach(?: out to)?|get (?:hold of|in touch with)|email|message|text|stalk|background check|check on|spy on)';
/** "Look up a friend of mine, she works at Deloitte", but not "find a friend of mine a job". */
const SOUGHT = new RegExp(
  `\\b${SEEKS} (?:(?:an?|my|our|the|his|her|their|this|that|old|former|long lost|one of|best|ex) )*(?:(?<known>${KNOWN}s?)(?: (?:of mine|of ours))?|(?<named>person|people|somebody|someone|guy|man|woman|lady|girl|employee)(?= (?:named|called|by the name|i (?:know|knew|met))))(?! (?:an? )?(?:\\w+ )?(?:jobs?|work|roles?|positions?|employers?|companies|careers?)\\b)`,
  'iu',
);

/** Persons are in no dataset. */
export function withSoughtPersons(items: readonly Item[]): Item[] {
  const found = SOUGHT.exec(textOf(...items));
  const who = found?.groups?.['known'] ?? found?.groups?.['named'];
  if (who === undefined) return [...items];
  const at = items.findIndex(({ text }) => text.toLowerCase().split(/\W+/u).includes(who.toLowerCase()));
  return items.map((item, i) => (i === at ? { ...item, means: { kind: 'elsewhere' } } : item));
}
