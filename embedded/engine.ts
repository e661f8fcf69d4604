/** Receives one line of news about an engine ("PostgreSQL stopped unexpectedly"). */
export type EngineLog = (message: string) => void;

/** A running engine, wherever it came from. */
export interface Engine {
  /** `postgresql://…` or `http://…`, credentials included where the engine wants them. */
  readonly url: string;
  /** Stops the engine and resolves when it is gone. An external engine is left alone. */
  stop(): Promise<void>;
}

/** An engine could not be started; the message is meant for the person at the terminal. */
export class EngineError extends Error {
  override name = 'EngineError';
}
