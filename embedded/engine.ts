/** Receives one line about an event of an engine ("PostgreSQL stopped unexpectedly"). */
export type EngineLog = (message: string) => void;

/** A running engine, wherever it came from. */
export interface Engine {
  /** `postgresql://…` or `http://…`, credentials included where the engine wants them. */
  readonly url: string;
  /** Stops the engine and resolves when it has ended. An external engine keeps running. */
  stop(): Promise<void>;
}

/** An engine could not be started; the message is meant for the person at the terminal. */
export class EngineError extends Error {
  override name = 'EngineError';
}
