import { INDUSTRIES } from '../catalog/industries.ts';
import { STATE_NAMES } from '../gazetteer/states.ts';
import { nearNames } from '../text/near-names.ts';
import { everyRow, listRows } from '../reads/list.ts';
import type { Question } from './forms/form.ts';
import { lower } from './lower.ts';
import { quoted } from './print.ts';
import { conjuncts, fieldNamed, type RuleInput } from './rules/rule.ts';
import { check } from './rules/rules.ts';
import type { Services } from '../operations/services.ts';
import { ask } from './ask.ts';
import { joinedByAnd, whereOf, withCondition } from './suggestions.ts';
import type { Clause, Condition } from './syntax-tree.ts';

/** Most conditions to try, and most queries to suggest. */
const MOST_TRIED = 8;
const MOST_OFFERED = 3;

/** For an empty list: the query with a similar name that exists, or without the condition that emptied it. */
export async function insteadOfNothing(services: Services, input: RuleInput, question: Question): Promise<string[]> {
  const conditions = conjuncts(whereOf(question.command));
  const offered: string[] = [];
  for (const condition of conditions.slice(0, MOST_TRIED)) {
    if (offered.length >= MOST_OFFERED) break;
    const meant = await nameMeant(services, question, condition);
    if (meant !== undefined) offered.push(meant);
  }
  for (const condition of conditions.slice(0, MOST_TRIED)) {
    if (offered.length >= MOST_OFFERED) break;
    const others = joinedByAnd(conditions.filter((other) => other !== condition));
    const relaxed = await rowsWithout(services, input, question, others);
    if (relaxed) offered.push(withCondition(question.command, others));
  }
  return offered;
}

/** Whether these conditions alone return rows. False if the query is invalid without the other conditions. */
async function rowsWithout(services: Services, input: RuleInput, question: Question, others: Condition | undefined): Promise<boolean> {
  const clauses = input.clauses.flatMap((clause): Clause[] =>
    clause.kind !== 'where' ? [clause] : others === undefined ? [] : [{ ...clause, condition: others }],
  );
  if (check({ ...input, clauses }).length > 0) return false;
  const relaxed = lower({ ...input, clauses });
  const answer = await ask(services, { ...question, ...relaxed, plan: { ...relaxed.plan, limit: 1, offset: 0 } });
  return (answer.matched ?? answer.total ?? answer.count) > 0;
}

/** Suggests COMPANYCONVERT for a company, and the most similar name for an industry or a state. */
async function nameMeant({ database }: Services, question: Question, condition: Condition): Promise<string | undefined> {
  if (condition.kind !== 'comparison' || condition.operator !== 'is' || condition.value.kind !== 'text') return undefined;
  const [, field] = fieldNamed(question.form, condition.field.text) ?? [];
  const text = condition.value.text;
  if (field?.names === 'company') return `COMPANYCONVERT ${quoted(text)}`;
  const near = field?.names === 'state' ? stateMeant(text) : undefined;
  const meant = field?.names === 'industry' ? await industryMeant(database, text) : near;
  if (meant === undefined) return undefined;
  const corrected: Condition = { ...condition, value: { ...condition.value, text: meant } };
  return withCondition(question.command, joinedByAnd(conjuncts(whereOf(question.command)).map((other) => (other === condition ? corrected : other))));
}

async function industryMeant(database: Services['database'], text: string): Promise<string | undefined> {
  const { rows } = await listRows(database, INDUSTRIES, everyRow(INDUSTRIES, undefined));
  return nearest(
    text,
    rows.map(({ industry }) => String(industry)),
    0.7,
  );
}

/** States have full names. */
const stateMeant = (text: string): string | undefined => STATE_NAMES[text.trim().toUpperCase()] ?? nearest(text, Object.values(STATE_NAMES), 0.85);

/** The most similar name, unless the given name exists. */
const nearest = (text: string, names: readonly string[], alike: number): string | undefined =>
  names.some((known) => known.toLowerCase() === text.trim().toLowerCase()) ? undefined : nearNames(text, names, alike)[0];
