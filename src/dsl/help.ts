import type { Field } from '../catalog/resource.ts';
import { ACTIONS } from '../operations/table.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { FORMS } from './forms/forms.ts';
import { PAGED, type ModifierKind } from '../operations/faces.ts';
import { TARGET_KEYS, type Form, type TargetKind } from './forms/form.ts';
import { grammarText } from './grammar-text.ts';
import { expandTokens } from './rules/tokens.ts';
import { orderNames } from './rules/orders.ts';
import { FLAGS } from './using-flags.ts';
import { isComparable } from './rules/values.ts';
import { nearWord } from './near-word.ts';
import { RESERVED_WORDS } from './tokens.ts';
import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';

/** A field of WHERE, as HELP shows it. */
export interface HelpField {
  readonly field: string;
  readonly forms: string;
  readonly operators: string;
  readonly values?: readonly string[];
  readonly description: string;
}

/** `HELP`: the topics, and queries to start with. */
export function helpIndex(): Record<string, unknown> {
  return {
    topics: HELP_TOPICS.map(({ topic, summary }) => ({ topic, summary })),
    quick_start: [
      'TITLECONVERT "registered nurse" LIMIT 3',
      'COMPANYCONVERT "microsft"',
      'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"',
      'LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" ORDER BY ENTRY_POSTING_COUNT LIMIT 10',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" EXPAND NAMES',
      'HELP GUIDELINES',
    ],
  };
}

/** The topic of this name or alias. */
export const topicNamed = (name: string): HelpTopic | undefined => HELP_TOPICS.find(({ topic, aliases = [] }) => topic === name || aliases.includes(name));
export const topicNames = (): string[] => HELP_TOPICS.flatMap(({ topic, aliases = [] }) => [topic, ...aliases]);

/**
 * The topic that was probably meant: the grammar for a keyword ("WHERE"), one with a similar name, or the one about a subject or command with this name
 * ("TITLECONVERT", "UPDATE").
 */
export function topicMeant(name: string): string | undefined {
  if (isOfGrammar(name)) return 'SCHEMA';
  const wanted = name.toUpperCase();
  const covered = [...new Set(HELP_TOPICS.flatMap(subjectsOf))];
  const near = covered.includes(wanted) ? undefined : nearWord(name, topicNames());
  if (near !== undefined) return near;
  const meant = covered.includes(wanted) ? wanted : nearWord(wanted, covered);
  if (meant !== undefined) return HELP_TOPICS.find((topic) => subjectsOf(topic).includes(meant))?.topic;
  // A verb that belongs to several topics ("LIST") selects none of them.
  const [topic, ...others] = HELP_TOPICS.filter((topic) => verbsOf(topic).includes(wanted));
  return others.length === 0 ? topic?.topic : undefined;
}

/** Whether a name is one or more keywords: "ORDER_BY". */
const isOfGrammar = (name: string): boolean => name.split('_').every((word) => RESERVED_WORDS.includes(word.toUpperCase()));

const formsOf = ({ topic }: HelpTopic): readonly Form[] => FORMS.filter((form) => form.topic === topic);
/** Commands with a grammar of their own. */
const actionsOf = ({ topic }: HelpTopic) => ACTIONS.flatMap(({ dsl }) => (dsl?.topic === topic ? [dsl] : []));
/** A conversion has no subject, so its verb is used. */
const subjectsOf = (topic: HelpTopic): string[] => formsOf(topic).map(({ verb, subject }) => (subject === '' ? verb : subject));
/** Syntax lines in addition to those of the forms. */
export const syntaxLines = (topic: HelpTopic): string[] => [...actionsOf(topic).flatMap(({ syntax }) => syntax), ...(topic.syntax ?? [])];
const verbsOf = (topic: HelpTopic): string[] => [
  ...formsOf(topic).map(({ verb }) => verb),
  ...actionsOf(topic).flatMap(({ syntax }) => syntax.map((line) => line.split(' ')[0] ?? '')),
];

/** `HELP <topic>`: generated from the form table, so that it is always up to date. */
export function helpOn(shown: HelpTopic, facts?: DatasetFacts): Record<string, unknown> {
  const { topic, summary, examples = [], seeAlso = [] } = shown;
  const notes = [...(shown.notes ?? []), ...(facts === undefined ? [] : (shown.notesOn?.(facts) ?? []))];
  const forms = formsOf(shown);
  return {
    topic,
    summary,
    syntax: [...forms.map(syntaxOf), ...syntaxLines(shown), ...(topic === 'SCHEMA' ? grammarText().split('\n') : [])],
    fields: fieldsOf(forms),
    examples: [...forms.flatMap((form) => form.examples), ...actionsOf(shown).flatMap((action) => action.examples), ...examples],
    see_also: seeAlso,
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** The syntax of a form, in one line. */
export function syntaxOf(form: Form): string {
  const target = form.target === undefined ? '' : form.target === 'cluster' ? '<text>|<n>' : '<text>';
  const named = form.for === undefined ? target : `FOR ${form.for} [${target}]`;
  const input = form.subject === '' ? (form.isBatch === true ? '[<text>, <text>, …]' : '<text>') : form.subject;
  const hasWhere = form.target !== undefined || form.settings !== undefined || Object.keys(form.resource?.fields ?? {}).length > 0;
  const parts = [
    form.verb,
    input,
    named,
    hasWhere ? '[WHERE …]' : '',
    ...[...form.modifiers, ...(form.face.pagesGroups === true ? PAGED : [])].map((kind) => modifierOf(form, kind)),
    form.mermaid === true ? '[FORMAT MERMAID]' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const one = (words: readonly string[]): string => words.join('|');

function modifierOf(form: Form, kind: ModifierKind): string {
  switch (kind) {
    case 'limit':
      return '[LIMIT <n>]';
    case 'offset':
      return '[OFFSET <n>]';
    case 'range':
      return '[RANGE <n>-<n>]';
    case 'order_by':
      return `[ORDER BY ${ordersOf(form)}, …]`;
    case 'group_by':
      return `[GROUP BY ${one(form.groups ?? [])}]`;
    case 'expand':
      return `[EXPAND ${one(expandTokens(form))}, …]`;
    case 'include':
      return '[INCLUDE OCCUPATIONS]';
    case 'with':
      return `[WITH ${one(form.withWords ?? ['SCORE'])}]`;
    case 'resolve':
      return '[RESOLVE CLUSTER [DETAILS]]';
    case 'using':
      return `[USING ${one(Object.keys(FLAGS))}, …]`;
    case 'clarify':
      return '[CLARIFY]';
    case 'format':
      return '';
  }
}

const TARGETS: Readonly<Record<TargetKind, string>> = {
  company: 'The company, by its exact name or uid.',
  occupation: 'The occupation, by its O*NET-SOC code.',
  cluster: 'The cluster, by its id or exact name.',
  zip: 'Five-digit ZIP code.',
  cbsa: 'Five-digit CBSA code.',
};

/** An order with one direction takes no other. */
function ordersOf(form: Form): string {
  const sorts = Object.values(form.resource?.sorts ?? {});
  const isTurned = (name: string): boolean => sorts.some(({ dsl, reversed }) => dsl.includes(name) && reversed !== undefined);
  const names = orderNames(form);
  const [turned, fixed] = [names.filter(isTurned), names.filter((name) => !isTurned(name))];
  const both = turned.length === 0 ? [] : [`${turned.length > 1 && fixed.length > 0 ? `{${one(turned)}}` : one(turned)} [ASC|DESC]`];
  return one([...fixed, ...both]);
}

/** The fields of all forms, each once, with the forms that accept it. */
function fieldsOf(forms: readonly Form[]): HelpField[] {
  const found = new Map<string, HelpField & { readonly names: readonly string[] }>();
  const add = (field: string, form: Form, more: Omit<HelpField, 'field' | 'forms'>): void => {
    const name = [form.verb, form.subject, form.for === undefined ? '' : `FOR ${form.for}`].filter((part) => part !== '').join(' ');
    const key = `${field}|${more.description}`;
    const names = [...new Set([...(found.get(key)?.names ?? []), name])];
    found.set(key, { field, forms: names.join(', '), names, ...more });
  };
  for (const form of forms) {
    if (form.target !== undefined) add(TARGET_KEYS[form.target].join(' or '), form, { operators: 'IS', description: TARGETS[form.target] });
    for (const { names, operator, several, values, description } of Object.values(form.settings ?? {}))
      add(names.join(' or '), form, {
        operators: operator === 'at_least' ? '>=' : several === true ? 'IS, IN' : 'IS',
        description,
        ...(values === undefined ? {} : { values }),
      });
    // A condition on the target is no filter.
    const keys: readonly string[] = form.target === undefined ? [] : TARGET_KEYS[form.target];
    for (const field of Object.values(form.resource?.fields ?? {}))
      if (field.dsl.length > 0 && !field.dsl.some((name) => keys.includes(name)))
        add(field.dsl.join(' or '), form, {
          operators: operatorsOf(field),
          description: descriptionOf(field),
          ...(field.values === undefined ? {} : { values: field.values }),
        });
  }
  return [...found.values()].map(({ names: _, ...field }) => field);
}

function operatorsOf(field: Field): string {
  if (field.operator === 'contains') return 'IS, CONTAINS';
  const contains = field.type === 'name' || field.type === 'metro' ? ', CONTAINS' : '';
  return `IS, IS NOT, IN, IS NULL${contains}${isComparable(field) ? ', >, >=, <, <=, BETWEEN' : ''}`;
}

/** The query language takes the postal code of a state, where REST takes its name only. */
const descriptionOf = ({ names, type, description }: Field): string =>
  names === 'state' && type !== 'state' ? `${description} Its postal code means the same.` : description;
