/** What pasted text has inside words, and nobody sees: soft hyphens, and spaces without a width. */
const INVISIBLE = /\p{Cf}+/gu;
/** Signs of a registered name, of which NFKD makes letters ("TM"). */
const MARKS = /[™℠®©]/gu;

/** A character as HTML writes it: "&amp;", "&#39;", "&#x2019;". */
const REFERENCE = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/giu;
const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwj: '', zwnj: '' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·' }),
  ...Object.entries({ trade: '™', reg: '®', copy: '©' }),
  ...Object.entries({ aacute: 'á', agrave: 'à', auml: 'ä', ccedil: 'ç', eacute: 'é', egrave: 'è', ecirc: 'ê', iacute: 'í', ntilde: 'ñ', oacute: 'ó' }),
  ...Object.entries({ ouml: 'ö', uacute: 'ú', uuml: 'ü' }),
]);

/** A text that was escaped, stored, and escaped again has "&amp;amp;". */
const MOST_TIMES_ESCAPED = 2;

/** A pasted text as it is meant: with the characters that HTML references stand for, and without invisible characters and signs of a registered name. */
export function pastedText(text: string): string {
  let read = text;
  for (let time = 0; time < MOST_TIMES_ESCAPED && read.includes('&'); time++) read = read.replace(REFERENCE, referredTo);
  return read
    .replace(INVISIBLE, '')
    .replace(/[™℠®©]+(?=\s|$)/gu, '')
    .replace(MARKS, ' ');
}

/** Whether nobody sees anything of a text. */
export const isBlank = (text: string): boolean => pastedText(text).trim() === '';

/** The character of a reference; the reference itself if it is none. */
function referredTo(reference: string, ...given: readonly unknown[]): string {
  const { decimal, hex, name = '' } = given.at(-1) as { readonly decimal?: string; readonly hex?: string; readonly name?: string };
  if (decimal === undefined && hex === undefined) return NAMED.get(name.toLowerCase()) ?? reference;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : reference;
}
