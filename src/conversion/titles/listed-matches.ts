import { wordsOf } from '../../text/words.ts';
import type { Candidate } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { variantsOf } from './title-variants.ts';
import { RANKING } from './tuning.ts';

/** Whether somebody may type on after a text. Several jobs, what somebody does, and a word for a standing ("intern"), who may have any job, are finished, and so is a text with brackets. */
export const mayGoOn = ({ typed, severalJobs, doneBy }: ParsedTitle): boolean =>
  severalJobs === undefined && doneBy === undefined && typed.aside === '' && (typed.seniority === null || typed.key.includes(' '));

/**
 * The matches that are listed while a title is typed, which `begun` is. The best one always is. Hardly possible ones are not, and neither are improbable ones with none of the typed words, which are only occupations near the right
 * one: they would come and go from letter to letter. A finished text keeps all.
 */
export function listedMatches(candidates: readonly Candidate[], parsed: ParsedTitle, begun: ParsedTitle | undefined): readonly Candidate[] {
  if (begun === undefined || !mayGoOn(parsed)) return candidates;
  const { least, unlikeTyped } = RANKING.listed;
  const isLike = likeTyped([begun.typed, ...parsed.titles]);
  return candidates.filter(({ probability = 1, document: { title } }, i) => i === 0 || (probability >= least && (probability >= unlikeTyped || isLike(title))));
}

/** Whether a title has a word of the jobs that some texts name, or of how these are written otherwise. */
function likeTyped(texts: readonly NormalizedTitle[]): (title: string) => boolean {
  const read = texts.flatMap(({ core, expanded }) => [core, expanded]).map((text) => text.split(' '));
  const words = [...new Set([...read, ...read.flatMap((text) => variantsOf(text).rewritten)].flat())];
  return (title) => wordsOf(title).some((word) => words.some((one) => word.startsWith(one)));
}
