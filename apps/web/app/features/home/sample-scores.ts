import { meanOf, scoreField } from '@greenroom/contract/scores';
import { SAMPLE_SKILLS, type SampleScore } from './sample-interview-data.ts';

/** The mean of each skill over the answers of an interview that show it. */
export const averageBySkill = (scores: readonly Pick<SampleScore, 'skillsScore'>[]) =>
  SAMPLE_SKILLS.map((skill) => ({
    skill,
    average: meanOf(scores.map(({ skillsScore }) => skillsScore[scoreField(skill)])) ?? 0,
  }));

export const formatScore = (score: number): string => score.toFixed(1);
