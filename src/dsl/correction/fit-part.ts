import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { isOfHeadquarters, namesHeadquarters } from '../headquarters.ts';
import { placeOf } from './fit-names.ts';
import { fit, isMeantAs, refusesValue, type FittedQuery } from './fit.ts';
import type { MeaningsOf } from './fit-values.ts';
import { subjectsOf, verbsOf } from './known-phrases.ts';
import { whatIsLeftOut, whyOtherForm, type Incomplete } from './left-out-text.ts';
import type { LooseQuery } from './loose-query.ts';
import { fieldsIn, isAboutMore, partsOf, type Part } from './parts.ts';
import { phraseKey } from './reader.ts';
import { RELATED } from './related-subjects.ts';

type FittedPart = FittedQuery & Incomplete;

/** A query with more parts is no slip. Each is left out alone, and with each other one. */
const MOST_PARTS = 10;
/** The cost of a question about another subject. */
const OTHER_SUBJECT = 0.4;
/** Of each one that is nearer. */
const FARTHER_SUBJECT = 0.1;
/** A list, which has the number of its rows, instead of a count. */
const LISTED = 0.3;
/** Without any condition, a list is of everything. */
const OF_EVERYTHING = 1;

/**
 * The queries that keep most of a question that no form can ask: without one or two of its parts, or about a related subject. Notes say what is lost, and which form has it.
 */
export function fitParts(loose: LooseQuery, meaningsOf: MeaningsOf): readonly FittedPart[] {
  if (loose.verb === '') return [];
  const own = FORMS.flatMap((form) => fitPart(form, loose, meaningsOf) ?? []).map((found) => ({
    ...found,
    cost: found.cost + (isMeantAs(found.form, loose) ? 0 : OTHER_SUBJECT),
  }));
  const [nearest] = [...own].sort((a, b) => a.cost - b.cost);
  // A value that a field cannot have is a mistake in a question about this subject.
  const isRefused = FORMS.some((form) => isMeantAs(form, loose) && refusesValue(form, loose, meaningsOf));
  const related = (isRefused ? [] : relatedQuestions(loose)).flatMap(({ form, question, cost }) => {
    const found = fitPart(form, question, meaningsOf);
    return found === undefined ? [] : [{ ...found, cost: found.cost + cost, notes: [...whyOtherForm(loose, found, nearest), ...found.notes] }];
  });
  return [...own.filter(({ parts }) => parts.length > 0), ...related].map((found) => ({ ...found, notes: [...found.notes, ...whatIsLeftOut(found)] }));
}

/** The query of a form with the least left out, and at most two parts. */
function fitPart(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): FittedPart | undefined {
  const asked = (parts: readonly Part[], query: LooseQuery): FittedPart[] => {
    const found = fit(form, query, meaningsOf);
    if (found === undefined || form.subject === '') return [];
    const isOfEverything = form.verb !== 'COUNT' && !isAboutMore(query);
    // Which values a field can have says more than a list of everything.
    if (isOfEverything && refusesValue(form, loose, meaningsOf)) return [];
    const lost = parts.reduce((sum, { cost }) => sum + cost, isOfEverything ? OF_EVERYTHING : 0);
    return [{ ...found, form, parts, cost: found.cost + lost }];
  };
  const whole = asked([], loose);
  if (whole.length > 0) return whole[0];
  const parts = partsOf(loose).slice(0, MOST_PARTS);
  const ofOne = parts.flatMap((part) => asked([part], part.without));
  const found =
    ofOne.length > 0
      ? ofOne
      : parts.flatMap((part) =>
          partsOf(part.without)
            .slice(0, MOST_PARTS)
            .flatMap((other) => asked([part, other], other.without)),
        );
  return found.sort((a, b) => a.cost - b.cost)[0];
}

interface Question {
  readonly form: Form;
  readonly question: LooseQuery;
  readonly cost: number;
}

/** The same question about the subjects that are related to its own one. Of something that has no count, it asks for the list. */
function relatedQuestions(loose: LooseQuery): Question[] {
  const isCount = verbsOf(loose.verb)?.includes('COUNT') === true;
  const [own] = subjectsOf(loose.subject);
  if (own === undefined) return [];
  // A number of something else is no answer.
  const subjects = [own, ...(isCount ? [] : (RELATED[own] ?? []))];
  return FORMS.flatMap((form) => {
    const nearness = subjects.indexOf(form.subject);
    const isOwn = nearness === 0;
    if (
      nearness === -1 ||
      form.verb === 'ANALYZE' ||
      (form.verb === 'COUNT' && !isCount) ||
      (isOwn && (!isCount || form.verb === 'COUNT')) ||
      movesPlace(own, form, loose)
    )
      return [];
    const cost = (isOwn ? 0 : OTHER_SUBJECT + FARTHER_SUBJECT * (nearness - 1)) + (isCount && form.verb !== 'COUNT' ? LISTED : 0);
    return [{ form, question: { ...loose, verb: form.verb.toLowerCase(), subject: phraseKey(form.subject) }, cost }];
  });
}

/** Whether a condition on the headquarters would be one on where jobs are, or the other way around. */
function movesPlace(own: string, form: Form, { conditions }: LooseQuery): boolean {
  return conditions.flatMap(fieldsIn).some((name) => {
    if (namesHeadquarters(name)) return true;
    const places = [...FORMS.filter(({ subject }) => subject === own), form].map((one) => placeOf(one, name, undefined));
    const [from, to] = [places.find((place) => place !== undefined), places.at(-1)];
    return from?.kind === 'field' && to?.kind === 'field' && isOfHeadquarters(from.field) !== isOfHeadquarters(to.field);
  });
}
