/** The phrases of a list that another phrase names in braces. */
type ListNamed = (name: string) => readonly string[];

/**
 * The source of a pattern for any of these phrases, as lists of mappings/language write them:
 * - `'` is either apostrophe, `#` a number in digits.
 * - `[the] list` is also said without the part in brackets, `deck[s]` with or without the ending. A part goes with one blank next to it.
 * - `[very]* good` says the part any number of times.
 * - `(a/the) list` has one of several parts, also in brackets: `[a/the] list`.
 * - `{name}` is any phrase of the list with this name.
 */
export function alternatives(phrases: readonly string[], listNamed: ListNamed): string {
  return `(?:${phrases.map((phrase) => new PatternReader(phrase, listNamed).read()).join('|')})`;
}

const SIGNS = /[.*+?^$|\\{}()[\]/]/gu;

class PatternReader {
  private at = 0;

  constructor(
    private readonly phrase: string,
    private readonly listNamed: ListNamed,
  ) {}

  read(): string {
    const source = this.sequence('');
    if (this.at < this.phrase.length) throw new Error(`"${this.phrase}" has "${this.phrase.charAt(this.at)}" without its other half.`);
    return source;
  }

  /** Parts up to one of these signs. */
  private sequence(ends: string): string {
    const parts: string[] = [];
    /** Whether everything so far can be left out, with its blank. */
    let isOptional = true;
    for (; this.at < this.phrase.length && !ends.includes(this.phrase.charAt(this.at)) && !')]'.includes(this.phrase.charAt(this.at)); this.at++) {
      const sign = this.phrase.charAt(this.at);
      if (sign === '[') parts.push(this.optional(parts, { isFirst: isOptional }));
      else {
        parts.push(sign === '(' ? this.choice(')') : sign === '{' ? this.named() : literal(sign));
        isOptional = false;
      }
    }
    return parts.join('');
  }

  /** `(a/b)`: stops at its last sign. */
  private choice(end: string): string {
    const choices: string[] = [];
    do {
      this.at++;
      choices.push(this.sequence('/'));
    } while (this.phrase.charAt(this.at) === '/');
    if (this.phrase.charAt(this.at) !== end) throw new Error(`"${this.phrase}" lacks a "${end}".`);
    return `(?:${choices.join('|')})`;
  }

  /** `[a/b]`, with the blank before it, or else the one after it. */
  private optional(before: string[], { isFirst }: { readonly isFirst: boolean }): string {
    const choice = this.choice(']');
    const times = this.phrase.charAt(this.at + 1) === '*' ? '*' : '?';
    if (times === '*') this.at++;
    if (before.at(-1) === ' ') {
      before.pop();
      return `(?: ${choice})${times}`;
    }
    if (!isFirst || this.phrase.charAt(this.at + 1) !== ' ') return `${choice}${times}`;
    this.at++;
    return `(?:${choice} )${times}`;
  }

  private named(): string {
    const end = this.phrase.indexOf('}', this.at);
    if (end < 0) throw new Error(`"${this.phrase}" lacks a "}".`);
    const name = this.phrase.slice(this.at + 1, end);
    this.at = end;
    return alternatives(this.listNamed(name), this.listNamed);
  }
}

function literal(sign: string): string {
  return sign === "'" ? "['’]" : sign === '#' ? String.raw`\d+` : sign.replace(SIGNS, String.raw`\$&`);
}
