import { echoOf } from '../../../src/catalog/echo.ts';
import { ROLE_PERMISSIONS, type Role } from '../../../src/catalog/roles.ts';
import { errorAnswer, type ErrorAnswer } from '../../../src/dsl/error-body.ts';
import type { DslQuestion } from '../../../src/dsl/forms/form.ts';
import { prepare, type Prepared } from '../../../src/dsl/prepare.ts';
import { print, printLiteral } from '../../../src/dsl/print.ts';
import { nameOfForm } from '../../../src/dsl/rules/rule.ts';
import type { Filter, SortKey, Value } from '../../../src/catalog/plan.ts';

const LONGEST_LINE = 400;

/** What a query is understood as, or everything that is said of its errors: the expectation of a corpus entry. */
export function describeOutcome(query: string, role: Role): string {
  const outcome = outcomeOf(query, role);
  const lines = 'error' in outcome ? ofError(outcome) : [...canonical(query, outcome), ...ofPrepared(outcome)];
  return lines
    .join('\n')
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}… (${line.length} characters)` : line).trimEnd())
    .join('\n');
}

export function outcomeOf(query: string, role: Role): Prepared | ErrorAnswer {
  try {
    return prepare(query, { id: 'user-1', name: 'somebody', permissions: ROLE_PERMISSIONS[role] });
  } catch (error) {
    return errorAnswer(error);
  }
}

/** The printer's spelling, where it is another one. */
function canonical(query: string, { command }: Prepared): string[] {
  const printed = print(command);
  return printed === query.replaceAll(/,(?=\S)/g, ', ') ? [] : [`= ${printed}`];
}

function ofPrepared(prepared: Prepared): string[] {
  switch (prepared.kind) {
    case 'version':
      return ['the versions'];
    case 'help':
      return [prepared.topic === undefined ? 'the topics' : `the topic ${prepared.topic.topic}`];
    case 'intake':
      return [`record ${prepared.intake.kind} ${JSON.stringify(prepared.intake.kind === 'sample' ? prepared.intake.sample : prepared.intake.pick)}`];
    case 'write':
      return [`write ${print(prepared.command)}`];
    case 'question':
      return ofQuestion(prepared.question);
  }
}

function ofQuestion({ form, target, settings, plan, groupBy, expand, withWords, mermaid, clarify, flags, inputs }: DslQuestion): string[] {
  const line = (name: string, text: string | undefined): string[] => (text === undefined || text === '' ? [] : [`${name}: ${text}`]);
  const top = plan.filter?.kind === 'all' ? plan.filter.of : plan.filter === undefined ? [] : [plan.filter];
  const pages = form.modifiers.includes('limit');
  return [
    ...line('form', nameOfForm(form)),
    ...line('texts', inputs.map((text) => JSON.stringify(text)).join(', ')),
    ...line('target', target === undefined ? undefined : `${target.kind} ${JSON.stringify(target.value)}`),
    ...line('settings', membersOf(settings)),
    ...line('rows of', plan.resource),
    ...line('where', top.map((filter) => filterText(filter)).join('\n   and ')),
    ...line('order', plan.sort.map(sortText).join(', ')),
    ...line('page', pages ? `${plan.limit ?? 'all rows'}${plan.offset > 0 ? ` after ${plan.offset}` : ''}` : undefined),
    ...line('group by', groupBy),
    ...line('expand', expand.join(', ')),
    ...line('with', withWords.join(', ')),
    ...line('score', plan.withScore ? 'badge_sort_score' : undefined),
    ...line('format', mermaid ? 'mermaid' : undefined),
    ...line('clarify', clarify ? 'yes' : undefined),
    ...line(
      'using',
      flags.map(({ name, negated, value }) => `${name.text} ${value === undefined ? (negated ? 'off' : 'on') : printLiteral(value)}`).join(', '),
    ),
    ...line('echo', form.mermaid === true ? membersOf(echoOf(plan.filter)) : undefined),
  ];
}

const membersOf = (record: object): string =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');

const SIGNS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function filterText(filter: Filter): string {
  switch (filter.kind) {
    case 'all':
    case 'any':
      return `(${filter.of.map(filterText).join(filter.kind === 'all' ? ' and ' : ' or ')})`;
    case 'not':
      return `not ${filterText(filter.of)}`;
    case 'in':
      return filter.values.length === 1
        ? `${filter.field} = ${valueText(filter.values[0] ?? null)}`
        : `${filter.field} in ${filter.values.map(valueText).join(', ')}`;
    case 'contains':
      return `${filter.field} contains ${JSON.stringify(filter.text)}`;
    case 'compare':
      return `${filter.field} ${SIGNS[filter.operator]} ${filter.value}`;
  }
}

const valueText = (value: Value): string => JSON.stringify(value);
const sortText = ({ order, reversed, text }: SortKey): string =>
  `${order}${reversed ? ' reversed' : ''}${text === undefined ? '' : ` to ${JSON.stringify(text)}`}`;

interface Position {
  readonly line: number;
  readonly column: number;
  readonly caret: string;
}

function ofError({ httpStatus, error }: ErrorAnswer): string[] {
  const { code, message, suggestion, example, position, problems, ...more } = error;
  const several = (problems ?? []) as readonly ({ message: string; suggestion: string; position?: Position } & Record<string, unknown>)[];
  return [
    `${httpStatus} ${code}`,
    `message: ${message}`,
    `suggestion: ${suggestion}`,
    `example: ${example}`,
    ...membersLines(more),
    ...at(position as Position | undefined),
    ...several.flatMap(({ message: what, suggestion: how, position: place, ...rest }) => [
      `problem: ${what}`,
      ...[`suggestion: ${how}`, ...membersLines(rest), ...at(place)].map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
    ]),
  ];
}

const membersLines = (record: object): string[] =>
  Object.entries(record).map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`);
const at = (position: Position | undefined): string[] =>
  position === undefined ? [] : [`at ${position.line}:${position.column}`, `| ${position.caret.replace('\n', '\n| ')}`];
