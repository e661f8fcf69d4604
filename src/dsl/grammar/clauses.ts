import type { ParserMethod } from 'chevrotain';
import type { Clause, Flag, OrderKey } from '../syntax-tree.ts';
import { T } from '../tokens.ts';
import { ConditionGrammar } from './conditions.ts';
import { nameOf, spanOf } from './nodes.ts';

/** FOR, WHERE, and the modifiers, in any order and number. The rules check which are allowed where. */
export abstract class ClauseGrammar extends ConditionGrammar {
  protected readonly clauses = this.RULE('clauses', () => {
    const clauses: Clause[] = [];
    this.MANY(() => clauses.push(this.SUBRULE(this.clause)));
    return clauses;
  });

  protected readonly clause: ParserMethod<[], Clause> = this.RULE('clause', () =>
    this.OR<Clause>([
      { ALT: () => this.SUBRULE(this.forClause) },
      {
        ALT: () => {
          const start = this.CONSUME(T.By);
          const what = this.SUBRULE(this.name);
          const value = this.OPTION2(() => this.SUBRULE(this.quotedOrNumber));
          return { kind: 'by', what, value, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Where);
          const condition = this.SUBRULE(this.condition);
          return { kind: 'where', condition, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Limit);
          const count = this.SUBRULE(this.signedNumber);
          return { kind: 'limit', count, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Offset);
          const count = this.SUBRULE2(this.signedNumber);
          return { kind: 'offset', count, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Range);
          const first = this.SUBRULE(this.number);
          this.CONSUME(T.Minus);
          const last = this.SUBRULE2(this.number);
          return { kind: 'range', first, last, at: this.since(start) };
        },
      },
      { ALT: () => this.SUBRULE(this.orderBy) },
      {
        ALT: () => {
          const start = this.CONSUME(T.Group);
          this.CONSUME2(T.By);
          const names = this.SUBRULE(this.names);
          return { kind: 'group_by', names, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Expand);
          const names = this.SUBRULE2(this.names);
          return { kind: 'expand', names, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Include);
          const names = this.SUBRULE3(this.names);
          return { kind: 'include', names, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.With);
          const names = this.SUBRULE4(this.names);
          return { kind: 'with', names, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Resolve);
          const what = this.SUBRULE2(this.name);
          const details = this.OPTION(() => nameOf(this.CONSUME(T.Details)));
          return { kind: 'resolve', what, details, at: this.since(start) };
        },
      },
      {
        ALT: () => {
          const start = this.CONSUME(T.Format);
          const format = this.SUBRULE(this.formatName);
          return { kind: 'format', format, at: this.since(start) };
        },
      },
      { ALT: () => this.SUBRULE(this.using) },
      { ALT: () => ({ kind: 'clarify', at: spanOf(this.CONSUME(T.Clarify)) }) },
    ]),
  );

  protected readonly formatName = this.RULE('formatName', () => this.OR([{ ALT: () => this.SUBRULE(this.name) }, { ALT: () => nameOf(this.CONSUME(T.Text)) }]));

  protected readonly forClause = this.RULE('forClause', (): Clause => {
    const start = this.CONSUME(T.For);
    const target = this.SUBRULE(this.name);
    const value = this.OPTION(() => this.SUBRULE(this.quotedOrNumber));
    return { kind: 'for', target, value, at: this.since(start) };
  });

  protected readonly orderBy = this.RULE('orderBy', (): Clause => {
    const keys: OrderKey[] = [];
    const start = this.CONSUME(T.Order);
    this.CONSUME(T.By);
    this.AT_LEAST_ONE_SEP({
      SEP: T.Comma,
      DEF: () => {
        const field = this.SUBRULE(this.name);
        const direction = this.OPTION(() =>
          this.OR<'asc' | 'desc'>([
            {
              ALT: () => {
                this.CONSUME(T.Asc);
                return 'asc';
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Desc);
                return 'desc';
              },
            },
          ]),
        );
        keys.push({ field, direction });
      },
    });
    return { kind: 'order_by', keys, at: this.since(start) };
  });

  protected readonly using = this.RULE('using', (): Clause => {
    const flags: Flag[] = [];
    const start = this.CONSUME(T.Using);
    this.AT_LEAST_ONE_SEP({
      SEP: T.Comma,
      DEF: () => {
        const no = this.OPTION(() => this.CONSUME(T.No));
        const name = this.SUBRULE(this.name);
        const value = this.OPTION2(() => {
          this.CONSUME(T.Equal);
          return this.SUBRULE(this.literal);
        });
        flags.push({ name, negated: no !== undefined, value });
      },
    });
    return { kind: 'using', flags, at: this.since(start) };
  });
}
