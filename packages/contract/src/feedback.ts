import { z } from 'zod';
import { DIFFICULTIES, QUESTION_TYPES, SKILLS, TEXT_LIMITS } from './constants.ts';
import { id } from './ids.ts';
import { parsedResume } from './resume.ts';

const score = z.number().min(0).max(5).nullable();
const sentence = z.string().max(4000);

const share = z.number().min(0).max(1);
const decibels = z.number().min(0).max(100).nullable();
const semitones = z.number().min(0).max(100).nullable();
const seconds = z.number().min(0).max(3600);

/** How a spoken answer sounds, measured where it was recorded. The pauses are those after the first word. */
export const spokenSound = z
  .object({
    pauses: z
      .object({
        pauseCount: z.number().int().min(0).max(10_000),
        pauseSeconds: seconds,
        longestPauseSeconds: seconds,
        voicedShare: share,
        voiceBreakShare: share,
      })
      .optional()
      .describe('Absent where pace and pauses are not to be judged.'),
    loudnessVariationDb: decibels,
    pitchVariationSemitones: semitones,
  })
  .meta({ id: 'SpokenSound' });
export type SpokenSound = z.infer<typeof spokenSound>;

/** What may be judged of the delivery of an answer. */
export const DELIVERY_PARTS = ['all', 'voice', 'none'] as const;

/** Body of `POST /ai/completions/feedback`. Only `question` and `answer` are needed. */
export const feedbackRequest = z
  .object({
    question: z.string().trim().min(1).max(TEXT_LIMITS.question),
    answer: z
      .string()
      .max(TEXT_LIMITS.answer)
      .describe('What was said, as typed or as heard. May be empty: that is told, not scored.'),
    role: z.string().max(TEXT_LIMITS.roleName).optional(),
    type: z.enum(QUESTION_TYPES).optional(),
    difficulty: z.enum(DIFFICULTIES).optional(),
    durationMs: z
      .number()
      .min(0)
      .max(3_600_000)
      .optional()
      .describe('From the first to the last word; gives the pace. Absent for a typed answer.'),
    interviewId: id
      .optional()
      .describe(
        'The interview of a signed-in person, the operation that took its unit. Without it, or without a unit, the allowance of visitors holds.',
      ),
    sound: spokenSound.optional(),
    delivery: z
      .enum(DELIVERY_PARTS)
      .optional()
      .describe(
        'What may be judged of how it was said: all of it, the voice without pace, pauses and fillers, or nothing.',
      ),
  })
  .meta({ id: 'FeedbackRequest' });
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** Body of `POST /ai/completions/follow-up`. */
export const followUpRequest = z
  .object({
    question: z.string().trim().min(1).max(TEXT_LIMITS.question),
    answer: z.string().max(TEXT_LIMITS.answer),
    isConversation: z
      .boolean()
      .optional()
      .describe('Also tells whether the interviewer may thank for the answer before speaking on.'),
  })
  .meta({ id: 'FollowUpRequest' });
export type FollowUpRequest = z.infer<typeof followUpRequest>;

export const followUpResponse = z
  .object({
    followUp: z.string().nullable().describe('null: no follow-up is fitting.'),
    mayAcknowledge: z
      .boolean()
      .optional()
      .describe('Only with `isConversation`. False where the answer raises a concern.'),
  })
  .meta({ id: 'FollowUp' });
export type FollowUpResponse = z.infer<typeof followUpResponse>;

/** Why an answer got no number. */
export const NOT_SCORED_REASONS = [
  'empty',
  'too-short',
  'gibberish',
  'other-language',
  'repeats-the-question',
  'off-topic',
  'skipped',
  'unavailable',
] as const;
export type NotScoredReason = (typeof NOT_SCORED_REASONS)[number];

export const SCORERS = ['built-in-coach', 'built-in-coach-standing-in', 'language-model'] as const;

export const skillsScore = z.object({
  communicationScore: score,
  teamworkScore: score,
  problemSolvingScore: score,
  adaptabilityScore: score,
  creativityScore: score,
  leadershipScore: score,
});
export type SkillsScore = z.infer<typeof skillsScore>;

export const skillsFeedback = z.object({
  communicationFeedback: sentence,
  teamworkFeedback: sentence,
  problemSolvingFeedback: sentence,
  adaptabilityFeedback: sentence,
  creativityFeedback: sentence,
  leadershipFeedback: sentence,
});
export type SkillsFeedback = z.infer<typeof skillsFeedback>;

/** A remark and the words that earned it. `quote` is verbatim in the answer. */
export const evidence = z.object({
  skill: z.enum([...SKILLS, 'overall']),
  quote: z.string().min(1).max(1000),
  comment: sentence,
});
export type Evidence = z.infer<typeof evidence>;

/**
 * What an employer would stop at, however well it is told. `conduct` is misconduct of a kind that is not surely known; `wrong-claim` is a statement on the trade
 * that is probably wrong.
 */
export const CONCERN_KINDS = [
  'dishonesty',
  'theft',
  'safety',
  'discrimination',
  'harassment',
  'confidentiality',
  'contempt',
  'conduct',
  'blame',
  'wrong-claim',
] as const;
export type ConcernKind = (typeof CONCERN_KINDS)[number];

/** A passage that speaks against the person, with one piece of advice. `quote` is verbatim from the answer. Shown before everything else. */
export const concern = z.object({
  kind: z.enum(CONCERN_KINDS),
  quote: z.string().min(1).max(1000),
  advice: sentence,
});
export type Concern = z.infer<typeof concern>;

/** Where the score may lie: two thirds of the ratings by people fall into it. */
export const scoreRange = z.object({ low: z.number().min(0).max(5), high: z.number().min(0).max(5) });
export type ScoreRange = z.infer<typeof scoreRange>;

/** How it was said. */
export const delivery = z.object({
  words: z.number().int().min(0),
  wordsPerMinute: z
    .number()
    .min(0)
    .nullable()
    .describe('null when the duration is not known, or too short for the words.'),
  fillers: z.array(z.object({ word: z.string(), count: z.number().int().min(1) })),
});
export type Delivery = z.infer<typeof delivery>;

/** How a spoken answer sounded. `score` and the pauses are null where there was too little speech, or they were not to be judged. */
export const soundJudgement = z.object({
  score,
  meanPauseSeconds: seconds.nullable(),
  longestPauseSeconds: seconds.nullable(),
  loudnessVariationDb: decibels,
  pitchVariationSemitones: semitones,
});
export type SoundJudgement = z.infer<typeof soundJudgement>;

/** The judgement of one answer (specification, section 3), with what design.md adds. */
export const feedbackEntry = z
  .object({
    overallScorePerResponse: score.describe('0 to 5 in steps of 0.1; null when it could not be scored.'),
    overallRange: scoreRange.optional().describe('Absent where no score was given or its width is not known.'),
    overallFeedbackPerResponse: sentence,
    concerns: z.array(concern).max(5).default([]).describe('Shown first. With one, the overall score is at most 2.'),
    skillsScore: skillsScore.describe('A skill that was neither asked for nor plainly shown is null.'),
    skillsFeedback,
    notScoredReason: z.enum(NOT_SCORED_REASONS).optional(),
    nextSteps: z.array(sentence).max(2).default([]).describe('At most two things to do first.'),
    evidence: z.array(evidence).max(30).default([]),
    delivery: delivery.optional().describe('Absent where it was not to be judged.'),
    sound: soundJudgement.optional().describe('Absent for a typed answer and where it was not measured.'),
    scoredBy: z.enum(SCORERS).default('built-in-coach'),
  })
  .meta({ id: 'FeedbackEntry' });
export type FeedbackEntry = z.infer<typeof feedbackEntry>;

export const feedbackTranscript = z
  .object({
    standardUsed: z.literal('STAR'),
    totalScoreAsPerStandardUsed: z.literal(5),
    feedbackEntries: z.array(feedbackEntry).min(1).max(20),
  })
  .meta({ id: 'FeedbackTranscript' });
export type FeedbackTranscript = z.infer<typeof feedbackTranscript>;

export const storedFeedbackTranscript = feedbackTranscript
  .extend({ _id: id, overallSessionScore: score })
  .meta({ id: 'StoredFeedbackTranscript' });
export type StoredFeedbackTranscript = z.infer<typeof storedFeedbackTranscript>;

/** Body of `POST /ai/completions/feedback/enhanced`; `data.data` is the improved answer. */
export const enhancedAnswerRequest = z
  .object({
    question: z.string().trim().min(1).max(TEXT_LIMITS.question),
    answer: z.string().trim().min(1).max(TEXT_LIMITS.answer),
    interviewId: id.optional().describe('With `questionIndex`: where the result is kept.'),
    questionIndex: z.number().int().min(0).max(19).optional(),
  })
  .meta({ id: 'EnhancedAnswerRequest' });
export type EnhancedAnswerRequest = z.infer<typeof enhancedAnswerRequest>;

/** Body of `POST /ai/completions/notes/answers`; `data.data` is the sample answer as text. */
export const sampleAnswerRequest = z
  .object({
    question: z.string().trim().min(1).max(TEXT_LIMITS.question),
    role: z.string().trim().min(1).max(TEXT_LIMITS.roleName),
    resume: parsedResume.optional().describe('The sample quotes it where a line fits. Not stored.'),
    earlierSamples: z
      .array(z.string().max(TEXT_LIMITS.answer))
      .max(20)
      .optional()
      .describe(
        'Samples of the same interview: no point or line of the resume in them is said again while another fits.',
      ),
  })
  .meta({ id: 'SampleAnswerRequest' });
export type SampleAnswerRequest = z.infer<typeof sampleAnswerRequest>;
