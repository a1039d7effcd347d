import { parentPort, workerData } from 'node:worker_threads';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import { addSkillFamilies, getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';
import { threadProcessorMs } from '../../ports/processor-time.ts';
import { lowerPriority, THIS_THREAD } from '../../programs/lower-priority.ts';
import type { CoachTaskInput, CoachTaskName } from './coach-tasks.ts';
import { runCoachTask } from './coach-tasks.ts';

/** The operator's own skills, which each thread has to index by itself. */
export type CoachWorkerData = { skillFamilies: readonly SkillFamily[]; niceness: number };
export type WorkerRequest = { id: number; name: CoachTaskName; input: CoachTaskInput<CoachTaskName> };
/** What the worker says first is that it can begin; everything else answers a request, with the processor time that it took. */
export type WorkerReply =
  | { isReady: true }
  | { id: number; processorMs: number; result: unknown }
  | { id: number; processorMs: number; problem: string };

const { skillFamilies, niceness } = workerData as CoachWorkerData;
// On Linux this is the priority of the calling thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux' && niceness > 0) lowerPriority(niceness, THIS_THREAD);

if (skillFamilies.length > 0) {
  addSkillFamilies(skillFamilies);
  // Before the first task, because the time of a task is limited.
  getSkillLexicon();
}

parentPort?.on('message', async ({ id, name, input }: WorkerRequest) => {
  const startedAtMs = threadProcessorMs();
  const used = () => ({ id, processorMs: threadProcessorMs() - startedAtMs });
  const reply: WorkerReply = await runCoachTask(name, input).then(
    (result) => ({ ...used(), result }),
    (cause: unknown) => ({
      ...used(),
      problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    }),
  );
  parentPort?.postMessage(reply);
});
parentPort?.postMessage({ isReady: true } satisfies WorkerReply);
