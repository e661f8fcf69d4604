import type { ParserMethod } from 'chevrotain';
import type { Command, ConvertVerb, Literal, Name, ReadVerb } from '../syntax-tree.ts';
import { T } from '../tokens.ts';
import { ClauseGrammar } from './clauses.ts';
import { quotedName, spanOf } from './nodes.ts';

/**
 * The grammar. HELP and the description of the MCP tool quote it through grammar-text.ts. It covers syntax only: the subjects, fields, and
 * modifiers are in forms/, and their valid combinations in rules/.
 */
class DslGrammar extends ClauseGrammar {
  readonly query: ParserMethod<[], Command> = this.RULE('query', () =>
    this.OR<Command>([
      { ALT: () => this.SUBRULE(this.readCommand) },
      { ALT: () => this.SUBRULE(this.convertCommand) },
      { ALT: () => this.SUBRULE(this.submitCommand) },
      { ALT: () => this.SUBRULE(this.updateCommand) },
      { ALT: () => this.SUBRULE(this.removeCommand) },
      { ALT: () => this.SUBRULE(this.addCommand) },
      {
        ALT: () => {
          this.CONSUME(T.Version);
          return { kind: 'version', format: this.SUBRULE(this.format) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Help);
          const topic = this.OPTION(() => this.SUBRULE(this.topic));
          return { kind: 'help', topic, format: this.SUBRULE2(this.format) };
        },
      },
    ]),
  );

  /** A topic of HELP, also in quotes. */
  private readonly topic = this.RULE('topic', () => this.OR([{ ALT: () => this.SUBRULE(this.name) }, { ALT: () => quotedName(this.CONSUME(T.Text)) }]));

  /** FORMAT, the only modifier of commands without clauses. */
  private readonly format = this.RULE('format', () =>
    this.OPTION(() => {
      this.CONSUME(T.Format);
      return this.SUBRULE(this.formatName);
    }),
  );

  private readonly readCommand = this.RULE('readCommand', (): Command => {
    const verb = this.OR([
      { ALT: () => this.CONSUME(T.List) },
      { ALT: () => this.CONSUME(T.Get) },
      { ALT: () => this.CONSUME(T.Count) },
      { ALT: () => this.CONSUME(T.Search) },
      { ALT: () => this.CONSUME(T.Analyze) },
    ]);
    const subject = this.SUBRULE(this.name);
    const key = this.OPTION(() => this.SUBRULE(this.quotedOrNumber));
    const clauses = this.SUBRULE(this.clauses);
    return this.ACTION(() => ({ kind: 'read', verb: verb.tokenType.name as ReadVerb, subject, key, clauses }));
  });

  private readonly convertCommand = this.RULE('convertCommand', (): Command => {
    const verb = this.OR([
      { ALT: () => this.CONSUME(T.TitleConvert) },
      { ALT: () => this.CONSUME(T.CompanyConvert) },
      { ALT: () => this.CONSUME(T.ClusterConvert) },
    ]);
    const { inputs, isBatch } = this.OR2([
      { ALT: () => ({ inputs: [this.SUBRULE(this.quotedOrNumber)], isBatch: false }) },
      { ALT: () => ({ inputs: this.SUBRULE(this.batch), isBatch: true }) },
    ]);
    const clauses = this.SUBRULE(this.clauses);
    return this.ACTION(() => ({ kind: 'convert', verb: verb.tokenType.name as ConvertVerb, inputs, isBatch, clauses, at: spanOf(verb) }));
  });

  private readonly batch = this.RULE('batch', () => {
    const inputs: Literal[] = [];
    this.CONSUME(T.OpenList);
    this.AT_LEAST_ONE_SEP({ SEP: T.Comma, DEF: () => inputs.push(this.SUBRULE(this.literal)) });
    this.CONSUME(T.CloseList);
    return inputs;
  });

  private readonly submitCommand = this.RULE('submitCommand', (): Command => {
    const parts: { name: Name; value: Literal }[] = [];
    this.CONSUME(T.Submit);
    const what = this.SUBRULE(this.name);
    this.AT_LEAST_ONE(() => {
      const name = this.SUBRULE2(this.name);
      const value = this.SUBRULE(this.literal);
      parts.push({ name, value });
    });
    return { kind: 'submit', what, parts };
  });

  private readonly updateCommand = this.RULE('updateCommand', (): Command => {
    this.CONSUME(T.Update);
    const subject = this.SUBRULE(this.name);
    const key = this.SUBRULE(this.literal);
    this.CONSUME(T.Set);
    const field = this.SUBRULE2(this.name);
    this.CONSUME(T.Equal);
    const value = this.SUBRULE2(this.literal);
    return { kind: 'update', subject, key, field, value };
  });

  private readonly removeCommand = this.RULE('removeCommand', (): Command => {
    this.CONSUME(T.Remove);
    const what = this.SUBRULE(this.name);
    const { items, isList } = this.OR([
      { ALT: () => ({ items: [this.SUBRULE(this.literal)], isList: false }) },
      { ALT: () => ({ items: this.SUBRULE(this.list), isList: true }) },
    ]);
    this.CONSUME(T.From);
    const subject = this.SUBRULE2(this.name);
    const key = this.SUBRULE2(this.literal);
    return { kind: 'remove', what, items, isList, subject, key };
  });

  private readonly addCommand = this.RULE('addCommand', (): Command => {
    this.CONSUME(T.Add);
    const what = this.SUBRULE(this.name);
    const item = this.SUBRULE(this.literal);
    this.CONSUME(T.To);
    const subject = this.SUBRULE2(this.name);
    const key = this.SUBRULE2(this.literal);
    this.CONSUME(T.Type);
    const type = this.SUBRULE3(this.literal);
    return { kind: 'add', what, item, subject, key, type };
  });

  constructor() {
    super();
    this.performSelfAnalysis();
  }
}

/** One parser serves all queries. It keeps no state between them except its input. */
export const PARSER = new DslGrammar();
