import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { placeOf } from '../meanings/fit-names.ts';
import { subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';
import { phraseKey } from '../meanings/reader.ts';
import { nameOfForm } from '../rules/rule.ts';
import { fieldsIn } from './parts.ts';

interface Meant {
  readonly form: Form;
  /** In the words of the query language. */
  readonly name: string;
  readonly about: string;
}

/**
 * What the fields of a query are in a form, where that is something else than what their names are: STATE of LIST COMPANIES is where the headquarters is, and
 * STATE of LIST COMPANIES FOR CLUSTER is where the jobs are. `text` is the query of the form.
 */
export function otherMeanings(form: Form, loose: LooseQuery, text: string): string[] {
  const fields = [...new Set(loose.conditions.flatMap(fieldsIn).map(phraseKey))];
  const sentences = fields.flatMap((field) => {
    const own = formsOf(loose);
    const written = meantIn(own, field, { isExact: true }) ?? meantIn(FORMS, field, { isExact: true }) ?? meantIn(own, field);
    const used = meantIn([form], field);
    const isUsed = used !== undefined && text.split(/[\s(]+/u).includes(used.name);
    return written === undefined || !isUsed || written.about === used.about ? [] : `${saying(written)}, but ${saying(used)}.`;
  });
  return [...new Set(sentences)];
}

const saying = ({ form, name, about }: Meant): string => `${name} of ${nameOfForm(form)} is ${about}`;

/** The forms with the verb, the subject, and the target of a query. */
function formsOf(loose: LooseQuery): readonly Form[] {
  const { verb, subject, mentions } = loose;
  const own = FORMS.filter((form) => verbsOf(verb)?.includes(form.verb) === true && subjectsOf(subject)[0] === form.subject);
  const ofTarget = own.filter(({ target }) => target !== undefined && mentions.some(({ noun }) => noun === target));
  return ofTarget.length > 0 ? ofTarget : own.filter(({ target }) => target === undefined);
}

/** What a field is in some forms, if all that have it agree. */
function meantIn(forms: readonly Form[], field: string, { isExact }: { readonly isExact: boolean } = { isExact: false }): Meant | undefined {
  const found = forms.flatMap((form): Meant[] => {
    const place = placeOf(form, field, undefined);
    const about = place?.kind === 'field' && !(isExact && place.cost > 0) ? place.field.about : undefined;
    return place === undefined || about === undefined ? [] : [{ form, name: place.name, about }];
  });
  const [first, ...others] = found;
  return first !== undefined && others.every(({ about }) => about === first.about) ? first : undefined;
}
