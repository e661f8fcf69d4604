import { OtherText } from './argument-reader.ts';
import { methodsOf } from './call-methods.ts';
import { ordersIn } from './call-orders.ts';
import type { CallToken } from './call-tokens.ts';
import { ClauseCalls } from './clause-calls.ts';
import { keyOf } from './given-values.ts';

/** A name, an operator, and a value. */
const LEAST_CONDITION = 3;
const COMPUTES = /^(?:avg|mean|sum|median|stddev|average)$/iu;

/** Reads the calls that count, group, or choose columns. */
export class CountCalls extends ClauseCalls {
  /** The columns that were chosen last. */
  private chosen: readonly string[] = [];

  /** `group_by(industry)`, `summarize(count() by state)`, `summarise(n = n())` */
  protected grouped(tokens: readonly CallToken[]): boolean {
    const [first, comma] = tokens;
    // distinct("industry", {overall_badge: "Gold"})
    if (first?.kind === 'text' && comma?.text === ',' && tokens[2]?.text === '{') {
      this.grouped([first]);
      this.at -= tokens.length - 1;
      this.filtered('filter');
      return true;
    }
    // companies.industry.unique()
    const column = tokens.length === 0 && this.names.length > 1 ? this.names.pop() : undefined;
    if (column !== undefined) this.statement.clauses.push(`GROUP BY ${keyOf(column)}`);
    if (tokens.some(({ kind, text }) => kind === 'name' && COMPUTES.test(text))) throw new OtherText();
    this.isFound = true;
    this.statement.isCounted = true;
    for (const [i, { text }] of tokens.entries()) if (tokens[i + 1]?.text === '=' || tokens[i + 1]?.text === ':') this.countNames.push(keyOf(text));
    const by = tokens.findIndex(({ kind, text }) => kind === 'name' && /^by$/iu.test(text));
    const isCount = tokens.some(({ kind, text }) => kind === 'name' && /^(?:n|count|size|len)$/iu.test(text));
    if (by < 0 && isCount) return true;
    const fields = ordersIn(by < 0 ? tokens : tokens.slice(by + 1)).map(({ field }) => field);
    // companies["state"].value_counts()
    if (fields.length > 0) this.statement.clauses.push(`GROUP BY ${fields.join(', ')}`);
    return true;
  }

  /** `count()`, `count({state: "Ohio"})`, and `count(industry)` of R, which groups. */
  protected counted(): boolean {
    this.statement.isCounted = true;
    this.isFound = true;
    const start = this.at;
    const [first, ...others] = this.enclosed();
    if (first === undefined || first.text === '*') return true;
    if ((first.kind === 'name' || first.kind === 'text') && others.length === 0) {
      if (first.text.toLowerCase() !== 'id') this.statement.clauses.push(`GROUP BY ${keyOf(first.text)}`);
      return true;
    }
    this.at = start;
    this.filtered('filter');
    return true;
  }

  /** Rows have all of their fields. `select(.state == "Ohio")` and `map(select(…))` of jq are conditions. */
  protected columns(): boolean {
    const start = this.at;
    const tokens = this.enclosed();
    this.isFound = true;
    // values("state").annotate(n=Count("id")): the count for each state
    const counts = tokens.filter(({ kind, text }, i) => kind === 'name' && /^(?:count|sum|avg|max|min)$/iu.test(text) && tokens[i + 1]?.text === '(');
    if (counts.length > 0) {
      if (this.chosen.length === 0 || counts.some(({ text }) => !/^count$/iu.test(text))) throw new OtherText();
      this.statement.isCounted = true;
      this.statement.clauses.push(`GROUP BY ${this.chosen.join(', ')}`);
      this.countNames.push(...tokens.filter((_, i) => tokens[i + 1]?.text === '=').map(({ text }) => keyOf(text)));
      return true;
    }
    this.chosen = tokens.flatMap(({ kind, text }) => (kind === 'text' ? [keyOf(text)] : []));
    const isCondition = tokens.some(({ kind, text }) => kind === 'sign' && /^(?:[=!]==?|[<>]=?)$/u.test(text));
    if (!isCondition) {
      const [only] = tokens;
      if (this.names.length === 0 && tokens.length === 1 && only?.kind === 'name') this.names.push(only.text);
      return true;
    }
    const end = this.at;
    this.at = start;
    const isNested = tokens[0]?.kind === 'name' && /^(?:select|filter)$/u.test(tokens[0].text) && tokens[1]?.text === '(';
    if (isNested) this.at += 2;
    this.filtered('filter');
    this.at = end;
    return true;
  }

  /** `[:20]`, `[(companies.state == "TX") & (companies.badge_count > 2)]` of pandas, and `["state"]`. */
  protected indexed(): void {
    const end = this.closing();
    const inner = this.tokens.slice(this.at, end);
    const [only] = inner;
    if (inner.length === 0) this.at = end + 1;
    else if (inner.every(({ kind, text }) => kind === 'number' || text === ':' || text === ',' || text === '.')) this.rows(inner, end);
    else if (inner.length === 1 && only?.kind === 'text') {
      // df["companies"], companies["state"].value_counts()
      if (this.names.length === 0) this.names.push(only.text);
      else if (methodsOf(this.tokens[end + 2]?.text ?? '').includes('group')) this.statement.clauses.push(`GROUP BY ${keyOf(only.text)}`);
      this.at = end + 1;
    } else if (inner.length < LEAST_CONDITION || inner[0]?.text === '[') this.at = end + 1;
    else {
      this.isFound = true;
      const condition = this.either();
      // companies[state == "TX", c("name")]
      if (this.at !== end && this.tokens[this.at - 1]?.text !== ',') throw new OtherText();
      this.at = end + 1;
      this.statement.conditions.push(condition);
    }
  }
}
