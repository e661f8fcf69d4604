import { wordsOf } from '../../text/words.ts';
import type { Candidate } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { variantsOf } from './title-variants.ts';
import { RANKING } from './tuning.ts';

/**
 * The matches that are listed while a title is typed. The best one always is. Hardly possible ones are not, and neither are improbable ones with none of the typed words, which are only occupations near the
 * right one: they would come and go from letter to letter. What somebody does has none of the words of its titles,
 * and an intern may have any job.
 */
export function listedMatches(candidates: readonly Candidate[], { typed, titles, doneBy }: ParsedTitle, begun: ParsedTitle | undefined): readonly Candidate[] {
  const isAnyJob = doneBy !== undefined || (typed.seniority !== null && !typed.key.includes(' '));
  const isLike = !isAnyJob ? likeTyped([begun?.typed ?? typed, ...titles]) : () => true;
  return candidates.filter(
    ({ probability = 1, document: { title } }, i) =>
      i === 0 || (probability >= RANKING.listed.least && (probability >= RANKING.listed.unlikeTyped || isLike(title))),
  );
}

/** Whether a title has a word of the jobs that some texts name, or of how these are written otherwise. */
function likeTyped(texts: readonly NormalizedTitle[]): (title: string) => boolean {
  const read = texts.flatMap(({ core, expanded }) => [core, expanded]).map((text) => text.split(' '));
  const words = [...new Set([...read, ...read.flatMap((text) => variantsOf(text).rewritten)].flat())];
  return (title) => wordsOf(title).some((word) => words.some((one) => word.startsWith(one)));
}
