import { stemOf } from '../../conversion/titles/evidence/tokens.ts';
import { wordsOf } from '../../text/words.ts';
import type { Form, TargetKind } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { clusterNote, fitCondition, LED, ONE_OF_SEVERAL, oneNamed, rangeOfPlace, sum, targetFrom, type Fitted, type Others } from './fit-conditions.ts';
import { fitModifiers } from './fit-modifiers.ts';
import { placeOf } from '../meanings/fit-names.ts';
import type { FittedValue, MeaningsOf } from './fit-values.ts';
import { searchesText, subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import type { LooseCondition, LooseField, LooseQuery, LooseValue, Mention } from '../meanings/loose-query.ts';
import { withOrderedBounds } from './ordered-bounds.ts';
import { FIELD_OF, fieldCondition, ownCondition } from './own-condition.ts';
import { conjuncts } from './parts.ts';
import { phraseKey } from '../meanings/reader.ts';
import { quoted } from '../print.ts';
import { CONVERSION_SUBJECTS } from '../meanings/verb-phrases.ts';
import { withPercentBounds } from '../meanings/within-limits.ts';

/** A job title that is rather the name of an employer or industry. */
const OF_EMPLOYERS = 0.5;
/** Forms that list things next to one another: COMPARE "Walmart" AND "Target". */
const COMPARED = ['LIST COMPANY_BADGES', 'LIST OCCUPATIONS', 'LIST CLUSTERS'];
/** The field of the largest roles of a company. */
const TOP = 'TOP10';
/** A count instead of a list. */
const GROUPED = 0.5;

/** A query in terms of one form. */
export interface FittedQuery extends Pick<Fitted, 'text' | 'cost'> {
  readonly others: readonly Others[];
  readonly notes: readonly string[];
  /** As of {@link Fitted}. */
  readonly limits: readonly string[];
}

/** A query in terms of one form; undefined if the form cannot ask all of it, except for `others`. */
export function fit(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): FittedQuery | undefined {
  const head = headCost(form, loose);
  if (head === undefined || loose.computed.length > 0) return undefined;
  const rest = form.subject === '' ? converted(form, loose, meaningsOf) : about(form, loose, meaningsOf);
  if (rest === undefined) return undefined;
  const searched = searchesText(loose.verb) && searchesNames(form) ? rest.conditions.map((condition) => asIndustry(condition, meaningsOf)) : rest.conditions;
  const bounded = withPercentBounds([...searched, ...topOf(form, loose)], (field) => rangeOfPlace(placeOf(form, field, undefined)));
  const conditions = withOrderedBounds(bounded).map((condition) => fitCondition(form, condition, meaningsOf));
  const { limit, ...unlimited } = loose;
  const modifiers = fitModifiers(form, marksTop(form, loose) || limit === undefined ? unlimited : loose);
  if (modifiers === undefined || conditions.some((condition) => condition === undefined)) return undefined;
  const known = conditions.flatMap((condition) => condition ?? []);
  const joined = known.flatMap(({ text }, i) => (text === '' ? [] : rest.conditions[i]?.kind === 'or' ? `(${text})` : text)).join(' AND ');
  const text = [rest.text, joined === '' ? '' : `WHERE ${joined}`, modifiers.text].filter((part) => part !== '').join(' ');
  return {
    text,
    cost: head + sum([rest, ...known, modifiers]),
    others: [rest, ...known].flatMap(({ others }) => others ?? []),
    notes: [rest, ...known].flatMap(({ notes }) => notes ?? []),
    limits: known.flatMap(({ limits }) => limits ?? []),
  };
}

const marksTop = (form: Form, { isTop, order }: LooseQuery): boolean =>
  isTop === true && order.length === 0 && form.target === 'company' && placeOf(form, TOP, undefined)?.kind === 'field';

/** TOP without a number, and TOP 10: of what a company has, the ten largest. */
function topOf(form: Form, loose: LooseQuery): LooseField[] {
  return marksTop(form, loose) ? [{ ...fieldCondition(TOP, [{ kind: 'number', text: '1' }]) }] : [];
}

/** Whether a query has the verb and the subject of a form. */
export const isWrittenAs = (form: Form, { verb, subject }: LooseQuery): boolean => form.verb.toLowerCase() === verb && phraseKey(form.subject) === subject;

/** The same for a subject that is written otherwise, and is that of no form: GET LOCATION. */
export const isMeantAs = (form: Form, loose: LooseQuery): boolean =>
  isWrittenAs(form, loose) || (isVerbOf(form, loose) && !FORMS.some((other) => isWrittenAs(other, loose)) && subjectsOf(loose.subject).includes(form.subject));

/** COMPARE asks for the same as LIST and GET. */
const isVerbOf = (form: Form, { verb }: LooseQuery): boolean =>
  form.verb.toLowerCase() === verb || (verb === 'compare' && verbsOf(verb)?.includes(form.verb) === true);

/** Whether a query has a field of the form with a value that the field cannot have. Such a query means no other subject. */
export function refusesValue(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): boolean {
  const { conditions } = loose;
  if (namesNoPlace(form, loose, meaningsOf)) return true;
  const names = Object.values(form.resource?.fields ?? {}).flatMap(({ dsl }) => dsl.map(phraseKey));
  return conditions
    .flatMap(conjuncts)
    .some((one) => one.kind === 'field' && names.includes(phraseKey(one.field)) && fitCondition(form, one, meaningsOf) === undefined);
}

/** GET LOCATION BY CBSA "abc": a form about one place, with a text that names none. What else the text may name is in no place. */
function namesNoPlace({ target }: Form, { mentions, conditions }: LooseQuery, meaningsOf: MeaningsOf): boolean {
  if (target !== 'zip' && target !== 'cbsa') return false;
  const values = [...mentions, ...conditions.flatMap((one) => (one.kind === 'field' ? one : []))].flatMap((one) => one.values);
  return values.length > 0 && values.every((value) => !meaningsOf(value).some(({ kind }) => PLACES.includes(kind)));
}
const PLACES: readonly string[] = ['zip', 'cbsa', 'metro', 'state'];

/** Whether SEARCH of a form finds text in names only, and another form finds it in all texts. */
export const searchesNames = ({ verb, subject }: Form): boolean =>
  verb !== 'SEARCH' && FORMS.some((other) => other.verb === 'SEARCH' && other.subject === subject);

/** A search for words of an industry's name: "banks" finds more companies of Banking in descriptions than in names. "Solar" is a part of Utilities only. */
function asIndustry(condition: LooseCondition, meaningsOf: MeaningsOf): LooseCondition {
  if (condition.kind !== 'field' || phraseKey(condition.field) !== 'search' || condition.operator !== 'is') return condition;
  const [value, ...others] = condition.values;
  if (value === undefined || others.length > 0) return condition;
  const industry = meaningsOf(value).find(({ kind }) => kind === 'industry');
  if (industry === undefined) return condition;
  const stems = new Set(wordsOf(industry.name).map(stemOf));
  return wordsOf(value.text).every((word) => stems.has(stemOf(word))) ? { ...condition, field: FIELD_OF.industry } : condition;
}

/** How far verb and subject are from those of the form. */
function headCost(form: Form, loose: LooseQuery): number | undefined {
  const { verb, subject, mentions, conditions, group } = loose;
  // FIND COMPANIES "solar"
  const isSearch = searchesText(verb) && mentions.some(({ noun }) => noun === 'text');
  const verbs = verbsOf(isSearch ? 'search' : verb) ?? ['LIST', 'GET'];
  const verbCost = verbs.indexOf(form.verb);
  // The other read verbs are confused with one another, too.
  const readCost =
    verbCost === -1 && form.verb !== 'COUNT' && verbs.some((one) => one === 'LIST' || one === 'GET') && ['LIST', 'GET', 'SEARCH'].includes(form.verb)
      ? 3
      : verbCost;
  // Only counts have groups: LIST COMPANIES GROUP BY STATE.
  const isGrouped = readCost === -1 && form.verb === 'COUNT' && group !== undefined && verbs.includes('LIST');
  if (readCost === -1 && !isGrouped) return undefined;
  if (form.subject === '') {
    if (subject === '') return 0.1 * readCost;
    return CONVERSION_SUBJECTS[subject] === form.verb ? 0.02 * readCost : undefined;
  }
  if (subject === '' && verb === 'compare') return COMPARED.includes(`${form.verb} ${form.subject}`) && form.for === undefined ? 0.3 : undefined;
  if (subject === '' && mentions.length === 0 && conditions.length > 0 && !verb.startsWith('search'))
    return ofConditions(form, verbs[0] === 'COUNT' || group !== undefined ? 'COUNT' : 'LIST');
  if (subject === '')
    return mentions.length > 0 && form.verb === 'GET' && form.for === undefined
      ? 0.3 + 0.1 * readCost
      : form.verb === 'SEARCH' && verb.startsWith('search')
        ? 0.35
        : undefined;
  const subjectCost = subjectsOf(subject).indexOf(form.subject);
  if (subjectCost === -1) return undefined;
  // GET COMPANIES "Walmart": one thing is asked for.
  const isOne =
    /^(?:get|fetch|retrieve|describe)$/u.test(verb) &&
    mentions.length === 1 &&
    mentions[0]?.noun === undefined &&
    form.verb === 'LIST' &&
    form.target === undefined;
  const isExact = phraseKey(form.subject) === subject;
  return (isGrouped ? GROUPED : 0.1 * readCost) + (isOne ? 0.1 : 0) + (isExact ? 0 : 0.15 * subjectCost + 0.01);
}

/** What has no subject is about the first of these that has all of its fields: GET STATE "Ohio", `industry:Banking AND state:TX`. */
const OF_FIELDS = ['COMPANIES', 'OCCUPATIONS', 'CLUSTERS', 'COMPANY_BADGES', 'OCCUPATION_BADGES', 'INDUSTRIES'];
const OF_NO_SUBJECT = 0.3;
const LATER_SUBJECT = 0.02;

function ofConditions({ verb, subject, target }: Form, wanted: Form['verb']): number | undefined {
  const at = OF_FIELDS.indexOf(subject);
  return verb !== wanted || target !== undefined || at < 0 ? undefined : OF_NO_SUBJECT + LATER_SUBJECT * at;
}

interface About extends Fitted {
  readonly conditions: readonly LooseCondition[];
}

/** COMPANYCONVERT WHERE NAME IS "x" */
const isText = (form: Form, condition: LooseCondition): boolean =>
  condition.kind === 'field' &&
  ['is', 'in', 'contains'].includes(condition.operator) &&
  (form.verb === 'COMPANYCONVERT' ? ['name', 'company', 'company name', 'employer'] : ['title', 'job title', 'name', 'job']).includes(
    phraseKey(condition.field),
  );

/** A conversion: its texts, and the mentions that are conditions. */
function converted(form: Form, { verb, mentions, conditions }: LooseQuery, meaningsOf: MeaningsOf): About | undefined {
  const whereText = conditions.flatMap(conjuncts).find((condition) => isText(form, condition));
  // A batch of titles with gaps: ["nurse", null].
  const given: readonly Mention[] = mentions
    .map((mention) => ({ ...mention, values: mention.values.filter(({ isNull }) => isNull !== true) }))
    .filter(({ values }) => values.length > 0);
  const [input, ...others] = given.length === 0 && whereText?.kind === 'field' ? [{ values: whereText.values } satisfies Mention] : given;
  const texts = input?.values.map(({ text }) => quoted(text)) ?? [];
  const isOne = (texts.length === 1 && input?.isInBrackets !== true) || !FORMS.some(({ verb, isBatch }) => verb === form.verb && isBatch === true);
  const [first, ...further] = texts;
  if (input === undefined || first === undefined || isOne === (form.isBatch === true)) return undefined;
  const more = others.map((mention) => ownCondition(form, mention, meaningsOf));
  if (more.some((condition) => condition === undefined)) return undefined;
  const known = more.flatMap((condition) => condition ?? []);
  return {
    text: `${form.verb} ${form.isBatch === true ? `[${texts.join(', ')}]` : first}`,
    cost: sum(known) + (searchesText(verb) && namesEmployers(input.values, meaningsOf) ? OF_EMPLOYERS : 0) + (further.length > 0 && isOne ? ONE_OF_SEVERAL : 0),
    ...(further.length > 0 && isOne ? { others: { of: 'name', values: further } } : {}),
    conditions: [
      ...known.map(({ condition }) => condition),
      ...conditions.flatMap(conjuncts).filter((condition) => given.length > 0 || condition !== whereText),
    ],
  };
}

/** SEARCH "hospital" is rather about employers than a job title, SEARCH "nurse" the other way round. */
const namesEmployers = (values: readonly LooseValue[], meaningsOf: MeaningsOf): boolean =>
  values.some((value) => ['company', 'industry'].includes(meaningsOf(value)[0]?.kind ?? ''));

/** Verb, subject, and target of a form, and the conditions that remain. */
function about(form: Form, loose: LooseQuery, meaningsOf: MeaningsOf): About | undefined {
  const start = `${form.verb} ${form.subject}`;
  const conditions = loose.conditions.flatMap(conjuncts);
  const nouns = loose.mentions.filter(({ values }) => values.length === 0);
  if (nouns.some(({ noun }) => noun !== form.target)) return undefined;
  const mentions = loose.mentions.filter(({ values }) => values.length > 0);
  const target = form.target === undefined ? undefined : targetOf(form, mentions, conditions, meaningsOf);
  if (form.target !== undefined && target === undefined) return undefined;
  const others = mentions.filter((mention) => target?.used.includes(mention) !== true).map((mention) => ownCondition(form, mention, meaningsOf));
  if (others.some((other) => other === undefined)) return undefined;
  const known = others.flatMap((other) => other ?? []);
  const notes = [target?.notes ?? [], known.flatMap((one) => one.notes ?? [])].flat();
  const text = target === undefined ? start : `${start} ${form.for === undefined ? '' : `FOR ${form.for} `}${target.value.text}`;
  const cost = (target?.cost ?? 0) + sum(known);
  const more = { ...(target?.others === undefined ? {} : { others: target.others }), ...(notes.length === 0 ? {} : { notes }) };
  return {
    text,
    cost,
    ...more,
    conditions: [...known.map(({ condition }) => condition), ...conditions.filter((condition) => target?.used.includes(condition) !== true)],
  };
}

interface Target {
  readonly value: FittedValue;
  readonly used: readonly (Mention | LooseCondition)[];
  readonly cost: number;
  readonly others?: Others;
  readonly notes?: readonly string[];
}

/** The mention or condition that names the target of a form, the best one if there are several. */
function targetOf(form: Form, mentions: readonly Mention[], conditions: readonly LooseCondition[], meaningsOf: MeaningsOf): Target | undefined {
  const { target: kind } = form;
  if (kind === undefined) return undefined;
  const found = [
    ...mentions.flatMap((mention): Target[] => {
      const isLed = leadsToCluster(mention.noun, kind);
      const name = mention.noun === undefined || mention.noun === kind || isLed ? oneNamed(mention.values, kind, meaningsOf) : undefined;
      if (name === undefined) return [];
      return isLed ? ofItsCluster(mention.values, { ...name, used: [mention] }) : [{ ...name, used: [mention] }];
    }),
    ...[targetFrom(form, conditions, kind, meaningsOf) ?? []].flat(),
  ];
  return found.sort((a, b) => a.cost - b.cost)[0];
}

function ofItsCluster([value]: readonly LooseValue[], found: Target): Target[] {
  const note = value === undefined ? [] : [clusterNote(found.value.text, value)];
  return [{ ...found, cost: found.cost + LED, notes: note }];
}

/** What only the cluster of an occupation has is asked for its cluster. */
const leadsToCluster = (noun: Mention['noun'], kind: TargetKind): boolean => noun === 'occupation' && kind === 'cluster';
