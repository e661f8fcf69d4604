import { wordsOf } from '../../../text/words.ts';

/** Legal forms and country names, which do not distinguish employers. */
const LEGAL = new Set(
  'inc incorporated corp corporation co company companies llc llp lp ltd limited plc pllc pc na the usa us america holdings holding group and'.split(' '),
);
const DOING_BUSINESS_AS = /\b(?:d\/?b\/?a|f\/?k\/?a|a\/?k\/?a)\b.*$/iu;

/**
 * The key of an employer in the observations: its words without punctuation and legal forms. It is looser than the key of the dataset's companies, because
 * filings spell employers in many ways, and a false match costs little: it is evidence, not identity.
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
