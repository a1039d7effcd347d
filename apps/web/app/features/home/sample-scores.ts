import { SAMPLE_SKILLS, type SampleScore, type SampleSkill } from './sample-interview-data.ts';

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** The score of one answer, 1 to 5 in steps of 0.1: the mean of its six skills. */
export const overallOf = (score: SampleScore): number => toTenth(mean(SAMPLE_SKILLS.map((skill) => score[skill])));

/** The mean of every skill over an interview's answers, in steps of 0.1. */
export const averageBySkill = (scores: SampleScore[]): { skill: SampleSkill; average: number }[] =>
  SAMPLE_SKILLS.map((skill) => ({ skill, average: toTenth(mean(scores.map((score) => score[skill]))) }));

export const formatScore = (score: number): string => score.toFixed(1);
