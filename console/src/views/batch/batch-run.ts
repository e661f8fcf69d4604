import { ApiProblem, isPassing, pauseOf } from '../../api/problem.ts';
import { runCommand } from '../../api/query-language.ts';
import { deleteBatch, markRunning, markStopped, newBatchId, saveAnswer, savedBatch, saveInput, savePicks, wasRunning, type SavedInput } from './batch-store.ts';
import { outcomesOf, type BatchAnswer, type Outcome, type Picks } from './outcome.ts';
import { planOf, queryOf, type Plan } from './plan.ts';

export interface BatchState {
  /** `loading`: looking for a batch that the browser kept. */
  readonly phase: 'loading' | 'none' | 'running' | 'paused' | 'done';
  readonly input: SavedInput | undefined;
  readonly plan: Plan;
  /** By item; undefined while it was not asked. */
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly picks: Picks;
  readonly doneItems: number;
  /** Titles per second; 0 before the first answer. */
  readonly rate: number;
  /** The service asked to wait this many seconds. */
  readonly waiting: number;
  /** Why the run stopped by itself. */
  readonly problem: unknown;
}

const NO_PLAN: Plan = { items: [], requests: [], emptyRows: 0 };
const NOTHING: BatchState = {
  phase: 'none',
  input: undefined,
  plan: NO_PLAN,
  outcomes: [],
  picks: new Map(),
  doneItems: 0,
  rate: 0,
  waiting: 0,
  problem: undefined,
};
/** The rate is that of the last requests, so it follows the load of the service. */
const RATED_REQUESTS = 5;

/** The batch of this tab. It goes on while other views are shown. */
class BatchRun {
  private state: BatchState = { ...NOTHING, phase: 'loading' };
  private readonly listeners = new Set<() => void>();
  private stopping: AbortController | undefined;
  private user: string | undefined;

  readonly current = (): BatchState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Continues with what the browser kept for a user. */
  async restore(user: string): Promise<void> {
    if (this.user === user) return;
    this.stopping?.abort();
    this.user = user;
    this.state = { ...NOTHING, phase: 'loading' };
    const saved = await savedBatch(user).catch(() => undefined);
    if (saved === undefined) {
      this.become(NOTHING);
      return;
    }
    const plan = planOf(saved.input.table, saved.input.columns);
    const outcomes: (Outcome | undefined)[] = plan.items.map(() => undefined);
    for (const [request, answered] of saved.answers) plan.requests[request]?.forEach((item, place) => (outcomes[item] = answered[place]));
    const doneItems = outcomes.filter((outcome) => outcome !== undefined).length;
    const isDone = doneItems === plan.items.length;
    this.become({ ...NOTHING, phase: isDone ? 'done' : 'paused', input: saved.input, plan, outcomes, picks: saved.picks, doneItems });
    if (!isDone && wasRunning(saved.input.id)) this.resume();
  }

  async start(given: Omit<SavedInput, 'id'>): Promise<void> {
    const input = { id: newBatchId(), ...given };
    const plan = planOf(input.table, input.columns);
    this.become({ ...NOTHING, phase: 'paused', input, plan, outcomes: plan.items.map(() => undefined) });
    await this.keep(saveInput(input));
    this.resume();
  }

  resume(): void {
    const { phase, input } = this.state;
    if (phase !== 'paused' || input === undefined) return;
    this.stopping = new AbortController();
    markRunning(input.id);
    this.become({ ...this.state, phase: 'running', problem: undefined, rate: 0 });
    void this.run(input.id, this.stopping.signal);
  }

  pause(problem?: unknown): void {
    this.stopping?.abort();
    // A request that fails because the page is being reloaded does not end the run.
    if (problem === undefined) markStopped();
    if (this.state.phase === 'running') this.become({ ...this.state, phase: 'paused', waiting: 0, problem });
  }

  async forget(): Promise<void> {
    const { input } = this.state;
    this.pause();
    this.become(NOTHING);
    if (input !== undefined) await this.keep(deleteBatch(input.id));
  }

  pick(item: number, code: string | null | undefined): void {
    const { input } = this.state;
    const picks = new Map(this.state.picks);
    if (code === undefined) picks.delete(item);
    else picks.set(item, code);
    this.become({ ...this.state, picks });
    if (input !== undefined) void this.keep(savePicks(input.id, picks));
  }

  /** One request after the other, because the service converts one batch of a caller at a time. */
  private async run(batch: string, signal: AbortSignal): Promise<void> {
    const { plan } = this.state;
    const recent: { readonly titles: number; readonly seconds: number }[] = [];
    for (const [number, request] of plan.requests.entries()) {
      if (request.every((item) => this.state.outcomes[item] !== undefined)) continue;
      const start = performance.now();
      const answered = await this.ask(request, signal);
      if (signal.aborted || answered === undefined) return;
      recent.push({ titles: request.length, seconds: (performance.now() - start) / 1000 });
      if (recent.length > RATED_REQUESTS) recent.shift();
      const outcomes = [...this.state.outcomes];
      request.forEach((item, place) => (outcomes[item] = answered[place]));
      const rate = sum(recent.map(({ titles }) => titles)) / sum(recent.map(({ seconds }) => seconds));
      this.become({ ...this.state, outcomes, rate, doneItems: this.state.doneItems + request.length });
      await this.keep(saveAnswer(batch, number, answered));
    }
    // Canceled while the last answer was saved; another run may have begun.
    if (signal.aborted) return;
    markStopped();
    this.become({ ...this.state, phase: 'done' });
  }

  /** Undefined if the run cannot go on. A request that the service refuses as a whole is the outcome of its titles, and the others go on. */
  private async ask(request: readonly number[], signal: AbortSignal): Promise<readonly Outcome[] | undefined> {
    const items = request.flatMap((item) => this.state.plan.items[item] ?? []);
    for (;;) {
      try {
        return outcomesOf(await runCommand<BatchAnswer>(queryOf(items), signal));
      } catch (problem) {
        if (signal.aborted) return undefined;
        if (problem instanceof ApiProblem && problem.status === 400) return items.map(() => ({ status: 'refused', matches: [], note: problem.body.error }));
        if (!isPassing(problem)) {
          this.pause(problem);
          return undefined;
        }
        await this.wait(pauseOf(problem), signal);
      }
    }
  }

  private async wait(seconds: number, signal: AbortSignal): Promise<void> {
    for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
      this.become({ ...this.state, waiting: left });
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    if (!signal.aborted) this.become({ ...this.state, waiting: 0 });
  }

  /** Where the browser keeps nothing, as in a private window, the batch works without. */
  private async keep(saving: Promise<void>): Promise<void> {
    await saving.catch(() => undefined);
  }

  private become(next: BatchState): void {
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const batchRun = new BatchRun();
