import { OtherText } from './argument-reader.ts';
import { compared } from './compared-values.ts';
import { keyOf, type Given } from './given-values.ts';
import { OPERATORS } from './operator-names.ts';
import { OperatorReader } from './operator-reader.ts';

/** They change how a text is compared, which is always without regard to case, or are only on the way to a field. */
const OF_TEXT = /^(?:lower|upper|to_?lower(?:_?case)?|to_?upper(?:_?case)?|downcase|upcase|lcase|ucase|strip|trim|str|dt|col|field|q|cast|text)$/iu;
const IS_NULL = /^(?:is_?null|is_?na|is_?nil|is_?none|is_?empty|is_?blank|isnull|isna)$/iu;
const IS_NOT_NULL = /^(?:is_?not_?null|not_?null|not_?na|is_?not_?empty|is_?notnull|exists|is_?present|isnotnull)$/iu;
/** `str_detect(name, "x")`, `grepl("x", name)` */
const CONTAINS = /^(?:str_?detect|grepl?|contains|has|like|regex|regexp?_?(?:like|match|matches|contains)|matches|match|includes)$/iu;
const STARTS = /^(?:starts_?with|str_starts|begins_?with)$/iu;
/** Names of what the rest of a path belongs to: `c.state`, `row["state"]`, `it.state`. */
const VARIABLE = /^(?:\p{L}{1,2}\d?|_+|it|row|item|self|this|df|obj|doc|rec|record|x|each|val|elem|entry|data|source)$/iu;
/** Names that only say what they are with the one before them: `company.name`. */
const GENERIC = /^(?:name|id|code|title|uid|key|label|value)$/iu;

/** A side of a comparison, or a call that is one by itself. */
export type Operand =
  { readonly kind: 'condition'; readonly text: string } | { readonly kind: 'field'; readonly name: string } | { readonly kind: 'value'; readonly given: Given };
const OR = /^(?:or|\|\|?)$/iu;

/** Reads what programs compare: `c.state`, `row["state"]`, `col("state")`, and calls that compare, such as `is.na(badge)`. */
export abstract class OperandReader extends OperatorReader {
  /** The conditions up to the end of the text or the bracket around them. */
  protected abstract either(): string;
  /** The same without alternatives. */
  protected abstract both(): string;

  /** The name of a field by its path. */
  protected fieldOf(names: readonly string[]): string {
    const known = names.filter((name) => name !== '');
    const [last, before] = [known.at(-1), known.at(-2)];
    if (last === undefined) throw new OtherText();
    return before !== undefined && GENERIC.test(last) && !VARIABLE.test(before) ? `${keyOf(before)}_${keyOf(last)}` : keyOf(last);
  }

  protected operand(): Operand {
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
}

const textOf = (given: Given): string => {
  if (!('text' in given)) throw new OtherText();
  return given.text;
};
