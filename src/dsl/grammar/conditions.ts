import { EmbeddedActionsParser, type IToken, type ParserMethod } from 'chevrotain';
import type { ComparisonOperator, Condition, Literal, Name, NumberLiteral, Span } from '../syntax-tree.ts';
import { T, TOKENS } from '../tokens.ts';
import { endOf, joined, nameOf, negatedIf, spanOf, textOf } from './nodes.ts';
import { wordTable } from '../../text/word-table.ts';

/** Literals, names, and the conditions of WHERE. */
export abstract class ConditionGrammar extends EmbeddedActionsParser {
  constructor() {
    super(TOKENS, { recoveryEnabled: false, maxLookahead: 3 });
  }

  protected readonly condition: ParserMethod<[], Condition> = this.RULE('condition', () => {
    const parts: Condition[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: T.Or, DEF: () => parts.push(this.SUBRULE(this.conjunction)) });
    return joined('or', parts);
  });

  protected readonly conjunction: ParserMethod<[], Condition> = this.RULE('conjunction', () => {
    const parts: Condition[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: T.And, DEF: () => parts.push(this.SUBRULE(this.factor)) });
    return joined('and', parts);
  });

  protected readonly factor: ParserMethod<[], Condition> = this.RULE('factor', () => {
    const nots: IToken[] = [];
    this.MANY(() => nots.push(this.CONSUME(T.Not)));
    const of = this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(T.Open);
          const inner = this.SUBRULE(this.condition);
          this.CONSUME(T.Close);
          return inner;
        },
      },
      { ALT: () => this.SUBRULE(this.fieldCondition) },
    ]);
    return this.ACTION(() => nots.reduceRight((inner, not): Condition => ({ kind: 'not', of: inner, at: { start: not.startOffset, end: inner.at.end } }), of));
  });

  protected readonly fieldCondition: ParserMethod<[], Condition> = this.RULE('fieldCondition', () => {
    const field = this.SUBRULE(this.name);
    const operator = this.OR<(at: Span) => Condition>([
      {
        ALT: () => {
          this.CONSUME(T.Is);
          const not = this.OPTION(() => this.CONSUME(T.Not));
          return this.OR2<(at: Span) => Condition>([
            {
              ALT: () => {
                this.CONSUME(T.Null);
                return (at) => negatedIf(not, { kind: 'is_null', field, at });
              },
            },
            {
              ALT: () => {
                const value = this.SUBRULE(this.literal);
                return (at) => ({ kind: 'comparison', field, operator: not === undefined ? 'is' : 'is_not', value, at });
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const not = this.CONSUME2(T.Not);
          return this.OR3<(at: Span) => Condition>([
            {
              ALT: () => {
                const value = this.SUBRULE2(this.literal);
                return (at) => ({ kind: 'comparison', field, operator: 'is_not', value, at });
              },
            },
            {
              ALT: () => {
                const make = this.SUBRULE(this.setOperator);
                return (at) => negatedIf(not, make(field, at));
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const make = this.SUBRULE2(this.setOperator);
          return (at) => make(field, at);
        },
      },
      {
        ALT: () => {
          const operator = this.SUBRULE(this.comparison);
          const value = this.SUBRULE3(this.literal);
          return (at) => ({ kind: 'comparison', field, operator, value, at });
        },
      },
    ]);
    return this.ACTION(() => operator({ start: field.at.start, end: endOf(this.LA(0)) }));
  });

  /** IN, CONTAINS, and BETWEEN, each optionally after NOT. */
  protected readonly setOperator: ParserMethod<[], (field: Name, at: Span) => Condition> = this.RULE('setOperator', () =>
    this.OR<(field: Name, at: Span) => Condition>([
      {
        ALT: () => {
          this.CONSUME(T.In);
          const values = this.SUBRULE(this.list);
          return (field, at) => ({ kind: 'in', field, values, at });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Contains);
          const value = this.SUBRULE(this.literal);
          return (field, at) => ({ kind: 'comparison', field, operator: 'contains', value, at });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Between);
          const low = this.SUBRULE2(this.literal);
          this.CONSUME(T.And);
          const high = this.SUBRULE3(this.literal);
          return (field, at) => ({ kind: 'between', field, low, high, at });
        },
      },
    ]),
  );

  protected readonly comparison: ParserMethod<[], ComparisonOperator> = this.RULE('comparison', () => {
    const token = this.OR([
      { ALT: () => this.CONSUME(T.Equal) },
      { ALT: () => this.CONSUME(T.NotEqual) },
      { ALT: () => this.CONSUME(T.Gte) },
      { ALT: () => this.CONSUME(T.GteWord) },
      { ALT: () => this.CONSUME(T.Lte) },
      { ALT: () => this.CONSUME(T.LteWord) },
      { ALT: () => this.CONSUME(T.Gt) },
      { ALT: () => this.CONSUME(T.GtWord) },
      { ALT: () => this.CONSUME(T.Lt) },
      { ALT: () => this.CONSUME(T.LtWord) },
    ]);
    return this.ACTION(() => OPERATORS[token.tokenType.name.toLowerCase()] ?? 'is');
  });

  protected readonly list = this.RULE('list', () => {
    const values: Literal[] = [];
    this.CONSUME(T.Open);
    this.AT_LEAST_ONE_SEP({ SEP: T.Comma, DEF: () => values.push(this.SUBRULE(this.literal)) });
    this.CONSUME(T.Close);
    return values;
  });

  protected readonly literal: ParserMethod<[], Literal> = this.RULE('literal', () =>
    this.OR<Literal>([
      { ALT: () => textOf(this.CONSUME(T.Text)) },
      { ALT: () => textOf(this.CONSUME(T.Json)) },
      { ALT: () => this.SUBRULE(this.signedNumber) },
      {
        ALT: () => {
          const token = this.CONSUME(T.Plain);
          return { kind: 'word', text: token.image, at: spanOf(token) };
        },
      },
    ]),
  );

  protected readonly quotedOrNumber: ParserMethod<[], Literal> = this.RULE('quotedOrNumber', () =>
    this.OR<Literal>([
      { ALT: () => textOf(this.CONSUME(T.Text)) },
      { ALT: () => textOf(this.CONSUME(T.Json)) },
      { ALT: () => this.SUBRULE(this.signedNumber) },
    ]),
  );

  protected readonly signedNumber: ParserMethod<[], NumberLiteral> = this.RULE('signedNumber', () => {
    const minus = this.OPTION(() => this.CONSUME(T.Minus));
    const number = this.SUBRULE(this.number);
    return this.ACTION<NumberLiteral>(() =>
      // No negative zero, because it would print as "0".
      minus === undefined
        ? number
        : {
            kind: 'number',
            value: 0 - number.value,
            ...(number.written === undefined ? {} : { written: `-${number.written}` }),
            at: { start: minus.startOffset, end: number.at.end },
          },
    );
  });

  protected readonly number: ParserMethod<[], NumberLiteral> = this.RULE('number', (): NumberLiteral => {
    const token = this.CONSUME(T.Number);
    const value = Number(token.image);
    return { kind: 'number', value, ...(String(value) === token.image || !Number.isInteger(value) ? {} : { written: token.image }), at: spanOf(token) };
  });

  protected readonly names = this.RULE('names', () => {
    const names: Name[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: T.Comma, DEF: () => names.push(this.SUBRULE(this.name)) });
    return names;
  });

  protected readonly name: ParserMethod<[], Name> = this.RULE('name', () => nameOf(this.CONSUME(T.NameWord)));

  /** The span from a token to the last consumed one. */
  protected since(token: IToken): Span {
    return { start: token.startOffset, end: endOf(this.LA(0)) };
  }
}

const OPERATORS = wordTable<ComparisonOperator>({
  equal: 'is',
  notequal: 'is_not',
  gte: 'gte',
  lte: 'lte',
  gt: 'gt',
  lt: 'lt',
});
