import type { LooseCondition, LooseField } from '../meanings/loose-query.ts';
import type { Reader } from '../meanings/reader.ts';
import { spokenLevel } from '../meanings/spoken-names.ts';

const PREFIX = /^(?:is|has|have)[ _](.+)$/iu;
const TRUE = /^(?:true|t|1|yes|y)$/iu;
const FALSE = /^(?:false|f|0|no|n)$/iu;

/** The end of a name such as IS_PLATINUM, HAS_GROWTH_BADGE: joined words, of which the first one is a verb. */
export function flagEnd(reader: Reader, at: number): number | undefined {
  if (!/^(?:is|has|have)$/iu.test(reader.pieces[at]?.text ?? '')) return undefined;
  const end = reader.nameEnd(at);
  return end === at + 1 ? undefined : end;
}

/** IS_PLATINUM = TRUE, HAS_BADGE = 1, IS_TOP10 = FALSE: the field and the value that such a name is about. */
export function ofFlag(condition: LooseField): LooseCondition {
  const [, name] = PREFIX.exec(condition.field) ?? [];
  const [value, ...others] = condition.values;
  if (name === undefined || value === undefined || others.length > 0 || (condition.operator !== 'is' && condition.operator !== 'is_not')) return condition;
  // Any badge, and not the overall one.
  const field = /^badges?$/iu.test(name) ? 'any badge' : name;
  if (!TRUE.test(value.text) && !FALSE.test(value.text)) return { ...condition, field };
  const level = spokenLevel(name.toLowerCase());
  const isTrue: LooseField = {
    ...condition,
    operator: 'is',
    field: level === undefined ? field : 'OVERALL_BADGE',
    values: [{ kind: 'text', text: level ?? 'true' }],
  };
  return TRUE.test(value.text) === (condition.operator === 'is') ? isTrue : { kind: 'not', of: isTrue };
}
