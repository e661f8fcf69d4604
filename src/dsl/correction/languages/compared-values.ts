import { OtherText } from './argument-reader.ts';
import { valuesWritten, type Given } from './given-values.ts';

const NULL = /^(?:null|none|nil|na|nan|undefined)$/iu;

/** A condition on a field. NULL has operators of its own, and several values need one of lists. */
export function compared(field: string, operator: string, given: Given): string {
  const isNull = 'text' in given && ((given.kind === 'bare' && NULL.test(given.text)) || (given.kind === 'text' && given.text === ''));
  if (isNull && (operator === '=' || operator === '!=')) return `${field} IS ${operator === '!=' ? 'NOT ' : ''}NULL`;
  // `.*health.*`
  const plain: Given = operator === 'CONTAINS' && 'text' in given ? { ...given, text: given.text.replace(/^\(\?i\)|^\^|\$$|\.\*/gu, '') } : given;
  const values = valuesWritten(plain);
  if (values === undefined || values.length === 0) throw new OtherText();
  const isList = values.length > 1 || given.kind === 'list';
  const listed = operator === '!=' || operator === 'NOT IN' ? 'NOT IN' : 'IN';
  return isList
    ? `${field} ${listed} (${values.join(', ')})`
    : `${field} ${operator === 'IN' || operator === 'NOT IN' ? `${operator} (${values[0] ?? ''})` : `${operator} ${values[0] ?? ''}`}`;
}
