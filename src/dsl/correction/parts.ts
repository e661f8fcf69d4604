import { quoted } from '../print.ts';
import type { Noun } from '../meanings/connectives.ts';
import type { LooseCondition, LooseQuery, LooseValue, Mention } from '../meanings/loose-query.ts';
import { isExpansion } from '../meanings/known-phrases.ts';
import { phraseKey } from '../meanings/reader.ts';
import { spokenNoun } from '../meanings/spoken-names.ts';
import { OF_ONE } from '../meanings/within-limits.ts';

/** Something that a query can be asked without. */
export interface Part {
  /** As it was written. */
  readonly called: string;
  /** What it is about: a field, an order, or a group. */
  readonly names?: { readonly in: 'where' | 'order' | 'group'; readonly name: string };
  /** The field of a condition instead of which rows get more: PERCENTILE IS 90. */
  readonly addsFor?: string;
  readonly cost: number;
  readonly without: LooseQuery;
}

/** What limits or orders the rows. */
const LEFT_OUT = 1.5;
/** What a query is about. */
const ENTITY = 2.5;
/** What only adds to the rows. */
const ADDED = 0.5;

const isEntity = (noun: Noun | undefined): boolean => noun === 'company' || noun === 'occupation' || noun === 'cluster';

export const isAboutMore = ({ mentions, conditions, order }: LooseQuery): boolean =>
  mentions.some(({ values }) => values.length > 0) || conditions.length > 0 || order.length > 0;

export const conjuncts = (condition: LooseCondition): readonly LooseCondition[] => (condition.kind === 'and' ? condition.of.flatMap(conjuncts) : [condition]);

/** The names of all fields in a condition. */
export const fieldsIn = (condition: LooseCondition): readonly string[] =>
  condition.kind === 'field' ? [condition.field] : condition.kind === 'not' ? fieldsIn(condition.of) : condition.of.flatMap(fieldsIn);

export function partsOf(loose: LooseQuery): Part[] {
  const conditions = loose.conditions.flatMap(conjuncts);
  const ofValues = conditions.flatMap((condition, i) =>
    withoutEach(condition).map(({ value, rest }) => ({
      called: written(value),
      cost: LEFT_OUT,
      without: { ...loose, conditions: conditions.with(i, rest) },
    })),
  );
  return [
    ...ofValues,
    ...conditions.flatMap((condition, i) =>
      withoutAlternative(condition).map(({ one, rest }) => ({ ...ofCondition(one), without: { ...loose, conditions: conditions.with(i, rest) } })),
    ),
    ...conditions.map((condition, i): Part => ({ ...ofCondition(condition), without: { ...loose, conditions: conditions.toSpliced(i, 1) } })),
    // PERCENTILE IS 90: rows have all of them, or none.
    ...conditions.flatMap((condition, i): Part[] =>
      condition.kind !== 'field' || isEntity(spokenNoun(phraseKey(condition.field))) || !isExpansion(condition.field)
        ? []
        : [
            {
              called: inWords(condition),
              addsFor: condition.field,
              cost: ADDED,
              without: { ...loose, conditions: conditions.toSpliced(i, 1), expand: [...loose.expand, condition.field] },
            },
          ],
    ),
    ...loose.mentions.map((mention, i) => ({
      called: mentionInWords(mention),
      cost: isEntity(mention.noun) ? ENTITY : LEFT_OUT,
      without: { ...loose, mentions: loose.mentions.toSpliced(i, 1) },
    })),
    ...loose.order.map(({ field }, i) => ({
      called: `ORDER BY ${named(field)}`,
      names: { in: 'order', name: field } as const,
      cost: LEFT_OUT,
      without: { ...loose, order: loose.order.toSpliced(i, 1) },
    })),
    ...groupsOf(loose),
    ...offsetOf(loose),
    ...(loose.computed.length === 0 ? [] : [{ called: loose.computed.join(' and '), cost: LEFT_OUT, without: { ...loose, computed: [] } }]),
    ...loose.kept.map((clause, i) => ({ called: clause, cost: ADDED, without: { ...loose, kept: loose.kept.toSpliced(i, 1) } })),
    ...loose.expand.map((word, i) => ({
      called: `${loose.expandedBy?.[word] ?? 'EXPAND'} ${named(word)}`.trim(),
      cost: ADDED,
      without: { ...loose, expand: loose.expand.toSpliced(i, 1) },
    })),
  ];
}

const ofCondition = (condition: LooseCondition): Omit<Part, 'without'> => ({
  called: inWords(condition),
  ...(condition.kind === 'field' ? { names: { in: 'where', name: condition.field } as const } : {}),
  cost: condition.kind === 'field' && isEntity(spokenNoun(phraseKey(condition.field))) ? ENTITY : LEFT_OUT,
});

/** STATE IS "Ohio" OR FOO IS 1, without each of them. */
function withoutAlternative(condition: LooseCondition): { readonly one: LooseCondition; readonly rest: LooseCondition }[] {
  if (condition.kind !== 'or') return [];
  return condition.of.map((one, i) => {
    const [first, ...more] = condition.of.toSpliced(i, 1);
    return { one, rest: first === undefined || more.length > 0 ? { kind: 'or', of: condition.of.toSpliced(i, 1) } : first };
  });
}

function offsetOf({ offset, ...others }: LooseQuery): Part[] {
  return offset === undefined ? [] : [{ called: `OFFSET ${offset}`, cost: ADDED, without: others }];
}

function groupsOf({ group, moreGroups, ...others }: LooseQuery): Part[] {
  if (group === undefined) return [];
  // No form has two groups, so that all but the first are one part.
  if (moreGroups !== undefined)
    return [
      {
        called: `GROUP BY ${moreGroups.map(named).join(', ')}`,
        names: { in: 'group', name: moreGroups[0] ?? '' },
        cost: LEFT_OUT,
        without: { ...others, group },
      },
    ];
  return [{ called: `${others.groupedBy ?? 'GROUP BY'} ${named(group)}`, names: { in: 'group', name: group }, cost: LEFT_OUT, without: others }];
}

/** A list of values without each of them. */
function withoutEach(condition: LooseCondition): { readonly value: LooseValue; readonly rest: LooseCondition }[] {
  if (condition.kind !== 'field' || condition.values.length < 2 || condition.operator === 'between') return [];
  const { operator, values } = condition;
  const operatorOfRest = values.length === 2 ? (OF_ONE[operator] ?? operator) : operator;
  return values.map((value, i) => ({ value, rest: { ...condition, operator: operatorOfRest, values: values.toSpliced(i, 1) } }));
}

export const named = (name: string): string => name.replaceAll(' ', '_').toUpperCase();

const written = ({ kind, text }: LooseValue): string => (kind === 'number' ? text : quoted(text));

const mentionInWords = ({ noun, values }: Mention): string =>
  [...(noun === undefined || noun === 'text' ? [] : [noun.toUpperCase()]), values.map(written).join(', ')].filter((part) => part !== '').join(' ');

function inWords(condition: LooseCondition): string {
  switch (condition.kind) {
    case 'field':
      // OR FOO IS 1 after no other condition
      return [named(condition.field.replace(/^(?:and|or)[ _]/iu, '')), condition.written, condition.values.map(written).join(', ')]
        .filter((part) => part !== '')
        .join(' ');
    case 'not':
      return `NOT ${inWords(condition.of)}`;
    case 'and':
    case 'or':
      return condition.of.map(inWords).join(` ${condition.kind.toUpperCase()} `);
  }
}
