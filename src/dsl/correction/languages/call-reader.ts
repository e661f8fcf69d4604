import { FORMS } from '../../forms/forms.ts';
import { quoted } from '../../print.ts';
import { COMPARISONS, OPENERS } from '../../meanings/connectives.ts';
import { SUBJECTS, verbsOf } from '../../meanings/known-phrases.ts';
import { OTHER_VERBS } from '../../meanings/verb-phrases.ts';
import { OtherText } from './argument-reader.ts';
import { closingAt } from './brackets.ts';
import { methodsOf, ROOT } from './call-methods.ts';
import { keyOf } from './given-values.ts';
import { inOrder } from './keyword-statement.ts';
import { MethodReader } from './method-reader.ts';

/** What a table without a name is asked for, whose rows are named later: `df.groupby(…)["companies"]`. */
const OF_ROOT = /^(?:group_?by|sort_values|order_?by|filter|where|query|head|nlargest)$/u;
/** Words around what is asked in GraphQL. */
const ENVELOPE = /^(?:query|mutation)$/u;
const COUNTS = /^(?:count|len|length|size|count_documents|nrow|sum)$/u;

/** Reads a chain of calls, an object, or a question in GraphQL. */
export class CallReader extends MethodReader {
  read(): string {
    if (this.sign('{')) this.object();
    else this.chain();
    if (this.at < this.tokens.length) throw new OtherText();
    const { statement } = this;
    const words = this.names.map((name) => keyOf(name.replace(/_?df$/iu, '')).replaceAll('_', ' ')).join(' ');
    const one = this.isOne ? words.replace(/ies$/u, 'y').replace(/s$/u, '') : words;
    const verb = this.isOne ? ['GET'] : this.isFound && !this.hasVerb(words) ? ['LIST'] : [];
    statement.words = [...verb, ...(words === '' ? [] : [one]), ...statement.words];
    const hasConditions = statement.conditions.length > 0;
    if ((statement.words.length === 0 && !hasConditions) || this.names.some((name) => isKeyword(name))) throw new OtherText();
    return inOrder(this.withoutCounts());
  }

  /** A dot was read before the next name. */
  private isDotted = false;

  /** An order by a count has a name that only the call knows: `n=n()`, `{n: -1}`. */
  private withoutCounts(): typeof this.statement {
    const { statement, countNames } = this;
    return { ...statement, order: statement.order.filter((one) => !countNames.includes(one.replace(/ (?:ASC|DESC)$/u, ''))) };
  }

  private readonly hasVerb = (words: string): boolean => verbsOf(words.split(' ', 1)[0] ?? '') !== undefined && words.includes(' ');

  /** `{"verb": "LIST", …}`, `{ companies(…) { name } }`: what is after the brace. */
  private object(): void {
    const isKeyed = this.isKeyAt(this.at);
    if (!isKeyed) {
      this.chain();
      this.need('}');
      return;
    }
    const members = this.members('}');
    // {"titles": ["cashier", "cook"]}
    const titles = members.find(({ key, given }) => /^(?:job_)?titles?$/u.test(keyOf(key)) && (given.kind === 'list' || given.kind === 'text'));
    if (titles !== undefined && !members.some(({ key }) => /^(?:subject|from|verb|find|list|get)$/u.test(keyOf(key)))) {
      const { given } = titles;
      const texts = (given.kind === 'list' ? given.of : [given]).flatMap((one) => ('text' in one ? [quoted(one.text)] : []));
      this.statement.words.push('TITLECONVERT', given.kind === 'list' ? `[${texts.join(', ')}]` : (texts[0] ?? ''));
    }
    // {"name": "list_companies", "arguments": {…}}
    const tool = members.find(({ key, given }) => /^(?:name|tool|tool_name|function|method)$/u.test(keyOf(key)) && 'text' in given);
    const isTool = members.some(({ key, given }) => /^(?:arguments|args|input|parameters|params)$/u.test(keyOf(key)) && given.kind === 'members');
    if (isTool && tool !== undefined && 'text' in tool.given) this.statement.words.push(keyOf(tool.given.text).replaceAll('_', ' '));
    for (const member of members) if (!(isTool && member === tool) && (member !== titles || this.statement.words.length === 0)) this.add(member);
  }

  protected chain(): void {
    const start = this.at;
    while (this.next?.kind === 'name') {
      const { text } = this.next;
      this.at++;
      const name = keyOf(text);
      const isRoot = ROOT.test(name) && this.names.length === 0 && (this.leadsOn() || (this.isAt('[') && name === 'df'));
      if (ENVELOPE.test(name) && this.names.length === 0) this.skipVariables();
      if (this.sign('(')) this.called(name, text);
      else if (ENVELOPE.test(name) && this.names.length === 0 && (this.isAt('{') || this.tokens[this.at + 1]?.text === '{')) {
        if (!this.sign('{')) this.at += 2;
        this.chain();
        this.need('}');
      } else if (isRoot) this.sign('::');
      else if (this.isDotted && (this.names.length > 0 || this.statement.conditions.length > 0)) this.member(name, text);
      else this.names.push(text);
      this.afterName();
    }
    if (this.at === start) throw new OtherText();
  }

  /** `query Name($state: String) {`: the names and types of variables. */
  private skipVariables(): void {
    const open = this.isAt('(') ? this.at : this.tokens[this.at + 1]?.text === '(' ? this.at + 1 : -1;
    const end = open < 0 ? -1 : closingAt(this.tokens, open);
    if (this.tokens[open + 1]?.text.startsWith('$') === true && this.tokens[end + 1]?.text === '{') this.at = end + 1;
  }

  private leadsOn(): boolean {
    return ['.', '->', '::'].some((sign) => this.isAt(sign));
  }

  /** A name after a dot without parentheses: `companies.objects`, `companies.count`, or a column. */
  private member(name: string, text: string): void {
    const methods = methodsOf(name);
    if (methods.includes('reverse') || name === 'reverse') this.reverse();
    else if (name === 'shape' && this.isAt('[')) {
      this.statement.isCounted = true;
      this.at += 3;
    } else if (methods.includes('count') && !this.isAt('.')) this.statement.isCounted = true;
    else if (methods.includes('end') || methods.includes('filter') || methods.includes('group')) this.isFound = true;
    else if (this.isFound || this.statement.conditions.length > 0) return;
    else this.names.push(text);
  }

  /** What can follow a name or a call: `{ fields }`, `[:20]`, and the next name. */
  private afterName(): void {
    if (this.sign('{')) this.selection();
    for (;;) {
      if (this.sign('[')) this.indexed();
      else if (this.isAt('^') && this.tokens[this.at + 1]?.text === '(') this.sortedBy();
      else break;
    }
    this.isDotted = this.sign('.', '->', '::');
  }

  /** `^(>badge_count)` of JSONata */
  private sortedBy(): void {
    this.at += 2;
    const tokens = this.enclosed();
    if (
      !this.ordered(
        tokens.filter(({ text }) => text !== '<' && text !== '>'),
        tokens[0]?.text === '>' ? 'DESC' : '',
      )
    )
      throw new OtherText();
  }

  private called(name: string, text: string): void {
    const isWrapper = COUNTS.test(name) || name === 'print' || name === 'list' || name === 'sorted' || name === 'head';
    const inner = this.tokens[this.at];
    if (isWrapper && this.names.length === 0 && this.statement.conditions.length === 0 && inner?.kind === 'name' && !this.isKeyAt(this.at)) {
      if (COUNTS.test(name)) this.statement.isCounted = true;
      this.chain();
      const rest = this.sign(',') ? this.enclosed() : undefined;
      if (rest === undefined) this.need(')');
      else if (name === 'head') this.limited(rest);
      else if (name === 'sorted') this.ordered(rest, '');
      else throw new OtherText();
      return;
    }
    const isFirst = this.names.length === 0 && this.statement.conditions.length === 0;
    if (
      isFirst ? methodsOf(name).includes('source') || (this.isDotted && OF_ROOT.test(name) && (name !== 'query' || this.next?.kind === 'text')) : this.isDotted
    ) {
      if (this.method(name)) return;
    } else if (this.isBare(name)) return;
    else if (/^(?:filter|subset|select|query|from|find|arrange|where)$/u.test(name) && this.sourceAhead()) return;
    const members = this.members(')');
    this.names.push(text);
    for (const member of members) this.add(member);
  }

  /** `knex.select('*').from(…)`, `g.V().…`: what is asked comes later. */
  private isBare(name: string): boolean {
    const methods = methodsOf(name);
    const start = this.at;
    const inner = this.enclosed();
    const isBare = this.leadsOn() && methods.length > 0 && (inner.length === 0 || (methods.includes('columns') && inner[0]?.kind === 'text'));
    if (!isBare) this.at = start;
    return isBare;
  }

  /** `query(Company)`, `select(Occupation)`, `filter(companies, state == "TX")`: what is asked comes first. */
  private sourceAhead(): boolean {
    const [name, sign] = [this.tokens[this.at], this.tokens[this.at + 1]];
    if (name?.text === 'func' || name?.text === 'count') {
      const inner = this.enclosed().filter(({ kind, text }) => kind === 'name' && !/^(?:func|sa|count|distinct|label|id)$/iu.test(text));
      this.statement.isCounted = true;
      this.names.push(inner[0]?.text ?? '');
      return true;
    }
    if (name?.kind !== 'name' || (sign?.text !== ',' && sign?.text !== ')')) return false;
    this.names.push(name.text);
    this.at += 2;
    this.isFound = true;
    if (sign.text === ',') this.filtered('filter');
    return true;
  }

  /** The fields of GraphQL, of which rows have all; with parts of their own, they name what is asked. `{ name: "Boeing" }` has conditions. */
  private selection(): void {
    if (this.isKeyAt(this.at)) {
      for (const member of this.members('}')) this.add(member);
      return;
    }
    const leaves: string[] = [];
    while (!this.sign('}')) {
      const { next } = this;
      if (next?.kind !== 'name') throw new OtherText();
      this.at++;
      if (!this.isAt('(') && !this.isAt('{')) leaves.push(next.text);
      if (this.sign('(')) this.called(keyOf(next.text), next.text);
      else if (this.isAt('{') && !/^(?:edges|nodes?|items|data|results?|page_?info)$/iu.test(next.text)) this.names.push(next.text);
      if (this.sign('{')) this.selection();
      this.sign(',');
    }
    // company(name: "Walmart") { badges }
    const [only = '', ...others] = leaves;
    if (others.length === 0 && isOfTarget(only)) this.names.push(only);
  }
}

/** What is asked of one thing: badges, hiring, wages. */
const isOfTarget = (name: string): boolean => {
  const subject = keyOf(name).toUpperCase();
  return FORMS.some((form) => form.target !== undefined && form.subject === subject);
};

/** A clause or a change in words, which is no call. Some words are also subjects: HIRING. */
const isKeyword = (name: string): boolean =>
  ([OPENERS, COMPARISONS].some((table) => Object.hasOwn(table, name.toLowerCase())) && !Object.hasOwn(SUBJECTS, name.toLowerCase())) ||
  OTHER_VERBS.includes(name.toLowerCase());
