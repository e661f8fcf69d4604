import { badgeField } from '../badge-fields.ts';
import type { Form } from '../forms/form.ts';
import { LEVEL, levelOfMetrics } from '../level-of-metrics.ts';
import { pageSize } from '../rules/page.ts';
import type { Clause, Command, Literal } from '../syntax-tree.ts';
import { Conditions, literalOf, NOWHERE, nameAt } from './conditions.ts';
import type { Intent } from './intents.ts';
import type { Entity } from './items.ts';
import type { Facet, Input, PayOf, Reading } from './reading.ts';
import type { Topic } from './senses.ts';
import { lemmaOf } from './words/word.ts';

/** How a query says a part of a question: by its target, a clause, the answer that it gets anyway, or a search for the words. */
export type Written = 'target' | 'says' | 'shows' | 'finds' | 'no';

/** Topics of words that need not be said. */
const UNSPOKEN: ReadonlySet<Topic> = new Set(['who', 'jobs', 'each', 'about']);

/** Unlike "without" and "no", these words ask for all others. */
const LEAVES_OUT = /^(?:except|excluding|other than|besides|apart from|aside from|minus|but)\b/iu;

const BUSINESS = / (?:industry|sector|business|field)$/iu;
/** Lists in which a job is found by text in its name. */
const NAMED_LISTS: readonly string[] = ['OCCUPATIONS', 'CLUSTERS'];
const singular = (text: string): string => text.toLowerCase().split(' ').map(lemmaOf).join(' ');

const isSame = (a: Entity, b: Entity): boolean =>
  (a.kind === 'company' && b.kind === 'company' && a.name === b.name) || (a.kind === 'role' && b.kind === 'role' && a.code !== undefined && a.code === b.code);

/** Writes the facets of a question into a query of one form. */
export class QueryWriter {
  readonly entities: { text: string; entity: Entity }[] = [];
  private target: Literal | undefined;
  private readonly conditions: Conditions;
  private readonly orders: { field: string; direction: 'asc' | 'desc' }[] = [];
  private readonly expansions = new Set<string>();
  private readonly withWords = new Set<string>();
  private clarifies = false;
  private limit: number | undefined;
  private offset: number | undefined;
  private isDrawn = false;
  private group: string | undefined;

  constructor(
    private readonly form: Form,
    private readonly intent: Intent,
    /** `isOfSeveral`: the question asks for several occupations or clusters, which can be found by a word in their name. `rows`: of a page of the caller. */
    private readonly asked: { readonly isOfSeveral: boolean; readonly rows?: number | undefined },
  ) {
    this.conditions = new Conditions(form, intent.without ?? [], intent.others);
  }

  /** Whether the query says a topic: by its form, or by a field, order, or expansion. Words such as "who" need not be said. */
  saysTopic(topic: Topic): boolean {
    const { topics, saidBy = {}, expands = {} } = this.intent;
    const listed = topics[topic];
    if (listed === undefined) return UNSPOKEN.has(topic);
    if (listed < 0) return false;
    const names = saidBy[topic];
    return (
      names === undefined || expands[topic] !== undefined || names.some((name) => this.conditions.has(name) || this.orders.some(({ field }) => field === name))
    );
  }

  /** Which pay the query compares: PAY is the median. */
  get payOf(): PayOf | undefined {
    if (this.conditions.has('WAGE_P75_AT_10Y')) return 'high';
    return this.conditions.has('PAY') || this.orders.some(({ field }) => field === 'PAY') ? 'middle' : undefined;
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
        // The same name again adds nothing: "that Amazon hires for, with the figures of Amazon".
        if (facet.isNegated !== true && this.entities.some(({ entity }) => isSame(entity, facet.entity))) return 'shows';
        const { isNegated = false, isTogether = false, isInGroup = false } = facet;
        const isAlternative = facet.isAlternative === true && (isInGroup || this.conditions.endsWithPlace);
        const others = this.intent.othersAt?.(facet.at);
        const written = this.sayEntity(facet.entity, facet.text, {
          isNegated,
          isAlternative,
          isTogether,
          isInGroup,
          ...(others === undefined ? {} : { others }),
        });
        if (written !== 'no') this.entities.push({ text: facet.text, entity: facet.entity });
        return written;
      }
      case 'field': {
        // "early_career_badge != Gold" holds without a badge, too, and this list has only those with one.
        if (facet.isNegated === true && form.resource?.name === 'early_career_companies' && /[!<≠]/u.test(facet.text)) return 'no';
        if (facet.options.some((option) => this.conditions.add(option, facet))) return 'says';
        // What is left out is not shown: "which badges does Costco have except overall".
        if (facet.isNegated === true || LEAVES_OUT.test(facet.text)) return 'no';
        return facet.options.some(({ field }) => [...(this.intent.shows ?? []), ...(this.intent.states ?? [])].includes(field)) ? 'shows' : 'no';
      }
      case 'name_part':
        return this.conditions.add({ field: 'SEARCH', values: [facet.part] }, facet) ? 'says' : 'no';
      case 'order':
        return this.order(facet.names, facet.direction) ? 'says' : 'no';
      case 'best': {
        if (this.order([facet.archetype === 'early_career' ? 'BLEND' : `BLEND_${facet.archetype.toUpperCase()}`], 'asc')) return 'says';
        if (form.resource?.name === 'early_career_companies' && facet.archetype === 'early_career') return 'says';
        const isFiltered = this.conditions.add({ field: badgeField(facet.archetype), values: ['Ranked'] });
        if (this.order(['PLATINUM', 'BADGE'], 'desc')) return 'says';
        return isFiltered ? 'shows' : 'no';
      }
      case 'group':
        // Statistics are by each of these anyway.
        if (this.intent.states?.includes(facet.name) === true) return 'shows';
        if (form.groups?.includes(facet.name) !== true || !form.modifiers.includes('group_by')) return 'no';
        this.group = facet.name;
        return 'says';
      case 'expand': {
        if (facet.word === 'CLARIFY') {
          this.clarifies = form.modifiers.includes('clarify');
          return this.clarifies ? 'says' : 'no';
        }
        if (form.modifiers.includes('with') && (form.withWords ?? ['SCORE']).includes(facet.word)) {
          this.withWords.add(facet.word);
          return 'says';
        }
        const words = [...Object.keys(form.resource?.expansions ?? {}), ...Object.keys(form.expansions ?? {})].map((word) => word.toUpperCase());
        if (!words.includes(facet.word) || !form.modifiers.includes('expand')) return 'no';
        this.expansions.add(facet.word);
        return 'says';
      }
      case 'limit':
        if (
          !(form.modifiers.includes('limit') || (form.face.pagesGroups === true && this.group !== undefined)) ||
          this.limit !== undefined ||
          facet.count > (form.resource?.maximumLimit ?? form.maximumLimit ?? 1_000)
        )
          return 'no';
        this.limit = facet.count;
        return 'says';
      case 'offset':
        if (!form.modifiers.includes('offset') || this.offset !== undefined) return 'no';
        this.offset = facet.unit === 'pages' ? facet.count * pageSize(form, this.asked.rows) : facet.count;
        return 'says';
      case 'diagram':
        this.isDrawn = form.mermaid === true;
        return this.isDrawn ? 'says' : 'no';
    }
  }

  private sayEntity(
    entity: Entity,
    text: string,
    meant: Readonly<Record<'isNegated' | 'isAlternative' | 'isTogether' | 'isInGroup', boolean>> & { readonly others?: readonly string[] },
  ): Written {
    const { form, conditions } = this;
    const { isNegated, isAlternative, isInGroup } = meant;
    const isFree = this.target === undefined && !isNegated;
    switch (entity.kind) {
      case 'company':
        if (isFree && form.target === 'company') return this.aim(entity.name);
        return conditions.add({ field: 'COMPANY', values: [entity.name] }, { isNegated }) ? 'says' : 'no';
      case 'role': {
        const { code, cluster } = entity;
        // A text that says "cluster" means the cluster of this name rather than the occupation.
        if (isFree && form.target === 'occupation' && code !== undefined) {
          const written = this.aim(code);
          return entity.saysCluster === true ? 'says' : written;
        }
        if (isFree && form.target === 'cluster' && cluster !== undefined && (this.intent.isForClusters !== true || entity.isCluster === true))
          return this.aim(cluster.id);
        if (code !== undefined && conditions.add({ field: 'ONET_CODE', values: [code] }, { isNegated })) return 'says';
        if (form.target === 'cluster' || form.target === 'occupation' || cluster === undefined) return 'no';
        // Other occupations of the cluster are in the answer, too.
        const isMeant = this.intent.isForClusters !== true || entity.isCluster === true;
        if (isMeant && conditions.add({ field: 'CLUSTER_ID', values: [cluster.id] }, { isNegated })) return entity.isCluster === true ? 'says' : 'shows';
        return this.asked.isOfSeveral &&
          form.target === undefined &&
          NAMED_LISTS.includes(form.subject) &&
          !/\d/u.test(text) &&
          conditions.add({ field: 'SEARCH', values: [singular(text)] }, { isNegated })
          ? 'finds'
          : 'no';
      }
      case 'industry':
        if (conditions.add({ field: 'INDUSTRY', values: entity.names }, meant)) return 'says';
        // Conversions take one industry, by its everyday name.
        return form.verb === 'TITLECONVERT' && conditions.add({ field: 'INDUSTRY', values: [text.replace(BUSINESS, '')] }, { isNegated }) ? 'says' : 'no';
      case 'zip':
        return isFree && form.target === 'zip' ? this.aim(entity.zip) : 'no';
      case 'place': {
        const { metro, state, city, stateOfCity } = entity;
        // "Texas or Portland, Maine": no list says a city with its state.
        const last = this.entities.at(-1)?.entity;
        if (isAlternative && !isInGroup && (stateOfCity !== undefined || (last?.kind === 'place' && last.stateOfCity !== undefined))) return 'no';
        if (isFree && form.target === 'cbsa' && metro !== undefined) return this.aim(metro);
        const ofMetro = metro === undefined ? [] : [{ field: 'CBSA', values: [metro] }];
        const ofState = state === undefined ? [] : ['STATE', 'HIRING_STATE'].map((field) => ({ field, values: [state] }));
        const options = [
          // "Where in Washington does Amazon hire": where a company hires has both, and the name of a state means the state.
          ...(form.subject === 'HIRING' ? [...ofState, ...ofMetro] : [...ofMetro, ...ofState]),
          ...(city === undefined ? [] : [{ field: 'CITY', values: [city] }]),
          { field: 'LOCATION', values: [text] },
        ];
        const added = options.find((option) => conditions.add(option, { ...meant, isEach: entity.isEach === true }));
        // "Portland, Maine" is not the one in Oregon. Outside of it is everything but both, which two conditions do not say.
        if (added?.field === 'CITY' && stateOfCity !== undefined)
          return !isNegated && conditions.add({ field: 'STATE', values: [stateOfCity] }, { isTogether: isInGroup }) ? 'says' : 'finds';
        if (added !== undefined) return 'says';
        // Pay and retention are known by the size of the metro area: the query says no more of Boston than that it is large.
        const size = isNegated || state !== undefined ? undefined : entity.size;
        return size !== undefined && !conditions.has('MSA_SIZE') && conditions.add({ field: 'MSA_SIZE', values: [size] }) ? 'finds' : 'no';
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
      const known = this.orders.find((order) => order.field === field);
      if (known === undefined) this.orders.push({ field, direction });
      // "Sorted by title in reverse order". "Where exposure is high but automation is low" names one order twice, and can only have it once.
      else if (wanted === 'desc') known.direction = direction;
      else if (wanted === 'asc' && known.direction === 'desc' && sort.reversed !== undefined) return false;
      return true;
    }
    return false;
  }

  command(inputs: readonly Input[], topics: Reading['topics']): Command {
    const { form } = this;
    for (const [topic, word] of Object.entries(this.intent.expands ?? {})) {
      const isSaid = (this.intent.saidBy?.[topic as Topic] ?? []).some((field) => this.conditions.has(field));
      if (topics.has(topic as Topic) && !isSaid) this.expansions.add(word);
    }
    this.narrow(topics);
    const level = levelOfMetrics(form, this.conditions.fields);
    if (level !== undefined) this.conditions.add({ field: LEVEL, values: [level] });
    if (form.verb === 'SEARCH') this.conditions.add({ field: 'SEARCH', values: inputs.map(({ text }) => text) });
    const clauses: Clause[] = [];
    const condition = this.conditions.all();
    if (form.for !== undefined) clauses.push({ kind: 'for', target: nameAt(form.for), value: this.target, at: NOWHERE });
    if (condition !== undefined) clauses.push({ kind: 'where', condition, at: NOWHERE });
    if (this.group !== undefined) clauses.push({ kind: 'group_by', names: [nameAt(this.group)], at: NOWHERE });
    if (this.orders.length > 0) clauses.push({ kind: 'order_by', keys: this.orders.map((order) => this.key(order)), at: NOWHERE });
    if (this.limit !== undefined) clauses.push({ kind: 'limit', count: { kind: 'number', value: this.limit, at: NOWHERE }, at: NOWHERE });
    if (this.offset !== undefined) clauses.push({ kind: 'offset', count: { kind: 'number', value: this.offset, at: NOWHERE }, at: NOWHERE });
    if (this.expansions.size > 0) clauses.push({ kind: 'expand', names: [...this.expansions].map(nameAt), at: NOWHERE });
    if (this.withWords.size > 0) clauses.push({ kind: 'with', names: [...this.withWords].map(nameAt), at: NOWHERE });
    if (this.clarifies) clauses.push({ kind: 'clarify', at: NOWHERE });
    if (this.isDrawn) clauses.push({ kind: 'format', format: nameAt('MERMAID'), at: NOWHERE });
    if (form.verb === 'TITLECONVERT' || form.verb === 'COMPANYCONVERT' || form.verb === 'CLUSTERCONVERT')
      return { kind: 'convert', verb: form.verb, inputs: inputs.map(({ text }) => literalOf(text)), isBatch: form.isBatch === true, clauses, at: NOWHERE };
    return { kind: 'read', verb: form.verb, subject: nameAt(form.subject), key: form.for === undefined ? this.target : undefined, clauses };
  }

  /** Conditions for the topics that the form measures among others. */
  private narrow(topics: Reading['topics']): void {
    const wanted = Object.entries(this.intent.narrows ?? {}).filter(([topic]) => topics.has(topic as Topic));
    if (wanted.length === Object.keys(this.intent.narrows ?? {}).length || wanted.some(([, { field }]) => this.conditions.has(field))) return;
    for (const [, option] of wanted) this.conditions.add(option);
  }

  /** The direction is written only if it is not the default one. */
  private key({ field, direction }: { field: string; direction: 'asc' | 'desc' }): { field: ReturnType<typeof nameAt>; direction: 'asc' | 'desc' | undefined } {
    const sort = Object.values(this.form.resource?.sorts ?? {}).find(({ dsl }) => dsl.includes(field));
    const byDefault = sort?.startsHigh === true || sort?.dslStartsHigh === true ? 'desc' : 'asc';
    return { field: nameAt(field), direction: direction === byDefault ? undefined : direction };
  }
}
