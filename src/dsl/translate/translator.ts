import type { LanguageModel } from '../../conversion/titles/llm/language-model.ts';
import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { ROLE_PERMISSIONS } from '../../catalog/roles.ts';
import type { Caller, Services } from '../../operations/services.ts';
import type { QuestionRefusal, TranslatesQuestions, Translation, Unnoted } from '../../operations/translation.ts';
import { industryOfCompany } from '../../reads/company-names.ts';
import { meaningsIn } from '../../operations/notes.ts';
import { noteText } from '../../wording/note-words.ts';
import { ASKING } from '../asking.ts';
import { preparedIfValid } from '../prepare.ts';
import { prepareWithTarget } from '../prepare-with-target.ts';
import { print, quoted } from '../print.ts';
import { wordKey } from '../../text/words.ts';
import { aboutService } from './about-service.ts';
import type { Masked } from './choice/clues.ts';
import { FormChoice } from './choice/form-choice.ts';
import { CurrentLexicon } from './current-lexicon.ts';
import { draft, type Draft } from './draft.ts';
import { ModelTranslator } from './model-translator.ts';
import type { Facet, Reading } from './reading.ts';
import { draftsOf, maskedQuestion, namedIn, readingOf, type ReadingSources } from './readings-of.ts';
import { probabilityOfJob, resolveNames } from './resolve-names.ts';
import { confidenceOf, isAnswer, isUnanswered, widenedOf } from './judge-draft.ts';
import { queriesAbout, unknownNamesText } from './queries-about.ts';
import { shownEntity } from './shown-entity.ts';
import type { SimilarEmployers } from './similar-employers.ts';

const MOST_ALTERNATIVES = 3;
/** Of queries about what a text names. */
const MOST_ABOUT = 3;
/** A language model is asked about questions that the rules understand less than this. */
const LEAST_WITHOUT_MODEL = 0.5;
/** Lowest probability of an occupation for a text to convert, and how many texts are checked. */
const LEAST_OF_INPUT = 0.2;
const MOST_CHECKED = 5;
/** Queries with a score this close to the best one are alternatives. */
const CLOSE = 0.8;

/** Parts between names that are compared: "plumber pay compared to that of an electrician". */
const NEAR = 5;

/** Queries are checked as for a caller who may read everything. Whoever runs one needs the permission of its operation. */
const CHECKER: Caller = { id: 'translate', name: 'translate', permissions: ROLE_PERMISSIONS.analyst };

type Needs = Pick<Services, 'database' | 'versions' | 'titles' | 'companies' | 'unlessOutage'>;

/** Translates plain English to queries, by rules over the forms of the query language, the catalog, and the conversions. Never runs a query. */
export class Translator implements TranslatesQuestions {
  private readonly names: CurrentLexicon;
  private readonly model: ModelTranslator | undefined;
  private readonly choice: () => FormChoice;

  constructor(
    private readonly services: Needs,
    languageModel?: Pick<LanguageModel, 'complete'>,
    choice?: FormChoice,
  ) {
    this.names = new CurrentLexicon(services);
    this.choice = choice === undefined ? FormChoice.committed : () => choice;
    this.model = languageModel === undefined ? undefined : new ModelTranslator(services, languageModel, (dsl) => this.checked(dsl));
  }

  /** The query that a question means; undefined if there is none, or if the question asks for something else. */
  async translate(
    text: string,
    { model: mayAsk, rows }: { readonly model: boolean; readonly rows?: number | undefined } = { model: true },
  ): Promise<Translation | undefined> {
    const read = await this.read(text);
    if (read === undefined) return undefined;
    const found = await this.translated(text, { ...read, rows }, { mayAsk });
    return found === undefined ? undefined : { ...found, notes: this.notesOn(found.dsl) };
  }

  private async translated(text: string, reading: Reading, { mayAsk }: { readonly mayAsk: boolean }): Promise<Unnoted | undefined> {
    const ruled = await this.byRules(reading);
    if (this.model === undefined || !mayAsk || (ruled !== undefined && ruled.confidence >= LEAST_WITHOUT_MODEL)) return ruled;
    const written = await this.model.translate(text, reading);
    if (written === undefined || (ruled !== undefined && written.confidence <= ruled.confidence)) return ruled;
    return ruled === undefined ? written : { ...written, alternatives: [ruled.dsl] };
  }

  /** What the figures are that the query compares, as its answer says it. */
  private notesOn(dsl: string): readonly string[] {
    const prepared = preparedIfValid(dsl, CHECKER);
    if (prepared?.kind !== 'question') return [];
    const { form, plan } = prepared.question;
    return form.resource === undefined ? [] : meaningsIn(form.resource, plan).map((note) => noteText(form.resource, note, ASKING));
  }

  async refusalOf(text: string): Promise<QuestionRefusal> {
    const { entities, topics, unknown, similar } = await namedIn(text, await this.sources());
    const closest = similar === undefined ? undefined : await this.ofSameIndustry(similar);
    const queries = [...(closest === undefined ? [] : [closest.dsl]), ...queriesAbout(entities, topics)].slice(0, MOST_ABOUT);
    const exist = await Promise.all(queries.map((dsl) => this.runs(dsl)));
    return {
      reason: [similar === undefined ? [] : 'The data does not say which employers are similar or compete.', unknownNamesText(unknown)].flat().join(' ').trim(),
      ...(closest === undefined ? {} : { closest }),
      queries: queries.filter((_, i) => exist[i]),
    };
  }

  /** The employers of the same industry, or of the one that the question names, with all else that it says. */
  private async ofSameIndustry({ company, noun, before, after }: SimilarEmployers): Promise<QuestionRefusal['closest']> {
    const industry = await industryOfCompany(this.services.database, company);
    if (industry === undefined) return undefined;
    const asked = `${before} ${noun ?? 'companies'} ${after}`;
    const rest = await this.read(asked);
    const industries = (rest?.facets ?? []).flatMap(({ isNegated = false, ...facet }) =>
      facet.kind === 'entity' && facet.entity.kind === 'industry' ? facet.entity.names.map((name) => ({ name, isNegated })) : [],
    );
    const isLeftOut = industries.some(({ name, isNegated }) => isNegated && name === industry);
    const named = industries.find(({ isNegated }) => !isNegated)?.name;
    const isNamed = isLeftOut || named !== undefined;
    const meant = await this.translate(isNamed ? asked : `${before} companies in the ${industry} industry ${after}`, { model: false });
    if (meant?.not_understood.length === 0 && meant.dsl.includes(isNamed ? 'INDUSTRY ' : `INDUSTRY IS ${quoted(industry)}`)) {
      const text = isLeftOut
        ? `The question leaves out the industry of ${company}, ${industry}, so that the closest are the others`
        : `The closest are the employers of its industry, ${named ?? industry}`;
      return { text, dsl: meant.dsl };
    }
    // Without the rest of the question, the list would have what it leaves out.
    const hasExceptions = rest?.facets.some(({ isNegated }) => isNegated === true) === true;
    if (hasExceptions) return undefined;
    return {
      text: `The closest are the employers of its industry, ${named ?? industry}`,
      dsl: `LIST COMPANIES WHERE INDUSTRY IS ${quoted(named ?? industry)}`,
    };
  }

  private async byRules(reading: Reading): Promise<Unnoted | undefined> {
    const ofService = aboutService(reading);
    if (ofService !== undefined) return isUnanswered(reading.guesses) ? undefined : ofService;
    const { drafts, ranked } = draftsOf(reading);
    // A text without an answer costs no check.
    if (!drafts.some((one) => isAnswer(one, reading))) return undefined;
    const checked: { readonly dsl: string; readonly draft: Draft }[] = [];
    let best: (typeof checked)[number] | undefined;
    for (const [i, one] of drafts.entries()) {
      if (checked.length > MOST_ALTERNATIVES) break;
      // From here on, none is close enough to be an alternative.
      if (best !== undefined && i >= ranked && best.draft.score - one.score >= CLOSE) break;
      const dsl = print(one.command);
      if (!checked.some((other) => other.dsl === dsl) && (await this.runs(dsl)) && (await this.convertsJobs(one, reading)) && (await this.convertsCompany(one)))
        checked.push({ dsl, draft: one });
      best ??= checked.find(({ draft: found }) => isAnswer(found, reading));
    }
    if (best === undefined) return undefined;
    const { dsl: bestDsl } = best;
    const compared = await this.comparedWith(best.draft, reading);
    const others = checked.filter((one) => one !== best);
    const close = others.filter(({ draft: other }) => best.draft.score - other.score < CLOSE && !isSameAnswer(best.draft, other));
    return {
      dsl: best.dsl,
      confidence: confidenceOf(best.draft, close[0]?.draft, reading),
      intent: best.draft.form.operation.id,
      entities: best.draft.entities.map(shownEntity),
      alternatives: [...new Set([...compared, ...close.map(({ dsl }) => dsl)])].filter((dsl) => dsl !== bestDsl).slice(0, MOST_ALTERNATIVES),
      source: 'rules',
      not_understood: [...new Set([...reading.background.map(({ text }) => text), ...best.draft.missing, ...widenedOf(best.draft, reading)])],
    };
  }

  /** "Plumber vs electrician pay": the same query for each of the others that the question names, if the form takes one. */
  private async comparedWith({ form, entities }: Draft, reading: Reading): Promise<readonly string[]> {
    const isName = (facet: Facet): facet is Extract<Facet, { kind: 'entity' }> =>
      facet.kind === 'entity' && (facet.entity.kind === 'role' || facet.entity.kind === 'company') && facet.isNegated !== true;
    const named = reading.facets.filter(isName);
    const target = named.find(({ entity }) => entities[0]?.entity === entity);
    if (target === undefined || form.target === undefined) return [];
    const isNear = ({ at }: Facet): boolean => at - Math.max(...target.covers) <= NEAR && at > target.at;
    const others = named.filter(
      (facet) => facet.entity.kind === target.entity.kind && isNear(facet) && !entities.some(({ entity }) => entity === facet.entity),
    );
    const queries = others.slice(0, MOST_ALTERNATIVES).flatMap((other) => {
      const facets = reading.facets.filter((facet) => facet === other || !isName(facet) || facet.entity.kind !== other.entity.kind);
      const found = draft(form, { ...reading, facets });
      return found === undefined ? [] : [print(found.command)];
    });
    const exist = await Promise.all(queries.map((dsl) => this.runs(dsl)));
    return queries.filter((_, i) => exist[i]);
  }

  /** Reads the choice of forms and the names of the data, so that the first question does not wait for them. `prepareVocabulary` does the rest. */
  async warmUp(): Promise<void> {
    this.choice();
    await this.names.current();
  }

  /** A question as the choice of a form sees it, to learn from. */
  async masked(text: string): Promise<Masked> {
    return maskedQuestion(text, await this.sources());
  }

  private async read(text: string): Promise<Reading | undefined> {
    return readingOf(text, { ...(await this.sources()), choice: this.choice() });
  }

  private async sources(): Promise<Omit<ReadingSources, 'choice'>> {
    const names = await this.names.current();
    return { names, places: gazetteer(), resolve: (items) => resolveNames(this.services, items, names) };
  }

  /** Whether a query passes all checks, and its target exists. */
  private async runs(dsl: string): Promise<boolean> {
    return (await this.checked(dsl)) !== undefined;
  }

  private checked(dsl: string): ReturnType<typeof prepareWithTarget> {
    return prepareWithTarget(this.services.database, dsl, CHECKER);
  }

  /** Whether the texts that a conversion takes from the middle of a question name jobs. Quoted texts are taken as they are. */
  private async convertsJobs({ form, inputs }: Draft, { topics }: Reading): Promise<boolean> {
    if (form.verb !== 'TITLECONVERT' && form.verb !== 'CLUSTERCONVERT') return true;
    const doubtful = inputs.filter(({ isQuoted }) => isQuoted !== true).slice(0, MOST_CHECKED);
    const { isTitle } = await this.names.current();
    // "Teacher" is a title, although no single occupation of teachers is likely. Where a code is asked for, the conversion says how unsure it is.
    const least = topics.has('code') || topics.has('convert') ? Number.MIN_VALUE : LEAST_OF_INPUT;
    const found = await Promise.all(doubtful.map(async ({ text }) => isTitle(wordKey(text)) || (await probabilityOfJob(this.services, text)) >= least));
    return found.every(Boolean);
  }

  /** Whether the text that is taken from the middle of a question can be the name of a company: "nicest" in "which company has the nicest people" is none. */
  private async convertsCompany({ form, inputs }: Draft): Promise<boolean> {
    if (form.verb !== 'COMPANYCONVERT') return true;
    const names = await this.names.current();
    // "Like Target" is none either.
    const isLowerFirst = (text: string): boolean => /^\p{Ll}/u.test(text) && /\s\p{Lu}/u.test(text) && names.isEnglish(text.split(' ', 1)[0] ?? '');
    return inputs.every(
      ({ text, isQuoted }) => isQuoted === true || (/\p{Lu}/u.test(text) && !isLowerFirst(text)) || !wordKey(text).split(' ').every(names.isEnglish),
    );
  }
}

/** Whether two queries ask for the same rows, once for an occupation and once for its cluster. */
function isSameAnswer(a: Draft, b: Draft): boolean {
  const isSameForm = a.form.verb === b.form.verb && a.form.subject === b.form.subject;
  return isSameForm && a.form.for !== b.form.for && a.entities.every(({ entity }) => b.entities.some((other) => other.entity === entity));
}
