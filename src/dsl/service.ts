import { getVersion } from '../operations/system/get-version.ts';
import type { Answer } from '../operations/answer.ts';
import { nothingAsked } from '../operations/operation.ts';
import type { Caller, Services } from '../operations/services.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { hasPages, queryAfter, withinCharacters, withRows, type AnswerLimits } from './answer-size.ts';
import { ask } from './ask.ts';
import { submit } from './commands/submit.ts';
import { write } from './commands/writes.ts';
import { insteadOfNothing, whyNoRows } from './empty-answers.ts';
import { correctedError } from './correction/corrected-error.ts';
import { withOwnExample } from './correction/own-example.ts';
import { errorAnswer, type ErrorAnswer } from './error-body.ts';
import type { DslAnswer, DslQuestion } from './forms/form.ts';
import { helpIndex, helpOn } from './help.ts';
import type { HelpTopic } from './help-topics.ts';
import { hintSentences } from '../wording/hint-words.ts';
import { suggestionOf } from '../wording/title-words.ts';
import { ASKING } from './asking.ts';
import { isSaid, noteText } from '../wording/note-words.ts';
import { insteadOfNote } from './instead-of-note.ts';
import { queriesOf } from './leads.ts';
import { prepare, runs, type Prepared } from './prepare.ts';
import { print } from './print.ts';
import { untilOutage } from './until-outage.ts';
import { unknownNames } from './unknown-names.ts';
import type { Command } from './syntax-tree.ts';
import { plainEnglishIn, withMeantQuery } from './translate/plain-english.ts';
import { nameOperation } from '../telemetry/request-scope.ts';

/** The envelope E of decisions.md, the whole body of POST /api/dsl and the structured content of MCP. */
export type Envelope = Readonly<Record<string, unknown>> & {
  readonly status: 'success';
  readonly success: true;
  readonly data: unknown;
  readonly count: number;
};

export type DslOutcome = { readonly ok: true; readonly envelope: Envelope } | ({ readonly ok: false; readonly cause: unknown } & ErrorAnswer);

interface Advice {
  readonly next: readonly string[];
  readonly sentences: readonly string[];
}

/** Control characters, except for white space, and halves of surrogate pairs. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]|\p{Cs}/u;

/** Parses, checks, and executes queries for POST /api/dsl and MCP. */
export class DslService {
  constructor(private readonly services: Services) {}

  /** Never throws: errors are returned as answers. */
  async run(query: string, caller: Caller, limits: AnswerLimits = {}): Promise<DslOutcome> {
    try {
      const prepared = limited(prepare(query, caller), limits);
      nameOperation(operationOf(prepared));
      const answer = await this.execute(query, prepared, caller);
      const question = prepared.kind === 'question' ? prepared.question : undefined;
      const envelope = await this.envelope(answer, question, await this.advice(prepared, caller, answer));
      return { ok: true, envelope: withPages(envelope, question, limits) };
    } catch (error) {
      const meant = await this.services.unlessOutage('correction', () => this.refused(query, error, caller, limits));
      return meant ?? { ok: false, cause: error, ...errorAnswer(error) };
    }
  }

  /** The error of a query, with the query that was meant. Plain English has no other answer than its translation, so that the store which that needs is the error while it is away. */
  private async refused(query: string, error: unknown, caller: Caller, { rows }: AnswerLimits): Promise<DslOutcome> {
    const { services, outage } = untilOutage(this.services);
    const correct = async (options: { readonly inPart: boolean }): Promise<ErrorAnswer | undefined> =>
      services.unlessOutage('correction', () => correctedError(services, error, caller, { ...options, rows }));
    // No English has these characters, and the error says where they are.
    if (NO_TEXT.test(query)) return { ok: false, cause: error, ...((await correct({ inPart: false })) ?? errorAnswer(error)) };
    const answer = await withMeantQuery(services, query, error, correct, rows);
    const away = outage();
    return away !== undefined && answer.httpStatus === 400 && plainEnglishIn(query) === 'surely'
      ? { ok: false, cause: away, ...errorAnswer(away) }
      : { ok: false, cause: error, ...withOwnExample(answer, error, caller) };
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

  /** The useful next queries, best first, and what is wrong with the names in WHERE, why there are no rows, or what the rows are that the query does not say. */
  private async advice(
    prepared: Prepared,
    caller: Caller,
    { total, matched = total, count, next, hint, notes: all = [], advice = [] }: DslAnswer,
  ): Promise<Advice> {
    const notes = all.filter(isSaid);
    if (prepared.kind !== 'question') return { next: next.filter((query) => runs(query, caller)), sentences: [] };
    const { question, input } = prepared;
    const { sentences, queries } = await unknownNames(this.services, question, { isEmpty: (matched ?? count) === 0 });
    const isRelaxed = matched === 0 && next.length === 0 && question.form.resource !== undefined;
    const instead = isRelaxed ? await insteadOfNothing(this.services, input, question, queries) : [...queries, ...next];
    // A suggested query can break a limit that the original meets: printing may add parentheses, or a text may be too long for its new place.
    const found = matched === 0 ? whyNoRows(question) : [];
    const why = sentences.length > 0 || found.length > 0 || hint === undefined ? [...sentences, ...found] : [hintSentences(hint, ASKING)];
    const advised = suggestionOf(advice, ASKING);
    const meant = notes.flatMap((note) => insteadOfNote(question, note));
    const own = print(question.command);
    return {
      // An answer never suggests the query that it answers.
      next: [...new Set([...meant, ...instead])].filter((query) => query !== own && runs(query, caller)),
      sentences: [...why, ...notes.map((note) => noteText(question.form.resource, note, ASKING)), ...(advised === undefined ? [] : [advised])],
    };
  }

  private async envelope({ data, count, total, more }: DslAnswer, question: DslQuestion | undefined, { next, sentences }: Advice): Promise<Envelope> {
    const note = (await this.services.facts.get())?.statusNote;
    const offset = question?.plan.offset ?? 0;
    return {
      status: 'success',
      success: true,
      data,
      count,
      ...(total === undefined ? {} : { total, has_more: offset + count < total }),
      ...Object.fromEntries(Object.entries(more).filter(([name]) => !['count', 'total', 'has_more'].includes(name))),
      ...(sentences.length === 0 ? {} : { suggestion: sentences.join(' ') }),
      ...(note === undefined ? {} : { data_status_note: note }),
      ...(next.length === 0 ? {} : { dsl_suggestions: next.slice(0, 3) }),
    };
  }
}

/** For logs and metrics. */
function operationOf(prepared: Prepared): string {
  switch (prepared.kind) {
    case 'version':
      return getVersion.id;
    case 'question':
      return prepared.question.form.operation.id;
    case 'write':
    case 'intake':
    case 'help':
      return prepared.kind;
  }
}

const limited = (prepared: Prepared, { rows }: AnswerLimits): Prepared =>
  prepared.kind === 'question' ? { ...prepared, question: withRows(prepared.question, rows) } : prepared;

/** The query for the next page, and no more characters than the caller can use. */
function withPages(envelope: Envelope, question: DslQuestion | undefined, { characters }: AnswerLimits): Envelope {
  const next = question !== undefined && hasPages(question) ? nextOf(question) : undefined;
  const query = envelope['has_more'] === true ? next?.(envelope.count) : undefined;
  return withinCharacters(query === undefined ? envelope : { ...envelope, next_page: query }, characters, next);
}

/** Undefined where OFFSET would be larger than is allowed. */
const nextOf =
  ({ command, plan, caller }: DslQuestion) =>
  (shown: number): string | undefined => {
    const query = queryAfter(command, plan.offset + shown, shown);
    return runs(query, caller) ? query : undefined;
  };

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
