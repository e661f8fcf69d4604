import { loadGazetteerOnce } from '../../gazetteer/current-gazetteer.ts';
import type { Caller, Services } from '../../operations/services.ts';
import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { isParsed, parse, parsedIfValid } from '../parse.ts';
import { nameOfForm } from '../rules/rule.ts';
import { namesOccupation, type Others } from './fit-conditions.ts';
import { reads, runs } from '../prepare.ts';
import { print, quoted } from '../print.ts';
import { fitParts } from './fit-part.ts';
import type { MeaningsOf } from './fit-values.ts';
import { fit, type FittedQuery, isMeantAs, isWrittenAs, refusesValue, searchesNames } from './fit.ts';
import { searchesText, subjectsOf } from '../meanings/known-phrases.ts';
import { changesSomething, perhapsInKeywords, surelyInKeywords } from './languages/other-languages.ts';
import { atSnapshot } from './at-snapshot.ts';
import { correctedWrite, isWrite } from './correct-writes.ts';
import type { Correction, UnclearText } from './correction.ts';
import { differences } from './differences.ts';
import type { LooseCondition, LooseQuery, LooseValue } from '../meanings/loose-query.ts';
import { matchesNothing } from './matches-nothing.ts';
import { meaningsOf, SIMILAR, type Meaning } from '../meanings/meanings.ts';
import { phraseKey } from '../meanings/reader.ts';
import { hidesNumber, piecesOf } from '../meanings/pieces.ts';
import { otherMeanings } from './other-meanings.ts';
import { readHelp } from './read-help.ts';
import { readLoosely } from './read-loosely.ts';
import { firstOfSeveral } from './several-commands.ts';
import { whereItIs } from './where-it-is.ts';
import { asValid, withoutLooseQuote, withoutSlips } from './slips.ts';

/** `inPart`: without what the form cannot ask for, which the note names. */
interface Options {
  readonly inPart: boolean;
  /** The rows of a page of the caller, if they are fewer than by default. */
  readonly rows: number | undefined;
}

type Fit = FittedQuery & { readonly form: Form };

const MOST_VALUES = 12;
/** Forms that are further away are guesses. */
const FURTHEST = 1.6;
/** The same for a query that leaves something out, and says so. */
const FURTHEST_PART = 5;
/** A form that has nearly the words of the query. */
const NEAR = 0.5;

/**
 * The query that a caller probably meant: read without the grammar, with the words of everyday English and other languages, and written in the form that
 * can ask all of it with the fewest changes. Undefined if no form can, or if a part is not understood. Nothing is dropped without a note.
 */
export async function correct(services: Services, query: string, caller: Caller, options: Options): Promise<Correction | undefined> {
  if (changesSomething(query)) return undefined;
  const command = parsedIfValid(query);
  if (isWrite(command)) return options.inPart ? undefined : correctedWrite(query, command, caller);
  const sure = surelyInKeywords(query);
  const own =
    sure !== undefined
      ? undefined
      : options.inPart
        ? await correctAs(services, query, query, caller, options)
        : await corrected(services, query, caller, options);
  const keywords = sure ?? (own === undefined ? perhapsInKeywords(query) : undefined);
  if (keywords === undefined) return own;
  const meant = await correctAs(services, query, keywords, caller, options);
  // It has no word where it was.
  return meant === undefined ? undefined : { ...meant, steps: [], isOther: true };
}

async function corrected(services: Services, query: string, caller: Caller, options: Options): Promise<Correction | undefined> {
  const several = firstOfSeveral(query, caller);
  if (several !== undefined) return several;
  const help = readHelp(query);
  if (help !== undefined) return help === normal(query) ? undefined : { query: help, steps: stepsTo(query, help) };
  const write = correctedWrite(query, undefined, caller);
  if (write !== undefined) return write;
  const elsewhere = whereItIs(query);
  if (elsewhere !== undefined) return { ...elsewhere, steps: [], isOther: true };
  const closed = withoutLooseQuote(query);
  const valid = asValid(closed ?? query, (meant) => reads(meant, caller));
  if (valid !== undefined) {
    const written = print(parse(valid));
    return { query: written, steps: stepsTo(query, written) };
  }
  for (const meant of [...(closed === undefined ? [] : [closed]), query, ...(await withoutSlips(query))]) {
    const found = await correctAs(services, query, meant, caller, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The correction of a query that is read as another one, in which a slip is corrected. */
async function correctAs(services: Services, query: string, readAs: string, caller: Caller, { inPart, rows }: Options): Promise<Correction | undefined> {
  await loadGazetteerOnce(services.database);
  const loose = readLoosely(readAs);
  if (loose === undefined) return undefined;
  if (rows !== undefined) loose.pageRows = rows;
  const meanings = new Map<LooseValue, readonly Meaning[]>();
  for (const { value, ...as } of valuesOf(loose).slice(0, MOST_VALUES)) meanings.set(value, await meaningsOf(services, caller, value, as));
  const meaningsOfValue = (value: LooseValue): readonly Meaning[] => meanings.get(value) ?? [];
  withLists(loose, meaningsOfValue);
  withNamedTogether(loose);
  withMeantNouns(loose, meaningsOfValue);
  const isOwn = (form: Form): boolean => isWrittenAs(form, loose);
  const whole = (form: Form): Fit[] => [fit(form, loose, meaningsOfValue) ?? []].flat().map((one) => ({ ...one, form }));
  const byCost = [...(inPart ? fitParts(loose, meaningsOfValue) : FORMS.flatMap(whole))].sort((a, b) => a.cost - b.cost);
  const furthest = inPart ? FURTHEST_PART : FURTHEST;
  // COMPANY_CLUSTERS are not COMPANIES, although both may be called so.
  const isOfOthers = FORMS.some((form) => isWrittenAs(form, loose) && form.target === undefined && form.face.targetIsCondition === true);
  // The written form for one of several names means more than one about something else for all of them.
  const isForAll = ({ form, cost, others }: Fit): boolean =>
    others.length === 0 && cost <= NEAR && subjectsOf(loose.subject).includes(form.subject) && (phraseKey(form.subject) === loose.subject || !isOfOthers);
  const isNamedOnce = byCost.some(({ form, cost, others }) => others.length > 0 && cost <= furthest && isOwn(form)) && !byCost.some(isForAll);
  const fitted = isNamedOnce ? byCost.filter(({ form }) => isOwn(form)) : byCost;
  if (!inPart && !fitted.some(({ form }) => isOwn(form)) && FORMS.some((form) => isOwn(form) && refusesValue(form, loose, meaningsOfValue))) return undefined;
  for (const { text, cost, form, others, notes, limits } of fitted) {
    // A part of a query is only what was asked for if the rest can be asked for in the same way.
    if (cost > furthest || (others.length > 0 && !isMeantAs(form, loose)) || !runs(text, caller)) continue;
    const written = atSnapshot(form, print(parse(text)));
    if (written === normal(query)) return undefined;
    if (matchesNothing(written)) continue;
    const isNarrower = searchesText(loose.verb) && searchesNames(form) && / SEARCH (?:IS|CONTAINS) /u.test(written);
    const comment = hidesNumber(query) ? ['Everything after # is a comment.'] : [];
    const note = [
      ...(isNarrower ? [narrower(form)] : others.map((one) => oneOnly(form, one))),
      ...notes,
      ...(isParsed(query) ? [] : limits),
      ...otherMeanings(form, loose, written),
      ...comment,
    ].join(' ');
    const steps = others.length > 0 || inPart ? [] : stepsTo(query, written);
    return {
      query: written,
      steps,
      ...(note === '' ? {} : { note }),
      ...(isOwn(form) && isNamed(form, query) ? {} : { isOther: true }),
      ...codesOf(written, meanings),
      ...unclearTexts(written, others, meanings),
    };
  }
  return undefined;
}

/** Whether a query has the subject of a form, and not a longer name: TRANSITION_PROBABILITIES. */
const isNamed = ({ subject }: Form, query: string): boolean =>
  subject === '' || (query.toUpperCase().split(/\W+/u).join(' ').includes(subject) && !query.toUpperCase().includes(`_${subject}`));

/** GET COMPANY "Walmart" "Target": values of one kind without commas between them are a list. "Gold" "Walmart" are not of one kind. */
function withLists({ mentions }: LooseQuery, meaningsOf: MeaningsOf): void {
  for (let i = mentions.length - 1; i > 0; i--) {
    const [before, { isBeside, values } = { values: [] }] = mentions.slice(i - 1, i + 1);
    if (isBeside !== true || before === undefined) continue;
    const [first] = before.values;
    const kind = before.noun ?? (first === undefined ? undefined : meaningsOf(first)[0]?.kind);
    const isOfKind = (value: LooseValue): boolean => meaningsOf(value).some((meaning) => meaning.kind === kind && meaning.cost < SIMILAR);
    if (values.every(isOfKind)) mentions.splice(i - 1, 2, { ...before, values: [...before.values, ...values] });
  }
}

/** FOR OCCUPATION "29-1141.00" AND FOR OCCUPATION "29-1051.00": two names of one kind are a list. Nothing is both. */
function withNamedTogether({ mentions }: LooseQuery): void {
  for (let i = mentions.length - 1; i > 0; i--) {
    const { noun, values } = mentions[i] ?? { values: [] };
    const first = mentions.findIndex((one) => one.noun === noun && one.values.length > 0);
    const one = mentions[first];
    if (noun === undefined || !NAMED_NOUNS.includes(noun) || values.length === 0 || first >= i || one === undefined) continue;
    mentions.splice(i, 1);
    mentions[first] = { ...one, values: [...one.values, ...values] };
  }
}

/** Nouns that say something else than the only thing with this name are none: HIRING FOR CLUSTER "Walmart". */
function withMeantNouns({ verb, mentions }: LooseQuery, meaningsOf: MeaningsOf): void {
  for (const [i, mention] of mentions.entries()) {
    const { noun, values } = mention;
    const isOther = (value: LooseValue): boolean => {
      const meanings = meaningsOf(value);
      return meanings[0]?.cost === 0 && NAMED_NOUNS.includes(meanings[0].kind) && !meanings.some(({ kind, cost }) => kind === noun && cost < SIMILAR);
    };
    // FIND CLUSTER "nursing"
    const isPart = ({ text }: LooseValue, meanings: readonly Meaning[]): boolean =>
      !/^\d+$/u.test(text) && !meanings.some(({ kind, cost }) => kind === noun && cost < SIMILAR);
    if (noun === 'cluster' && searchesText(verb) && values.length > 0 && values.every((value) => isPart(value, meaningsOf(value))))
      mentions[i] = { noun: 'text', values };
    else if (noun !== undefined && NAMED_NOUNS.includes(noun) && values.length > 0 && values.every(isOther)) mentions[i] = { values };
  }
}
const NAMED_NOUNS: readonly string[] = ['company', 'cluster', 'occupation'];

/** The occupations and metro areas that texts were converted to, so that the codes of a query need not be looked up. */
function codesOf(written: string, meanings: ReadonlyMap<LooseValue, readonly Meaning[]>): Pick<Correction, 'codes'> {
  const sentences = [...meanings].flatMap(([{ text }, all]) => {
    const isWritten = ({ kind, name }: Meaning): boolean => (kind === 'cluster' ? written.includes(`FOR CLUSTER ${name}`) : written.includes(quoted(name)));
    const found = all.find((one) => one.title !== undefined && isWritten(one));
    if (found?.title === undefined) return [];
    return `${quoted(text)} is ${found.title} (${found.kind === 'cluster' ? `in cluster ${found.name}` : found.name}).`;
  });
  return sentences.length === 0 ? {} : { codes: [...new Set(sentences)].join(' ') };
}

/** The titles of a query, and of those that it sends to other queries, whose occupation, or the cluster of it, is only the likeliest of several. */
function unclearTexts(written: string, others: readonly Others[], meanings: ReadonlyMap<LooseValue, readonly Meaning[]>): Pick<Correction, 'unclear'> {
  const used = written.split(/[\s(),]+/u);
  const further = others.flatMap(({ values }) => values);
  const unclear = [...meanings].flatMap(([{ text }, all]): UnclearText[] => {
    const among = (texts: readonly string[]): Meaning | undefined =>
      all.find((one) => one.among !== undefined && (texts.includes(one.name) || texts.includes(quoted(one.name))));
    const [inIt, inOther] = [among(used), among(further)];
    const found = inIt ?? inOther;
    return found?.among === undefined ? [] : [{ given: text, among: found.among, isTitle: found.kind !== 'cbsa', isOther: inIt === undefined }];
  });
  return unclear.length === 0 ? {} : { unclear };
}

const oneOnly = (form: Form, { of, values }: Others): string => `${nameOfForm(form)} takes one ${of}. Send another query for ${values.join(', and one for ')}.`;

const narrower = ({ verb, subject }: Form): string =>
  `SEARCH ${subject} takes no other conditions than SEARCH and INDUSTRY. In ${verb} ${subject}, SEARCH finds text in names only.`;

function stepsTo(query: string, written: string): string[] {
  const [given, used] = [piecesOf(query), piecesOf(written)];
  if (given === undefined || used === undefined || withoutLooseQuote(query) !== undefined || isUnclosed(query)) return [];
  const steps = differences(given, used);
  return steps.every(isReadable) ? steps : [];
}

/** No step names the quote that is missing at the end. */
const isUnclosed = (query: string): boolean => query.split('"').length % 2 === 0;

/** A step with one of two parentheses among other words is harder to read than the corrected query: `Write IN ("low", instead of IS "low" OR IS`. */
function isReadable(step: string): boolean {
  const plain = step.replace(/"[^"]*"/gu, '""');
  return /^(?:Write|Add) [()[\]] /u.test(plain) || ['()', '[]'].every(([open = '', close = '']) => plain.split(open).length === plain.split(close).length);
}

function normal(query: string): string | undefined {
  const command = parsedIfValid(query);
  return command === undefined ? undefined : print(command);
}

interface ToLookUp {
  readonly value: LooseValue;
  readonly wantsJob: boolean;
  readonly isUnnamed: boolean;
}

/** The values to look up. Only those where an occupation is expected are converted as job titles. */
function valuesOf({ mentions, conditions }: LooseQuery): readonly ToLookUp[] {
  const ofMentions = mentions.flatMap(({ noun, values }) =>
    values.map((value) => ({ value, wantsJob: noun === undefined || noun === 'occupation' || noun === 'cluster', isUnnamed: noun === undefined })),
  );
  const leaves = (condition: LooseCondition): ToLookUp[] => {
    if (condition.kind === 'not') return leaves(condition.of);
    if (condition.kind !== 'field') return condition.of.flatMap(leaves);
    return condition.values.map((value) => ({ value, wantsJob: namesOccupation(condition.field), isUnnamed: false }));
  };
  return [...ofMentions, ...conditions.flatMap(leaves)];
}
