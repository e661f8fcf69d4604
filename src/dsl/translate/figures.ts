import { FIGURES, type Figure, type FigureName } from '../../catalog/figures.ts';
import type { Item, NumberUnit } from './items.ts';
import type { Comparison, FieldValue, Topic } from './senses.ts';
import { wordTable } from '../../text/word-table.ts';

/** The figure that a topic is measured by. */
const OF_TOPIC: Readonly<Partial<Record<Topic, FigureName>>> = {
  badges: 'badges',
  companies: 'companies',
  jobs: 'occupations',
  retention: 'retention',
  education: 'graduates',
  wages: 'pay',
  growth: 'payGrowth',
};
/** The figure whose bound a condition on a field becomes, next to a number: "over 80% have a bachelor's degree". */
const OF_VALUE = wordTable<FigureName>({
  JOB_LEVEL: 'graduates',
  internal_promotion: 'internalPromotion',
  external_promotion: 'externalPromotion',
});
const OF_ORDER = wordTable<FigureName>({ PAY: 'pay', BA_PLUS_SHARE: 'graduates', BADGE_COUNT: 'badges' });
/** A number without a sign is money from here on. */
const LEAST_MONEY = 1_000;
const LARGEST_PERCENTAGE = 100;

export interface Amount {
  readonly value: number;
  readonly unit: NumberUnit;
}

/** What a number next to an item can measure. */
export function figureOf({ means, text }: Pick<Item, 'means' | 'text'>, unit?: NumberUnit): Figure | undefined {
  // "At least half graduates" is a share, "20 graduates" is not.
  if (means.kind === 'topic' && means.topic === 'beginners') return unit === 'percent' ? FIGURES.graduates : undefined;
  const name = nameOf(means) ?? ofPromotion(means, text);
  return name === undefined ? undefined : FIGURES[name];
}

function ofPromotion(means: Item['means'], text: string): FigureName | undefined {
  if (means.kind !== 'topic' || means.topic !== 'promotion') return undefined;
  return /^internal/iu.test(text) ? 'internalPromotion' : /^external/iu.test(text) ? 'externalPromotion' : undefined;
}

function nameOf(means: Item['means']): FigureName | undefined {
  switch (means.kind) {
    case 'year':
      return 'years';
    case 'topic':
      return OF_TOPIC[means.topic];
    case 'order':
      return OF_ORDER[means.names[0] ?? ''];
    case 'value': {
      const [option] = means.options;
      return OF_VALUE[option?.field ?? ''] ?? OF_VALUE[String(option?.values[0])];
    }
    default:
      return undefined;
  }
}

/** Whether a number can be one of a figure: only shares are percentages, and only pay is in dollars. */
function fits({ unit }: Figure, { value, unit: written }: Amount, { isCompared }: { readonly isCompared: boolean }): boolean {
  if (written === 'percent') return unit === 'share' || unit === 'growth';
  if (written === 'money') return unit === 'money';
  if (unit === 'money') return value >= LEAST_MONEY;
  if (unit === 'share' || unit === 'growth') return isCompared && value <= LARGEST_PERCENTAGE;
  return true;
}

/** A condition on a figure: on the first of its fields that a form has. */
export function conditionOn(figure: Figure, written: Comparison, amounts: readonly Amount[], { isReversed = false } = {}): FieldValue[] {
  const values = amounts.map((amount) => scaled(figure, amount));
  const operator = isReversed && written !== undefined ? REVERSED[written] : written;
  const kept = isReversed ? values.map((value) => Number((1 - value).toFixed(6))) : values;
  const condition = withinMost(figure, operator, kept);
  return figure.fields.map((field) => ({ field, ...(condition.operator === undefined ? {} : { operator: condition.operator }), values: condition.values }));
}

/** "Fewer than 5 badges" excludes nothing: at most 4 are all that a company can have. The query language refuses numbers beyond that. */
function withinMost({ most = Infinity }: Figure, operator: Comparison | undefined, values: readonly number[]): Pick<FieldValue, 'operator' | 'values'> {
  const highest = values.at(-1) ?? 0;
  if (highest <= most) return { ...(operator === undefined ? {} : { operator }), values };
  if (operator === 'lt' || operator === 'lte') return { operator: 'lte', values: [most] };
  if (operator === 'between' && (values[0] ?? 0) <= most) return { operator, values: [...values.slice(0, -1), most] };
  return { ...(operator === undefined ? {} : { operator }), values };
}

/** "Turnover above 60%" is a retention below 40%. */
export const isInverse = (item: Item | undefined): boolean =>
  item !== undefined && /^(?:turnover|attrition|churn|quit|leav|lose|losing|resign|walk|job hop)/iu.test(item.text);
const REVERSED = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte', between: 'between' } as const;

/** Shares are 0 to 1 in the data; people write percentages. */
function scaled({ unit }: Figure, { value, unit: written }: Amount): number {
  const isPercentage = written === 'percent' || ((unit === 'share' || unit === 'growth') && value > 1);
  // A third is 0.333, and not 0.33299999999999996.
  return isPercentage ? Number((value / 100).toFixed(6)) : value;
}

/** The first of these items that the number can measure. */
export const unitOf = <T extends Item>(items: readonly (T | undefined)[], amount: Amount, { isCompared }: { isCompared: boolean }): T | undefined =>
  items.find((item): item is T => {
    const figure = item === undefined ? undefined : figureOf(item, amount.unit);
    return figure !== undefined && fits(figure, amount, { isCompared });
  });
