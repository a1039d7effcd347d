import type { CallOptions, Coach } from '../../ports/language.ts';
import type { ProviderCall, WatchProvider } from '../../ports/provider-calls.ts';
import { CallFailure } from './call-failure.ts';
import type { ModelClient } from './model-client.ts';
import { prepareAfter, startTaskClock, type TaskClock } from './task-clock.ts';

export type CallTimeouts = {
  /** Judgements and short texts, with retries and repair. */
  shortMs: number;
  /** Letters and reviews, likewise. */
  longMs: number;
  /** The longest silence of a live answer before the built-in coach answers instead. */
  liveSilenceMs: number;
  liveWholeMs: number;
  atStartMs: number;
};

/** What every task of the model's coach works with. */
export type ModelWork = {
  client: ModelClient;
  /** Answers when the model does not. */
  standIn: Coach;
  timeouts: CallTimeouts;
  /** Starts the time that a task has in all; first thing in the task. */
  startClock(totalMs: number): TaskClock;
  /**
   * The model's result, or the substitute's when the model fails. The substitute prepares its answer shortly before the time is up.
   * A caller who left gets their own reason.
   */
  orStandIn<Result>(
    task: CallOptions & { clock: TaskClock },
    work: () => Promise<Result>,
    instead: () => Promise<Result>,
  ): Promise<Result>;
  succeeded(): void;
  failed(error: unknown): void;
  /** The present problem with the model, in words; null if its last call succeeded. */
  problem(): string | null;
};

type ModelWorkOptions = { client: ModelClient; standIn: Coach; timeouts: CallTimeouts; watch: WatchProvider };

export function createModelWork({ client, standIn, timeouts, watch }: ModelWorkOptions): ModelWork {
  let problem: string | null = null;
  const tell = (failure: ProviderCall['failure']) => watch({ provider: 'language-model', host: client.host, failure });
  const succeeded = (): void => {
    problem = null;
    tell(null);
  };
  const failed = (error: unknown): void => {
    const known = error instanceof CallFailure ? error : null;
    problem = known?.message ?? `${client.host} answered with something that cannot be used.`;
    // Not a `CallFailure`: thrown while parsing the reply. The stack names the check.
    tell(known ? { kind: known.kind, status: known.status } : { kind: 'malformed', status: null, cause: error });
  };
  return {
    client,
    standIn,
    timeouts,
    succeeded,
    failed,
    problem: () => problem,
    startClock: startTaskClock,
    async orStandIn({ signal, clock }, work, instead) {
      const standingIn = prepareAfter(clock.prepareMs(), instead);
      try {
        const result = await work();
        succeeded();
        return result;
      } catch (error) {
        signal?.throwIfAborted();
        failed(error);
        return await standingIn.get();
      } finally {
        standingIn.cancel();
      }
    },
  };
}
