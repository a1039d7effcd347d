import { DIFFICULTIES, QUESTION_COUNTS, QUESTION_TYPES, type Skill } from '@greenroom/contract/constants';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { chooseQuestions, chooseSkill, forgetChosenQuestions } from './state/chosen-questions.ts';
import { setRoleDescription, setRoleName, updateOptions } from './state/flow-store.ts';

type Practised = {
  jobName: string;
  jobDescription?: string;
  difficultyOfQuestionsAsked?: string;
  numberOfQuestionsAsked?: number;
  typeOfQuestionsAsked?: string;
};

const PREPARE = '/interview/prepare';

const pick = <Value extends string | number>(values: readonly Value[], wanted: unknown): Value | undefined =>
  values.find((value) => value === wanted);

/** Fills Prepare with questions that were asked before. Answers the path to go to. */
export function practiseQuestions(practised: Practised, questions: readonly string[]): string {
  chooseQuestions(practised.jobName, questions);
  return fillPrepare(practised);
}

/** Fills Prepare with all questions of a saved interview. Answers the path to go to. */
export function practiseInterview(detail: InterviewDetail): string {
  const { interviewTranscript: transcript } = detail;
  const turns = transcript === null || typeof transcript === 'string' ? [] : transcript.responseCollection;
  return practiseQuestions(
    detail,
    turns.map(({ question }) => question),
  );
}

/** Fills Prepare with a role that was practised before, for new questions. Answers the path to go to. */
export function practiseRole(practised: Practised): string {
  forgetChosenQuestions();
  return fillPrepare(practised);
}

/**
 * Fills Prepare for questions that aim at a skill; without a role that is still to be chosen. Every question is to aim at it: the
 * fixed opening question and those of knowledge do not. Answers the path to go to.
 */
export function practiseSkill(practised: Practised | null, skill: Skill): string {
  chooseSkill(practised?.jobName ?? null, skill);
  if (practised) fillPrepare(practised);
  updateOptions({ questionType: 'Behavioral', skipFirst: true });
  return PREPARE;
}

function fillPrepare(practised: Practised): string {
  setRoleName(practised.jobName);
  setRoleDescription(practised.jobDescription ?? '');
  const questionDifficulty = pick(DIFFICULTIES, practised.difficultyOfQuestionsAsked);
  const questionType = pick(QUESTION_TYPES, practised.typeOfQuestionsAsked);
  const questionCount = pick(QUESTION_COUNTS, practised.numberOfQuestionsAsked);
  updateOptions({
    ...(questionDifficulty ? { questionDifficulty } : {}),
    ...(questionType ? { questionType } : {}),
    ...(questionCount ? { questionCount } : {}),
  });
  return PREPARE;
}
