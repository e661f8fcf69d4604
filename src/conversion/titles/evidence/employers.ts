import { wordsOf } from '../../words.ts';

/** Legal forms and what stands for a country: they do not tell employers apart. */
const LEGAL = new Set(
  'inc incorporated corp corporation co company companies llc llp lp ltd limited plc pllc pc na the usa us america holdings holding group and'.split(' '),
);
const DOING_BUSINESS_AS = /\b(?:d\/?b\/?a|f\/?k\/?a|a\/?k\/?a)\b.*$/iu;

/**
 * The key under which an employer of the observations is known: words without punctuation and legal forms. Looser than the key of the
 * dataset's companies, because filings spell employers in many ways and a wrong hit costs little: it is evidence, not identity.
 */
export function employerKey(name: string): string {
  const words = wordsOf(
    name
      .replace(DOING_BUSINESS_AS, ' ')
      .replace(/\./gu, '')
      .replace(/\bL\s*L\s*([CP])\b/giu, 'LL$1'),
  );
  const telling = words.filter((word) => !LEGAL.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
