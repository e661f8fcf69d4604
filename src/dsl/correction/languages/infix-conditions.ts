import { wordTable } from '../../../text/word-table.ts';
import { ArgumentReader, OtherText, unlessOther } from './argument-reader.ts';
import { callTokens } from './call-tokens.ts';
import { keyOf, valuesWritten, type Given } from './given-values.ts';
import { OPERATORS } from './operator-names.ts';

/** Signs and words between a field and its value; other words are those of {@link OPERATORS}. */
const SIGNS = wordTable<string>({
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
/** What the other side of a comparison says: `2 <= x`. */
const TURNED = wordTable<string>({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' });

const AND = /^(?:and|&&?|,|;)$/iu;
const OR = /^(?:or|\|\|?)$/iu;
const NOT = /^(?:not|!|~|-)$/iu;
const NULL = /^(?:null|none|nil|na|nan|undefined)$/iu;
/** They change how a text is compared, which is always without regard to case, or are only on the way to a field. */
const OF_TEXT = /^(?:lower|upper|to_?lower(?:_?case)?|to_?upper(?:_?case)?|downcase|upcase|lcase|ucase|strip|trim|str|dt|col|field|q|f|cast|text)$/iu;
const IS_NULL = /^(?:is_?null|is_?na|is_?nil|is_?none|is_?empty|is_?blank|isnull|isna)$/iu;
const IS_NOT_NULL = /^(?:is_?not_?null|not_?null|not_?na|is_?not_?empty|is_?notnull|exists|is_?present|isnotnull)$/iu;
/** `str_detect(name, "x")`, `grepl("x", name)` */
const CONTAINS = /^(?:str_?detect|grepl?|contains|has|like|regex|regexp?_?(?:like|match|matches|contains)|matches|match|includes)$/iu;
const STARTS = /^(?:starts_?with|str_starts|begins_?with)$/iu;
/** Names of what the rest of a path belongs to: `c.state`, `row["state"]`, `it.state`. */
const VARIABLE = /^(?:\p{L}{1,2}\d?|_+|it|row|item|self|this|df|obj|doc|rec|record|x|each|val|elem|entry|data|source)$/iu;
/** Names that only say what they are with the one before them: `company.name`. */
const GENERIC = /^(?:name|id|code|title|uid|key|label|value)$/iu;

type Operand =
  | { readonly kind: 'condition'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'value'; readonly given: Given };

/** Reads conditions as programs write them: `c.state === "TX" && c.badgeCount > 2`, `col("state").isin(["TX"])`, `!is.na(badge)`. */
export class ConditionReader extends ArgumentReader {
  /** The conditions up to the end of the text or the bracket around them, with the keywords of the query language. */
  protected either(): string {
    this.parameter();
    const parts = [this.both()];
    while (this.word(OR)) parts.push(this.both());
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`;
  }

  private both(): string {
    const parts = [this.factor()];
    while (this.word(AND) || this.isImplied()) {
      // A comma after the last one.
      if (this.isOver()) break;
      parts.push(this.factor());
    }
    return parts.join(' AND ');
  }

  /** `state="Ohio" badge="Gold"`: the next condition without anything between. */
  private isImplied(): boolean {
    const [name, sign] = [this.next, this.tokens[this.at + 1]];
    return name?.kind === 'name' && !OR.test(name.text) && sign?.kind === 'sign' && sign.text in SIGNS;
  }

  protected isOver(): boolean {
    return this.next === undefined || (this.next.kind === 'sign' && ')]}'.includes(this.next.text));
  }

  /** The parameter of a function: `c =>`, `lambda c:`, `|c|`, `~`. */
  private parameter(): void {
    const at = (i: number): string => this.tokens[this.at + i]?.text ?? '';
    if (/^lambda$/iu.test(at(0)) && at(2) === ':') this.at += 3;
    else if (this.next?.kind === 'name' && (at(1) === '=>' || at(1) === '->')) this.at += 2;
    else if (at(0) === '(' && at(2) === ')' && (at(3) === '=>' || at(3) === '->')) this.at += 4;
    else if (at(0) === '|' && at(2) === '|') this.at += 3;
    else if (at(0) === '\\' && at(1) === '(' && at(3) === ')') this.at += 4;
    else if (at(0) === '~' && at(1) === '.') this.at += 1;
  }

  private factor(): string {
    if (this.isNegation()) {
      this.at++;
      return `NOT (${this.factor()})`;
    }
    const start = this.at;
    if (this.sign('(')) {
      try {
        const inner = this.either();
        this.need(')');
        if (!this.isOperator()) return `(${inner})`;
      } catch (error) {
        if (!(error instanceof OtherText)) throw error;
      }
      this.at = start;
    }
    return this.comparison();
  }

  private isNegation(): boolean {
    const { next } = this;
    return next !== undefined && next.kind !== 'text' && NOT.test(next.text);
  }

  private comparison(): string {
    const left = this.operand();
    if (left.kind === 'condition') return left.text;
    const operator = this.operator();
    if (operator === undefined) {
      if (left.kind === 'field') return `${left.name} = true`;
      throw new OtherText();
    }
    if (left.kind === 'value') return this.turned(left.given, operator);
    if (operator === 'BETWEEN') return this.between(left.name);
    const right = this.operand();
    if (right.kind === 'condition') throw new OtherText();
    return compared(left.name, operator, right.kind === 'value' ? right.given : { kind: 'bare', text: right.name });
  }

  /** `2 <= x`, `2 <= x <= 4`, `"TX" in x`, `["TX"].includes(x)` */
  private turned(given: Given, operator: string): string {
    const field = this.operand();
    if (field.kind !== 'field') throw new OtherText();
    if (operator === 'IN' || operator === 'CONTAINS') return compared(field.name, operator === 'IN' ? 'CONTAINS' : operator, given);
    const first = compared(field.name, TURNED[operator] ?? operator, given);
    const upper = this.operator();
    const right = upper === undefined ? undefined : this.operand();
    return upper === undefined || right?.kind !== 'value' ? first : `${first} AND ${compared(field.name, upper, right.given)}`;
  }

  /** `x BETWEEN 2 AND 4`, `x between (2 .. 4)` */
  private between(field: string): string {
    this.sign('(');
    const low = this.given();
    if (!this.word(AND)) while (this.sign('.'));
    const high = this.given();
    this.sign(')');
    if (!('text' in low && 'text' in high)) throw new OtherText();
    return `${field} BETWEEN ${low.text} AND ${high.text}`;
  }

  private isOperator(): boolean {
    const start = this.at;
    const found = this.operator();
    this.at = start;
    return found !== undefined;
  }

  /** The longest operator here, of at most two words. */
  private operator(): string | undefined {
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

  private operand(): Operand {
    const { next } = this;
    if (next === undefined) throw new OtherText();
    if (next.kind === 'text' || next.kind === 'number' || next.kind === 'code' || (next.kind === 'sign' && '[({'.includes(next.text)))
      return this.listed(this.sign('(') ? { kind: 'list', of: this.members(')').map(({ given }) => given) } : this.given());
    // `.state` of jq, `@.state`, `@state`, `:state`
    if (next.kind === 'sign' && ['.', '@', ':'].includes(next.text)) {
      this.at++;
      return this.operand();
    }
    if (next.kind !== 'name') throw new OtherText();
    return this.path();
  }

  /** A list can be asked whether it has a field: `["TX", "OH"].includes(c.state)`. */
  private listed(given: Given): Operand {
    const [dot, name, open] = this.tokens.slice(this.at);
    if (given.kind !== 'list' || dot?.text !== '.' || open?.text !== '(' || !/^(?:includes|contains|include\??|has|indexOf)$/iu.test(name?.text ?? ''))
      return { kind: 'value', given };
    this.at += 3;
    const field = this.operand();
    this.need(')');
    if (field.kind !== 'field') throw new OtherText();
    return { kind: 'condition', text: compared(field.name, 'IN', given) };
  }

  /** `c.state`, `row["state"]`, `companies$state`, `col("state").isNull()` */
  private path(): Operand {
    const names: string[] = [];
    for (;;) {
      const name = this.next?.text ?? '';
      this.at++;
      if (this.isAt('(')) {
        const found = this.pathCall(name, names);
        if (found !== undefined) return found;
      } else if (!OF_TEXT.test(name) || names.length === 0) names.push(...name.split('$').filter(Boolean));
      while (this.isAt('[') && this.tokens[this.at + 1]?.kind === 'text' && this.tokens[this.at + 2]?.text === ']') {
        names.push(this.tokens[this.at + 1]?.text ?? '');
        this.at += 3;
      }
      this.sign('?');
      if (!this.isAt('.') && !this.isAt('->') && !this.isAt('::')) break;
      if (this.tokens[this.at + 1]?.kind !== 'name') break;
      this.at++;
    }
    // `c("TX", "OH")`, `Badge.GOLD`, `null`
    return { kind: 'field', name: this.fieldOf(names) };
  }

  /** The name of a field by its path. */
  protected fieldOf(names: readonly string[]): string {
    const known = names.filter((name) => name !== '');
    const [last, before] = [known.at(-1), known.at(-2)];
    if (last === undefined) throw new OtherText();
    return before !== undefined && GENERIC.test(last) && !VARIABLE.test(before) ? `${keyOf(before)}_${keyOf(last)}` : keyOf(last);
  }

  /** A call in a path; undefined if it only leads to a field, which it adds to the names. */
  private pathCall(name: string, names: string[]): Operand | undefined {
    this.need('(');
    const key = keyOf(name);
    if (names.length === 0 || (names.length === 1 && VARIABLE.test(names[0] ?? '') && /^(?:col|field|na)$/u.test(key))) return this.function(key, names);
    const field = this.fieldOf(names);
    if (OF_TEXT.test(key) || key === 'get') {
      // `row.get("state")`, `name.lower()`
      if (this.next?.kind === 'text') names.push(this.next.text);
      while (!this.sign(')')) this.skip();
      return undefined;
    }
    if (IS_NULL.test(key) || IS_NOT_NULL.test(key)) {
      this.need(')');
      return { kind: 'condition', text: `${field} IS ${IS_NULL.test(key) ? '' : 'NOT '}NULL` };
    }
    const values = this.members(')').map(({ given }) => given);
    const [first, second] = values;
    if (first === undefined) throw new OtherText();
    if (key === 'between' && second !== undefined && 'text' in first && 'text' in second)
      return { kind: 'condition', text: `${field} BETWEEN ${first.text} AND ${second.text}` };
    const operator = CONTAINS.test(key) ? 'CONTAINS' : STARTS.test(key) ? 'STARTS WITH' : OPERATORS[key];
    if (operator === undefined) throw new OtherText();
    const given: Given = operator.endsWith('IN') && values.length > 1 ? { kind: 'list', of: values } : first;
    return { kind: 'condition', text: compared(field, operator, given) };
  }

  /** `col("state")`, `c("TX", "OH")`, `is.na(badge)`, `grepl("x", name)`, `or(a, b)` */
  private function(key: string, names: string[]): Operand | undefined {
    if (/^(?:c|list|set|tuple|array|any|vec|datatable|dynamic)$/u.test(key)) {
      const of = this.members(')').map(({ given }) => given);
      const [only] = of;
      return { kind: 'value', given: only?.kind === 'list' && of.length === 1 ? only : { kind: 'list', of } };
    }
    if (/^(?:and|or|all_of|any_of)$/u.test(key)) {
      const parts = [this.both()];
      while (this.sign(',') || this.word(OR)) parts.push(this.both());
      this.need(')');
      return { kind: 'condition', text: `(${parts.join(/^(?:or|any_of)$/u.test(key) ? ' OR ' : ' AND ')})` };
    }
    if (OF_TEXT.test(key)) {
      if (this.next?.kind === 'text' && this.tokens[this.at + 1]?.text === ')') {
        names.push(this.next.text);
        this.at += 2;
        return undefined;
      }
      const inner = this.either().replace(/ = true$/u, '');
      while (!this.isOver()) this.skip();
      this.need(')');
      if (/\s/u.test(inner)) return { kind: 'condition', text: `(${inner})` };
      names.push(inner);
      return undefined;
    }
    if (IS_NULL.test(key) || IS_NOT_NULL.test(key) || key === 'na') {
      const inner = this.operand();
      this.need(')');
      if (inner.kind !== 'field') throw new OtherText();
      return { kind: 'condition', text: `${inner.name} IS ${IS_NOT_NULL.test(key) ? 'NOT ' : ''}NULL` };
    }
    const isStart = STARTS.test(key);
    if (!isStart && !CONTAINS.test(key) && key !== 'between' && OPERATORS[key] === undefined) throw new OtherText();
    const [one, two] = [this.operand(), this.sign(',') ? this.operand() : undefined];
    if (key === 'between' && one.kind === 'field' && two?.kind === 'value' && this.sign(',')) {
      const three = this.given();
      this.need(')');
      return { kind: 'condition', text: `${one.name} BETWEEN ${textOf(two.given)} AND ${textOf(three)}` };
    }
    while (!this.isOver()) this.skip();
    this.need(')');
    const [field, value] = one.kind === 'field' ? [one, two] : [two, one];
    if (field?.kind !== 'field' || value?.kind !== 'value') throw new OtherText();
    return { kind: 'condition', text: compared(field.name, isStart ? 'STARTS WITH' : CONTAINS.test(key) ? 'CONTAINS' : (OPERATORS[key] ?? '='), value.given) };
  }

  protected skip(): void {
    if (this.next === undefined) throw new OtherText();
    this.at++;
  }

  protected word(pattern: RegExp): boolean {
    const isNext = this.next !== undefined && this.next.kind !== 'text' && pattern.test(this.next.text);
    if (isNext) this.at++;
    return isNext;
  }
}

/** The condition that a text is; undefined for any other one. */
export function conditionIn(text: string): string | undefined {
  const tokens = callTokens(text);
  return tokens === undefined ? undefined : unlessOther(() => new WholeCondition(tokens).written());
}

class WholeCondition extends ConditionReader {
  written(): string {
    const condition = this.either();
    if (this.at < this.tokens.length) throw new OtherText();
    return condition;
  }
}

const textOf = (given: Given): string => {
  if (!('text' in given)) throw new OtherText();
  return given.text;
};

/** A condition on a field. NULL has operators of its own, and several values need one of lists. */
function compared(field: string, operator: string, given: Given): string {
  if ('text' in given && given.kind === 'bare' && NULL.test(given.text)) return `${field} IS ${operator === '!=' ? 'NOT ' : ''}NULL`;
  // `.*health.*`
  const plain: Given = operator === 'CONTAINS' && 'text' in given ? { ...given, text: given.text.replace(/^\(\?i\)|^\^|\$$|\.\*/gu, '') } : given;
  const values = valuesWritten(plain);
  if (values === undefined || values.length === 0) throw new OtherText();
  const isList = values.length > 1 || given.kind === 'list';
  const listed = operator === '!=' || operator === 'NOT IN' ? 'NOT IN' : 'IN';
  return isList ? `${field} ${listed} (${values.join(', ')})` : `${field} ${operator === 'IN' || operator === 'NOT IN' ? `${operator} (${values[0] ?? ''})` : `${operator} ${values[0] ?? ''}`}`;
}
