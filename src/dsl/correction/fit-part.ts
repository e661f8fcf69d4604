import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { isOfHeadquarters, namesHeadquarters } from '../headquarters.ts';
import { placeOf } from '../meanings/fit-names.ts';
import { fit, isMeantAs, isWrittenAs, refusesValue, type FittedQuery } from './fit.ts';
import type { MeaningsOf } from './fit-values.ts';
import { subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import { whatIsLeftOut, whyOtherForm, type Incomplete } from './left-out-text.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';
import { fieldsIn, isAboutMore, partsOf, type Part } from './parts.ts';
import { phraseKey } from '../meanings/reader.ts';
import { RELATED, type RelatedSubject } from './related-subjects.ts';
import { spokenOne } from '../meanings/spoken-names.ts';

type FittedPart = FittedQuery & Incomplete;

/** A query with more parts is no slip. Each is left out alone, and with each other one. */
const MOST_PARTS = 10;
/** The cost of a question about another subject. */
const OTHER_SUBJECT = 0.4;
/** Of each one that is nearer. */
const FARTHER_SUBJECT = 0.1;
/** Of rows that have the figure that was asked for. */
const HAS_FIGURE = 0.5;
/** A list, which has the number of its rows, instead of a count. */
const LISTED = 0.3;
/** What a query wants to add, instead of what it is about. */
const OF_MORE = 0.3;
/** Without any condition, a list is of everything. */
const OF_EVERYTHING = 1;

/**
 * The queries that keep most of a question that no form can ask: without one or two of its parts, or about a related subject. Notes say what is lost, and which form has it.
 */
export function fitParts(loose: LooseQuery, meaningsOf: MeaningsOf): readonly FittedPart[] {
  if (loose.verb === '') return [];
  // A value that a field cannot have is a mistake in a question about this subject. One without any part is no question.
  const isRefused = FORMS.some((form) => isMeantAs(form, loose) && refusesValue(form, loose, meaningsOf));
  const own = FORMS.filter((form) => !isRefused || isMeantAs(form, loose))
    .flatMap((form) => fitPart(form, loose, meaningsOf) ?? [])
    .map((found) => ({ ...found, cost: found.cost + (isMeantAs(found.form, loose) ? 0 : OTHER_SUBJECT) }));
  const [nearest] = [...own].sort((a, b) => a.cost - b.cost);
  const isBare = !isAboutMore(loose) && loose.group === undefined && loose.expand.length === 0;
  const related = (isRefused || isBare ? [] : relatedQuestions(loose)).flatMap(({ form, question, cost }) => {
    const found = fitPart(form, question, meaningsOf);
    // Everything about something else is no answer, nor is what leaves out the same.
    return found === undefined || isLost(loose, found.parts) || losesAll(nearest, found)
      ? []
      : [{ ...found, cost: found.cost + cost, notes: [...whyOtherForm(loose, found, nearest), ...found.notes] }];
  });
  const ofOwn = [...own.filter(({ parts }) => parts.length > 0), ...related.filter(({ form }) => isAboutSame(form, loose))];
  const all = namesTarget(loose) && ofOwn.length > 0 ? ofOwn : [...ofOwn, ...related.filter(({ form }) => !isAboutSame(form, loose))];
  return all.map((found) => ({ ...found, notes: [...found.notes, ...whatIsLeftOut(found)] }));
}

/** Whether a query about another subject leaves out all that the nearest one leaves out. */
const losesAll = (nearest: Incomplete | undefined, { parts }: Incomplete): boolean =>
  nearest !== undefined && nearest.parts.length > 0 && nearest.parts.every(({ called }) => parts.some((part) => part.called === called));

/** Whether nothing is left of what a query names and compares. */
const isLost = ({ mentions, conditions }: LooseQuery, parts: readonly Part[]): boolean => {
  const kept = parts.at(-1)?.without ?? { mentions, conditions };
  return mentions.length + conditions.length > 0 && kept.mentions.length + kept.conditions.length === 0;
};

/** Whether a form is about the subject of a query, or about what the query wants to add. */
const isAboutSame = (form: Form, { subject, expand }: LooseQuery): boolean =>
  form.subject === subjectsOf(subject)[0] || expand.some((word) => form.subject === subjectsOf(phraseKey(word))[0]);

/** Whether a subject is only known of something that FOR names. If that is named, too, the question is about it. */
const namesTarget = ({ subject }: LooseQuery): boolean => FORMS.every((form) => form.subject !== subjectsOf(subject)[0] || form.target !== undefined);

/** The query of a form with the least left out, and at most two parts. */
function fitPart(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): FittedPart | undefined {
  const asked = (parts: readonly Part[], query: LooseQuery): FittedPart[] => {
    const found = fit(form, query, meaningsOf);
    // A conversion is only meant where its verb is written: any text can be converted. The first text is what is converted.
    if (found === undefined || (form.subject === '' && (!isWrittenAs(form, loose) || query.mentions[0] !== loose.mentions[0]))) return [];
    const isOfEverything = form.verb !== 'COUNT' && !isAboutMore(query);
    // Which values a field can have says more than a list of everything.
    if (isOfEverything && refusesValue(form, loose, meaningsOf)) return [];
    // A form that has the field of a condition refuses only its value.
    const hasField = (name: string | undefined): boolean => name !== undefined && placeOf(form, name, undefined)?.cost === 0;
    if (parts.some((part) => hasField(part.addsFor) || (part.names?.in === 'where' && hasField(part.names.name) && hasBareNumber(query)))) return [];
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

/** PAY whatever of 40: without the condition on pay, its number would be that of a cluster. */
const hasBareNumber = ({ mentions }: LooseQuery): boolean =>
  mentions.some(({ noun, values }) => noun === undefined && values.some(({ text }) => /^\d+$/u.test(text)));

interface Question {
  readonly form: Form;
  readonly question: LooseQuery;
  readonly cost: number;
}

/** The same question about the subjects that are related to its own one, and about what it wants to add. Of something that has no count, it asks for the list. */
function relatedQuestions(loose: LooseQuery): Question[] {
  const isCount = verbsOf(loose.verb)?.includes('COUNT') === true;
  const [own] = subjectsOf(loose.subject);
  if (own === undefined) return [];
  const related = RELATED[`${loose.verb.toUpperCase()} ${own}`] ?? RELATED[own] ?? [];
  // A number of something else is no answer.
  const subjects: readonly RelatedSubject[] = [{ subject: own }, ...(isCount ? [] : related)];
  const verbs = verbsOf(loose.verb) ?? [];
  const isAsked = FORMS.some((form) => form.subject === own && verbs.includes(form.verb));
  const ofForm = (form: Form): Question[] =>
    subjects.flatMap(({ subject, verb, adds = {} }, nearness) => {
      const isOwn = nearness === 0;
      const isCounted = form.verb === 'COUNT' && verb !== 'COUNT';
      if (
        form.subject !== subject ||
        form.verb === 'ANALYZE' ||
        (verb !== undefined && form.verb !== verb) ||
        (isCounted && !isCount) ||
        (isOwn && isAsked && (!isCount || form.verb === 'COUNT')) ||
        movesPlace(own, form, loose)
      )
        return [];
      const hasFigure = Object.keys(adds).length > 0;
      const cost =
        (isOwn ? 0 : OTHER_SUBJECT + FARTHER_SUBJECT * (nearness - 1)) - (hasFigure ? HAS_FIGURE : 0) + (isCount && form.verb !== 'COUNT' ? LISTED : 0);
      return [{ form, question: { ...asked(loose, form), ...added(loose, adds) }, cost }];
    });
  return [...FORMS.flatMap(ofForm), ...questionsAboutMore(loose)];
}

const asked = (loose: LooseQuery, form: Form): LooseQuery => ({ ...loose, verb: form.verb.toLowerCase(), subject: phraseKey(form.subject) });

function added(loose: LooseQuery, { order = [], expand = [], conditions = [], group }: NonNullable<RelatedSubject['adds']>): Partial<LooseQuery> {
  return {
    order: loose.order.length > 0 ? loose.order : [...order],
    expand: [...loose.expand, ...expand],
    conditions: [...loose.conditions, ...conditions],
    ...(group === undefined ? {} : { group: loose.group ?? group }),
  };
}

/** GET CLUSTER 75 EXPAND WAGES: what a query wants to add and only another form has, about the same thing. */
function questionsAboutMore(loose: LooseQuery): Question[] {
  const target = spokenOne(loose.subject);
  return loose.expand.flatMap((word, i) => {
    const [subject] = subjectsOf(phraseKey(word));
    return FORMS.flatMap((form): Question[] => {
      if (target === undefined || form.verb !== 'GET' || form.subject !== subject || form.target !== target) return [];
      return [{ form, question: { ...asked(loose, form), expand: loose.expand.toSpliced(i, 1) }, cost: OF_MORE }];
    });
  });
}

/** Whether a condition on the headquarters would be one on where jobs are, or the other way around. */
function movesPlace(own: string, form: Form, { conditions, mentions }: LooseQuery): boolean {
  const named = mentions.flatMap(({ noun }) => (noun === 'state' ? [noun] : []));
  return [...conditions.flatMap(fieldsIn), ...named].some((name) => {
    if (namesHeadquarters(name)) return true;
    const places = [...FORMS.filter(({ subject }) => subject === own), form].map((one) => placeOf(one, name, undefined));
    const [from, to] = [places.find((place) => place !== undefined), places.at(-1)];
    return from?.kind === 'field' && to?.kind === 'field' && isOfHeadquarters(from.field) !== isOfHeadquarters(to.field);
  });
}
