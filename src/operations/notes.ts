import type { Filter, Plan } from '../catalog/plan.ts';
import type { Resource } from '../catalog/resource.ts';
import { cityInState } from '../catalog/states.ts';
import { metrosFound } from '../conversion/known-names.ts';
import type { Note } from '../reads/hints.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Answer } from './answer.ts';
import type { Operation } from './operation.ts';
import type { Question } from './question.ts';
import type { Services } from './services.ts';

/** The filter for the states where jobs are. Other states are those of headquarters. */
const HIRING_STATE = 'hiring_state';
/** Most metro areas to name. */
const MOST_METROS = 4;

/** Runs an operation, and adds what the rows are that the question does not say. */
export async function runWithNotes(services: Services, operation: Operation, question: Question): Promise<Answer> {
  const answer = await operation.run(services, question);
  const { resource } = operation;
  if (resource === undefined) return answer;
  const { filter } = question.plan;
  const notes = [
    ...metrosOfTexts(resource, filter),
    ...(await withoutValues(services, operation, question, answer)),
    ...(answer.count === 0 ? [] : meaningsIn(resource, question.plan)),
    ...(answer.count === 0 ? [] : nationalPostings(resource, answer, filter)),
  ];
  return notes.length === 0 ? answer : { ...answer, notes };
}

/** Every condition on a field, at any depth. */
function conditionsIn(filter: Filter | undefined): Exclude<Filter, { kind: 'all' | 'any' | 'not' }>[] {
  if (filter === undefined) return [];
  if (filter.kind === 'not') return conditionsIn(filter.of);
  return filter.kind === 'all' || filter.kind === 'any' ? filter.of.flatMap(conditionsIn) : [filter];
}

/** What the figures are by which the rows are filtered or ordered, each once. */
export function meaningsIn({ fields, sorts }: Resource, { filter, sort }: Plan): Extract<Note, { kind: 'meaning' }>[] {
  const used = [
    ...conditionsIn(filter).map(({ field }) => ({ of: 'fields', name: field, text: fields[field]?.note }) as const),
    ...sort.map(({ order }) => ({ of: 'sorts', name: order, text: sorts[order]?.note }) as const),
  ];
  const notes = used.flatMap(({ of, name, text }): Extract<Note, { kind: 'meaning' }>[] => (text === undefined ? [] : [{ kind: 'meaning', of, name, text }]));
  return notes.filter((note, i) => notes.findIndex(({ name }) => name === note.name) === i);
}

/** Rows that are chosen by where the jobs are, with counts of postings that are not. */
function nationalPostings({ columns, fields }: Resource, { data }: Answer, filter: Filter | undefined): Note[] {
  const isLocal = conditionsIn(filter).some(({ field }) => fields[field]?.type === 'metro' || field === HIRING_STATE);
  return isLocal && Array.isArray(data) && Object.hasOwn(columns, 'total_posting_count') ? [{ kind: 'national_postings' }] : [];
}

function metrosOfTexts({ fields }: Resource, filter: Filter | undefined): Note[] {
  const given = conditionsIn(filter).flatMap((condition) =>
    condition.kind === 'in' && fields[condition.field]?.type === 'metro' ? condition.values.map((value) => [condition.field, String(value)] as const) : [],
  );
  return given.flatMap(([field, text]): Note[] => {
    const { metros, called: meant, isWithinWords } = metrosFound(text);
    const [first, second] = metros;
    // Somebody who means Pasadena, CA, cannot see that the only one is Houston-Pasadena-The Woodlands.
    const isNamed = cityInState(text) !== undefined || (first !== undefined && identityKey(first.name).startsWith(identityKey(text)));
    const isClear = second === undefined && !isWithinWords && (meant === undefined ? isNamed : meant === first);
    const called = meant === undefined ? undefined : { ...meant, isIncluded: metros.includes(meant) };
    // A name that no metro area has is reported with the other unknown names.
    if (first === undefined || first.cbsa === text || isClear) return [];
    return [{ kind: 'metros_of_text', field, given: text, count: metros.length, metros: metros.slice(0, MOST_METROS), called, isWithinWords }];
  });
}

/** How many of the rows have no value, for each condition that excludes values. */
async function withoutValues(services: Services, operation: Operation, question: Question, answer: Answer): Promise<Note[]> {
  const { plan } = question;
  const of = matchedBy(answer);
  const conjuncts = plan.filter === undefined ? [] : plan.filter.kind === 'all' ? plan.filter.of : [plan.filter];
  const excluding = of === 0 ? [] : conjuncts.flatMap((condition) => excludedBy(operation.resource, condition).map((field) => ({ condition, field })));
  const notes = await Promise.all(
    excluding.map(async ({ condition, field }): Promise<Note[]> => {
      const without: Filter = { kind: 'in', field, values: [null] };
      const filter: Filter = { kind: 'all', of: conjuncts.map((other) => (other === condition ? without : other)) };
      const found = await operation.run(services, { ...question, plan: { ...plan, filter, limit: 1, offset: 0 }, groupBy: undefined, diagram: false });
      const rows = matchedBy(found);
      // If no row has a value, leaving them out would leave nothing.
      return rows === 0 || rows === of ? [] : [{ kind: 'without_value', field, rows, of }];
    }),
  );
  return notes.flat();
}

const matchedBy = ({ matched, total, count }: Answer): number => matched ?? total ?? count;

/** The field of which a condition excludes values, but not the rows without one. A value in another table, or one that means none, is no missing value. */
function excludedBy(resource: Resource | undefined, condition: Filter): string[] {
  if (condition.kind !== 'not' || condition.of.kind !== 'in' || condition.of.values.includes(null)) return [];
  const { field: name } = condition.of;
  const field = resource?.fields[name];
  return field === undefined || field.within !== undefined || field.absent !== undefined || field.type === 'metro' || field.type === 'state' ? [] : [name];
}
