import type { Form } from '../forms/form.ts';
import { quoted } from '../print.ts';
import { nameOfForm } from '../rules/rule.ts';
import { conjuncts, fit, isMeantAs, type FittedQuery } from './fit.ts';
import type { MeaningsOf } from './fit-values.ts';
import type { LooseCondition, LooseQuery, LooseValue } from './loose-query.ts';
import { OF_ONE } from './within-limits.ts';

/** Something that a query can be asked without. */
interface Part {
  readonly called: string;
  readonly without: LooseQuery;
}

/** The cost of each part that is left out. */
const LEFT_OUT = 0.5;
/** A query with more parts is no slip. Each is tried alone, and with each other one. */
const MOST_PARTS = 10;

/** The query of a form without the one or two parts that it cannot ask for, which a note names; undefined if nothing else would be left of what limits or orders its rows. */
export function fitPart(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): FittedQuery | undefined {
  if (!isMeantAs(form, loose)) return undefined;
  const asked = (parts: readonly Part[], query: LooseQuery): FittedQuery | undefined => {
    const found = isAboutMore(query) ? fit(form, query, meaningsOf) : undefined;
    const called = parts.map((part) => part.called).join(' and ');
    const note = `The example leaves out ${called}, which ${nameOfForm(form)} cannot ask for.`;
    return found === undefined ? undefined : { ...found, cost: found.cost + LEFT_OUT * parts.length, notes: [...found.notes, note] };
  };
  const parts = partsOf(loose).slice(0, MOST_PARTS);
  const [best] = parts.flatMap((part) => asked([part], part.without) ?? []).sort((a, b) => a.cost - b.cost);
  return (
    best ??
    parts.flatMap((part) =>
      partsOf(part.without)
        .slice(0, MOST_PARTS)
        .flatMap((other) => asked([part, other], other.without) ?? []),
    )[0]
  );
}

const isAboutMore = ({ mentions, conditions, order }: LooseQuery): boolean =>
  mentions.some(({ values }) => values.length > 0) || conditions.length > 0 || order.length > 0;

function partsOf(loose: LooseQuery): Part[] {
  const conditions = loose.conditions.flatMap(conjuncts);
  const ofValues = conditions.flatMap((condition, i) =>
    withoutEach(condition).map(({ value, rest }) => ({ called: written(value), without: { ...loose, conditions: conditions.with(i, rest) } })),
  );
  return [
    ...ofValues,
    ...conditions.map((condition, i) => ({ called: inWords(condition), without: { ...loose, conditions: conditions.toSpliced(i, 1) } })),
    ...loose.mentions.flatMap(({ noun, values }, i) =>
      // FOR COMPANY "Walmart" is what the query is about.
      noun === undefined ? [{ called: values.map(written).join(', '), without: { ...loose, mentions: loose.mentions.toSpliced(i, 1) } }] : [],
    ),
    ...loose.order.map(({ field }, i) => ({ called: `ORDER BY ${named(field)}`, without: { ...loose, order: loose.order.toSpliced(i, 1) } })),
    ...(loose.group === undefined ? [] : [{ called: `GROUP BY ${named(loose.group)}`, without: withoutGroup(loose) }]),
    ...loose.expand.map((word, i) => ({ called: `EXPAND ${named(word)}`, without: { ...loose, expand: loose.expand.toSpliced(i, 1) } })),
  ];
}

function withoutGroup({ group: _, ...others }: LooseQuery): LooseQuery {
  return others;
}

/** A list of values without each of them. */
function withoutEach(condition: LooseCondition): { readonly value: LooseValue; readonly rest: LooseCondition }[] {
  if (condition.kind !== 'field' || condition.values.length < 2 || condition.operator === 'between') return [];
  const { operator, values } = condition;
  const operatorOfRest = values.length === 2 ? (OF_ONE[operator] ?? operator) : operator;
  return values.map((value, i) => ({ value, rest: { ...condition, operator: operatorOfRest, values: values.toSpliced(i, 1) } }));
}

const named = (name: string): string => name.replaceAll(' ', '_').toUpperCase();

const written = ({ kind, text }: LooseValue): string => (kind === 'number' ? text : quoted(text));

function inWords(condition: LooseCondition): string {
  switch (condition.kind) {
    case 'field':
      return [named(condition.field), condition.written, condition.values.map(written).join(', ')].filter((part) => part !== '').join(' ');
    case 'not':
      return `NOT ${inWords(condition.of)}`;
    case 'and':
    case 'or':
      return condition.of.map(inWords).join(` ${condition.kind.toUpperCase()} `);
  }
}
