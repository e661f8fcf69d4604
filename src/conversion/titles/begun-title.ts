import { lastWord, withWordsCorrected } from './unfinished.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { isSaid, saidWithoutArticle } from './sentences/loose-sentence.ts';
import { isAboutElse, isLabelAlone, isListed } from './no-job/no-job.ts';
import { misspelledBeginning } from './misspelled-beginning.ts';
import { mayBecomeTitle } from './no-job/may-become-title.ts';
import { isOtherByWords } from './no-job/names-job.ts';
import { isNoTitle } from './no-job/other-text.ts';
import type { ParsedTitle } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { Naming } from './no-job/thing-named.ts';
import { ARTICLES } from './parsing/word-kinds.ts';
import { writtenInFull } from './shortened-title.ts';
import { RANKING } from './tuning.ts';

/** A half-typed title. */
export interface BegunTitle extends ParsedTitle {
  /** How likely it is what was typed, with a typo. Default: 1. */
  readonly likelihood?: number;
}

/**
 * What goes on while a title is typed: the title without the noise and the level in front of its last word ("I am a nur", "REQ-12345 nur", "mid level soft"), unless known
 * titles begin like the whole text ("contract a", of "contract administrator"), and with the typos in its finished words corrected ("secruity guar"), or its short words in full
 * ("sec guar"), or the typo in the unfinished one ("security gurd"). Undefined if nothing goes on, because noise or brackets are the end.
 */
export function begunTitle(
  model: Naming & Pick<TitleModel, 'codeOfTitle'>,
  parsed: ParsedTitle,
  parse: (title: string) => ParsedTitle,
): BegunTitle | undefined {
  // What somebody does begins no title, and neither does a label.
  const isNoBeginning = isListed(parsed.typed.key) && !mayBecomeTitle(model, parsed);
  if (parsed.doneBy !== undefined || isNoBeginning || isLabelAlone(parsed.typed.text)) return undefined;
  if (isNoTitle(model, parsed) || isOtherByWords(model, parsed)) return withLastLetterWrong(model, parsed, parse);
  const { knownTitles } = model;
  const { beginnings, spelling } = knownTitles;
  // Titles go on after a grade ("5th grade teacher"), but not in the last word ("husbandry").
  if (isAboutElse(parsed.typed.key) && beginnings.countOfBeginning(`${parsed.typed.key} `) === 0) return undefined;
  const typedCount = isSaid(parsed.typed) ? 0 : beginnings.countOfBeginning(parsed.typed.key);
  const misspelled = misspelledBeginning(knownTitles, parsed);
  if (typedCount > 0 && misspelled !== undefined) return { ...parse(misspelled.text), likelihood: misspelled.share };
  if (typedCount > 0 && parsed.typed.ignored.length === 0) return parsed;
  const begun = withoutNoise(knownTitles, parsed, parse);
  if (typedCount > 0 && typedCount >= RANKING.noiseInFront * (begun === undefined ? 0 : beginnings.countOfBeginning(begun.typed.key))) return parsed;
  if (begun === undefined || beginnings.countOfBeginning(begun.typed.key) > 0) return begun;
  const full = writtenInFull(knownTitles, begun.typed.key.split(' '))?.join(' ');
  const others = [...withWordsCorrected(spelling, begun.typed.key), ...(full === undefined ? [] : [full])];
  const corrected = others.find((text) => beginnings.countOfBeginning(text) > 0);
  if (corrected !== undefined) return parse(corrected);
  const withTypo = begun === parsed ? misspelled : misspelledBeginning(knownTitles, begun);
  return withTypo === undefined ? begun : { ...parse(withTypo.text), likelihood: withTypo.share };
}

/** The beginning of titles that a phrase is which names something else only with its last letter ("hair style", of "hair stylest"). */
function withLastLetterWrong(
  { knownTitles: { beginnings } }: Naming,
  { typed: { key } }: ParsedTitle,
  parse: (title: string) => ParsedTitle,
): BegunTitle | undefined {
  const text = key.slice(0, -1);
  const isPhrase = key.includes(' ') && lastWord(key).length > RANKING.shortText;
  if (!isPhrase || beginnings.countOfBeginning(key) > 0 || beginnings.shareGoingOn(text) < 1 - RANKING.leastShare) return undefined;
  return { ...parse(text), likelihood: RANKING.doubted };
}

function withoutNoise({ beginnings }: KnownTitles, parsed: ParsedTitle, parse: (title: string) => ParsedTitle): ParsedTitle | undefined {
  const { key, core, aside } = parsed.typed;
  const said = saidWithoutArticle(parsed.typed);
  if (said !== undefined) {
    const begun = parse(said);
    return beginnings.countOfBeginning(begun.typed.key) > 0 && !isListed(begun.typed.key) ? begun : undefined;
  }
  const [first = '', ...others] = key.split(' ');
  const rest = others.join(' ');
  if (ARTICLES.has(first) && rest !== '' && beginnings.countOfBeginning(rest) > 0) return parse(rest);
  if (key === core) return parsed;
  if (aside !== '' || endsWithNoise(parsed.typed) || ARTICLES.has(core)) return undefined;
  // A level at the end may be the beginning of a word ("store i").
  return parse(lastWord(key) === lastWord(core) ? core : `${core} ${lastWord(key)}`);
}

const endsWithNoise = ({ text, parts }: NormalizedTitle): boolean => parts.some(({ isIgnored, end }) => isIgnored && end >= text.trimEnd().length);
