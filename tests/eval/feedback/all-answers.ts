import type { JudgedAnswer } from './judged-answer.ts';
import { PERSONAL_ANSWERS } from './personal-answers-data.ts';
import { SITUATIONAL_ANSWERS } from './situational-answers-data.ts';
import { SPOKEN_INTERVIEWS } from './spoken-interviews-data.ts';
import { STORY_ANSWERS } from './story-answers-data.ts';
import { TECHNICAL_ANSWERS } from './technical-answers-data.ts';
import { UNSCOREABLE_ANSWERS } from './unscoreable-answers-data.ts';

const FILES: readonly (readonly JudgedAnswer[])[] = [
  STORY_ANSWERS,
  PERSONAL_ANSWERS,
  SITUATIONAL_ANSWERS,
  SPOKEN_INTERVIEWS,
  TECHNICAL_ANSWERS,
  UNSCOREABLE_ANSWERS,
];

export const ALL_ANSWERS: readonly JudgedAnswer[] = FILES.flat();
