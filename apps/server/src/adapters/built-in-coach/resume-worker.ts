import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ResumeTaskInput, ResumeTaskName } from './resume-tasks.ts';
import { runResumeTask } from './resume-tasks.ts';

/** The thread that answers requests comes first when both want the processor. */
const LOW_PRIORITY = 5;

export type WorkerRequest = { id: number; name: ResumeTaskName; input: ResumeTaskInput<ResumeTaskName> };
export type WorkerReply = { id: number; result: unknown } | { id: number; problem: string };

try {
  // On Linux this is the priority of the calling thread; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(LOW_PRIORITY);
} catch {
  // Not allowed here: the work is done all the same.
}

parentPort?.on('message', async ({ id, name, input }: WorkerRequest) => {
  const reply: WorkerReply = await runResumeTask(name, input).then(
    (result) => ({ id, result }),
    (cause: unknown) => ({ id, problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
  parentPort?.postMessage(reply);
});
