import type { LanguageModel } from '../../conversion/titles/llm/language-model.ts';
import { englishWords } from '../../conversion/english-words.ts';
import { loadIndustries } from '../../conversion/industries.ts';
import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { ROLE_PERMISSIONS } from '../../catalog/roles.ts';
import type { Caller, Services } from '../../operations/services.ts';
import type { TranslatesQuestions, Translation } from '../../operations/translation.ts';
import { allNames } from '../../reads/all-names.ts';
import { FORMS } from '../forms/forms.ts';
import { prepareWithTarget } from '../prepare-with-target.ts';
import { print } from '../print.ts';
import { once } from '../../runtime/once.ts';
import { wordKey } from '../../text/words.ts';
import { aboutService } from './about-service.ts';
import { withBackground } from './background.ts';
import { isCommand } from './commands/commands.ts';
import { masked, type Masked } from './choice/clues.ts';
import { FormChoice } from './choice/form-choice.ts';
import { draft, type Draft } from './draft.ts';
import type { Item } from './items.ts';
import { Lexicon } from './lexicon.ts';
import { itemsWithoutSlips } from './misspelled-words.ts';
import { ModelTranslator } from './model-translator.ts';
import { readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';
import { probabilityOfJob, resolveNames } from './resolve-names.ts';
import { confidenceOf, isAnswer, isAnsweredElsewhere, isUnanswered } from './judge-draft.ts';
import { shownEntity } from './shown-entity.ts';
import { variantsOf } from './variants.ts';
import { wordsIn, type Word } from './words.ts';

const MOST_ALTERNATIVES = 3;
/** A language model is asked about questions that the rules understand less than this. */
const LEAST_WITHOUT_MODEL = 0.5;
/** Lowest probability of an occupation for a text to convert, and how many texts are checked. */
const LEAST_OF_INPUT = 0.2;
const MOST_CHECKED = 5;
const CLEARLY = 0.15;
/** Queries with a score this close to the best one are alternatives. */
const CLOSE = 0.8;

/** Queries are checked as for a caller who may read everything. Whoever runs one needs the permission of its operation. */
const CHECKER: Caller = { id: 'translate', name: 'translate', permissions: ROLE_PERMISSIONS.analyst };

type Needs = Pick<Services, 'database' | 'versions' | 'titles' | 'companies'>;

/** Translates plain English to queries, by rules over the forms of the query language, the catalog, and the conversions. Never runs a query. */
export class Translator implements TranslatesQuestions {
  private known: { readonly state: string; readonly lexicon: Promise<Lexicon> } | undefined;

  private readonly model: ModelTranslator | undefined;
  private readonly choice: () => FormChoice;

  constructor(
    private readonly services: Needs,
    languageModel?: Pick<LanguageModel, 'complete'>,
    choice?: FormChoice,
  ) {
    this.choice = choice === undefined ? once(() => FormChoice.committed()) : () => choice;
    this.model = languageModel === undefined ? undefined : new ModelTranslator(services, languageModel, (dsl) => this.checked(dsl));
  }

  /** The query that a question means; undefined if there is none, or if the question asks for something else. */
  async translate(text: string, { model: mayAsk } = { model: true }): Promise<Translation | undefined> {
    const reading = await this.read(text);
    if (reading === undefined) return undefined;
    const ruled = await this.byRules(reading);
    if (this.model === undefined || !mayAsk || (ruled !== undefined && ruled.confidence >= LEAST_WITHOUT_MODEL)) return ruled;
    const written = await this.model.translate(text, reading);
    if (written === undefined || (ruled !== undefined && written.confidence <= ruled.confidence)) return ruled;
    return ruled === undefined ? written : { ...written, alternatives: [ruled.dsl] };
  }

  private async byRules(reading: Reading): Promise<Translation | undefined> {
    const ofService = aboutService(reading);
    if (ofService !== undefined) return isUnanswered(reading.guesses) ? undefined : ofService;
    const { drafts, ranked } = this.drafts(reading);
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
    const others = checked.filter((one) => one !== best);
    const close = others.filter(({ draft: other }) => best.draft.score - other.score < CLOSE && !isSameAnswer(best.draft, other));
    return {
      dsl: best.dsl,
      confidence: confidenceOf(best.draft, close[0]?.draft, reading),
      intent: best.draft.form.operation.id,
      entities: best.draft.entities.map(shownEntity),
      alternatives: close.map(({ dsl }) => dsl),
      source: 'rules',
      not_understood: [...new Set([...reading.background.map(({ text }) => text), ...best.draft.missing])],
    };
  }

  /** Reads the choice of forms and the names of the data, so that the first question does not wait for them. `prepareVocabulary` does the rest. */
  async warmUp(): Promise<void> {
    this.choice();
    await this.lexicon().catch(() => undefined);
  }

  /** The reading with the names of background sentences, unless a query says clearly more of the question without them. */
  private async read(text: string): Promise<Reading | undefined> {
    const readings = await this.readings(text);
    const [whole, bare] = readings;
    if (bare === undefined) return whole;
    const coverageOf = (reading: Reading | undefined): number => (reading === undefined ? 0 : (this.drafts(reading).drafts[0]?.coverage ?? 0));
    return coverageOf(bare) > coverageOf(whole) + CLEARLY ? bare : whole;
  }

  /** A question as the choice of a form sees it, to learn from. */
  async masked(text: string): Promise<Masked> {
    const names = await this.lexicon();
    const { words, items } = itemsWithoutSlips(text, wordsIn(text), names, gazetteer());
    return masked(await resolveNames(this.services, items, names), words);
  }

  private async readings(text: string): Promise<Reading[]> {
    const names = await this.lexicon();
    const places = gazetteer();
    const { words, items: found } = itemsWithoutSlips(text, wordsIn(text), names, places);
    const ways = withBackground(found, text, ({ from }) => words[from]?.at.start ?? 0);
    // Also in a sentence that would be left out as background.
    if ([found, ...ways].some(isCommand)) return [];
    const readings: Reading[] = [];
    for (const items of ways) {
      const { isFuture } = readQuestion(items, names, places);
      const resolved = await resolveNames(this.services, items, names);
      // A flight is not in the data, but a misspelled flight attendant is.
      const read = readQuestion(resolved, names, places);
      const guesses = this.guesses(words, resolved);
      if (isFuture || (read.isElsewhere && !isAnsweredElsewhere(guesses))) return [];
      readings.push({ ...read, guesses });
    }
    return readings;
  }

  /** How probable each class of forms is, and that no query answers. */
  private guesses(words: readonly Word[], resolved: readonly Item[]): Reading['guesses'] {
    return this.choice().probabilities(masked(resolved, words));
  }

  /** Queries for the question, best first: the best one, its variants, and, from `ranked` on, the others by their scores. */
  private drafts(reading: Reading): { readonly drafts: readonly Draft[]; readonly ranked: number } {
    const drafts = FORMS.flatMap((form) => draft(form, reading) ?? []).sort((a, b) => b.score - a.score);
    const [best] = drafts;
    if (best === undefined) return { drafts: [], ranked: 0 };
    const variants = variantsOf(reading).flatMap((variant) => draft(best.form, variant) ?? []);
    return { drafts: [best, ...variants, ...drafts.slice(1)], ranked: 1 + variants.length };
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
    const { isTitle } = await this.lexicon();
    // "Teacher" is a title, although no single occupation of teachers is likely. Where a code is asked for, the conversion says how unsure it is.
    const least = topics.has('code') || topics.has('convert') ? Number.MIN_VALUE : LEAST_OF_INPUT;
    const found = await Promise.all(doubtful.map(async ({ text }) => isTitle(wordKey(text)) || (await probabilityOfJob(this.services, text)) >= least));
    return found.every(Boolean);
  }

  /** Whether the text that is taken from the middle of a question can be the name of a company: "nicest" in "which company has the nicest people" is none. */
  private async convertsCompany({ form, inputs }: Draft): Promise<boolean> {
    if (form.verb !== 'COMPANYCONVERT') return true;
    const names = await this.lexicon();
    // "Like Target" is none either.
    const isLowerFirst = (text: string): boolean => /^\p{Ll}/u.test(text) && /\s\p{Lu}/u.test(text) && names.isEnglish(text.split(' ', 1)[0] ?? '');
    return inputs.every(
      ({ text, isQuoted }) => isQuoted === true || (/\p{Lu}/u.test(text) && !isLowerFirst(text)) || !wordKey(text).split(' ').every(names.isEnglish),
    );
  }

  /** The names of the current data. Read again after each change. */
  private async lexicon(): Promise<Lexicon> {
    await this.services.versions.known();
    const { dataset, writes } = await this.services.versions.state();
    const state = `${dataset}.${writes}`;
    if (this.known?.state !== state) {
      const lexicon = this.readLexicon();
      this.known = { state, lexicon };
      lexicon.catch(() => {
        this.known = undefined;
      });
    }
    return this.known.lexicon;
  }

  private async readLexicon(): Promise<Lexicon> {
    const { database, titles } = this.services;
    const [names, industries, english, known] = await Promise.all([allNames(database), loadIndustries(database), englishWords(), titles.knownTitles()]);
    return Lexicon.of(names, industries, english, (key) => known?.isTitle(key) ?? false);
  }
}

/** Whether two queries ask for the same rows, once for an occupation and once for its cluster. */
function isSameAnswer(a: Draft, b: Draft): boolean {
  const isSameForm = a.form.verb === b.form.verb && a.form.subject === b.form.subject;
  return isSameForm && a.form.for !== b.form.for && a.entities.every(({ entity }) => b.entities.some((other) => other.entity === entity));
}
