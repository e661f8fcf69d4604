import { readPick, type TitlePick } from '../../intake/picks.ts';
import { readSample, type Sample } from '../../intake/samples.ts';
import type { Answer } from '../../operations/answer.ts';
import { recordSample } from '../../operations/conversion/record-sample.ts';
import { recordTitlePick } from '../../operations/conversion/record-title-pick.ts';
import type { Caller, Services } from '../../operations/services.ts';
import { NotFound } from '../../reads/hints.ts';
import { hintText } from '../hint-text.ts';
import { quoted } from '../print.ts';
import { DslError, refuse, type Problem } from '../problem.ts';
import { textOf } from '../rules/rule.ts';
import type { Literal, Name, SubmitCommand } from '../syntax-tree.ts';
import { isSubmitted, SUBMIT_PARTS, unknownPart, unknownSubject } from './submit-parts.ts';
import { bound, type BoundAction } from './bound-action.ts';
import { wordTable } from '../../text/word-table.ts';

const examplesOf = ({ dsl }: { readonly dsl?: { readonly examples: readonly string[] } }): readonly string[] => dsl?.examples ?? [];
const [SAMPLE_EXAMPLE = ''] = examplesOf(recordSample);
const [PICK_EXAMPLE = '', WHOLE_EXAMPLE = '', MIXED_EXAMPLE = ''] = examplesOf(recordTitlePick);

/** ONET is a synonym of CHOICE. */
const SYNONYMS = wordTable<string>({ ONET: 'CHOICE' });

/** What SUBMIT records. */
export type Intake = { readonly kind: 'sample'; readonly sample: Sample } | { readonly kind: 'pick'; readonly pick: TitlePick };

/** SUBMIT SAMPLE and SUBMIT TITLECONVERT as the records to store. Throws {@link DslError} with all problems. */
export function checkSubmit(query: string, command: SubmitCommand): Intake {
  const { what } = command;
  if (!isSubmitted(what.text)) throw new DslError(query, [{ ...unknownSubject(what.text), example: SAMPLE_EXAMPLE, at: what.at }]);
  refuse(query, partProblems(command, SUBMIT_PARTS[what.text], what.text === 'SAMPLE' ? SAMPLE_EXAMPLE : PICK_EXAMPLE));
  const parts = Object.fromEntries(command.parts.map(({ name, value }) => [SYNONYMS[name.text] ?? name.text, value]));
  return what.text === 'SAMPLE' ? { kind: 'sample', sample: sampleOf(query, what, parts) } : { kind: 'pick', pick: pickOf(query, what, parts) };
}

/** Stores a record, once per id. */
export function submit(services: Services, query: string, intake: Intake, caller: Caller): Promise<Answer> {
  return intakeOf(intake)
    .run(services, caller)
    .catch((error: unknown) => {
      // A pick that is not in the dataset: the rows of its title have those that are.
      throw asDslError(query, error, intake.kind === 'pick' ? `TITLECONVERT ${quoted(intake.pick.title)}` : undefined);
    });
}

/** The action that records it. */
export const intakeOf = (intake: Intake): BoundAction => (intake.kind === 'sample' ? bound(recordSample, intake.sample) : bound(recordTitlePick, intake.pick));

function partProblems({ parts }: SubmitCommand, valid: readonly string[], example: string): Problem[] {
  const seen = new Map<string, string>();
  return parts.flatMap(({ name, value }, place): Problem[] => {
    const part = SYNONYMS[name.text] ?? name.text;
    const report = (message: string, suggestion: string, at = name.at): Problem[] => [{ message, suggestion, example, at }];
    if (!valid.includes(name.text)) return [{ ...unknownPart(name.text, valid), example, at: name.at }];
    const known = seen.get(part);
    if (known !== undefined)
      return report(known === name.text ? `${known} is given twice` : `${known} and ${name.text} mean the same thing`, 'Use each clause only once.');
    seen.set(part, name.text);
    if (name.text === 'VALUE' && place < parts.length - 1) return report('VALUE must come last', 'Move the other clauses before it.');
    // "29" is no code either.
    if (value.kind !== 'text' && part === 'CHOICE')
      return report(`${textOf(value)} is not an O*NET-SOC code`, 'Write the onet_code of the row in double quotes, as in "29-1141.00".', value.at);
    if (value.kind !== 'text') return report(`${textOf(value)} must be quoted`, `Write ${quoted(textOf(value))}.`, value.at);
    return [];
  });
}

type Parts = Readonly<Record<string, Literal | undefined>>;

function sampleOf(query: string, what: Name, parts: Parts): Sample {
  const example = SAMPLE_EXAMPLE;
  const absent = ['SOURCE', 'VALUE'].filter((name) => parts[name] === undefined);
  refuse(
    query,
    absent.map((name) => ({ message: `SUBMIT SAMPLE needs ${name}`, suggestion: `Add ${name} "…".`, example, at: what.at })),
  );
  const id = partText(parts['ID']);
  const read = readSample({ ...(id === undefined ? {} : { id }), source: partText(parts['SOURCE']) ?? '', value: partText(parts['VALUE']) ?? '' });
  if ('sample' in read) return read.sample;
  const suggestion = 'Write text in SOURCE and VALUE. ID is optional: a sample with the same ID is recorded only once.';
  refuse(query, intakeProblems(read.problems, what, parts, { example, suggestion }));
  throw new Error('a sample was rejected without a problem');
}

function pickOf(query: string, what: Name, parts: Parts): TitlePick {
  const read = readPick(pickBody(query, what, parts));
  if ('pick' in read) return read.pick;
  const suggestion = 'Send the title and the onet_code of the picked row.';
  refuse(query, intakeProblems(read.problems, what, parts, { example: PICK_EXAMPLE, suggestion }));
  throw new Error('a pick was rejected without a problem');
}

/** The part of the command that each member of the record comes from. */
const SOURCES = wordTable<string>({
  id: 'ID',
  source: 'SOURCE',
  value: 'VALUE',
  title: 'TITLE',
  'picked.onet_code': 'CHOICE',
  'picked.onet_title': 'AS',
});

/** The problems of a record, each at the part that caused it; problems in JSON at the JSON. */
function intakeProblems(messages: readonly string[], what: Name, parts: Parts, { example, suggestion }: Pick<Problem, 'example' | 'suggestion'>): Problem[] {
  return messages.map((message) => {
    const part = parts[SOURCES[message.split(' ')[0] ?? ''] ?? ''] ?? parts['VALUE'];
    return { message, suggestion, example, at: part?.at ?? what.at };
  });
}

/** Converts all forms to the REST body: the body itself, a title with a row, or a title with a choice. */
function pickBody(query: string, what: Name, parts: Parts): unknown {
  const [id, title, choice, as] = [parts['ID'], parts['TITLE'], parts['CHOICE'], parts['AS']].map(partText);
  const value = parts['VALUE'];
  const withId = id === undefined ? {} : { id };
  const example = PICK_EXAMPLE;
  if (value === undefined) {
    refuse(query, [
      ...(title === undefined
        ? [{ message: 'SUBMIT TITLECONVERT needs TITLE', suggestion: 'Add TITLE "…" with the text that was typed.', example, at: what.at }]
        : []),
      ...(choice === undefined
        ? [{ message: 'SUBMIT TITLECONVERT needs CHOICE', suggestion: 'Add CHOICE "…" with the onet_code of the row.', example, at: what.at }]
        : []),
    ]);
    return { ...withId, title, picked: { onet_code: choice, ...(as === undefined ? {} : { onet_title: as }) } };
  }
  const stray = choice !== undefined ? 'CHOICE' : as !== undefined ? 'AS' : undefined;
  if (stray !== undefined)
    refuse(query, [{ message: `${stray} and VALUE mean the same thing`, suggestion: 'Use either CHOICE or VALUE.', example: MIXED_EXAMPLE, at: value.at }]);
  const json = parsedJson(query, value, title === undefined ? WHOLE_EXAMPLE : MIXED_EXAMPLE);
  if (title !== undefined) return { ...withId, title, picked: json };
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, ...withId } : json;
}

function parsedJson(query: string, value: Literal, example: string): unknown {
  const report = (message: string, suggestion: string): never => {
    throw new DslError(query, [{ message, suggestion, example, at: value.at }]);
  };
  if (value.kind !== 'text' || value.quote !== 'single') return report('VALUE must be JSON in single quotes', 'Write an apostrophe in the JSON as \\u0027.');
  try {
    return JSON.parse(value.text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return report('VALUE is not valid JSON', 'Check quotes, commas, and brackets. Write an apostrophe in the JSON as \\u0027.');
  }
}

const partText = (literal: Literal | undefined): string | undefined => (literal === undefined ? undefined : textOf(literal));

/** Something that does not exist, in terms of the query language. Other errors are those of reads, too. */
export const asDslError = (query: string, error: unknown, example?: string): unknown =>
  error instanceof NotFound ? new DslError(query, [{ status: 404, ...hintText(error.hint), ...(example === undefined ? {} : { example }) }]) : error;
