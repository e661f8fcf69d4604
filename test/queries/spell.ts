import type { Clause, Command, ComparisonOperator, Condition, Literal, Name } from '../../src/dsl/syntax-tree.ts';
import type { Random } from './random.ts';

const OPERATORS: Readonly<Record<ComparisonOperator, readonly (readonly string[])[]>> = {
  is: [['IS'], ['='], ['==']],
  is_not: [['IS', 'NOT'], ['NOT'], ['!='], ['<>']],
  contains: [['CONTAINS']],
  gt: [['>'], ['GT']],
  gte: [['>='], ['GTE']],
  lt: [['<'], ['LT']],
  lte: [['<='], ['LTE']],
};
const GAPS = [' ', ' ', ' ', '\n', '\t', '  \r\n ', '\u00a0', '\u2003', ' # a comment, "unclosed, with ) | ; signs\n'];

/** Writes a command in one of the many spellings that mean it: the parser must read the same tree from each. */
export function spell(command: Command, random: Random): string {
  return new Speller(random).text(command);
}

class Speller {
  constructor(private readonly random: Random) {}

  text(command: Command): string {
    const words = this.command(command);
    const needsGap = (left: string, right: string): boolean => /\w$/.test(left) && /^[\w.]/.test(right);
    const gap = (): string => this.random.pick(GAPS);
    const parts = words.map((word, place) => {
      const before = words[place - 1];
      if (before === undefined) return this.random.chance(0.1) ? gap() + word : word;
      return needsGap(before, word) || this.random.chance(0.8) ? gap() + word : word;
    });
    return parts.join('') + (this.random.chance(0.1) ? gap() : '') + (this.random.chance(0.05) ? '# the end' : '');
  }

  private command(command: Command): string[] {
    switch (command.kind) {
      case 'read':
        return [...this.words(command.verb, command.subject.text), ...this.optional(command.key), ...command.clauses.flatMap((clause) => this.clause(clause))];
      case 'convert': {
        const inputs = this.list(command.inputs.map((input) => this.literal(input)));
        return [
          ...this.words(command.verb),
          ...(command.isBatch ? ['[', ...inputs, ']'] : inputs),
          ...command.clauses.flatMap((clause) => this.clause(clause)),
        ];
      }
      case 'submit':
        return [...this.words('SUBMIT', command.what.text), ...command.parts.flatMap(({ name, value }) => [...this.words(name.text), ...this.literal(value)])];
      case 'update': {
        const { subject, key, field, value } = command;
        return [...this.words('UPDATE', subject.text), ...this.literal(key), ...this.words('SET', field.text), '=', ...this.literal(value)];
      }
      case 'remove': {
        const items = this.list(command.items.map((item) => this.literal(item)));
        const what = command.isList ? ['(', ...items, ')'] : items;
        return [...this.words('REMOVE', command.what.text), ...what, ...this.words('FROM', command.subject.text), ...this.literal(command.key)];
      }
      case 'add': {
        const { what, item, subject, key, type } = command;
        const to = [...this.words('TO', subject.text), ...this.literal(key)];
        return [...this.words('ADD', what.text), ...this.literal(item), ...to, ...this.words('TYPE'), ...this.literal(type)];
      }
      case 'version':
        return this.words('VERSION', ...formatOf(command.format));
      case 'help':
        return this.words('HELP', ...(command.topic === undefined ? [] : [command.topic.text]), ...formatOf(command.format));
    }
  }

  private clause(clause: Clause): string[] {
    const named = (word: string, names: readonly { readonly text: string }[]): string[] => [
      ...this.words(...word.split(' ')),
      ...this.list(names.map(({ text }) => this.words(text))),
    ];
    switch (clause.kind) {
      case 'for':
        return [...this.words('FOR', clause.target.text), ...this.optional(clause.value)];
      case 'by':
        return [...this.words('BY', clause.what.text), ...this.optional(clause.value)];
      case 'where':
        return [...this.words('WHERE'), ...this.condition(clause.condition)];
      case 'limit':
      case 'offset':
        return [...this.words(clause.kind), ...this.literal(clause.count)];
      case 'range':
        return [...this.words('RANGE'), ...this.literal(clause.first), '-', ...this.literal(clause.last)];
      case 'order_by': {
        const keys = clause.keys.map(({ field, direction }) => this.words(field.text, ...(direction === undefined ? [] : [direction])));
        return [...this.words('ORDER', 'BY'), ...this.list(keys)];
      }
      case 'group_by':
        return named('GROUP BY', clause.names);
      case 'expand':
      case 'include':
      case 'with':
        return named(clause.kind, clause.names);
      case 'resolve':
        return this.words('RESOLVE', clause.what.text, ...(clause.details === undefined ? [] : [clause.details.text]));
      case 'format':
        return this.words('FORMAT', clause.format.text);
      case 'using': {
        const flags = clause.flags.map(({ name, negated, value }) => [
          ...this.words(...(negated ? ['NO'] : []), name.text),
          ...(value === undefined ? [] : [this.random.pick(['=', '==']), ...this.literal(value)]),
        ]);
        return [...this.words('USING'), ...this.list(flags)];
      }
      case 'clarify':
        return this.words('CLARIFY');
    }
  }

  private condition(condition: Condition): string[] {
    const inner = this.bare(condition);
    return this.random.chance(0.1) ? ['(', ...inner, ')'] : inner;
  }

  private bare(condition: Condition): string[] {
    switch (condition.kind) {
      case 'and':
      case 'or':
        return condition.of.flatMap((part, place) => [
          ...(place === 0 ? [] : this.words(condition.kind)),
          // AND binds closer than OR: inside an OR it needs no parentheses.
          ...(part.kind === 'or' || (part.kind === 'and' && (condition.kind === 'and' || this.random.chance(0.5))) ? this.grouped(part) : this.condition(part)),
        ]);
      case 'not':
        return this.negated(condition.of);
      case 'comparison':
        return [...this.words(condition.field.text), ...this.words(...this.random.pick(OPERATORS[condition.operator])), ...this.literal(condition.value)];
      case 'in':
        return [...this.words(condition.field.text, 'IN'), '(', ...this.list(condition.values.map((value) => this.literal(value))), ')'];
      case 'between':
        return [...this.words(condition.field.text, 'BETWEEN'), ...this.literal(condition.low), ...this.words('AND'), ...this.literal(condition.high)];
      case 'is_null':
        return this.words(condition.field.text, 'IS', 'NULL');
    }
  }

  /** NOT before a condition, or inside it: NOT IN, NOT CONTAINS, NOT BETWEEN, IS NOT NULL. */
  private negated(of: Condition): string[] {
    if (of.kind === 'and' || of.kind === 'or') return [...this.words('NOT'), ...this.grouped(of)];
    const isInner = of.kind === 'in' || of.kind === 'between' || of.kind === 'is_null' || (of.kind === 'comparison' && of.operator === 'contains');
    if (!isInner || this.random.chance(0.5)) return [...this.words('NOT'), ...this.condition(of)];
    const [field = '', ...rest] = this.bare(of);
    if (of.kind === 'is_null') return [field, ...this.words('IS', 'NOT', 'NULL')];
    return [field, ...this.words('NOT'), ...rest];
  }

  private grouped(condition: Condition): string[] {
    return ['(', ...this.condition(condition), ')'];
  }

  private list(items: readonly (readonly string[])[]): string[] {
    return items.flatMap((item, place) => (place === 0 ? item : [',', ...item]));
  }

  private optional(literal: Literal | undefined): string[] {
    return literal === undefined ? [] : this.literal(literal);
  }

  private literal(literal: Literal): string[] {
    switch (literal.kind) {
      case 'text':
        return [literal.quote === 'single' ? `'${literal.text}'` : `"${literal.text.replace(/["\\]/g, '\\$&')}"`];
      case 'number':
        return literal.value < 0 ? ['-', this.digits(-literal.value)] : [this.digits(literal.value)];
      case 'word':
        return [literal.text];
    }
  }

  private digits(value: number): string {
    const plain = String(value);
    const integer = Number.isInteger(value) && value < 1e15 ? [`0${plain}`, `00${plain}`] : [];
    const fraction = plain.startsWith('0.') ? [plain.slice(1)] : [];
    return this.random.chance(0.8) ? plain : this.random.pick([plain, ...integer, ...fraction]);
  }

  /** Keywords and names in any case. */
  private words(...words: readonly string[]): string[] {
    return words.map((word) => this.random.pick([word.toUpperCase(), word.toUpperCase(), word.toLowerCase(), this.mixed(word)]));
  }

  private mixed(word: string): string {
    return word.replace(/[a-z]/gi, (letter) => (this.random.chance(0.5) ? letter.toUpperCase() : letter.toLowerCase()));
  }
}

const formatOf = (format: Name | undefined): string[] => (format === undefined ? [] : ['FORMAT', format.text]);
