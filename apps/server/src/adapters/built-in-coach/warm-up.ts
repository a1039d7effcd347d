import type { RunCoachTask } from './coach-tasks.ts';
import { WARM_UP_STEP_COUNT } from './warm-up-step-count.ts';

/** Builds the coach's indexes in each of the threads after the start, so that the first person does not wait for them. Never rejects. */
export async function warmUpCoachThreads(run: RunCoachTask, count: number): Promise<void> {
  for (let step = 0; step < WARM_UP_STEP_COUNT; step += 1) {
    // The threads take turns by what they have to do: as many tasks at once as threads give one to each.
    await Promise.allSettled(Array.from({ length: count }, () => run('warmUp', step)));
  }
}

/** The thread that works on resumes is there and knows its lexicon when the first one comes. Never rejects. */
export async function warmUpCoachThread(run: RunCoachTask): Promise<void> {
  const lines = ['Ada Lovelace', 'ada@example.org', 'Experience', 'Analyst, Engine Works, 1842 – 1843'].map(
    (text, index) => ({ text, page: 1, x: 50, y: 50 + 20 * index, fontSize: 11, isBold: false, isHidden: false }),
  );
  try {
    const resume = await run('parse', { lines, pageCount: 1 });
    await run('review', {
      request: { resume, jobDescription: 'Knowledge of Python and statistics' },
      today: '2026-01-01',
    });
  } catch {
    // The server stops, or the first resume warms it up: no one waits for this.
  }
}
