import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { nameOfForm } from '../rules/rule.ts';
import type { Noun } from '../meanings/connectives.ts';
import { groupMeant, orderMeant, placeOf } from '../meanings/fit-names.ts';
import { subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';
import type { Part } from './parts.ts';

/** A field of more forms needs no advice where it is. */
const MOST_FORMS = 4;
/** A name that is only similar is another field. */
const LIKE = 0.2;

/** A query of a form, and the parts of the question that it leaves out. */
export interface Incomplete {
  readonly form: Form;
  readonly parts: readonly Part[];
}

/** The parts that a query leaves out, and the forms that have them. */
export function whatIsLeftOut({ form, parts }: Incomplete): string[] {
  if (parts.length === 0) return [];
  const [known, unknown] = [parts.filter((part) => hasName(form, part)), parts.filter((part) => !hasName(form, part))];
  return [
    ...(unknown.length === 0 ? [] : [`The example leaves out ${inList(unknown)}, which ${nameOfForm(form)} does not take.`]),
    // What is wrong with a value is in the message.
    ...(known.length === 0 ? [] : [`The example leaves out ${inList(known)}.`]),
    ...unknown.flatMap((part) => whereItIs(part, form)),
    ...withOtherRows(parts),
  ];
}

/** Of an order that is left out, LIMIT has other rows than the first ones of it. */
const withOtherRows = (parts: readonly Part[]): string[] => {
  const { limit, order = [] } = parts.at(-1)?.without ?? {};
  const isOrdered = parts.some(({ names }) => names?.in === 'order') && order.length === 0;
  return isOrdered && limit !== undefined ? [`LIMIT ${limit} has the first rows in another order.`] : [];
};

/** Whether a form has the field, order, or group of a part, but not its value. */
const hasName = (form: Form, { names }: Part): boolean => names !== undefined && nameIn(form, names) !== undefined;

const inList = (parts: readonly Part[]): string => parts.map(({ called }) => called).join(' and ');

/** Why an example is about another subject: what the form that is nearest to the question cannot ask, or which target it does not take. */
export function whyOtherForm(loose: LooseQuery, { form, parts }: Incomplete, nearest: Incomplete | undefined): string[] {
  const counted = form.verb !== 'COUNT' && verbsOf(loose.verb)?.includes('COUNT') === true ? ['The number of rows is in "total".'] : [];
  const unknown = nearest?.parts.filter((part) => !hasName(nearest.form, part)) ?? [];
  // What neither of them has is left out.
  const only = unknown.filter(({ called }) => !parts.some((part) => part.called === called));
  if (nearest !== undefined && only.length > 0) return [`${nameOfForm(nearest.form)} does not take ${inList(only)}; use ${nameOfForm(form)}.`, ...counted];
  const other = takesOther(loose);
  return other === undefined ? [`The nearest query is ${nameOfForm(form)}.`, ...counted] : [other, ...leadsOn(loose, form), ...counted];
}

/** What each row of a list has, for which the query that was meant can be sent. */
const LEADS = [
  { to: 'CLUSTER', name: 'CLUSTER_ID', column: 'cluster_id' },
  { to: 'COMPANY', name: 'COMPANY', column: 'company_name' },
] as const;

/** Each row of LIST OCCUPATION_BADGES has a cluster_id for GET WAGES FOR CLUSTER. */
function leadsOn({ subject }: LooseQuery, form: Form): string[] {
  const [own] = subjectsOf(subject);
  if (form.verb !== 'LIST') return [];
  return LEADS.flatMap(({ to, name, column }) => {
    const next = FORMS.find((one) => one.subject === own && one.for === to && one.subject !== form.subject);
    return next === undefined || placeOf(form, name, undefined)?.cost !== 0 ? [] : [`Each row of ${nameOfForm(form)} has a ${column} for ${nameOfForm(next)}.`];
  });
}

/** What a record names first is its place, and no other thing has one. */
const OF_PLACES = ['zip', 'cbsa'];

const inEnglish = (noun: Noun): string => (noun === 'cbsa' ? 'metro area' : noun === 'zip' ? 'ZIP code' : noun);

/** There is no RETENTION by company, only by occupation and cluster. */
function takesOther({ subject, mentions }: LooseQuery): string | undefined {
  const [own] = subjectsOf(subject);
  const targets = [...new Set(FORMS.flatMap((form) => (form.subject === own ? (form.target ?? []) : [])))];
  const others = mentions.flatMap(({ noun }) => (noun === undefined || noun === 'text' || targets.some((target) => target === noun) ? [] : [noun]));
  if (own === undefined || targets.length === 0 || others.length === 0 || targets.some((target) => OF_PLACES.includes(target))) return undefined;
  return `There is no ${own} by ${[...new Set(others)].map(inEnglish).join(' or ')}, only by ${targets.join(' and ')}.`;
}

const CLAUSES = { where: '', order: 'ORDER BY ', group: 'GROUP BY ' };

/** The forms that have a field, order, or group that a form does not have. */
function whereItIs({ names }: Part, without: Form): string[] {
  if (names === undefined) return [];
  const found = FORMS.flatMap((form) => {
    const isShown = form !== without && form.subject !== '' && (form.verb !== 'COUNT' || names.in === 'group');
    const name = isShown ? nameIn(form, names) : undefined;
    return name === undefined ? [] : [{ name, form: nameOfForm(form) }];
  });
  const name = found[0]?.name;
  const forms = [...new Set(found.flatMap((one) => (one.name === name ? one.form : [])))];
  if (name === undefined || forms.length > MOST_FORMS) return [];
  return [`${CLAUSES[names.in]}${name} is in ${forms.join(', ').replace(/, ([^,]+)$/u, ' and $1')}.`];
}

function nameIn(form: Form, { in: clause, name }: NonNullable<Part['names']>): string | undefined {
  const found = clause === 'group' ? groupMeant(form, name) : clause === 'order' ? orderMeant(form, name) : placeOf(form, name, undefined);
  return found === undefined || found.cost > LIKE ? undefined : found.name;
}
