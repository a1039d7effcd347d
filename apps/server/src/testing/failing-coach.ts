import type { ErrorCode } from '@greenroom/contract/errors';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { AppError } from '../app-error.ts';
import type { Coach } from '../ports/language.ts';

type Work = 'giveFeedback' | 'reviewResume' | 'writeLetter';

/** The built-in coach, of which one kind of work fails as long as it is switched off. */
export function createFailingCoach(work: Work, code: ErrorCode) {
  const coach = createBuiltInCoach();
  const doWork = coach[work] as (...input: unknown[]) => Promise<unknown>;
  let isDown = false;
  return {
    coach: {
      ...coach,
      [work]: (...input: unknown[]) => (isDown ? Promise.reject(new AppError(code)) : doWork(...input)),
    } as Coach,
    /** Does something while the work fails. */
    async whileDown<Result>(act: () => Promise<Result>): Promise<Result> {
      isDown = true;
      try {
        return await act();
      } finally {
        isDown = false;
      }
    },
  };
}
