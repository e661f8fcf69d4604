import type { Clause, Command, Condition, Flag, Literal, Name } from './syntax-tree.ts';

/** A command in canonical spelling: keywords in upper case, single spaces. Parsing it returns the same command. */
export function print(command: Command): string {
  switch (command.kind) {
    case 'read':
      return words(command.verb, command.subject.text, optional(command.key), ...command.clauses.map(printClause));
    case 'convert': {
      const inputs = command.inputs.map(printLiteral).join(', ');
      return words(command.verb, command.isBatch ? `[${inputs}]` : inputs, ...command.clauses.map(printClause));
    }
    case 'submit':
      return words('SUBMIT', command.what.text, ...command.parts.map(({ name, value }) => words(name.text, printLiteral(value))));
    case 'update':
      return words('UPDATE', command.subject.text, printLiteral(command.key), 'SET', command.field.text, '=', printLiteral(command.value));
    case 'remove': {
      const items = command.items.map(printLiteral).join(', ');
      return words('REMOVE', command.what.text, command.isList ? `(${items})` : items, 'FROM', command.subject.text, printLiteral(command.key));
    }
    case 'add':
      return words(
        'ADD',
        command.what.text,
        printLiteral(command.item),
        'TO',
        command.subject.text,
        printLiteral(command.key),
        'TYPE',
        printLiteral(command.type),
      );
    case 'version':
      return words('VERSION', ...formatOf(command.format));
    case 'help':
      return words('HELP', command.topic?.text, ...formatOf(command.format));
  }
}

const formatOf = (format: Name | undefined): string[] => (format === undefined ? [] : ['FORMAT', format.text]);

/** A clause in canonical spelling. */
export function printClause(clause: Clause): string {
  switch (clause.kind) {
    case 'for':
      return words('FOR', clause.target.text, optional(clause.value));
    case 'by':
      return words('BY', clause.what.text, optional(clause.value));
    case 'where':
      return words('WHERE', printCondition(clause.condition));
    case 'limit':
    case 'offset':
      return words(clause.kind.toUpperCase(), printLiteral(clause.count));
    case 'range':
      return `RANGE ${printLiteral(clause.first)}-${printLiteral(clause.last)}`;
    case 'order_by':
      return words('ORDER BY', clause.keys.map(({ field, direction }) => words(field.text, direction?.toUpperCase())).join(', '));
    case 'group_by':
      return words('GROUP BY', clause.names.map(({ text }) => text).join(', '));
    case 'expand':
    case 'include':
    case 'with':
      return words(clause.kind.toUpperCase(), clause.names.map(({ text }) => text).join(', '));
    case 'resolve':
      return words('RESOLVE', clause.what.text, clause.details?.text);
    case 'format':
      return words('FORMAT', clause.format.text);
    case 'using':
      return words('USING', clause.flags.map(printFlag).join(', '));
    case 'clarify':
      return 'CLARIFY';
  }
}

function printFlag({ name, negated, value }: Flag): string {
  return `${negated ? 'NO ' : ''}${name.text}${value === undefined ? '' : `=${printLiteral(value)}`}`;
}

const SYMBOLS = { is: 'IS', is_not: 'IS NOT', contains: 'CONTAINS', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** A condition in canonical spelling. AND binds tighter than OR. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of
        .map((part) => (part.kind === 'or' || part.kind === 'and' ? `(${printCondition(part)})` : printCondition(part)))
        .join(` ${condition.kind.toUpperCase()} `);
    case 'not':
      return (
        negatedField(condition.of) ??
        `NOT ${condition.of.kind === 'and' || condition.of.kind === 'or' ? `(${printCondition(condition.of)})` : printCondition(condition.of)}`
      );
    case 'comparison':
      return words(condition.field.text, SYMBOLS[condition.operator], printLiteral(condition.value));
    case 'in':
    case 'between':
      return words(condition.field.text, setOperator(condition));
    case 'is_null':
      return words(condition.field.text, 'IS NULL');
  }
}

/** NOT inside the condition on a field, if the operator has a negated form. */
function negatedField(condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'in':
    case 'between':
      return words(condition.field.text, 'NOT', setOperator(condition));
    case 'is_null':
      return words(condition.field.text, 'IS NOT NULL');
    default:
      return undefined;
  }
}

const setOperator = (condition: Extract<Condition, { kind: 'in' | 'between' }>): string =>
  condition.kind === 'in'
    ? `IN (${condition.values.map(printLiteral).join(', ')})`
    : words('BETWEEN', printLiteral(condition.low), 'AND', printLiteral(condition.high));

export function printLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'text':
      return literal.quote === 'single' ? `'${literal.text}'` : quoted(literal.text);
    case 'number':
      return literal.written ?? String(literal.value);
    case 'word':
      return literal.text;
  }
}

/** A text as written in a query. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const optional = (literal: Literal | undefined): string | undefined => (literal === undefined ? undefined : printLiteral(literal));
const words = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
