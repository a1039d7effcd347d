import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import { addSkillFamilies, getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';
import type { ResumeTaskInput, ResumeTaskName } from './resume-tasks.ts';
import { runResumeTask } from './resume-tasks.ts';

/** The thread that answers requests comes first when both want the processor. */
const LOW_PRIORITY = 5;

/** The operator's own skills, which each thread has to index by itself. */
export type ResumeWorkerData = { skillFamilies: readonly SkillFamily[] };
export type WorkerRequest = { id: number; name: ResumeTaskName; input: ResumeTaskInput<ResumeTaskName> };
export type WorkerReply = { id: number; result: unknown } | { id: number; problem: string };

try {
  // On Linux this is the priority of the calling thread; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(LOW_PRIORITY);
} catch {
  // Not allowed here: the work is done all the same.
}

const { skillFamilies } = workerData as ResumeWorkerData;
if (skillFamilies.length > 0) {
  addSkillFamilies(skillFamilies);
  // Before the first task, whose time is limited.
  getSkillLexicon();
}

parentPort?.on('message', async ({ id, name, input }: WorkerRequest) => {
  const reply: WorkerReply = await runResumeTask(name, input).then(
    (result) => ({ id, result }),
    (cause: unknown) => ({ id, problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
  parentPort?.postMessage(reply);
});
