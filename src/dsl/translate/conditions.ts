import type { Form } from '../forms/form.ts';
import { countedBadges } from './counted-badges.ts';
import { fieldNamed, settingNamed } from '../rules/rule.ts';
import { joinedByAnd } from '../suggestions.ts';
import type { Condition, Literal, Name } from '../syntax-tree.ts';
import type { FieldValue } from './senses.ts';

export const NOWHERE = { start: 0, end: 0 };
export const nameAt = (text: string): Name => ({ kind: 'name', text, at: NOWHERE });

/** Values that are words of the language. */
const WORDS = ['Ranked', 'NA'];

export function literalOf(value: string | number): Literal {
  if (typeof value === 'number') return { kind: 'number', value, at: NOWHERE };
  return WORDS.includes(value) ? { kind: 'word', text: value, at: NOWHERE } : { kind: 'text', text: value, quote: 'double', at: NOWHERE };
}

/** How a condition is meant. An alternative is joined to the condition before it by OR. What belongs together is one of the alternatives. */
interface Meant {
  readonly isNegated?: boolean;
  readonly isAlternative?: boolean;
  readonly isTogether?: boolean;
  /** It must hold together with others on the same field. */
  readonly isEach?: boolean;
  /** Fields with another meaning than this part of the question has. */
  readonly others?: readonly string[];
}

interface Kept {
  readonly option: FieldValue;
  readonly isNegated: boolean;
  readonly isEach: boolean;
  /** Conditions with the same number are alternatives, those with the same part are one of them. */
  readonly chain: number;
  readonly part: number;
}

const PLACES: readonly string[] = ['STATE', 'HIRING_STATE', 'CITY', 'CBSA', 'LOCATION'];

/** "Texas, Ohio, or Seattle": the states are one list. All others are apart. */
function byPlace(chain: readonly Kept[]): Kept[][] {
  const groups = PLACES.map((field) => chain.filter(({ option }) => option.field === field)).filter((group) => group.length > 0);
  return [...chain.filter(({ option }) => !PLACES.includes(option.field)).map((one) => [one]), ...groups];
}

/** The conditions of a query of one form. */
export class Conditions {
  private readonly kept: Kept[] = [];

  constructor(
    private readonly form: Form,
    private readonly without: readonly string[],
    /** Fields with another meaning than the question has. */
    private readonly others: readonly string[] = [],
  ) {}

  get fields(): readonly string[] {
    return this.kept.map(({ option }) => option.field);
  }

  has = (field: string): boolean => this.kept.some(({ option }) => option.field === field);

  /** Whether the last condition is about a place. */
  get endsWithPlace(): boolean {
    return PLACES.includes(this.kept.at(-1)?.option.field ?? '');
  }

  /** Adds a condition if the form has the field. Several values of one field are alternatives. */
  add(option: FieldValue, meant: Meant = {}): boolean {
    const { isNegated = false } = meant;
    const { field, operator = 'is', values } = option;
    if ((meant.others ?? this.others).includes(field)) return false;
    // A name asks for itself, but one that is left out is a condition: "retailers except Kroger". So is a range.
    if (!isNegated && operator === 'is' && this.without.includes(field)) return false;
    const setting = settingNamed(this.form, field)?.[1];
    if (setting !== undefined) {
      const fits =
        !isNegated && operator === (setting.operator === 'is' ? 'is' : 'gte') && (values.length === 1 || setting.several === true) && !this.has(field);
      if (fits) this.keep(option, {});
      return fits;
    }
    const found = fieldNamed(this.form, field);
    if (found === undefined) return false;
    const { range, values: valid } = found[1];
    if (operator !== 'is' && operator !== 'null' && range === undefined) return false;
    // One of them is what the field says itself.
    if (option.times !== undefined && countedBadges(found[1], option.times, literalOf(values[0] ?? '')) === undefined) return false;
    if (valid !== undefined && !values.every((value) => WORDS.includes(String(value)) || valid.includes(String(value)))) return false;
    this.keep(option, meant);
    return true;
  }

  private keep(option: FieldValue, { isNegated = false, isAlternative = false, isTogether = false, isEach = false }: Meant): void {
    const last = this.kept.at(-1) ?? { chain: 0, part: 0 };
    const isJoined = this.kept.length > 0 && (isAlternative || isTogether);
    this.kept.push({ option, isNegated, isEach, chain: isJoined ? last.chain : last.chain + 1, part: isJoined && isTogether ? last.part : last.part + 1 });
  }

  /** All conditions, joined by AND. */
  all(): Condition | undefined {
    const isChained = ({ chain, part }: Kept): boolean => this.kept.some((other) => other.chain === chain && other.part !== part);
    const chains = new Map<number, Kept[]>();
    for (const one of this.kept.filter(isChained)) chains.set(one.chain, [...(chains.get(one.chain) ?? []), one]);
    const either = [...chains.values()].map((chain): Condition => ({ kind: 'or', of: this.partsOf(chain), at: NOWHERE }));
    const groups = new Map<string, Kept[]>();
    for (const one of this.kept.filter((kept) => !isChained(kept))) {
      const isApart = one.isEach || one.option.times !== undefined || (one.option.operator ?? 'is') !== 'is';
      const key = `${one.option.field} ${one.option.operator ?? 'is'} ${one.isNegated}${isApart ? groups.size : ''}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return joinedByAnd([...[...groups.values()].map((group) => this.condition(group)), ...either]);
  }

  /** The alternatives of a chain: single conditions, and those that belong together. */
  private partsOf(chain: readonly Kept[]): Condition[] {
    const isOfSeveral = ({ part }: Kept): boolean => chain.filter((other) => other.part === part).length > 1;
    const several = [...new Set(chain.filter(isOfSeveral).map(({ part }) => part))];
    return [
      ...byPlace(chain.filter((one) => !isOfSeveral(one))).map((group) => this.condition(group)),
      ...several.map((part): Condition => ({ kind: 'and', of: chain.filter((one) => one.part === part).map((one) => this.condition([one])), at: NOWHERE })),
    ];
  }

  private condition(group: readonly Kept[]): Condition {
    const [{ option, isNegated } = { option: { field: '', values: [] }, isNegated: false }] = group;
    const { operator = 'is' } = option;
    const field = nameAt(option.field);
    const wanted = [...new Set(group.flatMap((one) => one.option.values))];
    // "Acquired but still operating" is one value, and "acquired" is another one.
    const exact = isNegated ? wanted : wanted.filter((value) => !wanted.some((other) => String(other).startsWith(`${value}_`)));
    const values = exact.map((value) => this.literal(option.field, value));
    const [first = literalOf(''), second = first] = values;
    const badges = option.times === undefined ? undefined : fieldNamed(this.form, option.field)?.[1];
    const counted = badges === undefined || option.times === undefined ? undefined : countedBadges(badges, option.times, first);
    if (counted !== undefined) return isNegated ? { kind: 'not', of: counted, at: NOWHERE } : counted;
    if (operator === 'null') {
      const isNull: Condition = { kind: 'is_null', field, at: NOWHERE };
      return isNegated ? { kind: 'not', of: isNull, at: NOWHERE } : isNull;
    }
    if (operator !== 'is') {
      const bound: Condition =
        operator === 'between'
          ? { kind: 'between', field, low: first, high: second, at: NOWHERE }
          : { kind: 'comparison', field, operator, value: first, at: NOWHERE };
      return isNegated ? { kind: 'not', of: bound, at: NOWHERE } : bound;
    }
    if (values.length === 1) return { kind: 'comparison', field, operator: isNegated ? 'is_not' : 'is', value: first, at: NOWHERE };
    const among: Condition = { kind: 'in', field, values, at: NOWHERE };
    return isNegated ? { kind: 'not', of: among, at: NOWHERE } : among;
  }

  /** Settings take years and sizes as text. */
  private literal(field: string, value: string | number): Literal {
    const setting = settingNamed(this.form, field)?.[1];
    return literalOf(setting?.type === 'enumeration' ? String(value) : value);
  }
}
