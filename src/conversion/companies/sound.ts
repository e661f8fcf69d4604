import { LRUCache } from 'lru-cache';

/** English spellings of the same sound, applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/x/gu, 'ks'],
  [/qu/gu, 'kw'],
  [/q/gu, 'k'],
  [/sch|tch/gu, 'ch'],
  [/ck/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/z/gu, 's'],
  [/gh(?=t)/gu, ''],
  [/wh/gu, 'w'],
  [/kn(?=[aeiou])/gu, 'n'],
  [/ea|ie|ei|ee/gu, 'i'],
  [/oo|ou/gu, 'u'],
  [/y/gu, 'i'],
  [/ai|ay/gu, 'ei'],
  [/(.)\1+/gu, '$1'],
  // Not heard: "Deloitte", "Porsche".
  [/(?<=[^aeiou])e$/u, ''],
];

const MOST_REMEMBERED = 5_000;
const remembered = new LRUCache<string, string>({ max: MOST_REMEMBERED });

/** An approximate phonetic key: "starbux" and "starbucks" have the same one, as do "phillips" and "philips". */
export function soundOf(squashed: string): string {
  const known = remembered.get(squashed);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((text, [pattern, spelled]) => text.replace(pattern, spelled), squashed);
  remembered.set(squashed, sound);
  return sound;
}
