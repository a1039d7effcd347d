import { type Send, sendTo } from './steady-load.ts';

const ASK_EVERY_MS = 25;

const isRefused = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/** What a proxy does: replicas that are ready take turns, and a refused connection goes to the next one. */
export function watchReplicas(origins: string[], isReady: (origin: string) => Promise<boolean>) {
  const ready = new Set(origins);
  let isOver = false;
  let turn = 0;
  const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  /** Each by itself, so that a slow answer of one does not hide that another stops. */
  async function watch(origin: string): Promise<void> {
    while (!isOver) {
      if (await isReady(origin)) ready.add(origin);
      else ready.delete(origin);
      await pause();
    }
  }
  const watching = Promise.all(origins.map(watch));
  /** Waits while none is ready: one that stops must get no request because the other answers slowly. */
  async function next(): Promise<string> {
    while (ready.size === 0) await pause();
    const choice = [...ready];
    turn += 1;
    return choice[turn % choice.length] ?? '';
  }
  return {
    isListed: (origin: string) => ready.has(origin),
    /** Sends as this person, to whichever replica has its turn. */
    createSend(person: Parameters<typeof sendTo>[1]): Send {
      return async (...request) => {
        for (let tries = 0; tries < origins.length; tries += 1) {
          const origin = await next();
          try {
            return await sendTo(origin, person)(...request);
          } catch (error) {
            if (!isRefused(error)) throw error;
            ready.delete(origin);
          }
        }
        throw new Error('no replica accepts connections');
      };
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
