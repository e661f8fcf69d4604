import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { nameOfForm } from '../rules/rule.ts';
import { groupMeant, orderMeant, placeOf } from './fit-names.ts';
import type { FittedPart } from './fit-part.ts';
import { subjectsOf } from './known-phrases.ts';
import type { LooseQuery } from './loose-query.ts';
import { named, type Part } from './parts.ts';

/** A field of more forms needs no advice where it is. */
const MOST_FORMS = 4;
/** A name that is only similar is another field. */
const LIKE = 0.2;

/** The parts that a query leaves out, and the forms that have them. */
export function whatIsLeftOut({ form, parts }: FittedPart): string[] {
  if (parts.length === 0) return [];
  return [`The example leaves out ${inList(parts)}, which ${nameOfForm(form)} cannot ask for.`, ...parts.flatMap((part) => whereItIs(part, form))];
}

const inList = (parts: readonly Part[]): string => parts.map(({ called }) => called).join(' and ');

/** Why an example is about another subject: what the form that is nearest to the question cannot ask, or which target it does not take. */
export function whyOtherForm(loose: LooseQuery, { form }: FittedPart, nearest: FittedPart | undefined): string[] {
  const counted = nearest === undefined && form.verb !== 'COUNT' && loose.verb === 'count' ? ['The number of rows is in "total".'] : [];
  if (nearest !== undefined && nearest.parts.length > 0)
    return [`${nameOfForm(nearest.form)} cannot ask for ${inList(nearest.parts)}; ${nameOfForm(form)} can.`];
  return [...takesOther(loose), ...counted];
}

/** RETENTION exists by occupation and cluster, not by company. */
function takesOther({ subject, mentions }: LooseQuery): string[] {
  const [own] = subjectsOf(subject);
  const forms = FORMS.filter((form) => form.subject === own);
  const targets = [...new Set(forms.flatMap(({ target }) => target ?? []))];
  const others = [...new Set(mentions.flatMap(({ noun }) => (noun === undefined || noun === 'text' || targets.some((target) => target === noun) ? [] : [noun])))];
  if (own === undefined || targets.length === 0 || others.length === 0) return [];
  return [`${own} exists by ${targets.join(' and ')}, not by ${others.join(' or ')}.`];
}

/** The forms that have a field, order, or group that a form does not have. */
function whereItIs({ names }: Part, without: Form): string[] {
  if (names === undefined) return [];
  const found = new Map(
    FORMS.flatMap((form) => {
      const name = form === without ? undefined : nameIn(form, names);
      return name === undefined ? [] : [[nameOfForm(form), name] as const];
    }),
  );
  const isCounted = names.in === 'group';
  const forms = [...found.keys()].filter((form) => isCounted || !form.startsWith('COUNT'));
  const [first] = forms;
  if (first === undefined || forms.length > MOST_FORMS) return [];
  const name = found.get(first) ?? named(names.name);
  return [`${isCounted ? 'GROUP BY ' : names.in === 'order' ? 'ORDER BY ' : ''}${name} is in ${forms.join(', ').replace(/, ([^,]+)$/u, ' and $1')}.`];
}

function nameIn(form: Form, { in: clause, name }: NonNullable<Part['names']>): string | undefined {
  const found = clause === 'group' ? groupMeant(form, name) : clause === 'order' ? orderMeant(form, name) : placeOf(form, name, undefined);
  return found === undefined || found.cost > LIKE ? undefined : found.name;
}
