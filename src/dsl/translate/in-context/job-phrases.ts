import { textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import type { Lexicon } from '../lexicon.ts';
import { lemmaOf } from '../words/word.ts';

const LONGEST_OBJECT = 3;
const isPart = ({ means, text }: Item): boolean =>
  means.kind === 'unknown' ||
  (means.kind === 'entity' && ['industry', 'role'].includes(means.entity.kind)) ||
  (means.kind === 'skip' && /^(?:heavy|light|large|big|the)$/iu.test(text));

/** "Drivers of heavy trucks", "teachers of math": heavy truck drivers and math teachers, if people have such a title. */
export function withJobsOf(items: readonly Item[], names: Lexicon): Item[] {
  for (const [i, item] of items.entries()) {
    const isPeople =
      isRole(item) ||
      (isTopic(item, ['companies']) && /^operators$/iu.test(item.text)) ||
      (item.means.kind === 'unknown' && /(?:er|or|ist|ian)s$/iu.test(item.text));
    if (!isPeople || !/^\p{L}+s$/iu.test(item.text) || !/^of$/iu.test(items[i + 1]?.text ?? '')) continue;
    for (let end = i + 2 + LONGEST_OBJECT; end > i + 2; end--) {
      const run = items.slice(i + 2, end);
      const words = [...run, item].flatMap(({ text }) => text.toLowerCase().split(' '));
      // "Heavy truck driver" is converted, although only "truck driver" is known. "Buses" has another singular than "houses".
      const title = [lemmaOf, (word: string) => word.replace(/(?<=s)es$/u, '')]
        .map((singular) => words.map((word) => lemmaOf(singular(word))).join(' '))
        .find((one) => names.isTitle(one) || names.isTitle(one.split(' ').slice(-2).join(' ')));
      if (!run.every(isPart) || run.length < end - i - 2 || title === undefined) continue;
      const job: Item = {
        from: item.from,
        to: items[end - 1]?.to ?? item.to,
        text: textOf(...items.slice(i, end)),
        means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } },
      };
      return [...items.slice(0, i), job, ...items.slice(end)];
    }
  }
  return [...items];
}

/** "CNA here (nursing assistant)": the words in parentheses say what the letters mean, although a company has this name. */
export function withSpelledOut(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const open = items.slice(i + 1, i + 3).findIndex(({ text }) => text === '(') + i + 1;
    const meant = items[open + 1];
    const isSpelled = open > i && meant !== undefined && isRole(meant) && items[open + 2]?.text.startsWith(')') === true;
    return isSpelled && isCompany(item) && standsFor(item.text, meant.text) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Whether letters end with the initials of the words: those of a nursing assistant end "CNA". */
function standsFor(letters: string, words: string): boolean {
  const initials = words
    .split(/[ -]/u)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase();
  return /^\p{Lu}{2,5}s?$/u.test(letters) && initials.length > 1 && letters.replace(/s$/u, '').toLowerCase().endsWith(initials);
}
