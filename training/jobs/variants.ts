import { fnv1a } from '../../src/catalog/stable-ids.ts';
import { generator } from '../../src/conversion/titles/evidence/chance.ts';

const PLACES = [
  'Tulsa, OK',
  'Austin TX',
  'Chicago',
  'Denver',
  'Boise, Idaho',
  'Atlanta GA',
  'New York',
  'Columbus, OH',
  'Miami',
  'Portland, Oregon',
  'San Jose CA',
];
const EMPLOYERS = [
  "McDonald's",
  'Walmart',
  'Target',
  'the hospital',
  'a law firm',
  'Amazon',
  'a school',
  'local bakery',
  "Joe's Diner",
  'Marriott',
  'US Bank',
  'Dollar General',
  'Home Depot',
];
const PAY = ['$20/hr', '$18.50 per hour', '$65,000', '40k', 'up to $30 an hour', 'DOE'];
const SHIFTS = ['night shift', '2nd shift', 'part time', 'full-time', 'weekends', '(PRN)', 'temporary', '- remote', '1099', 'seasonal', 'per diem'];
const ADS = ['urgently hiring', 'immediate start', 'needed', 'wanted', '- no experience', 'job opening', 'job', 'position', 'apply now!', 'ASAP'];
const FRAMES = [
  'I am {a}',
  "i'm {a} at {employer}",
  'i work as {a}',
  'my dad is {a}',
  'just {a}',
  'was {a} for 10 years',
  'like {a} but for {field}',
  '{a} for {field}',
  'looking for {a}',
  'hiring {a}',
  'experienced {t} needed in {place}',
  'Job title: {t}',
  'the {t} of the store',
];
/** As in filings, with the field of another title. */
const FILED = [
  '{t} - {field}',
  '{t}, {field}',
  '{t}-{field}',
  '{t} of {field}',
  '{t} for {field}',
  '{field} - {t}',
  '{t} - {field} and {field}',
  'Director of {field}',
  'Director, {field}',
  'VP {field}',
  'Manager - {field}',
  'Associate {t} - {field}',
  'Principal {t} {field}',
  '{t} 2',
  '{t} III, {field}',
];
const AROUND = [
  '{t} at {employer}',
  '{t} for {employer}',
  '{t}, {employer}',
  '{employer} {t}',
  '{t} {employer}',
  '{t} in {place}',
  '{t} - {place}',
  '{t} {pay}',
  '{t} {shift}',
  '{shift} {t}',
  '{t} {ad}',
  '{t} II',
  '{t} - Level 3',
  'Senior {t}',
  'Lead {t}',
  'head {t}',
  'chief {t}',
  'asst {t}',
  'apprentice {t}',
  '{t} trainee',
  '{t} helper',
  '{t} assistant',
  '{t}s',
  '{t} (Senior {t})',
  '{t} with 5 years experience',
  'licensed {t}',
  'bilingual {t}',
  'self employed {t}',
  'freelance {t}',
  'retired {t}',
  '{t} / supervisor',
  '{t} and manager',
  'Req 1234 {t}',
];
/** Each kind of variant as often as it is here. */
const KINDS = ['typo', 'typo', 'half-typed', 'half-typed', 'half-typed sentence', 'sentence', 'filing', 'filing', 'around', 'around', 'around'] as const;
const SHORTEST_CUT = 2;
const SHORTEST_WITH_TYPO = 5;

/** One of the ways in which people write a title; the same one each time for a seed. `fields` are names of fields of work. */
export function variantOf(title: string, seed: number, fields: readonly string[]): string {
  const random = generator(fnv1a(`${title} ${String(seed)}`));
  const below = (count: number): number => Math.floor(random() * count);
  const one = <T extends string>(list: readonly T[]): T | '' => list[below(list.length)] ?? '';
  const values: Readonly<Record<string, () => string>> = {
    t: () => title,
    a: () => `${/^[aeiou]/iu.test(title) ? 'an' : 'a'} ${title}`,
    employer: () => one(EMPLOYERS),
    place: () => one(PLACES),
    pay: () => one(PAY),
    shift: () => one(SHIFTS),
    ad: () => one(ADS),
    field: () => one(fields),
  };
  const framed = (frames: readonly string[]): string => one(frames).replace(/\{(\w+)\}/gu, (_, name: string) => values[name]?.() ?? '');
  const kind = one(KINDS);
  if (kind === 'typo') return misspelled(title, below);
  if (kind === 'half-typed') return halfTyped(title, below);
  if (kind === 'half-typed sentence') return halfTyped(framed(FRAMES), below);
  return framed(kind === 'sentence' ? FRAMES : kind === 'filing' ? FILED : AROUND);
}

/** The text up to somewhere in its last word. */
function halfTyped(text: string, below: (count: number) => number): string {
  const last = text.length - text.lastIndexOf(' ') - 1;
  return last <= SHORTEST_CUT ? text : text.slice(0, text.length - last + SHORTEST_CUT + below(last - SHORTEST_CUT));
}

/** Omits, swaps, or replaces a letter inside the longest word. */
function misspelled(title: string, below: (count: number) => number): string {
  const words = title.split(' ');
  const at = words.reduce((longest, word, i) => (word.length > (words[longest]?.length ?? 0) ? i : longest), 0);
  const word = words[at] ?? '';
  if (word.length < SHORTEST_WITH_TYPO) return title;
  const i = 1 + below(word.length - 2);
  const [before, letter, next, rest] = [word.slice(0, i), word[i] ?? '', word[i + 1] ?? '', word.slice(i + 2)];
  const typed = [before + next + rest, before + next + letter + rest, `${before}${'aeiourstln'[below(10)] ?? ''}${next}${rest}`];
  return words.with(at, typed[below(typed.length)] ?? word).join(' ');
}
