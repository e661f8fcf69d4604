import type { Span } from '../../syntax-tree.ts';

/** What says before a colon that a title follows. */
const ANNOUNCES = String.raw`(?:(?:title|job|role|position)(?: is)?|(?:in)?to (?:(?:an?|its|the|their) )?(?:\S+ )?codes?|codes? (?:for|of))`;
/** How many codes are asked for, after the title. */
const LIMITED = String.raw`\s*[-–—,;(.]+\s*(?:the )?(?:top|best|first|limit|max|only|just)\s+(?:\d+|one|two|three|four|five)\b[^:]*`;
/** "Resolve job title: Sr. Mgr Revenue Ops - top 3", "convert to an O*NET code: Sr. Buyer II": what is after the colon is a title as it is written, with its marks. */
const TITLE_AFTER_COLON = new RegExp(String.raw`(?<=\b${ANNOUNCES}\s*[:=]\s+)(?=[^\s])(?<title>[^:;="“”?]+?)(?=${LIMITED}$|\s*[.!]?\s*$)`, 'iu');
/** What says that a text asks to convert something. */
export const CONVERTS =
  /\b(?:convert|conversion|resolve|normali[sz]e|classify|standardi[sz]e|map|match|codes?|onet|soc|translate|look ?up|identify)\b|o\*net|^(?:the )?(?:job |position )?title\b/iu;
/** What a title has no words of, but an instruction has. */
const INSTRUCTION = /\b(?:what|which|give|show|find|tell|please|need|want|pay|earn|salary|wage|code|cluster|company|employer|who|how|me|my|with|and then)\b/iu;
const LONGEST_TITLE = 8;

function titleIn(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = TITLE_AFTER_COLON.exec(text);
  const title = found?.groups?.['title'];
  if (found === null || title === undefined || !CONVERTS.test(text.slice(0, found.index))) return undefined;
  // Plain words in lower case are read as they are elsewhere, such as a list of titles.
  const isWritten = /\p{L}/u.test(title) && /\p{Lu}|[.&/]/u.test(title) && title.split(/\s+/u).length <= LONGEST_TITLE && !INSTRUCTION.test(title);
  return isWritten ? { start: found.index, end: found.index + title.length } : undefined;
}

/** Where a question has texts to convert as they are written: the title after a colon, or each of a list of titles. */
export function titlesToConvert(text: string): Span[] {
  const [title, listed] = [titleIn(text), titlesIn(text)];
  return title === undefined || (listed.length > 1 && SEVERAL.test(text.slice(0, title.start))) ? listed : [title];
}

const SEVERAL = /\b(?:these|those|following|titles|jobs|batch|bulk|list|all)\b/iu;
const ASKING = /\b(?:what|which|give|show|find|tell|please|need|want|who|how|me|my)\b/iu;
const LONGEST_LISTED = 4;
/** After a list of titles, a sentence about the answer: "rn, cna. Add cluster names". */
const AFTER_LIST =
  /[.;!]\s+(?:(?:please|also|and|i|we) )*(?:add|need|want|give|attach|expand|include|plus|with|top|max|limit|only|no more than|at most|return|skip)\b.*$/iu;

/** "Codes for: unit clerk; charge nurse". Not "zip codes for". */
const ANNOUNCED =
  /(?:^|[.!?,;–-]\s*|\b(?:o\*?net(?:-soc)?|soc|occupation(?:al)?|job|title|the|need|want|get|me|us|and|or|cluster|please|matching|correct|right)\s+)codes?(?: for)?(?:,? (?:please|pls))?\s*$/iu;

/** "Match these to codes: comp analyst, HRBP, payroll clerk": each text of the list is a title. */
function titlesIn(text: string): Span[] {
  const colon = text.indexOf(':');
  const [before, rest] = [text.slice(0, colon), text.slice(colon + 1)];
  const list = rest.replace(AFTER_LIST, '').replace(/[.?!]\s*$/u, '');
  // "FedEx titles: package handler; courier. Need codes for both."
  const asked = `${before} ${rest.slice(list.length)}`;
  if (colon < 0 || !CONVERTS.test(asked) || !(SEVERAL.test(before) || ANNOUNCED.test(before)) || /["“”:=?]/u.test(list) || ASKING.test(list)) return [];
  // Between semicolons, a comma belongs to a title: "Mgr, Supply Chain; Buyer II".
  const parts = [...withoutLastAnd(list).matchAll(list.includes(';') ? /[^;]+/gu : /[^,;/]+/gu)].map(({ 0: part, index }): Span => {
    const start = colon + 1 + index + (/^\s*(?:(?:and|&)\s+)?/u.exec(part)?.[0].length ?? 0);
    return { start, end: colon + 1 + index + part.trimEnd().length };
  });
  const isTitle = ({ start, end }: Span): boolean =>
    end > start && /^\p{L}/u.test(text.slice(start, end)) && text.slice(start, end).split(/\s+/u).length <= LONGEST_LISTED;
  // "A, B and C": the last two are split where they are read.
  return parts.length > 1 && parts.every(isTitle) && !/\s(?:and|&)\s/iu.test(withoutLastAnd(list).replace(/[,;/]\s*(?:and|&)\s/giu, ', ')) ? parts : [];
}

/** The list with a comma in place of the "and" before its last title. A single word before "and" may begin a title: "food and beverage manager". */
const withoutLastAnd = (list: string): string =>
  list.replace(/^(?<before>.*,\s*)(?<left>[^,]+?)(?<and>\s(?:and|&)\s)(?<right>[^,]+)$/isu, (whole: string, ...groups: unknown[]) => {
    const { before, left, and, right } = groups.at(-1) as Record<'before' | 'left' | 'and' | 'right', string>;
    const [leftWords, rightWords] = [left, right].map((part) => part.trim().split(/\s+/u).length);
    const isTwo = (leftWords ?? 0) > 1 || rightWords === 1;
    return isTwo ? `${before}${left}${','.padEnd(and.length)}${right}` : whole;
  });
