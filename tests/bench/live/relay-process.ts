import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RelayRequest, RelayState } from './relay-server.ts';

const program = fileURLToPath(new URL('./relay-server.ts', import.meta.url));

export type RelayProcess = {
  base: string;
  tickets(count: number): Promise<string[]>;
  state(): Promise<RelayState>;
  end(): Promise<void>;
};

/** The server in its own process, with the engine at `engineUrl`. */
export async function startRelay(engineUrl: string): Promise<RelayProcess> {
  const child = fork(program, { execArgv: ['--expose-gc'], env: { ...process.env, ENGINE_URL: engineUrl } });
  const answer = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const base = (await answer()) as string;
  const ask = (request: RelayRequest): Promise<unknown> => {
    const answered = answer();
    child.send(request);
    return answered;
  };
  return {
    base,
    tickets: async (count) => (await ask({ ask: 'tickets', count })) as string[],
    state: async () => (await ask({ ask: 'state' })) as RelayState,
    async end() {
      const ended = once(child, 'exit');
      child.send({ ask: 'end' } satisfies RelayRequest);
      await ended;
    },
  };
}

const idleProgram = fileURLToPath(new URL('./idle-server.ts', import.meta.url));

/** A process beside the server that only waits; `take` answers how late its timers came since it was asked last. */
export function startIdle() {
  const child = fork(idleProgram);
  return {
    async take(): Promise<number[]> {
      const answered = once(child, 'message');
      child.send('take');
      return (await answered)[0] as number[];
    },
    end: () => child.send('end'),
  };
}
