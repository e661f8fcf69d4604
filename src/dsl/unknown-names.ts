import { unknownNames as findUnknown, type AskedNames } from '../conversion/known-names.ts';
import { LISTS_OF_IDS } from '../operations/lists-of-ids.ts';
import { metroOfZip, orNear, unknownName } from '../wording/name-words.ts';
import type { Services } from '../operations/services.ts';
import type { UnknownName } from '../reads/hints.ts';
import { ASKING, formOf } from './asking.ts';
import { nameMeant } from './lower.ts';
import { TARGET_KEYS, type DslQuestion } from './forms/form.ts';
import { companyMeant } from './company-meant.ts';
import { quoted } from './print.ts';
import { fieldConditions, fieldNamed, literalsOf, settingNamed, textOf } from './rules/rule.ts';
import { whereOf, withCondition } from './suggestions.ts';
import type { Condition, FieldCondition, Literal } from './syntax-tree.ts';

/** Values of WHERE that name nothing. */
export interface UnknownNames {
  /** One sentence for each, with similar names. */
  readonly sentences: readonly string[];
  /** The query with the similar names, and queries to find the names. */
  readonly queries: readonly string[];
}

/**
 * An unknown value is not an error: it gives no rows. This reports such values, with similar names. A single value that has rows is not checked; in a list,
 * an unknown value would not be noticed.
 */
export async function unknownNames(
  services: Pick<Services, 'database' | 'companies' | 'unlessOutage'>,
  question: DslQuestion,
  { isEmpty }: { isEmpty: boolean },
): Promise<UnknownNames> {
  const where = whereOf(question.command);
  const unseen = unseenConditions(where);
  const filters = fieldConditions(where).flatMap((condition) => {
    const asked = namesIn(question, condition);
    return asked === undefined || asked.texts.length <= (isEmpty || unseen.has(condition) ? 0 : 1) ? [] : [{ condition, asked }];
  });
  const unknown = await findUnknown(
    services.database,
    filters.map(({ asked }) => asked),
  );
  const corrected = new Map<Literal, readonly string[]>();
  for (const [i, { condition }] of filters.entries()) {
    const meant = new Map<string, readonly string[]>();
    for (const name of unknown[i] ?? []) meant.set(name.given, await meantBy(services, name));
    for (const literal of literalsOf(condition)) {
      const names = meant.get(textOf(literal)) ?? [];
      if (names.length > 0) corrected.set(literal, names);
    }
  }
  const all = unknown.flat();
  return {
    sentences: all.map(sentenceOf),
    queries: [
      ...(corrected.size > 0 && where !== undefined ? [withCondition(question.command, withNames(where, corrected))] : []),
      ...new Set(all.flatMap(queriesFor)),
    ],
  };
}

/** Conditions whose unknown names leave rows: alternatives, and those that exclude something. */
function unseenConditions(where: Condition | undefined): ReadonlySet<FieldCondition> {
  const unseen = (condition: Condition): FieldCondition[] => {
    if (condition.kind === 'and') return condition.of.flatMap(unseen);
    const isNegated = condition.kind === 'not' || (condition.kind === 'comparison' && condition.operator === 'is_not');
    return condition.kind === 'or' || isNegated ? fieldConditions(condition) : [];
  };
  return new Set(where === undefined ? [] : unseen(where));
}

/** The names in a condition; undefined if its values name nothing, or parts of names. */
function namesIn({ form }: DslQuestion, condition: FieldCondition): AskedNames | undefined {
  const [, setting] = settingNamed(form, condition.field.text) ?? [];
  const [, field] = fieldNamed(form, condition.field.text) ?? [];
  const kind = setting?.valueNames ?? field?.names ?? field?.ids;
  const isExact =
    condition.kind === 'in' ||
    (condition.kind === 'comparison' &&
      (condition.operator === 'is' || condition.operator === 'is_not' || (condition.operator === 'contains' && kind === 'metro')));
  if (kind === undefined || !isExact) return undefined;
  // A target and a setting can be uids; a filter by name compares names only.
  const isTarget = form.target === 'company' && (TARGET_KEYS.company as readonly string[]).includes(condition.field.text);
  return { kind, texts: literalsOf(condition).map((literal) => nameMeant({ names: kind }, textOf(literal))), uidsCount: isTarget || setting !== undefined };
}

function sentenceOf(name: UnknownName): string {
  const given = quoted(name.given);
  switch (name.kind) {
    case 'unknown_company': {
      const { near, isAlias } = name;
      return `Company ${given} was not found${isAlias ? `; it is an alias of ${near.map(quoted).join(' and ')}.` : orNear(near.map(quoted))}`;
    }
    case 'unknown_industry':
      return `Industry ${given} was not found${orNear(name.near.map(quoted))}`;
    case 'unknown_metro':
      return `Metro area ${given} was not found${orNear(name.near.map(({ city }) => quoted(city)))}${name.ofZip === undefined ? '' : ` ${metroOfZip(name.given, name.ofZip)}`}`;
    default:
      return unknownName(name, ASKING);
  }
}

/** The names to use instead, if it is clear enough which ones. */
async function meantBy(services: Pick<Services, 'companies' | 'unlessOutage'>, name: UnknownName): Promise<readonly string[]> {
  switch (name.kind) {
    case 'unknown_company':
      return [(await companyMeant(services, name)) ?? []].flat();
    case 'unknown_industry':
    case 'unknown_state':
      return name.meant;
    case 'unknown_city':
    case 'unknown_country':
      return name.near.slice(0, 1);
    case 'unknown_metro':
      return name.ofZip === undefined ? name.near.slice(0, 1).map(({ city }) => city) : [name.ofZip.cbsa];
    case 'unknown_id':
      return [];
  }
}

/** Queries that find the name. */
function queriesFor(name: UnknownName): readonly string[] {
  if (name.kind === 'unknown_company') return [`COMPANYCONVERT ${quoted(name.given)}`];
  if (name.kind === 'unknown_id') return [formOf(LISTS_OF_IDS[name.of])];
  return name.kind === 'unknown_industry' && name.near.length === 0 ? [formOf(LISTS_OF_IDS.industry_id)] : [];
}

const uniqueTexts = (literals: readonly Literal[]): Literal[] => [...new Map(literals.map((literal) => [textOf(literal).toLowerCase(), literal])).values()];

/** The same condition with other texts. One text can become several. */
export function withNames(condition: Condition, names: ReadonlyMap<Literal, readonly string[]>): Condition {
  const named = (literal: Literal): readonly Literal[] =>
    names.get(literal)?.map((text): Literal => ({ kind: 'text', text, quote: 'double', at: literal.at })) ?? [literal];
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((part) => withNames(part, names)) };
    case 'not':
      return { ...condition, of: withNames(condition.of, names) };
    case 'in':
      return { ...condition, values: uniqueTexts(condition.values.flatMap(named)) };
    case 'comparison': {
      const [value = condition.value, ...more] = named(condition.value);
      return more.length === 0 ? { ...condition, value } : { kind: 'in', field: condition.field, values: [value, ...more], at: condition.at };
    }
    default:
      return condition;
  }
}
