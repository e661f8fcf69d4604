import { FORMS } from '../../src/dsl/forms/forms.ts';
import { TARGET_KEYS, type Form, type Setting } from '../../src/dsl/forms/form.ts';
import { MAXIMUM_LIMIT } from '../../src/dsl/rules/page.ts';
import { expandTokens } from '../../src/dsl/rules/tokens.ts';
import { FLAGS } from '../../src/dsl/using-flags.ts';
import type { Clause, Command, Condition, Flag, FieldCondition, Literal, Name, OrderKey } from '../../src/dsl/syntax-tree.ts';
import { isText, nameOf, numberOf, RandomCondition, SAMPLE_OF, textOf } from './random-condition.ts';
import type { Random } from './random.ts';
import type { Samples } from './samples.ts';

const NOWHERE = { start: 0, end: 0 };
const SPELLED_BY: Readonly<Record<string, string>> = { LOCATION_ZIP: 'ZIP', LOCATION_CBSA: 'CBSA' };
/** What the language knows and this version refuses to run. */
const UNSERVED = { settings: ['company', 'industry', 'sector', 'location'], flags: ['CATALOG', 'BYPASS'] };

export interface RandomOptions {
  /** Leaves out what this version does not run yet. */
  readonly servedOnly?: boolean;
}

/** A random valid command of a form: target, conditions, settings and modifiers that the form knows. */
export function randomQuery(form: Form, samples: Samples, random: Random, options: RandomOptions = {}): Command {
  return new QueryMaker(form, samples, random, options).command();
}

/** Random valid commands, the forms in turn. */
export function* randomQueries(samples: Samples, random: Random, options: RandomOptions = {}): Generator<{ form: Form; command: Command }> {
  for (;;) for (const form of FORMS) yield { form, command: randomQuery(form, samples, random, options) };
}

class QueryMaker {
  constructor(
    private readonly form: Form,
    private readonly samples: Samples,
    private readonly random: Random,
    private readonly options: RandomOptions,
  ) {}

  command(): Command {
    const { form, random } = this;
    const target = form.target === undefined ? undefined : this.target(form.target);
    const isBehindFor = form.for !== undefined;
    const conditions = [...(target?.condition === undefined ? [] : [target.condition]), ...this.settings()];
    const filter = new RandomCondition(form, this.samples, random, { excluded: target?.condition === undefined ? [] : TARGET_KEYS[form.target ?? 'zip'] });
    if (filter.isPossible && random.chance(0.7)) conditions.push(filter.tree(random.integer(0, 3)));
    // Orders by likeness need one text that is searched for, also one that nothing holds.
    const isRelevant = Object.values(form.resource?.sorts ?? {}).some(({ sql }) => sql.includes('$text'));
    if (isRelevant && random.chance(0.3)) conditions.push(isText('SEARCH', random.pick([...this.samples.word, 'nothing has this'])));
    const where = this.joined(random.shuffled(conditions));
    const modifiers = random.shuffled(this.modifiers(conditions, where));
    const head: Clause[] = [];
    if (isBehindFor) head.push({ kind: 'for', target: nameOf(form.for), value: target?.literal, at: NOWHERE });
    const whereClause: Clause[] = where === undefined ? [] : [{ kind: 'where', condition: where, at: NOWHERE }];
    // Only a batch may end in WHERE.
    const clauses = form.isBatch === true && random.chance(0.5) ? [...head, ...modifiers, ...whereClause] : [...head, ...whereClause, ...modifiers];
    switch (form.verb) {
      case 'TITLECONVERT':
      case 'COMPANYCONVERT':
      case 'CLUSTERCONVERT':
        return { kind: 'convert', verb: form.verb, inputs: this.inputs(), isBatch: form.isBatch === true, clauses, at: NOWHERE };
      default: {
        const by = SPELLED_BY[form.subject];
        // `GET LOCATION "98101" BY ZIP`, `GET LOCATION BY ZIP "98101"`, and `GET LOCATION BY ZIP WHERE …` are the same.
        const literal = isBehindFor ? undefined : target?.literal;
        const isBehindBy = by !== undefined && random.chance(0.3);
        const value = isBehindBy ? literal : undefined;
        const spelledBy: Clause[] = by !== undefined && (isBehindBy || random.chance(0.5)) ? [{ kind: 'by', what: nameOf(by), value, at: NOWHERE }] : [];
        const subject = nameOf(spelledBy.length > 0 ? 'LOCATION' : form.subject);
        return { kind: 'read', verb: form.verb, subject, key: isBehindBy ? undefined : literal, clauses: [...spelledBy, ...clauses] };
      }
    }
  }

  /** What names the target: a literal, or a condition on one of its keys. */
  private target(kind: keyof typeof TARGET_KEYS): { literal?: Literal; condition?: FieldCondition } {
    const key = this.random.pick<string>(TARGET_KEYS[kind]);
    const names: Readonly<Record<string, keyof Samples>> = { CLUSTER: 'cluster_name', COMPANY_NAME: 'company' };
    const sample = this.random.pick(this.samples[names[key] ?? SAMPLE_OF[key] ?? 'word']);
    const literal = key === 'CLUSTER_ID' && this.random.chance(0.7) ? numberOf(Number(sample)) : textOf(sample);
    return this.random.chance(0.5) ? { literal } : { condition: { kind: 'comparison', field: nameOf(key), operator: 'is', value: literal, at: NOWHERE } };
  }

  private settings(): Condition[] {
    const isConversion = this.form.verb === 'TITLECONVERT';
    return Object.entries(this.form.settings ?? {}).flatMap(([property, setting]): Condition[] => {
      if (this.options.servedOnly === true && isConversion && UNSERVED.settings.includes(property)) return [];
      return setting.required === true || this.random.chance(0.4) ? [this.setting(setting)] : [];
    });
  }

  private setting({ names, type, values, operator, several }: Setting): Condition {
    const name = this.random.pick(names);
    const compared = (value: Literal): Condition => ({
      kind: 'comparison',
      field: nameOf(name),
      operator: operator === 'at_least' ? 'gte' : 'is',
      value,
      at: NOWHERE,
    });
    if (type === 'score') return compared(numberOf(this.random.integer(0, 100) / 100));
    if (type === 'enumeration') return compared(textOf(this.random.pick(values ?? [])));
    const sample = (): Literal => textOf(this.random.pick(this.samples[SAMPLE_OF[names[0] ?? ''] ?? 'word']));
    if (several === true && this.random.chance(0.5))
      return { kind: 'in', field: nameOf(name), values: Array.from({ length: this.random.integer(1, 3) }, sample), at: NOWHERE };
    return compared(sample());
  }

  /** Settings stay at the top of AND, also in groups of their own. */
  private joined(conditions: readonly Condition[]): Condition | undefined {
    const [first, second, ...rest] = conditions;
    if (first === undefined || second === undefined) return first;
    if (rest.length > 0 && this.random.chance(0.3)) return { kind: 'and', of: [{ kind: 'and', of: [first, second], at: NOWHERE }, ...rest], at: NOWHERE };
    return { kind: 'and', of: conditions, at: NOWHERE };
  }

  private inputs(): Literal[] {
    const kind = this.form.verb === 'COMPANYCONVERT' ? 'company' : 'title';
    const count = this.form.isBatch === true ? this.random.integer(1, 6) : 1;
    return Array.from({ length: count }, () => {
      const text = this.random.pick(this.samples[kind]);
      return textOf(this.random.chance(0.3) ? text.slice(0, this.random.integer(1, text.length)).trim() : text);
    });
  }

  private modifiers(conditions: readonly Condition[], where: Condition | undefined): Clause[] {
    const { form, random } = this;
    const isWanted = (kind: Form['modifiers'][number], share = 0.35): boolean => form.modifiers.includes(kind) && random.chance(share);
    const found: Clause[] = [];
    const names = (kind: 'expand' | 'include' | 'with' | 'group_by', of: readonly Name[]): void => {
      if (of.length > 0) found.push({ kind, names: of, at: NOWHERE });
    };
    found.push(...this.page());
    const hasArchetype = conditions.some((one) => one.kind === 'comparison' && form.settings?.['archetype']?.names.includes(one.field.text) === true);
    // An archetype needs the order that it is for.
    if (hasArchetype) found.push({ kind: 'order_by', keys: [{ field: nameOf('BLEND'), direction: undefined }], at: NOWHERE });
    else if (isWanted('order_by')) found.push(...this.order(where));
    if (isWanted('expand')) names('expand', random.some(this.expandable(conditions), 1, 3).map(nameOf));
    if (isWanted('include')) names('include', [nameOf('OCCUPATIONS')]);
    if (isWanted('with') && !(this.options.servedOnly === true && form.verb === 'TITLECONVERT')) names('with', [nameOf(form.withWords?.[0] ?? 'SCORE')]);
    if (isWanted('group_by')) names('group_by', random.some(form.groups ?? [], 1, 1).map(nameOf));
    if (isWanted('resolve')) found.push({ kind: 'resolve', what: nameOf('CLUSTER'), details: random.chance(0.5) ? nameOf('DETAILS') : undefined, at: NOWHERE });
    if (isWanted('using')) found.push({ kind: 'using', flags: this.flags(), at: NOWHERE });
    if (isWanted('clarify') && this.options.servedOnly !== true) found.push({ kind: 'clarify', at: NOWHERE });
    if (random.chance(0.15)) found.push({ kind: 'format', format: nameOf(form.mermaid === true ? random.pick(['MERMAID', 'JSON']) : 'JSON'), at: NOWHERE });
    return found;
  }

  private page(): Clause[] {
    const { form, random } = this;
    const most = form.maximumLimit ?? MAXIMUM_LIMIT;
    const start = random.pick([0, 1, random.integer(0, 50), random.integer(0, 5_000)]);
    const rows = random.pick([1, random.integer(1, 20), most]);
    const modifier = (kind: 'limit' | 'offset', value: number): Clause[] =>
      form.modifiers.includes(kind) && random.chance(0.4) ? [{ kind, count: numberOf(value), at: NOWHERE }] : [];
    if (form.modifiers.includes('range') && random.chance(0.2))
      return [{ kind: 'range', first: numberOf(start + 1), last: numberOf(start + rows), at: NOWHERE }];
    return [...modifier('limit', rows), ...modifier('offset', start)];
  }

  /** Orders that differ, in a direction they have; those by likeness need what is searched for. */
  private order(where: Condition | undefined): Clause[] {
    const tops = where === undefined ? [] : where.kind === 'and' ? where.of : [where];
    const isSearched = tops.some((condition) => condition.kind === 'comparison' && condition.operator === 'is' && condition.field.text === 'SEARCH');
    const isOnce = (JSON.stringify(where ?? '').match(/"SEARCH"/g) ?? []).length === 1;
    const orders = Object.values(this.form.resource?.sorts ?? {}).filter(
      ({ dsl, sql }) => dsl.length > 0 && (!sql.includes('$text') || (isSearched && isOnce)),
    );
    const { onlyOrder } = this.form.face;
    if (onlyOrder !== undefined) return [{ kind: 'order_by', keys: [{ field: nameOf(onlyOrder), direction: undefined }], at: NOWHERE }];
    const keys = this.random.some(orders, 1, 2).map(({ dsl, reversed, startsHigh = false }): OrderKey => {
      const own = startsHigh ? 'desc' : 'asc';
      const direction = this.random.pick<OrderKey['direction']>(reversed === undefined ? [undefined, own] : [undefined, 'asc', 'desc']);
      return { field: nameOf(this.random.pick(dsl)), direction };
    });
    return keys.length === 0 ? [] : [{ kind: 'order_by', keys, at: NOWHERE }];
  }

  /** COMPANY_HIRING needs a company. */
  private expandable(conditions: readonly Condition[]): string[] {
    const hasCompany = conditions.some((condition) => condition.kind === 'comparison' && ['COMPANY', 'COMPANY_NAME'].includes(condition.field.text));
    return expandTokens(this.form).filter((token) => token !== 'COMPANY_HIRING' || hasCompany);
  }

  private flags(): Flag[] {
    const { random } = this;
    const names = Object.entries(FLAGS).filter(([name]) => !(this.options.servedOnly === true && UNSERVED.flags.includes(name)));
    return random.some(names, 1, 3).map(([name, { type }]): Flag => {
      const flag = (negated: boolean, value?: Literal): Flag => ({ name: nameOf(name), negated, value });
      const word = (text: string): Literal => ({ kind: 'word', text, at: NOWHERE });
      switch (type) {
        case 'weight':
          return flag(false, numberOf(random.integer(0, 20) / 10));
        case 'boolean':
          return random.pick([flag(false), flag(true), flag(false, word('false')), flag(false, word('true')), flag(false, numberOf(1))]);
        default:
          return flag(false, word(random.pick(['minmax', 'percentile'])));
      }
    });
  }
}
