import { AsyncLocalStorage } from 'node:async_hooks';

/** Charges processor time, in ms, to the caller whose request used it. It may be called after the request has ended. */
export type ChargeProcessor = (ms: number) => void;

const charges = new AsyncLocalStorage<ChargeProcessor>();
const UNCHARGED: ChargeProcessor = () => undefined;

/** Processor time of threads and programs that `work` asks for goes to `charge`. */
export const chargeTo = <Result>(charge: ChargeProcessor, work: () => Result): Result => charges.run(charge, work);

/** For work that is asked for now and done later, elsewhere. Work of the server itself, such as the warm-up, is charged to no caller. */
export const currentCharge = (): ChargeProcessor => charges.getStore() ?? UNCHARGED;

/** Processor time of this thread so far, in ms. */
export function threadProcessorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
