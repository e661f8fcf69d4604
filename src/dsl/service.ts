import type { CompanyWrites } from '../writes/company-writes.ts';
import { ApiError } from '../errors.ts';
import { versionInfo } from '../reads/version-info.ts';
import { asDslError, submit } from './commands/submit.ts';
import { write } from './commands/writes.ts';
import { insteadOfNothing } from './empty-answers.ts';
import { errorAnswer, type ErrorAnswer } from './error-body.ts';
import { recordAnswer } from './forms/answers.ts';
import type { Answer, Question } from './forms/form.ts';
import { helpIndex, helpOn } from './help.ts';
import type { HelpTopic } from './help-topics.ts';
import { prepare, runs, type Prepared } from './prepare.ts';
import type { Caller, Services } from './services.ts';

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
      const prepared = prepare(query, caller);
      const answer = await this.execute(query, prepared, caller);
      const question = prepared.kind === 'question' ? prepared.question : undefined;
      return { ok: true, envelope: await this.envelope(answer, question, await this.nextQueries(prepared, caller, answer)) };
    } catch (error) {
      return { ok: false, thrown: error, ...errorAnswer(error) };
    }
  }

  private async execute(query: string, prepared: Prepared, caller: Caller): Promise<Answer> {
    switch (prepared.kind) {
      case 'version':
        return recordAnswer(await versionInfo(this.services.database, this.services.versions), ['HELP']);
      case 'help':
        return help(prepared.topic);
      case 'intake':
        return submit(this.services.database, query, prepared.intake, caller);
      case 'write':
        return write(this.writes, query, prepared.command, caller);
      case 'question': {
        const { question } = prepared;
        return question.form.run(this.services, question).catch((error: unknown) => {
          throw error instanceof ApiError ? asDslError(query, withoutPaths(error), question.form.examples[0]) : error;
        });
      }
    }
  }

  private async nextQueries(prepared: Prepared, caller: Caller, { total, matched = total, next = [] }: Answer): Promise<readonly string[]> {
    const isEmpty = matched === 0 && prepared.kind === 'question' && prepared.question.form.resource !== undefined;
    const queries = isEmpty && next.length === 0 ? await insteadOfNothing(this.services, prepared.input, prepared.question) : next;
    // A query made of another may be more than may be asked: nested deeper by the parentheses that printing writes, or a text too long for its new place.
    return queries.filter((query) => runs(query, caller));
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

function help(topic: HelpTopic | undefined): Answer {
  if (topic === undefined) return recordAnswer(helpIndex(), ['HELP GUIDELINES']);
  return recordAnswer(
    helpOn(topic),
    (topic.seeAlso ?? []).map((name) => `HELP ${name}`),
  );
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
