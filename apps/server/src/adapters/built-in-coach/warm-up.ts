import { setImmediate as nextTurn } from 'node:timers/promises';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { getSkillLexicon } from '@greenroom/coach/skills/skill-lexicon';

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
    scoreAnswer({ question: QUESTION, answer: 'We had a delay and I found the reason, so we were done by Friday.' }),
  () => writeSampleAnswer({ question: QUESTION, role: 'Nurse' }),
  () => getSkillLexicon(),
  () => parseResumeText('Ada Lovelace\nada@example.org\nExperience\nAnalyst, Engine Works, 1842 – 1843'),
];

/** Builds the coach's indexes after the start, a step a turn, so that the first person does not wait for them. */
export async function warmUpBuiltInCoach(): Promise<void> {
  for (const step of STEPS) {
    step();
    await nextTurn();
  }
}
