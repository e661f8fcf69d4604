import { ABBREVIATIONS } from './abbreviations.ts';
import { pastedText } from '../../text/pasted-text.ts';
import { wordsOf } from '../../text/words.ts';
import { readTitle, type TitlePart } from './parsing/read-title.ts';

/** A job title split into the parts that matching uses. */
export interface NormalizedTitle {
  /** The title as given, without the signs of pasted text that mean nothing. */
  readonly text: string;
  /** All words of the title, joined. */
  readonly key: string;
  /** The words that name the job: noise removed, abbreviations as typed. */
  readonly core: string;
  /** {@link core} with abbreviations written out. */
  readonly expanded: string;
  /** Words in brackets that describe the job further ("Physician (Psychiatry)"), abbreviations written out. */
  readonly aside: string;
  /** "senior", "lead", "junior" ...; reported separately, not treated as noise. */
  readonly seniority: string | null;
  /** "2" for II, 2, Level 2. */
  readonly level: string | null;
  /** Removed parts: requisition ids, employment type, shift, brackets, a place at the end. */
  readonly ignored: readonly string[];
  /** What the rules found, with labels: the ignored parts, those in brackets, level, and seniority. */
  readonly parts: readonly TitlePart[];
}

/** Splits a job title by the rules in parsing/, without any lookup. Text without letters gives empty keys. */
export function normalizeTitle(given: string): NormalizedTitle {
  const title = pastedText(given);
  const { parts, core, written, aside, seniority, level } = readTitle(title);
  const words = wordsOf(title);
  // If only noise is left ("Lead", "Contractor"), use the whole title.
  const isNoise = core.length === 0;
  return {
    text: title,
    key: words.join(' '),
    core: (isNoise ? words : core).join(' '),
    expanded: writtenOut(isNoise ? words : written),
    aside: writtenOut(aside),
    seniority,
    level,
    ignored: isNoise ? [] : parts.flatMap(({ isIgnored, text }) => (isIgnored ? [text] : [])),
    parts: isNoise ? parts.filter(({ isIgnored }) => !isIgnored) : parts,
  };
}

/** Shorter ones have other meanings with an "s": "it" and "its". */
const SHORTEST_WITH_PLURAL = 3;

/** Words with abbreviations written out, and so are those in the plural. */
export const writtenOut = (words: readonly string[]): string => words.map((word) => ABBREVIATIONS.get(word) ?? ofPlural(word) ?? word).join(' ');

/** "Techs" are technicians. */
function ofPlural(word: string): string | undefined {
  const singular = word.endsWith('s') ? word.slice(0, -1) : '';
  return singular.length < SHORTEST_WITH_PLURAL ? undefined : ABBREVIATIONS.get(singular);
}
