import { readReplacements } from '../word-list.ts';
import { wordsOf } from '../../text/words.ts';
import { withOperatingRooms } from './operating-room.ts';
import { withoutPlaceAtEnd } from './place-ending.ts';

/** A job title split into the parts that matching uses. */
export interface NormalizedTitle {
  /** The title as given. */
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
}

const ABBREVIATIONS = readReplacements('abbreviations.txt');

/** A map, not an object, because "constructor" occurs in titles. */
const SENIORITY = new Map(
  Object.entries({
    sr: 'senior',
    snr: 'senior',
    senior: 'senior',
    jr: 'junior',
    jnr: 'junior',
    junior: 'junior',
    lead: 'lead',
    principal: 'principal',
    staff: 'staff',
    entry: 'entry',
    trainee: 'trainee',
    intern: 'intern',
    internship: 'intern',
    apprentice: 'apprentice',
    associate: 'associate',
    chief: 'chief',
    head: 'head',
  }),
);
/** Seniority words that can also name the job ("Chief of Police"); they stay in the core. */
const KEPT_IN_CORE = new Set(['chief', 'head', 'associate', 'staff', 'trainee', 'intern', 'internship', 'apprentice', 'lead', 'principal', 'entry']);

const ROMAN = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }));

/** The level that a word names when it follows other words: "2" for II and 2. */
export function levelOf(word: string): string | undefined {
  return ROMAN.get(word) ?? (/^[1-9]$/u.test(word) ? word : undefined);
}

/** The seniority and level named by the words of a title. */
export function standingOf(words: readonly string[]): Pick<NormalizedTitle, 'seniority' | 'level'> {
  let seniority: string | null = null;
  let level: string | null = null;
  for (const [i, word] of words.entries()) {
    const rank = SENIORITY.get(word);
    if (rank !== undefined) seniority ??= rank;
    else if (i > 0) level ??= levelOf(word) ?? null;
  }
  return { seniority, level };
}

/** Employment type, shift, and similar noise; removed wherever it occurs as a whole phrase. */
const NOISE: readonly RegExp[] = [
  /\b(?:req|requisition|job|posting|ref)\s*(?:id|no|number|#)?\s*[:#]?\s*[a-z]*-?\d{3,}\b/giu,
  /(?<!\b[cf])#\s*\w*\d\w*/giu,
  /\b(?:jr|req|rq|r)[-\s]?\d{4,}\b/giu,
  /\b\d{6,}\b/gu,
  /\b(?:m\s*\/\s*[fw]|f\s*\/\s*m|m\s*\/\s*w)(?:\s*\/\s*[dxv])?\b/giu,
  /\b(?:full|part)[\s-]*time\b/giu,
  /\b(?:pt\s*\/\s*ft|ft\s*\/\s*pt)\b/giu,
  // "PT" and "FT" only after a job name: PT alone is a physical therapist.
  /(?<=\b(?!\w*therap)(?:\w+(?:er|or|ant)|artist|receptionist|machinist|clerk|cook|nurse|associate|aide|tech|technician|host|hostess|rep|barista|custodian|crew|member)\s*[\s,(–-]\s*)(?:pt|ft)(?=\s*\)?\s*$)/giu,
  /\b(?:f\/t|p\/t|prn|per\s+diem|temp(?:orary)?|seasonal|permanent|remote(?!\s+sensing)|hybrid|on-?site|work\s+from\s+home|wfh|urgent(?:ly)?(?!\s+care)(?:\s+hiring)?|now\s+hiring|immediate\s+start)\b/giu,
  // A contract manager manages contracts and a general contractor builds. Elsewhere these words describe the employment type.
  /\bcontract(?!\s+(?:manage|administ|special|coordinat|analy|negotiat|officer|attorney|lawyer|counsel|writ|law\b|compliance|execut|furnish))\b/giu,
  /(?<!\b(?:general|independent|building|electrical|mechanical|plumbing|hvac|roofing|painting|flooring|drywall|concrete|masonry|paving|landscap(?:e|ing))\s+)\bcontractor\b/giu,
  /\b(?:sign(?:ing)?(?:[\s-]*on)?|hiring|retention)\s+bonus(?:es)?\b/giu,
  /\b(?:day|night|evening|overnight|weekend|swing|rotating|first|second|third|1st|2nd|3rd)\s*-?\s*shifts?\b/giu,
  /\b(?:nights|days|evenings|weekends|overnights)\b/giu,
  /\$\s?\d[\d,.]*\s*k?(?:\s*(?:\/|per|an?)\s*(?:hr|hour|yr|year))?/giu,
  /\b\d+\s*(?:hrs?|hours?)\b/giu,
];
const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/gu;
const LEVEL_WORD = /\b(?:level|grade|lvl)\s*[:#-]?\s*(\d{1,2}|[iv]{1,3})\b/iu;

/** Splits a job title by rules, without any lookup. Text without letters gives empty keys. */
export function normalizeTitle(title: string): NormalizedTitle {
  const ignored: string[] = [];
  let rest = title.normalize('NFKC');
  const take = (pattern: RegExp): void => {
    rest = rest.replace(pattern, (found) => {
      if (found.trim() !== '') ignored.push(found.trim());
      return ' ';
    });
  };

  const [, named] = LEVEL_WORD.exec(rest) ?? [];
  rest = rest.replace(LEVEL_WORD, ' ');
  const bracketed = withoutBrackets(rest);
  const asides: string[] = [];
  for (const part of bracketed.removed) {
    const words = wordsOfAside(part, rest);
    if (words.length === 0) ignored.push(part);
    asides.push(...words);
  }
  rest = bracketed.rest;
  for (const pattern of NOISE) take(pattern);
  const placed = withoutPlaceAtEnd(rest);
  ignored.push(...placed.places);
  rest = placed.rest;

  const words = wordsOf(rest);
  const standing = standingOf(words);
  const isCore = (word: string, i: number): boolean => (SENIORITY.has(word) ? KEPT_IN_CORE.has(word) : i === 0 || levelOf(word) === undefined);
  const core = words.filter(isCore);
  // If only noise is left ("Lead", "Contractor"), use the whole title.
  const useful = core.length > 0 ? core : wordsOf(title);
  const written = core.length > 0 ? wordsOf(withOperatingRooms(rest)).filter(isCore) : useful;
  return {
    text: title,
    key: wordsOf(title).join(' '),
    core: useful.join(' '),
    expanded: written.map((word) => ABBREVIATIONS.get(word) ?? word).join(' '),
    aside: asides.map((word) => ABBREVIATIONS.get(word) ?? word).join(' '),
    seniority: standing.seniority,
    level: named === undefined ? standing.level : (ROMAN.get(named.toLowerCase()) ?? named),
    ignored: core.length > 0 ? ignored : [],
  };
}

const JOB = 'job';
/** Programming languages with one-letter names. */
export const LANGUAGES: ReadonlySet<string> = new Set(['c', 'r']);
/** Employment types that are also professions when they are the whole title. */
const TYPE_IN_BRACKETS = /^\s*(?:pt|ft)\s*$/iu;
const COUNTRY = /\bU\.?S\.?(?:A\.?)?(?![\p{L}])/gu;

/** The words of a bracketed part that describe the job. Empty when it holds an employment type, shift, place, level, or number. */
function wordsOfAside(part: string, title: string): string[] {
  const content = [TYPE_IN_BRACKETS, ...NOISE, COUNTRY].reduce((text, pattern) => text.replace(pattern, ' '), part.slice(1, -1));
  // Places are recognized only at the end of a title.
  const telling = withoutPlaceAtEnd(`${JOB}, ${content}`).rest.slice(JOB.length);
  const words = wordsOf(withOperatingRooms(telling, title)).filter((word) => !SENIORITY.has(word) && levelOf(word) === undefined && /\p{L}/u.test(word));
  return words.some((word) => word.length > 1 || LANGUAGES.has(word)) ? words : [];
}

/** Removes bracketed parts. If nothing else is left, keeps their content. */
function withoutBrackets(text: string): { rest: string; removed: string[] } {
  const removed: string[] = [];
  const rest = text.replace(BRACKETS, (found) => {
    removed.push(found);
    return ' ';
  });
  return wordsOf(rest).length > 0 ? { rest, removed } : { rest: text.replace(/[()[\]]/gu, ' '), removed: [] };
}
