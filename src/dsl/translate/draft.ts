import type { Form } from '../forms/form.ts';
import { nameOfForm } from '../rules/rule.ts';
import type { Clause, Command, Literal } from '../syntax-tree.ts';
import { Conditions, literalOf, NOWHERE, nameAt } from './conditions.ts';
import { AGAINST, INTENTS, type Intent } from './intents.ts';
import type { Entity } from './items.ts';
import type { Facet, Input, Reading } from './reading.ts';
import type { Topic } from './senses.ts';

/** A query that may be what a question means. */
export interface Draft {
  readonly form: Form;
  readonly command: Command;
  /** The texts that it converts or searches for. */
  readonly inputs: readonly Input[];
  /** How well the form fits the question. */
  readonly score: number;
  /** Parts of the question that the query does not say. */
  readonly missing: readonly string[];
  /** Number of words that the query leaves out because they mean nothing. */
  readonly unknown: number;
  /** The part of the question that the query says, 0 to 1. */
  readonly coverage: number;
  /** Entities that the query names. */
  readonly entities: readonly { readonly text: string; readonly entity: Entity }[];
}

/** What a facet counts for a form that can say it, and against one that cannot. */
const SAYS = 1;
const SAYS_TARGET = 1.5;
const CANNOT_SAY: Readonly<Record<Facet['kind'], number>> = { entity: 1.8, field: 1.2, order: 0.6, best: 0.6, group: 1, expand: 0.5, limit: 0.1, name_part: 1.2 };
const UNKNOWN = 0.5;
const SAYS_TEXT = 1;
/** Against each order that would fit better. */
const LATER_ORDER = 0.15;

/** The query of one form for a question. Undefined if the form does not answer such questions, or if its target is missing. */
export function draft(form: Form, reading: Reading): Draft | undefined {
  const intent = INTENTS[nameOfForm(form)];
  if (intent === undefined || !isAsked(intent, reading)) return undefined;
  const input = inputsOf(form, reading);
  if (input === undefined) return undefined;
  const writer = new Writer(form, intent);
  const isInInput = (at: number): boolean => input.some(({ from, to }) => at >= from && at < to);
  let score = topicScore(intent, reading.topics) + (intent.prior ?? 0) + input.length * SAYS_TEXT;
  const missing: { at: number; text: string }[] = [];
  let said = input.length;
  for (const facet of reading.facets) {
    if (isInInput(facet.at)) continue;
    const written = writer.say(facet);
    if (written === 'no') {
      score -= facet.kind === 'order' && facet.isOptional === true ? 0.1 : CANNOT_SAY[facet.kind];
      if (!(facet.kind === 'order' && facet.isOptional === true)) missing.push({ at: facet.at, text: facet.text });
    } else {
      score += written === 'shows' ? SAYS / 2 : written === 'target' ? SAYS_TARGET : SAYS;
      if (facet.kind === 'order') score -= LATER_ORDER * facet.names.indexOf(writer.lastOrder ?? '');
      said++;
    }
  }
  let unknown = 0;
  for (const { at, text } of reading.unknown) {
    if (isInInput(at)) continue;
    unknown++;
    score -= UNKNOWN;
    missing.push({ at, text });
  }
  if (!writer.hasTarget) return undefined;
  for (const [topic, words] of reading.topics) if (!writer.saysTopic(topic)) missing.push({ at: Number.MAX_SAFE_INTEGER, text: words });
  const named = [...reading.topics.keys()].filter((topic) => intent.topics[topic] !== undefined).length;
  const total = said + named + missing.length;
  return {
    form,
    command: writer.command(input, reading.topics),
    inputs: input,
    score,
    missing: [...new Set(missing.sort((a, b) => a.at - b.at).map(({ text }) => text))],
    unknown,
    coverage: total === 0 ? 0 : (said + named) / total,
    entities: writer.entities,
  };
}

/** Whether the question has a topic of the form, or asks for what it shows. */
function isAsked({ needs, needsAlso, orNames, shows = [] }: Intent, { topics, facets }: Reading): boolean {
  const has = (wanted: readonly Topic[] | undefined): boolean => wanted === undefined || wanted.some((topic) => topics.has(topic));
  const isShown = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => shows.includes(field)));
  const isNamed = orNames !== undefined && orNames.every((kind) => facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === kind));
  return (has(needs) || isShown || (isNamed && !topics.has('who'))) && has(needsAlso);
}

function topicScore({ topics }: Intent, given: ReadonlyMap<Topic, string>): number {
  return [...given.keys()].reduce((sum, topic) => sum + (topics[topic] ?? -(AGAINST[topic] ?? 1)), 0);
}

/** The texts that a conversion or search takes from the question; undefined if there are none. Other forms take none. */
function inputsOf(form: Form, { inputs, searched, nameToResolve }: Reading): readonly Input[] | undefined {
  switch (form.verb) {
    case 'TITLECONVERT':
      return inputs.length === 0 || (inputs.length > 1) !== (form.isBatch === true) ? undefined : inputs;
    case 'CLUSTERCONVERT':
      return inputs.length === 1 ? inputs : undefined;
    case 'COMPANYCONVERT':
      return nameToResolve === undefined ? undefined : [nameToResolve];
    case 'SEARCH':
      return searched === undefined ? undefined : [searched];
    default:
      return [];
  }
}

type Written = 'target' | 'says' | 'shows' | 'no';

/** Writes the facets of a question into a query of one form. */
class Writer {
  readonly entities: { text: string; entity: Entity }[] = [];
  private target: Literal | undefined;
  private readonly conditions: Conditions;
  private readonly orders: { field: string; direction: 'asc' | 'desc' }[] = [];
  private readonly expansions = new Set<string>();
  private limit: number | undefined;
  private group: string | undefined;

  constructor(
    private readonly form: Form,
    private readonly intent: Intent,
  ) {
    this.conditions = new Conditions(form, intent.without ?? []);
  }

  /** Whether the query says a topic: by its form, or by a field, order, or expansion. Words such as "who" need not be said. */
  saysTopic(topic: Topic): boolean {
    const { topics, saidBy = {}, expands = {} } = this.intent;
    if (topics[topic] === undefined) return (AGAINST[topic] ?? 1) <= 0.5;
    const names = saidBy[topic];
    return names === undefined || expands[topic] !== undefined || names.some((name) => this.conditions.has(name) || this.orders.some(({ field }) => field === name));
  }

  get lastOrder(): string | undefined {
    return this.orders.at(-1)?.field;
  }

  /** False while the target or a required option is missing. */
  get hasTarget(): boolean {
    const required = Object.values(this.form.settings ?? {}).filter((setting) => setting.required === true && !['SEARCH'].includes(setting.names[0] ?? ''));
    return (this.form.target === undefined || this.target !== undefined) && required.every(({ names }) => this.conditions.has(names[0] ?? ''));
  }

  say(facet: Facet): Written {
    const { form } = this;
    switch (facet.kind) {
      case 'entity': {
        const written = this.sayEntity(facet.entity, facet.text, facet.isNegated === true);
        if (written !== 'no') this.entities.push({ text: facet.text, entity: facet.entity });
        return written;
      }
      case 'field': {
        if (facet.options.some((option) => this.conditions.add(option, facet.isNegated === true))) return 'says';
        return facet.options.some(({ field }) => this.intent.shows?.includes(field) === true) ? 'shows' : 'no';
      }
      case 'name_part':
        return this.conditions.add({ field: 'SEARCH', values: [facet.part] }, facet.isNegated === true) ? 'says' : 'no';
      case 'order':
        return this.order(facet.names, facet.direction) ? 'says' : 'no';
      case 'best': {
        if (this.order([facet.archetype === 'early_career' ? 'BLEND' : `BLEND_${facet.archetype.toUpperCase()}`], 'asc')) return 'says';
        if (form.resource?.name === 'early_career_companies' && facet.archetype === 'early_career') return 'says';
        const isFiltered = this.conditions.add({ field: `BADGE_${facet.archetype.toUpperCase()}`, values: ['Ranked'] }, false);
        if (this.order(['PLATINUM', 'BADGE'], 'desc')) return 'says';
        return isFiltered ? 'shows' : 'no';
      }
      case 'group':
        if (form.groups?.includes(facet.name) !== true || !form.modifiers.includes('group_by')) return 'no';
        this.group = facet.name;
        return 'says';
      case 'expand': {
        const words = [...Object.keys(form.resource?.expansions ?? {}), ...Object.keys(form.expansions ?? {})].map((word) => word.toUpperCase());
        if (!words.includes(facet.word) || !form.modifiers.includes('expand')) return 'no';
        this.expansions.add(facet.word);
        return 'says';
      }
      case 'limit':
        if (!form.modifiers.includes('limit') || this.limit !== undefined || facet.count > (form.resource?.maximumLimit ?? form.maximumLimit ?? 1_000)) return 'no';
        this.limit = facet.count;
        return 'says';
    }
  }

  private sayEntity(entity: Entity, text: string, isNegated: boolean): Written {
    const { form, conditions } = this;
    const isFree = this.target === undefined && !isNegated;
    switch (entity.kind) {
      case 'company':
        if (isFree && form.target === 'company') return this.aim(entity.name);
        return conditions.add({ field: 'COMPANY', values: [entity.name] }, isNegated) ? 'says' : 'no';
      case 'role': {
        const { code, cluster } = entity;
        if (isFree && form.target === 'occupation' && code !== undefined) return this.aim(code);
        if (isFree && form.target === 'cluster' && cluster !== undefined && (this.intent.isForClusters !== true || entity.isCluster === true)) return this.aim(cluster.id);
        if (code !== undefined && conditions.add({ field: 'ONET_CODE', values: [code] }, isNegated)) return 'says';
        return cluster !== undefined && form.target !== 'cluster' && form.target !== 'occupation' && conditions.add({ field: 'CLUSTER_ID', values: [cluster.id] }, isNegated) ? 'says' : 'no';
      }
      case 'industry':
        return conditions.add({ field: 'INDUSTRY', values: entity.names }, isNegated) ? 'says' : 'no';
      case 'zip':
        return isFree && form.target === 'zip' ? this.aim(entity.zip) : 'no';
      case 'place': {
        const { metro, state, city } = entity;
        if (isFree && form.target === 'cbsa' && metro !== undefined) return this.aim(metro);
        const options = [
          ...(metro === undefined ? [] : [{ field: 'CBSA', values: [metro] }]),
          ...(state === undefined ? [] : [{ field: 'STATE', values: [state] }]),
          ...(city === undefined ? [] : [{ field: 'CITY', values: [city] }]),
          { field: 'LOCATION', values: [text] },
        ];
        return options.some((option) => conditions.add(option, isNegated)) ? 'says' : 'no';
      }
    }
  }

  private aim(value: string | number): Written {
    this.target = literalOf(value);
    return 'target';
  }

  /** The first of these orders that the form has. */
  private order(names: readonly string[], wanted: 'asc' | 'desc' | undefined): boolean {
    const { resource, modifiers } = this.form;
    if (resource === undefined || !modifiers.includes('order_by')) return false;
    for (const field of names) {
      if (this.intent.withoutOrders?.includes(field) === true) continue;
      const sort = Object.values(resource.sorts).find(({ dsl }) => dsl.includes(field));
      if (sort === undefined) continue;
      const direction = sort.reversed === undefined || wanted === undefined ? (sort.startsHigh === true ? 'desc' : 'asc') : wanted;
      if (!this.orders.some((order) => order.field === field)) this.orders.push({ field, direction });
      return true;
    }
    return false;
  }

  command(inputs: readonly Input[], topics: ReadonlyMap<Topic, string>): Command {
    const { form } = this;
    for (const [topic, word] of Object.entries(this.intent.expands ?? {})) {
      const isSaid = (this.intent.saidBy?.[topic as Topic] ?? []).some((field) => this.conditions.has(field));
      if (topics.has(topic as Topic) && !isSaid) this.expansions.add(word);
    }
    if (form.verb === 'SEARCH') this.conditions.add({ field: 'SEARCH', values: inputs.map(({ text }) => text) }, false);
    const clauses: Clause[] = [];
    const condition = this.conditions.all();
    if (form.for !== undefined) clauses.push({ kind: 'for', target: nameAt(form.for), value: this.target, at: NOWHERE });
    if (condition !== undefined) clauses.push({ kind: 'where', condition, at: NOWHERE });
    if (this.group !== undefined) clauses.push({ kind: 'group_by', names: [nameAt(this.group)], at: NOWHERE });
    if (this.orders.length > 0) clauses.push({ kind: 'order_by', keys: this.orders.map((order) => this.key(order)), at: NOWHERE });
    if (this.limit !== undefined) clauses.push({ kind: 'limit', count: { kind: 'number', value: this.limit, at: NOWHERE }, at: NOWHERE });
    if (this.expansions.size > 0) clauses.push({ kind: 'expand', names: [...this.expansions].map(nameAt), at: NOWHERE });
    if (form.verb === 'TITLECONVERT' || form.verb === 'COMPANYCONVERT' || form.verb === 'CLUSTERCONVERT')
      return { kind: 'convert', verb: form.verb, inputs: inputs.map(({ text }) => literalOf(text)), isBatch: form.isBatch === true, clauses, at: NOWHERE };
    return { kind: 'read', verb: form.verb, subject: nameAt(form.subject), key: form.for === undefined ? this.target : undefined, clauses };
  }

  /** The direction is written only if it is not the default one. */
  private key({ field, direction }: { field: string; direction: 'asc' | 'desc' }): { field: ReturnType<typeof nameAt>; direction: 'asc' | 'desc' | undefined } {
    const sort = Object.values(this.form.resource?.sorts ?? {}).find(({ dsl }) => dsl.includes(field));
    const byDefault = sort?.startsHigh === true || sort?.dslStartsHigh === true ? 'desc' : 'asc';
    return { field: nameAt(field), direction: direction === byDefault ? undefined : direction };
  }
}
