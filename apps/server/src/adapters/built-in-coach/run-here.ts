import type { RunCoachTask } from './coach-tasks.ts';

/** Does a task in this thread. The coach is loaded with the first one: a server has threads for it and never needs it here. */
export const runHere: RunCoachTask = async (name, input) => {
  const { runCoachTask } = await import('./coach-tasks.ts');
  return runCoachTask(name, input);
};
