import type { Answer } from '../../operations/answer.ts';
import type { Action } from '../../operations/operation.ts';
import type { Caller, Services } from '../../operations/services.ts';

/** What a command does: an action with its input. */
export interface BoundAction {
  readonly permission: Action['permission'];
  readonly run: (services: Services, caller: Caller) => Promise<Answer>;
}

export const bound = <I>(action: Action<I>, input: I): BoundAction => ({
  permission: action.permission,
  run: (services, caller) => action.run(services, input, caller),
});
