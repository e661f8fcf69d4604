import { loadGazetteer } from '../gazetteer/current-gazetteer.ts';
import type { NamedKind } from '../catalog/resource.ts';
import type { Services } from '../operations/services.ts';
import { namesLike } from './correction/meanings.ts';
import type { Question } from './forms/form.ts';
import { quoted } from './print.ts';
import { fieldConditions, fieldNamed, settingNamed, textOf } from './rules/rule.ts';
import { whereOf, withCondition } from './suggestions.ts';
import type { Condition, FieldCondition, Literal } from './syntax-tree.ts';

/** Values of WHERE that name nothing. */
export interface UnknownNames {
  /** One sentence for each, with a similar name. */
  readonly sentences: readonly string[];
  /** The query with the similar names, or a query to find the names. */
  readonly queries: readonly string[];
}

const NOUNS: Readonly<Record<NamedKind, string>> = { company: 'Company', industry: 'Industry', state: 'State', metro: 'Metro area' };
/** Most values to look up. */
const MOST = 20;

interface NamedValue {
  readonly literal: Literal;
  readonly kind: NamedKind;
  readonly text: string;
}

/**
 * An unknown value is not an error: it gives no rows. This reports such values, with similar names. A single value that has rows is not checked; in a list,
 * an unknown value would not be noticed.
 */
export async function unknownNames({ database }: Pick<Services, 'database'>, question: Question, isEmpty: boolean): Promise<UnknownNames> {
  const asked = fieldConditions(whereOf(question.command)).flatMap((condition) => namedValues(question, condition, isEmpty));
  if (asked.length === 0) return { sentences: [], queries: [] };
  await loadGazetteer(database);
  const sentences: string[] = [];
  const queries: string[] = [];
  const corrected = new Map<Literal, string>();
  for (const { literal, kind, text } of asked.slice(0, MOST)) {
    const { isKnown, near } = await namesLike(database, kind, text);
    if (isKnown) continue;
    sentences.push(`${NOUNS[kind]} ${quoted(text)} was not found${near === undefined ? '.' : `; did you mean ${quoted(near)}?`}`);
    if (kind === 'company') queries.push(`COMPANYCONVERT ${quoted(text)}`);
    else if (near !== undefined) corrected.set(literal, near);
  }
  const where = whereOf(question.command);
  if (corrected.size > 0 && where !== undefined) queries.unshift(withCondition(question.command, withNames(where, corrected)));
  return { sentences, queries };
}

function namedValues({ form }: Question, condition: FieldCondition, isEmpty: boolean): NamedValue[] {
  const [, field] = fieldNamed(form, condition.field.text) ?? [];
  // The company of LIST COMPANY_ALIASES is a condition, and no field of the rows.
  const isCompany = form.face.targetIsCondition === true && settingNamed(form, condition.field.text)?.[0] === 'company';
  const kind = field?.names ?? (isCompany ? 'company' : undefined);
  if (kind === undefined) return [];
  if (condition.kind === 'in')
    return isEmpty || condition.values.length > 1 ? condition.values.map((literal) => ({ literal, kind, text: textOf(literal) })) : [];
  const isExact = condition.kind === 'comparison' && (condition.operator === 'is' || (condition.operator === 'contains' && kind === 'metro'));
  return isEmpty && isExact ? [{ literal: condition.value, kind, text: textOf(condition.value) }] : [];
}

const uniqueTexts = (literals: readonly Literal[]): Literal[] => [...new Map(literals.map((literal) => [textOf(literal).toLowerCase(), literal])).values()];

/** The same condition with other texts. */
function withNames(condition: Condition, names: ReadonlyMap<Literal, string>): Condition {
  const named = (literal: Literal): Literal => {
    const text = names.get(literal);
    return text === undefined ? literal : { kind: 'text', text, quote: 'double', at: literal.at };
  };
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((part) => withNames(part, names)) };
    case 'not':
      return { ...condition, of: withNames(condition.of, names) };
    case 'in':
      return { ...condition, values: uniqueTexts(condition.values.map(named)) };
    case 'comparison':
      return { ...condition, value: named(condition.value) };
    default:
      return condition;
  }
}
