import type { Field } from '../../catalog/resource.ts';
import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { parse } from '../parse.ts';
import { print } from '../print.ts';
import { nameOfForm } from '../rules/rule.ts';
import { joinedByAnd, whereOf, withCondition } from '../suggestions.ts';
import type { Condition } from '../syntax-tree.ts';
import { groupMeant, placeOf, type Place } from '../meanings/fit-names.ts';
import { subjectsOf, verbAt, verbsOf } from '../meanings/known-phrases.ts';
import { NOISE_WORDS } from '../meanings/loose-words.ts';
import { piecesOf } from '../meanings/pieces.ts';
import { phraseKey, Reader } from '../meanings/reader.ts';
import { RELATED } from './related-subjects.ts';

/** Where something is that no list has as its rows, with a query that shows it. */
export interface Elsewhere {
  readonly query: string;
  readonly note: string;
}

const LONGEST = 3;
/** A name that is only similar is another one. */
const LIKE = 0.2;
/** The same words, perhaps in the plural. */
const EXACT = 0.05;
const MOST_FORMS = 3;
const MOST_VALUES = 12;
const NOWHERE = { start: 0, end: 0 };

/** LIST SKILLS, GET STATES: a verb and the name of a field, of a group, or of a figure, and nothing else. */
export function whereItIs(query: string): Elsewhere | undefined {
  const reader = new Reader(
    query,
    (piecesOf(query)?.pieces ?? []).filter(({ text }) => text !== ';'),
  );
  const verb = verbAt(reader);
  if (verb === undefined || verbsOf(verb.name)?.some((one) => one === 'LIST' || one === 'COUNT') !== true) return undefined;
  reader.position = verb.end;
  while (reader.phrase(NOISE_WORDS) === true);
  const words = reader.pieces.slice(reader.position);
  if (words.length === 0 || words.length > LONGEST || words.some(({ kind }) => kind !== 'word')) return undefined;
  const phrase = phraseKey(words.map(({ text }) => text).join(' '));
  const isSubject = FORMS.some((form) => form.target === undefined && form.face.targetIsCondition !== true && subjectsOf(phrase)[0] === form.subject);
  return isSubject ? undefined : elsewhere(phrase);
}

function elsewhere(phrase: string): Elsewhere | undefined {
  const one = phrase.replace(/ies$/u, 'y').replace(/s$/u, '');
  const counted = FORMS.flatMap((form) => {
    const group = form.verb === 'COUNT' ? groupMeant(form, phrase) : undefined;
    return group === undefined || group.cost > LIKE ? [] : `${nameOfForm(form)} GROUP BY ${group.name}`;
  })[0];
  const places = placesOf([one, phrase]);
  const [first] = places;
  const own = FORMS.filter(({ subject }) => subjectsOf(phrase).includes(subject));
  const isOwn = own.some(({ subject }) => [phrase, one].includes(phraseKey(subject)));
  const isField = first !== undefined && first.place.cost <= EXACT && !isOwn;
  const shown = first === undefined ? undefined : withPlace(first.form, first.place);
  const query = counted ?? (isField ? shown : undefined) ?? own[0]?.examples[0] ?? shown;
  if (query === undefined) return undefined;
  const orders = own
    .flatMap(({ subject }) => RELATED[subject] ?? [])
    .flatMap(({ subject, adds }) => (adds?.order ?? []).map(({ field }) => `LIST ${subject} takes ORDER BY ${phraseName(field)}`));
  const sentences = [
    ...(counted === undefined ? [] : [`${counted} has a row for each`]),
    ...(own.length === 0 || isField ? [] : [`Ask with ${inList(own.map(nameOfForm), 'or')}`, ...new Set(orders)]),
    ...(first === undefined
      ? []
      : [`${first.place.name} is a field of WHERE in ${inList([...new Set(ofName(places, first.place.name))].slice(0, MOST_FORMS))}`]),
    ...valuesOf(first?.place),
  ];
  return { query: print(parse(query)), note: sentences.map((sentence) => `${sentence}.`).join(' ') };
}

const phraseName = (phrase: string): string => phrase.replaceAll(' ', '_').toUpperCase();

interface Placed {
  readonly form: Form;
  readonly place: Place;
}

/** Where a phrase is the name of a field, nearest first; filters of rows before options. */
function placesOf(phrases: readonly string[]): readonly Placed[] {
  const found = phrases.flatMap((phrase) =>
    FORMS.filter(({ verb }) => verb !== 'COUNT').flatMap((form): Placed[] => {
      const place = placeOf(form, phrase, undefined);
      return place === undefined || place.kind === 'target' || place.cost > LIKE ? [] : [{ form, place }];
    }),
  );
  const rank = ({ place }: Placed): number => place.cost + (place.kind === 'setting' ? LIKE : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

const ofName = (places: readonly Placed[], name: string): string[] => places.flatMap(({ form, place }) => (place.name === name ? nameOfForm(form) : []));

const inList = (names: readonly string[], joint = 'and'): string => names.join(', ').replace(/, ([^,]+)$/u, ` ${joint} $1`);

function valuesOf(place: Place | undefined): string[] {
  const values = place?.kind === 'field' ? place.field.values : place?.kind === 'setting' ? place.setting.values : undefined;
  return values === undefined || values.length > MOST_VALUES ? [] : [`Its values are ${inList(values)}`];
}

/** The example of a form, with a condition on a field. */
function withPlace(form: Form, place: Place): string | undefined {
  const command = parse(form.examples[0]);
  const condition = exampleOf(place);
  if (condition === undefined) return undefined;
  const target = form.target === undefined && form.face.targetIsCondition !== true ? undefined : whereOf(command);
  return withCondition(command, joinedByAnd([...(target === undefined ? [] : [target]), condition]));
}

/** A condition that works, on a field or an option; undefined for a target. */
export function exampleOf(place: Place): Condition | undefined {
  const value = place.kind === 'field' ? place.field.example : place.kind === 'setting' ? place.setting.example : undefined;
  return value === undefined ? undefined : conditionOn(place.name, value, place.kind === 'field' ? place.field : undefined);
}

function conditionOn(name: string, value: string, field: Field | undefined): Condition {
  const isNumber = field?.type === 'number' || field?.type === 'integer';
  const operator = field?.type === 'number' ? 'gte' : field?.operator === 'contains' ? 'contains' : 'is';
  return {
    kind: 'comparison',
    field: { kind: 'name', text: name, at: NOWHERE },
    operator,
    value: isNumber ? { kind: 'number', value: Number(value), at: NOWHERE } : { kind: 'text', text: value, quote: 'double', at: NOWHERE },
    at: NOWHERE,
  };
}
