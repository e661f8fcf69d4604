import type { CompanyDescription } from '../../store/company-descriptions.ts';
import { nameKey } from './name-key.ts';
import { JOINING_WORDS } from './word-weights.ts';

/** A word in names of this share of all industries is of no kind of company. */
const OF_INDUSTRIES = 1 / 3;
/** With fewer industries, a word of two or three of them may still say something. */
const FEWEST_INDUSTRIES = 5;
/** The same word in names of one industry may be what these companies do. A word of no kind is in names of nearly as many industries as companies, as far as there are so many industries. */
const OF_COMPANIES = 0.5;

/**
 * The words with which names go on whatever the companies do: "International", "Technologies", "North America". They are counted in the names, in one spelling, after the first
 * word: "Health" is in names of many industries, too, but mostly in those of one.
 */
export function genericWords(companies: readonly Pick<CompanyDescription, 'names' | 'industries'>[]): ReadonlySet<string> {
  const found = new Map<string, { readonly industries: Set<string>; companies: number }>();
  const all = new Set<string>();
  for (const { names, industries } of companies) {
    const [primary] = industries;
    if (primary === undefined) continue;
    all.add(primary);
    for (const word of new Set(names.flatMap((name) => nameKey(name).words.slice(1)))) {
      const counted = found.get(word) ?? { industries: new Set(), companies: 0 };
      counted.industries.add(primary);
      counted.companies++;
      found.set(word, counted);
    }
  }
  const least = Math.max(FEWEST_INDUSTRIES, all.size * OF_INDUSTRIES);
  return new Set(
    [...found].flatMap(([word, counted]) => {
      const { size } = counted.industries;
      const isOfAllKinds = size >= least && size >= OF_COMPANIES * Math.min(counted.companies, all.size);
      return isOfAllKinds && !JOINING_WORDS.has(word) && word.length > 1 ? [word] : [];
    }),
  );
}
