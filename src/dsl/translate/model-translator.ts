import type { LanguageModel } from '../../conversion/titles/llm/language-model.ts';
import type { Services } from '../../operations/services.ts';
import type { Unnoted } from '../../operations/translation.ts';
import type { Prepared } from '../prepare.ts';
import { unknownNames } from '../unknown-names.ts';
import { missingFrom, plain, valuesOf } from './model-account.ts';
import { messagesFor, readAnswer } from './model-question.ts';
import type { Reading } from './reading.ts';
import { shownEntity } from './shown-entity.ts';

/** The part of the question that the query must say, 0 to 1. */
const LEAST_COVERAGE = 0.5;
/** A query of a model is never as sure as one of the rules. */
const SUREST = 0.8;

/** Checks a query like one of the rules; undefined if it does not run. */
export type CheckQuery = (dsl: string) => Promise<Extract<Prepared, { kind: 'question' }> | undefined>;

/** Asks a language model about questions that the rules do not understand. Its query must pass the same checks, and name only what exists. */
export class ModelTranslator {
  constructor(
    private readonly services: Pick<Services, 'database' | 'companies' | 'unlessOutage'>,
    private readonly model: Pick<LanguageModel, 'complete'>,
    private readonly check: CheckQuery,
  ) {}

  async translate(text: string, reading: Reading): Promise<Unnoted | undefined> {
    const entities = reading.facets.flatMap((facet) => (facet.kind === 'entity' ? [{ text: facet.text, entity: facet.entity }] : []));
    const written = await this.model.complete(messagesFor(text, entities.map(shownEntity)));
    const answer = written === undefined ? undefined : readAnswer(written);
    if (answer === undefined) return undefined;
    const prepared = await this.check(answer.dsl);
    if (prepared === undefined) return undefined;
    const { form } = prepared.question;
    const { sentences } = await unknownNames(this.services, prepared.question, { isEmpty: true });
    if (sentences.length > 0) return undefined;
    const missing = missingFrom(answer, form, reading);
    const coverage = 1 - missing.length / Math.max(1, reading.size);
    if (coverage < LEAST_COVERAGE || missing.length >= reading.size) return undefined;
    const query = plain(answer.dsl);
    const named = entities.filter(({ entity }) => valuesOf(entity).some((value) => query.includes(plain(value))));
    return {
      dsl: answer.dsl,
      confidence: Number((coverage * SUREST).toFixed(2)),
      intent: form.operation.id,
      entities: named.map(shownEntity),
      alternatives: [],
      source: 'model',
      not_understood: missing,
    };
  }
}
