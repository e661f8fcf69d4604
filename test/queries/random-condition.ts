import { US_STATES } from '../../src/catalog/states.ts';
import type { Field } from '../../src/catalog/resource.ts';
import { BADGE_FILTERS } from '../../src/catalog/field-values.ts';
import { ARCHETYPES } from '../../src/catalog/enumerations.ts';
import type { Form } from '../../src/dsl/forms/form.ts';
import { isComparable } from '../../src/dsl/rules/values.ts';
import type { Condition, FieldCondition, Literal, Name, NumberLiteral } from '../../src/dsl/syntax-tree.ts';
import type { Random } from './random.ts';
import type { SampleKind, Samples } from './samples.ts';

const NOWHERE = { start: 0, end: 0 };
export const nameOf = (text: string): Name => ({ kind: 'name', text, at: NOWHERE });
export const textOf = (text: string): Literal => ({ kind: 'text', text, quote: 'double', at: NOWHERE });
export const numberOf = (value: number): NumberLiteral => ({ kind: 'number', value, at: NOWHERE });
const wordOf = (text: string): Literal => ({ kind: 'word', text, at: NOWHERE });
export const isText = (field: string, text: string): FieldCondition => ({
  kind: 'comparison',
  field: nameOf(field),
  operator: 'is',
  value: textOf(text),
  at: NOWHERE,
});

/** Samples for fields that take any text or id, by their first name in WHERE. A new field of that kind must be added here. */
export const SAMPLE_OF: Readonly<Record<string, SampleKind>> = {
  COMPANY: 'company',
  NAME: 'company',
  COMPANY_UID: 'company_uid',
  INDUSTRY: 'industry',
  SECTOR: 'industry',
  INDUSTRY_ID: 'industry_id',
  STATE: 'state',
  CITY: 'city',
  COUNTRY: 'country',
  ONET_CODE: 'onet_code',
  TITLE: 'title',
  CLUSTER_ID: 'cluster_id',
  CLUSTER_NAME: 'cluster_name',
  CBSA: 'cbsa',
  ZIP: 'zip',
  SEARCH: 'word',
  PREMIUM_SKILL: 'skill',
};
/** Where the sizes of a field lie. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  BADGE_COUNT: [0, 4],
  COMPANY_COUNT: [0, 400],
  COMPANY_COUNT_BADGED: [0, 200],
  COMPANY_COUNT_TOP10: [0, 100],
  OCCUPATION_COUNT: [1, 6],
  BA_PLUS_SHARE: [0, 1],
  PAY: [20_000, 200_000],
  PAY_GROWTH: [0, 2],
  RETENTION: [0, 1],
  YEARS_IN: [0, 10],
  EXPERIENCE_LEVEL: [0, 10],
  HIRING_POSTINGS_QTILE: [1, 3],
  WAGE_P75_AT_10Y: [30_000, 200_000],
  INTERNAL_PROMOTION_RATE: [0, 1],
  EXTERNAL_PROMOTION_RATE: [0, 1],
  RETENTION_RATE_3YR: [0, 1],
  CLUSTER_ID: [1, 900],
  INDUSTRY_ID: [1, 2_000_000_000],
};

const SAME_YEARS = ['YEARS_IN', 'EXPERIENCE_LEVEL'];
const WORDS_PER_LIST = 4;

/** Random conditions on the fields of a form, of values that fit them. */
export class RandomCondition {
  private readonly fields: readonly Field[];

  constructor(
    form: Form,
    private readonly samples: Samples,
    private readonly random: Random,
    private readonly options: { readonly sizes?: boolean; readonly excluded?: readonly string[] } = {},
  ) {
    // A setting hides the field of the same name.
    const excluded = [...(options.excluded ?? []), ...Object.values(form.settings ?? {}).flatMap(({ names }) => names)];
    const fields = Object.values(form.resource?.fields ?? {}).filter(({ dsl }) => dsl.length > 0 && !dsl.some((name) => excluded.includes(name)));
    // In wages, both are years of tenure. Different values contradict each other, so a query has only one of the two.
    const hasBoth = SAME_YEARS.every((name) => fields.some(({ dsl }) => dsl.includes(name)));
    const hidden = hasBoth ? random.pick(SAME_YEARS) : undefined;
    this.fields = fields.filter(({ dsl }) => hidden === undefined || !dsl.includes(hidden));
  }

  get isPossible(): boolean {
    return this.fields.length > 0;
  }

  /** A tree of AND, OR and NOT of at most this depth. */
  tree(depth: number): Condition {
    const kind = depth === 0 ? 'field' : this.random.pick(['field', 'field', 'and', 'or', 'not'] as const);
    switch (kind) {
      case 'field':
        return this.onField(this.random.pick(this.fields));
      case 'not':
        return { kind: 'not', of: this.tree(depth - 1), at: NOWHERE };
      default:
        return { kind, of: Array.from({ length: this.random.integer(2, 3) }, () => this.tree(depth - 1)), at: NOWHERE };
    }
  }

  private onField(field: Field): FieldCondition {
    const name = nameOf(this.random.pick(field.dsl));
    const compared = (operator: Extract<FieldCondition, { kind: 'comparison' }>['operator'], value: Literal): FieldCondition => ({
      kind: 'comparison',
      field: name,
      operator,
      value,
      at: NOWHERE,
    });
    const kinds = ['is', 'is', 'is_not', 'in', ...this.furtherKinds(field)] as const;
    const kind = this.random.pick(kinds);
    switch (kind) {
      case 'is':
      case 'is_not':
        return compared(kind, this.value(field));
      case 'contains':
        return compared(kind, this.part(field));
      case 'in':
        return { kind, field: name, values: Array.from({ length: this.random.integer(1, WORDS_PER_LIST) }, () => this.value(field)), at: NOWHERE };
      case 'is_null':
        return { kind, field: name, at: NOWHERE };
      case 'between':
        return { kind, field: name, ...this.bounds(field), at: NOWHERE };
      case 'size':
        return this.random.chance(0.5)
          ? compared(this.random.pick(['gt', 'gte'] as const), this.bound(field, 'low'))
          : compared(this.random.pick(['lt', 'lte'] as const), this.bound(field, 'high'));
    }
  }

  private furtherKinds(field: Field): ('contains' | 'is_null' | 'between' | 'size')[] {
    return [
      ...(field.type === 'name' || field.type === 'metro' ? (['contains'] as const) : []),
      ...(field.operator === 'contains' ? [] : (['is_null'] as const)),
      ...(isComparable(field) && this.options.sizes !== false ? (['between', 'size', 'size'] as const) : []),
    ];
  }

  private bounds(field: Field): { low: NumberLiteral; high: NumberLiteral } {
    return { low: this.bound(field, 'low'), high: this.bound(field, 'high') };
  }

  private size({ dsl, type }: Field): NumberLiteral {
    const [low, high] = SIZES[dsl[0] ?? ''] ?? missing(dsl);
    const value = low + this.random.next() * (high - low);
    return numberOf(type === 'number' ? Number(value.toFixed(2)) : Math.round(value));
  }

  /** Minimums lie in the lower half, and maximums in the upper one: a query whose minimum is above its maximum is refused. */
  private bound({ dsl, type }: Field, side: 'low' | 'high'): NumberLiteral {
    const [low, high] = SIZES[dsl[0] ?? ''] ?? missing(dsl);
    const step = type === 'number' ? 100 : 1;
    const part = (this.random.next() * (high - low)) / 2;
    return numberOf(side === 'low' ? Math.floor((low + part) * step) / step : Math.ceil((high - part) * step) / step);
  }

  private value(field: Field): Literal {
    switch (field.type) {
      case 'badge': {
        if (field.over !== undefined && this.random.chance(0.3)) return textOf(`${this.random.pick(ARCHETYPES)}:${this.random.pick(BADGE_FILTERS)}`);
        const level = this.random.pick(BADGE_FILTERS);
        return level === 'Ranked' || level === 'NA'
          ? this.random.pick([wordOf(level), wordOf(level.toLowerCase()), textOf(level)])
          : textOf(level.toUpperCase());
      }
      case 'enumeration': {
        const value = this.random.pick(field.values ?? []);
        return /^\d+$/.test(value) && this.random.chance(0.5) ? numberOf(Number(value)) : textOf(this.random.chance(0.2) ? value.toLowerCase() : value);
      }
      case 'flag':
        return this.random.pick([textOf('1'), numberOf(0), numberOf(1), textOf('Yes'), textOf('N')]);
      case 'integer':
      case 'number': {
        const kind = SAMPLE_OF[field.dsl[0] ?? ''];
        if (kind === undefined) return this.size(field);
        const id = this.random.pick(this.samples[kind]);
        return this.random.chance(0.7) ? numberOf(Number(id)) : textOf(id);
      }
      case 'metro':
        return this.random.chance(0.5) ? textOf(this.random.pick(this.samples.cbsa)) : this.part(field);
      case 'state':
        return textOf(this.random.pick(Object.entries(US_STATES).flat()));
      case 'onet_code':
      case 'exact':
        return textOf(this.sample(field));
      case 'name':
        return this.random.chance(0.2) ? textOf(` ${this.sample(field).toUpperCase()} `) : textOf(this.sample(field));
    }
  }

  /** A part of a name. */
  private part(field: Field): Literal {
    const [word = 'a'] = (field.type === 'metro' ? this.random.pick(this.samples.metro) : this.sample(field)).split(' ');
    return textOf(word);
  }

  private sample({ dsl }: Field): string {
    return this.random.pick(this.samples[SAMPLE_OF[dsl[0] ?? ''] ?? missing(dsl)]);
  }
}

function missing(names: readonly string[]): never {
  throw new Error(`random-condition.ts knows no values of the field ${names.join(', ')}`);
}
