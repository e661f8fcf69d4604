/** Receives one line about an event of an engine ("PostgreSQL stopped unexpectedly"). */
export type EngineLog = (message: string) => void;

/** An engine that should be running and is not. */
export interface EngineProblem {
  /** "OpenSearch". */
  readonly name: string;
  readonly since: Date;
  /** How it ended, or why the last start failed. One line, without paths. */
  readonly reason: string;
  /** Starts that failed since. */
  readonly failedStarts: number;
  /** Name of its log file. */
  readonly log: string;
}

/** A running engine, private or external. */
export interface Engine {
  /** `postgresql://…` or `http://…`, with credentials if the engine requires them. */
  readonly url: string;
  /** What runs it, if several versions of that could: "Java 25, /usr/lib/jvm/…/bin/java". */
  readonly runsOn?: string;
  /** Stops the engine and resolves when it has ended. An external engine keeps running. */
  stop(): Promise<void>;
  /** Undefined while it runs, and for an external engine. */
  readonly problem?: () => EngineProblem | undefined;
}

/** An engine could not be started. The message is for the person at the terminal. */
export class EngineError extends Error {
  override name = 'EngineError';
}
