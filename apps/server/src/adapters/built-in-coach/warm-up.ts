import { setImmediate as nextTurn } from 'node:timers/promises';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';
import type { RunResumeTask } from './resume-tasks.ts';

const QUESTION = 'Tell me about a time when you solved a problem.';

const STEPS: (() => unknown)[] = [
  () =>
    chooseQuestions({
      roleName: 'Nurse',
      roleDescription: '',
      count: 3,
      type: 'Mixed',
      difficulty: 'Medium',
      skipFirst: false,
      seed: 'warm-up',
    }),
  () =>
    scoreAnswer(
      { question: QUESTION, answer: 'We had a delay and I found the reason, so we were done by Friday.' },
      new Map(),
    ),
  () => writeSampleAnswer({ question: QUESTION, role: 'Nurse' }),
  () => getSkillLexicon(),
  () => detectQuestion({ data: QUESTION, recent: [], lastQuestion: '', force: false }),
  () => answerQuestion({ question: 'How does a lock work?', resume: null, jobDescription: '' }),
];

/** Builds the coach's indexes after the start, a step a turn, so that the first person does not wait for them. */
export async function warmUpBuiltInCoach(): Promise<void> {
  for (const step of STEPS) {
    step();
    await nextTurn();
  }
}

/** The same for the thread that works on resumes: it is there and knows its lexicon when the first one comes. Never rejects. */
export async function warmUpResumeThread(run: RunResumeTask): Promise<void> {
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
