import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { beforeEach, expect, it } from 'vitest';
import { prepareAgain } from './prepare-again.ts';
import { resetFlow, selectOptions, useFlow } from './state/flow-store.ts';

beforeEach(resetFlow);

it('fills Prepare with the role and the options of an earlier interview', () => {
  const path = prepareAgain({
    jobName: 'Nurse',
    jobDescription: 'Nights.',
    difficultyOfQuestionsAsked: 'Hard',
    numberOfQuestionsAsked: 4,
    typeOfQuestionsAsked: 'Behavioral',
  });
  expect(path).toBe('/interview/prepare');
  expect(useFlow.getState().roleInformation).toEqual({ roleName: 'Nurse', roleDescription: 'Nights.' });
  expect(selectOptions(useFlow.getState())).toMatchObject({
    questionDifficulty: 'Hard',
    questionCount: 4,
    questionType: 'Behavioral',
  });
});

it('leaves what cannot be chosen as it is: an interview that ended early had fewer questions', () => {
  prepareAgain({ jobName: 'Nurse', numberOfQuestionsAsked: 1 });
  expect(selectOptions(useFlow.getState())).toEqual(DEFAULT_INTERVIEW_OPTIONS);
});
