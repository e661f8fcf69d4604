import type { Setting } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import { joinedByAnd } from '../repairs.ts';
import type { Condition, FieldCondition } from '../syntax-tree.ts';
import { clauseOf, conjuncts, fieldConditions, settingNamed, targetKeys, type Rule } from './rule.ts';
import { missing, settingUsage, valueProblems } from './target-values.ts';

const JOINED = 'joined to the other conditions by AND';

/** A condition that names the target or sets an option must be at the top level, joined by AND, used once, and have one value. */
export const settings: Rule = (input) => {
  const { form, clauses } = input;
  const condition = clauseOf(clauses, 'where')?.condition;
  const top = new Set<Condition>(conjuncts(condition));
  const keys = targetKeys(input);
  const problems: Problem[] = [];
  const given = new Map<string, FieldCondition>();
  for (const part of fieldConditions(condition)) {
    const name = part.field.text;
    const setting = settingNamed(form, name);
    const what = keys.includes(name) ? 'the target' : setting?.[0];
    if (what === undefined) continue;
    const known = given.get(what);
    const report = (message: string, suggestion: string, more: Pick<Problem, 'repair'> = {}): number =>
      problems.push({ message, suggestion, example: form.examples[0], at: part.at, ...more });
    const wrong = top.has(part) ? misuse(part, setting?.[1]) : JOINED;
    const usage = settingUsage(name, setting?.[1]);
    if (wrong !== undefined)
      report(
        `${name} must be ${wrong}`,
        isMaximum(part, setting?.[1]) ? `${name} is a minimum, as in ${usage}.` : `Write ${usage}${wrong === JOINED ? ' AND …, outside NOT and OR' : ''}.`,
        wrong === JOINED ? { repair: joinedByAnd(part) } : {},
      );
    else if (known !== undefined)
      report(known.field.text === name ? `${name} is given twice` : `${known.field.text} and ${name} mean the same thing`, 'Use only one of them, once.');
    else problems.push(...valueProblems(form, part, setting?.[1]));
    given.set(what, part);
  }
  return [...problems, ...missing(input, new Set(given.keys()))];
};

function misuse(part: FieldCondition, setting: Setting | undefined): string | undefined {
  if (part.kind === 'in' && setting?.several === true) return undefined;
  const operator = setting?.operator === 'at_least' ? 'gte' : 'is';
  if (part.kind === 'comparison' && part.operator === operator) return undefined;
  return operator === 'gte' ? 'used with >= and a number' : setting?.several === true ? 'used with IS or IN' : 'used with IS and one value';
}

/** SCORE <= 0.5 asks for the opposite of what the setting does. */
const isMaximum = (part: FieldCondition, setting: Setting | undefined): boolean =>
  setting?.operator === 'at_least' && part.kind === 'comparison' && (part.operator === 'lte' || part.operator === 'lt');
