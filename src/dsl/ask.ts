import { emptyPage, type Answer } from '../operations/answer.ts';
import { runWithNotes } from '../operations/notes.ts';
import type { Question } from '../operations/question.ts';
import type { Services } from '../operations/services.ts';
import { defaultsOf, type Settings, type Values } from '../operations/settings.ts';
import { findTarget, type About, type Targets } from '../operations/targets.ts';
import { NotFound, type Hint } from '../reads/hints.ts';
import type { Row } from '../reads/list.ts';
import type { DslAnswer, Form, DslQuestion } from './forms/form.ts';
import { batchData, type BatchData } from './batch-answer.ts';
import { hintText, insteadOf } from './hint-text.ts';
import { queriesOf } from './leads.ts';
import { DslError } from './problem.ts';
import { isSaid, NATIONAL_POSTINGS } from '../wording/note-words.ts';
import { fieldConditions } from './rules/rule.ts';
import { whereOf } from './suggestions.ts';
import { sureName } from './sure-name.ts';
import { flagValues } from './using-flags.ts';

/** Runs the operation behind a form and builds the answer in terms of the query language. */
export async function ask(services: Services, question: DslQuestion): Promise<DslAnswer> {
  return answerOf(question, await run(services, question));
}

async function run(services: Services, question: DslQuestion): Promise<Answer> {
  try {
    return await attempt(services, question);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    if (question.form.face.targetIsCondition === true) return emptyPage(error.hint);
    return (await withSureName(services, question, error.hint)) ?? notFound(question, error.hint);
  }
}

const attempt = async (services: Services, question: DslQuestion): Promise<Answer> =>
  runWithNotes(services, question.form.operation, asked(question, await targetOf(services, question)));

/** The answer for the only name that the target can mean. The answer says which name was used. */
async function withSureName(services: Services, question: DslQuestion, hint: Hint): Promise<Answer | undefined> {
  const { target } = question;
  const given = 'given' in hint ? hint.given : undefined;
  if (target === undefined || given !== String(target.value)) return undefined;
  const used = await sureName(services.database, hint);
  if (used === undefined) return undefined;
  const answer = await attempt(services, { ...question, target: { ...target, value: used } });
  return { ...answer, head: { ...answer.head, resolved: { given, used } } };
}

function notFound({ query, target }: DslQuestion, hint: Hint): never {
  throw new DslError(query, [{ status: 404, ...hintText(hint), at: target?.at }]);
}

async function targetOf({ database }: Services, { form, target, settings }: DslQuestion): Promise<Targets[About]> {
  if (form.face.targetIsCondition === true) return findTarget(database, form.operation, { about: 'company', name: String(settings['company']) });
  return target === undefined ? undefined : findTarget(database, form.operation, { about: target.kind, name: String(target.value) });
}

/** The question as the operation takes it. */
export function asked(
  { form, plan, settings, inputs, flags, clarify, withWords, expand, groupBy, mermaid, caller }: DslQuestion,
  target: Targets[About],
): Question {
  const declared: Settings = form.operation.settings ?? {};
  const places = Object.entries(declared).flatMap(([name, setting]): [string, unknown][] => {
    const { dsl } = setting;
    if (dsl === undefined) return [];
    if ('input' in dsl) return [[name, form.isBatch === true ? inputs : (inputs[0] ?? '')]];
    if ('clause' in dsl) return [[name, clarify]];
    return 'word' in dsl ? [[name, withWords.includes(dsl.word)]] : [];
  });
  return {
    target,
    plan,
    settings: { ...defaultsOf(declared), ...flagValues(declared, flags), ...settings, ...Object.fromEntries(places) } as Values<Settings>,
    expand: expand.map((token) => token.toLowerCase()),
    groupBy: groupBy === undefined ? undefined : form.face.groups?.[groupBy],
    diagram: mermaid,
    caller,
  };
}

/** One page of the groups of a count. An operation returns all of them. */
function pageOfGroups({ groupBy, plan: { limit, offset } }: DslQuestion, answer: Answer): Answer {
  const { groups, ...others } = answer.data as { readonly groups?: readonly unknown[] };
  if (groupBy === undefined || groups === undefined) return answer;
  const shown = groups.slice(offset, limit === null ? undefined : offset + limit);
  return { ...answer, data: { ...others, groups: shown }, count: shown.length, total: groups.length };
}

function answerOf(question: DslQuestion, whole: Answer): DslAnswer {
  const { form, command, inputs } = question;
  const answer = form.verb === 'COUNT' ? pageOfGroups(question, whole) : whole;
  const { data, count, total, matched, head = {}, leads = [], hint, notes, advice, isUnknown } = answer;
  const { rowOf, unknownRow } = form.face;
  const next = [...leads.flatMap((lead) => queriesOf(lead, command)), ...(hint === undefined ? [] : insteadOf(hint, command))];
  const isNational = notes?.some((note) => !isSaid(note)) === true;
  const more = { ...head, ...deprecations(form, command), ...(isNational ? { postings_note: NATIONAL_POSTINGS } : {}) };
  if (isUnknown === true && unknownRow !== undefined) return { data: [unknownRow(inputs[0] ?? '')], count: 1, more, next };
  return {
    data: form.isBatch === true ? batchData(data as BatchData, head) : rowOf === undefined ? data : (data as Row[]).map(rowOf),
    count,
    ...(total === undefined ? {} : { total }),
    ...(matched === undefined ? {} : { matched }),
    ...(hint === undefined ? {} : { hint }),
    ...(notes === undefined ? {} : { notes }),
    ...(advice === undefined ? {} : { advice }),
    more,
    next,
  };
}

/** A warning for each deprecated name. */
function deprecations({ resource }: Form, command: DslQuestion['command']): { deprecation_warning?: string } {
  const used = fieldConditions(whereOf(command)).map(({ field }) => field.text);
  const warnings = Object.values(resource?.fields ?? {}).flatMap(({ deprecated = [], dsl }) =>
    deprecated.filter((name) => used.includes(name.toUpperCase())).map((name) => `${name.toUpperCase()} is deprecated; use ${dsl[0] ?? ''}.`),
  );
  return warnings.length === 0 ? {} : { deprecation_warning: warnings.join(' ') };
}
