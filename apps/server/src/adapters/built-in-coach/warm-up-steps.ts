import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { tradeOfTitles } from '@greenroom/coach/live/trade-answers';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';
import type { WARM_UP_STEP_COUNT } from './warm-up-step-count.ts';

const QUESTION = 'Tell me about a time when you solved a problem.';

/** Each builds an index of the coach that the first request would wait for otherwise. */
export const WARM_UP_STEPS = [
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
  () => tradeOfTitles('Nurse', ''),
] as const satisfies readonly (() => unknown)[] & { length: typeof WARM_UP_STEP_COUNT };
