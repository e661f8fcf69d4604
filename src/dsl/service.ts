import { getVersion } from '../operations/system/get-version.ts';
import type { Answer } from '../operations/answer.ts';
import { nothingAsked } from '../operations/operation.ts';
import type { Caller, Services } from '../operations/services.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { ask } from './ask.ts';
import { submit } from './commands/submit.ts';
import { write } from './commands/writes.ts';
import { insteadOfNothing } from './empty-answers.ts';
import { errorAnswer, type ErrorAnswer } from './error-body.ts';
import type { DslAnswer, Question } from './forms/form.ts';
import { helpIndex, helpOn } from './help.ts';
import type { HelpTopic } from './help-topics.ts';
import { queriesOf } from './leads.ts';
import { prepare, runs, type Prepared } from './prepare.ts';
import type { Command } from './syntax-tree.ts';
import { withTranslation } from './translate/plain-english.ts';

/** The envelope E of decisions.md, the whole body of POST /api/dsl and the structured content of MCP. */
export type Envelope = Readonly<Record<string, unknown>> & {
  readonly status: 'success';
  readonly success: true;
  readonly data: unknown;
  readonly count: number;
};

export type DslOutcome = { readonly ok: true; readonly envelope: Envelope } | ({ readonly ok: false; readonly thrown: unknown } & ErrorAnswer);

/** Parses, checks, and executes queries for POST /api/dsl and MCP. */
export class DslService {
  constructor(private readonly services: Services) {}

  /** Never throws: errors are returned as answers. */
  async run(query: string, caller: Caller): Promise<DslOutcome> {
    try {
      const prepared = prepare(query, caller);
      const answer = await this.execute(query, prepared, caller);
      const question = prepared.kind === 'question' ? prepared.question : undefined;
      return { ok: true, envelope: await this.envelope(answer, question, await this.nextQueries(prepared, caller, answer)) };
    } catch (error) {
      const shown = await withTranslation(this.services.translator, query, error);
      return { ok: false, thrown: error, ...errorAnswer(shown) };
    }
  }

  private async execute(query: string, prepared: Prepared, caller: Caller): Promise<DslAnswer> {
    switch (prepared.kind) {
      case 'version':
        return worded(await getVersion.run(this.services, nothingAsked(caller)), prepared.command);
      case 'help':
        return help(prepared.topic, await this.services.facts.get());
      case 'intake':
        return worded(await submit(this.services, query, prepared.intake, caller), prepared.command);
      case 'write':
        return worded(await write(this.services, query, prepared.command, caller), prepared.command);
      case 'question':
        return ask(this.services, prepared.question);
    }
  }

  private async nextQueries(prepared: Prepared, caller: Caller, { total, matched = total, next }: DslAnswer): Promise<readonly string[]> {
    const isEmpty = matched === 0 && prepared.kind === 'question' && prepared.question.form.resource !== undefined;
    const queries = isEmpty && next.length === 0 ? await insteadOfNothing(this.services, prepared.input, prepared.question) : next;
    // A suggested query can break a limit that the original meets: printing may add parentheses, or a text may be too long for its new place.
    return queries.filter((query) => runs(query, caller));
  }

  private async envelope({ data, count, total, more }: DslAnswer, question: Question | undefined, next: readonly string[]): Promise<Envelope> {
    const note = (await this.services.facts.get())?.statusNote;
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
}

function help(topic: HelpTopic | undefined, facts: DatasetFacts | undefined): DslAnswer {
  const [data, next] = topic === undefined ? [helpIndex(), ['HELP GUIDELINES']] : [helpOn(topic, facts), (topic.seeAlso ?? []).map((name) => `HELP ${name}`)];
  return { data, count: 1, more: {}, next };
}

/** The answer of an operation that has its own command instead of a form. */
const worded = ({ data, count, head = {}, leads = [] }: Answer, command: Command): DslAnswer => ({
  data,
  count,
  more: head,
  next: leads.flatMap((lead) => queriesOf(lead, command)),
});
