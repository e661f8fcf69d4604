import { FORMS } from '../forms/forms.ts';
import { OPENERS } from '../meanings/connectives.ts';
import { groupMeant } from '../meanings/fit-names.ts';
import { subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';
import { phraseKey, type Reader } from '../meanings/reader.ts';
import { COUNTED } from '../meanings/subject-phrases.ts';

const LONGEST = 3;
/** A name that is only similar is another one. */
const LIKE = 0.2;

/** Whether a count can be grouped by what a phrase names: "states". */
const isGroup = (phrase: string): boolean => FORMS.some((form) => form.verb === 'COUNT' && (groupMeant(form, phrase)?.cost ?? 1) <= LIKE);

/** LIST STATES WHERE …: the longest name of a group where a subject is expected, if a clause or nothing follows it. */
export function groupAt(reader: Reader, verb: string): { readonly name: string; readonly end: number } | undefined {
  const verbs = verbsOf(verb) ?? [];
  if (!verbs.some((one) => one === 'LIST' || one === 'COUNT')) return undefined;
  for (let length = LONGEST; length > 0; length--) {
    const [start, end] = [reader.position, reader.position + length];
    const words = reader.pieces.slice(start, end);
    const name = phraseKey(words.map(({ text }) => text).join(' '));
    const isOver = end === reader.pieces.length || reader.peek(OPENERS, { at: end }) !== undefined;
    if (words.length === length && words.every(({ kind }) => kind === 'word') && isOver && isGroup(name)) return { name, end };
  }
  return undefined;
}

/** The query for each value of a field: the list of what has a list, or a count by the field. Of other fields, the rows have the values. */
export function eachValue(query: LooseQuery, field: string): LooseQuery {
  const phrase = phraseKey(field);
  const isAll = query.conditions.length === 0 && query.mentions.length === 0;
  const isListed = FORMS.some((form) => form.verb === 'LIST' && form.target === undefined && subjectsOf(phrase).includes(form.subject));
  if (isAll && isListed) return { ...query, verb: query.verb === 'count' ? 'count' : 'list', subject: phrase };
  return isGroup(phrase) ? { ...query, verb: 'count', subject: COUNTED, group: phrase } : query;
}
