import { SKILLS } from '@greenroom/contract/constants';
import { z } from 'zod';

/**
 * What a model is asked for: what the contract's schemas hold, without what is ours to decide. Without limits of length and
 * range: strict servers refuse a schema with them, and we clamp and cut afterwards, since a repair costs seconds. What leaves
 * the adapter has passed the contract's own schema.
 */
const text = z.string();
const score = z.number().nullable();

export const feedbackReply = z.object({
  overallScorePerResponse: z.number(),
  overallFeedbackPerResponse: text,
  skillsScore: z.object({
    communicationScore: score,
    teamworkScore: score,
    problemSolvingScore: score,
    adaptabilityScore: score,
    creativityScore: score,
    leadershipScore: score,
  }),
  skillsFeedback: z.object({
    communicationFeedback: text,
    teamworkFeedback: text,
    problemSolvingFeedback: text,
    adaptabilityFeedback: text,
    creativityFeedback: text,
    leadershipFeedback: text,
  }),
  /** A model that leaves them out has none; a concern of an unknown kind is dropped later, and no reason to ask again. */
  concerns: z.array(z.object({ kind: text, quote: text, advice: text })).default([]),
  nextSteps: z.array(text),
  evidence: z.array(z.object({ skill: z.enum([...SKILLS, 'overall']), quote: text, comment: text })),
});
export type FeedbackReply = z.infer<typeof feedbackReply>;

export const questionsReply = z.object({ questions: z.array(text) });
/** Both empty: no follow-up is worth asking. */
export const followUpReply = z.object({ quote: text, question: text });
export const textReply = z.object({ text });

export const reviewReply = z.object({
  scoreSummary: text,
  skills: z.array(z.object({ name: text, kind: z.enum(['hard', 'soft', 'nice']), resumeQuote: text })),
  suggestions: z.array(z.object({ line: text, problem: text, suggestion: text })),
});
export type ReviewReply = z.infer<typeof reviewReply>;

export const letterReply = z.object({
  introduction: text,
  paraOne: text,
  paraTwo: text,
  paraThree: text,
  closing: text,
  closingLine: text,
});
export type LetterReply = z.infer<typeof letterReply>;
