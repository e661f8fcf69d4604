import { wordTable } from '../../../text/word-table.ts';
import { ArgumentReader, OtherText } from './argument-reader.ts';
import { keyOf } from './given-values.ts';
import { OPERATORS } from './operator-names.ts';

/** Signs and words between a field and its value; other words are those of {@link OPERATORS}. */
export const SIGNS = wordTable<string>({
  '=': '=',
  '==': '=',
  '===': '=',
  ':': '=',
  is: '=',
  '!=': '!=',
  '!==': '!=',
  '<>': '!=',
  'is not': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  '=~': 'CONTAINS',
  '~': 'CONTAINS',
  '%in%': 'IN',
  'starts with': 'STARTS WITH',
  'ends with': 'CONTAINS',
});

/** Reads the signs and words between a field and its value. */
export class OperatorReader extends ArgumentReader {
  /** The longest operator here, of at most two words. */
  protected operator(): string | undefined {
    const words = this.tokens.slice(this.at, this.at + 2).map(({ kind, text }) => (kind === 'text' ? '"' : text.toLowerCase()));
    const [first = ''] = words;
    if (/^!(?:in|like|contains|has|startswith)$/u.test(words.join(''))) {
      this.at += 2;
      return words[1] === 'in' ? 'NOT IN' : 'NOT LIKE';
    }
    for (const length of [2, 1]) {
      const key = words.slice(0, length).join(' ');
      const found = words.length < length ? undefined : (SIGNS[key] ?? OPERATORS[keyOf(key.replace(' ', '_'))] ?? (key === 'between' ? 'BETWEEN' : undefined));
      if (found !== undefined) {
        this.at += length;
        return found;
      }
    }
    if (/^contains|^has$|^matches$/u.test(first)) {
      this.at++;
      return 'CONTAINS';
    }
    return undefined;
  }

  protected isOperator(): boolean {
    const start = this.at;
    const found = this.operator();
    this.at = start;
    return found !== undefined;
  }

  protected word(pattern: RegExp): boolean {
    const isNext = this.next !== undefined && this.next.kind !== 'text' && pattern.test(this.next.text);
    if (isNext) this.at++;
    return isNext;
  }

  protected isOver(): boolean {
    return this.next === undefined || (this.next.kind === 'sign' && ')]}'.includes(this.next.text));
  }

  protected skip(): void {
    if (this.next === undefined) throw new OtherText();
    this.at++;
  }
}
