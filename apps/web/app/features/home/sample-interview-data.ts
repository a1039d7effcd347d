/** Interviews of made-up people with what the built-in coach says of them; a test of the server holds that it still does. */
import { SKILL_LABELS, SKILLS } from '@greenroom/contract/constants';
import type { SkillsScore } from '@greenroom/contract/feedback';
import samples from './home-samples.json';

export const SAMPLE_SKILLS = SKILLS;
export const SAMPLE_SKILL_LABELS = SKILL_LABELS;

/** From 0 to 5; a skill that an answer does not show is null. */
export type SampleScore = { score: number; skillsScore: SkillsScore };

/** The interview that is shown whole, the first of `SAMPLE_INTERVIEWS`. */
export const SAMPLE_FEEDBACK = samples.interviews.shown;
export type SampleFeedbackItem = (typeof SAMPLE_FEEDBACK)[number];

export const SAMPLE_INTERVIEWS: { role: string; scores: SampleScore[] }[] = samples.interviews.scores;
