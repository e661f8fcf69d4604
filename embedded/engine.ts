/** Receives one line about an event of an engine ("PostgreSQL stopped unexpectedly"). */
export type EngineLog = (message: string) => void;

/** A running engine, private or external. */
export interface Engine {
  /** `postgresql://…` or `http://…`, with credentials if the engine requires them. */
  readonly url: string;
  /** Stops the engine and resolves when it has ended. An external engine keeps running. */
  stop(): Promise<void>;
}

/** An engine could not be started. The message is for the person at the terminal. */
export class EngineError extends Error {
  override name = 'EngineError';
}
