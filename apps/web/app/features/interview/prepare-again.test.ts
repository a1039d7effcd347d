import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { beforeEach, expect, it } from 'vitest';
import { practiseInterview, practiseRole, practiseSkill } from './prepare-again.ts';
import { chooseQuestions, chosenFor, forgetChosenQuestions, skillFor } from './state/chosen-questions.ts';
import { resetFlow, selectOptions, useFlow } from './state/flow-store.ts';

beforeEach(resetFlow);
beforeEach(forgetChosenQuestions);

it('fills Prepare with the role and the options of an earlier interview', () => {
  const path = practiseRole({
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
  practiseRole({ jobName: 'Nurse', numberOfQuestionsAsked: 1 });
  expect(selectOptions(useFlow.getState())).toEqual(DEFAULT_INTERVIEW_OPTIONS);
});

const saved = (transcript: unknown) => ({ jobName: 'Nurse', interviewTranscript: transcript }) as InterviewDetail;

it('chooses the questions of a saved interview, in their order', () => {
  const responseCollection = [{ question: 'Why nights?' }, { question: 'Who trained you?' }];
  expect(practiseInterview(saved({ responseCollection }))).toBe('/interview/prepare');
  expect(chosenFor('Nurse')).toEqual(['Why nights?', 'Who trained you?']);
});

it('chooses none where the questions are not saved', () => {
  practiseInterview(saved('only-an-id'));
  expect(chosenFor('Nurse')).toEqual([]);
});

it('asks new questions for a role, also where others were chosen before', () => {
  chooseQuestions('Nurse', ['Why nights?']);
  practiseRole({ jobName: 'Nurse' });
  expect(chosenFor('Nurse')).toEqual([]);
});

it('aims every question at a skill: none of knowledge, and not the fixed opening one', () => {
  expect(practiseSkill({ jobName: 'Nurse', typeOfQuestionsAsked: 'Technical' }, 'creativity')).toBe(
    '/interview/prepare',
  );
  expect(selectOptions(useFlow.getState())).toMatchObject({ questionType: 'Behavioral', skipFirst: true });
  expect(skillFor('Nurse', 'Behavioral')).toBe('creativity');
  expect(skillFor('Nurse', 'Technical')).toBeNull();
  expect(skillFor('Baker', 'Behavioral')).toBeNull();
});

it('aims at a skill in whatever role is chosen, where none was practised before', () => {
  practiseSkill(null, 'teamwork');
  expect(useFlow.getState().roleInformation.roleName).toBeNull();
  expect(skillFor('Baker', 'Mixed')).toBe('teamwork');
});
