import { BrokenCircuitError, bulkhead, BulkheadRejectedError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../config/config.ts';
import type { Logger } from '../../../runtime/log.ts';
import { ChatEndpoint } from './chat-endpoint.ts';
import { messagesFor, type ChatMessage, type ChoiceQuestion } from './prompt.ts';
import { readChoice } from './read-choice.ts';

export type LanguageModelConfig = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_TIMEOUT_MS'>;

export const LANGUAGE_MODEL = {
  /** After this many failures in a row the model is paused, so that callers do not wait for each timeout. */
  failuresInARow: 5,
  /** Length of the pause. After it, one question checks whether the model answers again. */
  pauseMs: 30_000,
  /** Most concurrent questions. Further titles are answered without the model instead of waiting. */
  atOnce: 8,
  /** How long answers are cached: typing and reloading repeat the same question. */
  rememberedMs: 300_000,
  rememberedQuestions: 1_000,
} as const;

/** The language model, if one is configured. */
export function languageModelOf(config: LanguageModelConfig, log: Logger): LanguageModel | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_TIMEOUT_MS: timeoutMs } = config;
  return baseUrl === undefined || model === undefined ? undefined : new LanguageModel(new ChatEndpoint({ baseUrl, model, apiKey, timeoutMs }), log);
}

/**
 * The third tier of title conversion: chooses among the candidates of the ranking. It also answers the questions that translation asks. Failures are logged,
 * never thrown; the caller then answers without the model.
 */
export class LanguageModel {
  private readonly breaker;
  private readonly policy;
  private readonly remembered;

  constructor(
    private readonly endpoint: Pick<ChatEndpoint, 'complete'>,
    private readonly log: Logger,
    pauseMs: number = LANGUAGE_MODEL.pauseMs,
  ) {
    this.breaker = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(LANGUAGE_MODEL.failuresInARow) });
    this.breaker.onBreak(() => {
      log.warn({ pause_ms: pauseMs }, 'The language model keeps failing and is paused.');
    });
    this.policy = wrap(bulkhead(LANGUAGE_MODEL.atOnce, 0), this.breaker);
    // Equal concurrent questions are sent once. Failures are not cached.
    this.remembered = new LRUCache<string, { code: string | undefined }, ChoiceQuestion>({
      max: LANGUAGE_MODEL.rememberedQuestions,
      ttl: LANGUAGE_MODEL.rememberedMs,
      fetchMethod: async (_key, _stale, { context }) => ({ code: await this.ask(context) }),
    });
  }

  /** The code of one of the candidates; undefined if the model names none of them, or is not available. */
  async choose(question: ChoiceQuestion): Promise<string | undefined> {
    try {
      return (await this.remembered.fetch(JSON.stringify(question), { context: question }))?.code;
    } catch (error) {
      this.warn(error, 'the language model did not answer; the title is answered without it');
      return undefined;
    }
  }

  /** The answer to any other question; undefined if the model is not available. */
  async complete(messages: readonly ChatMessage[]): Promise<string | undefined> {
    try {
      return await this.guarded(messages);
    } catch (error) {
      this.warn(error, 'the language model did not answer; the question is answered without it');
      return undefined;
    }
  }

  private warn(error: unknown, message: string): void {
    const isSpared = error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;
    if (!isSpared) this.log.warn({ reason: (error as Error).message }, message);
  }

  private async ask(question: ChoiceQuestion): Promise<string | undefined> {
    return readChoice(
      await this.guarded(messagesFor(question)),
      question.candidates.map(({ code }) => code),
    );
  }

  private async guarded(messages: readonly ChatMessage[]): Promise<string> {
    // The breaker would make others wait for the trial request and then for their own answer.
    if (this.breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.policy.execute(() => this.endpoint.complete(messages));
  }
}
