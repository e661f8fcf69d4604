import type { CompanyWrites } from '../admin/company-writes.ts';
import { ApiError } from '../errors.ts';
import { versionInfo } from '../reads/version-info.ts';
import { needsAdmin, write } from './commands/writes.ts';
import { asDslError, submit } from './commands/submit.ts';
import { insteadOfNothing } from './empty-answers.ts';
import { errorAnswer, type ErrorAnswer } from './error-body.ts';
import { formOf, type Readable } from './forms/forms.ts';
import { recordAnswer } from './forms/answers.ts';
import type { Answer, Question } from './forms/form.ts';
import { helpIndex, helpOn, topicNamed, topicNames } from './help.ts';
import { lower } from './lower.ts';
import { parse } from './parse.ts';
import { DslError, refuse } from './problem.ts';
import { inputProblems } from './rules/inputs.ts';
import { didYouMean, textOf, type RuleInput } from './rules/rule.ts';
import { check } from './rules/rules.ts';
import type { Caller, Services } from './services.ts';
import type { Command } from './syntax-tree.ts';

/** The envelope E of decisions.md, the whole body of POST /api/dsl and the structured content of MCP. */
export type Envelope = Readonly<Record<string, unknown>> & {
  readonly status: 'success';
  readonly success: true;
  readonly data: unknown;
  readonly count: number;
};

export type DslAnswer = { readonly ok: true; readonly envelope: Envelope } | ({ readonly ok: false; readonly thrown: unknown } & ErrorAnswer);

/** Reads, checks and executes queries; each door sends what it answers in its own way. */
export class DslService {
  private note: { readonly dataset: string; readonly text: string | undefined } | undefined;

  constructor(
    private readonly services: Services,
    private readonly writes: CompanyWrites,
  ) {}

  /** Never throws: what goes wrong is an answer too. */
  async run(query: string, caller: Caller): Promise<DslAnswer> {
    try {
      if (!caller.permissions.includes('dsl:execute')) throw missingPermission(query, 'dsl:execute');
      const { command, input, question } = prepare(query, caller);
      const answer = await this.execute(query, command, question, caller);
      const next = await this.nextQueries(input, question, answer);
      return { ok: true, envelope: await this.envelope(answer, question, next) };
    } catch (error) {
      return { ok: false, thrown: error, ...errorAnswer(error) };
    }
  }

  private async execute(query: string, command: Command, question: Question | undefined, caller: Caller): Promise<Answer> {
    switch (command.kind) {
      case 'version':
        return recordAnswer(await versionInfo(this.services.database, this.services.versions), ['HELP']);
      case 'help':
        return help(query, command.topic);
      case 'submit':
        return submit(this.services.database, query, command, caller);
      case 'update':
      case 'remove':
      case 'add':
        needsAdmin(query, caller);
        return write(this.writes, query, command, caller);
      case 'read':
      case 'convert': {
        if (question === undefined) throw new Error('a command that reads was not lowered');
        const { form } = question;
        const permission = form.resource?.permission ?? 'occupations:read';
        if (!caller.permissions.includes(permission)) throw missingPermission(query, permission);
        return form.run(this.services, question).catch((error: unknown) => {
          throw error instanceof ApiError ? asDslError(query, withoutPaths(error), form.examples[0]) : error;
        });
      }
    }
  }

  private async nextQueries(input: RuleInput | undefined, question: Question | undefined, { total, next = [] }: Answer): Promise<readonly string[]> {
    if (next.length > 0 || total !== 0 || input === undefined || question?.form.resource === undefined) return next;
    return insteadOfNothing(this.services, input, question);
  }

  private async envelope({ data, count, total, more = {} }: Answer, question: Question | undefined, next: readonly string[]): Promise<Envelope> {
    const note = await this.dataNote();
    const offset = question?.plan.offset ?? 0;
    return {
      status: 'success',
      success: true,
      data,
      count,
      ...(total === undefined ? {} : { total, has_more: offset + count < total }),
      ...Object.fromEntries(Object.entries(more).filter(([name]) => !['count', 'total', 'has_more'].includes(name))),
      ...(note === undefined ? {} : { data_status_note: note }),
      ...(next.length === 0 ? {} : { dsl_suggestions: next.slice(0, 3) }),
    };
  }

  /** What the dataset says of itself; asked once for each dataset. */
  private async dataNote(): Promise<string | undefined> {
    const { dataset } = this.services.versions.current();
    if (this.note?.dataset === dataset) return this.note.text;
    const rows = await this.services.database
      .query<{ data_status_note: string }>({ name: 'data-status-note', text: 'SELECT data_status_note FROM dataset_versions WHERE is_current' })
      .catch(() => undefined);
    if (rows === undefined) return undefined;
    this.note = { dataset, text: rows[0]?.data_status_note };
    return this.note.text;
  }
}

interface Prepared {
  readonly command: Command;
  readonly input: RuleInput | undefined;
  readonly question: Question | undefined;
}

/** Parses and checks a query, and lowers it to its question when it reads. Throws {@link DslError} with everything that is wrong. */
export function prepare(query: string, caller: Caller): Prepared {
  const command = parse(query);
  if (command.kind !== 'read' && command.kind !== 'convert') return { command, input: undefined, question: undefined };
  const found = formOf(command);
  if ('problem' in found) throw new DslError(query, [found.problem]);
  const input: RuleInput = { ...found, key: command.kind === 'read' ? command.key : undefined, head: headOf(command) };
  const inputs = command.kind === 'convert' ? command.inputs : [];
  refuse(query, [...check(input), ...(command.kind === 'convert' ? inputProblems(found.form, inputs) : [])]);
  return { command, input, question: { ...lower(input), query, command, inputs: inputs.map(textOf), caller } };
}

const headOf = (command: Readable): RuleInput['head'] => (command.kind === 'convert' ? command.at : command.subject.at);

function help(query: string, topic: { readonly text: string; readonly at: RuleInput['head'] } | undefined): Answer {
  if (topic === undefined) return recordAnswer(helpIndex(), ['HELP GUIDELINES']);
  const found = topicNamed(topic.text);
  if (found === undefined) {
    const valid = topicNames();
    const message = `Unknown HELP topic: ${topic.text}${didYouMean(topic.text, valid)}`;
    throw new DslError(query, [{ message, suggestion: `Topics: ${valid.join(', ')}.`, example: 'HELP', at: topic.at, extra: { valid_values: valid } }]);
  }
  return recordAnswer(
    helpOn(found),
    (found.seeAlso ?? []).map((name) => `HELP ${name}`),
  );
}

function missingPermission(query: string, permission: string): DslError {
  return new DslError(query, [
    {
      message: `Your account lacks the permission ${permission}`,
      suggestion: 'Ask the service operator for an account that has it.',
      example: 'HELP',
      status: 403,
      extra: { required_permission: permission },
    },
  ]);
}

/** Hints of the reads speak of REST paths; queries have hints of their own. */
function withoutPaths(error: ApiError): ApiError {
  if (error.status >= 500) return error;
  const { suggestion } = error.details;
  return new ApiError(error.code, {
    error: error.message,
    suggestion: suggestion === undefined || suggestion.includes('/api/') ? 'HELP shows the forms and their fields.' : suggestion,
    cause: error,
  });
}
