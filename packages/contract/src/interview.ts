import { z } from 'zod';
import { DIFFICULTIES, MOST_ATTEMPTS, QUESTION_TYPES, SKILLS, TEXT_LIMITS } from './constants.ts';
import { feedbackEntry } from './feedback.ts';
import { id } from './ids.ts';

/** The options of an interview, as `InterviewOptions`. */
export const interviewOptions = z
  .object({
    questionCount: z.union([z.literal(3), z.literal(4), z.literal(5)]).catch(3),
    questionType: z.enum(QUESTION_TYPES).catch('Mixed'),
    skipFirst: z.boolean().catch(false),
    questionDifficulty: z.enum(DIFFICULTIES).catch('Medium'),
  })
  .describe('Missing or unknown options fall back to 3 questions, Mixed, Medium, not skipped.');

const emptyOptions = {
  questionCount: 3,
  questionType: 'Mixed',
  skipFirst: false,
  questionDifficulty: 'Medium',
} as const;

/** The role that an interview is for: its title and description. */
export const roleInformation = z.object({
  roleName: z
    .string()
    .trim()
    .min(1)
    .max(TEXT_LIMITS.roleName)
    .describe('The role to be interviewed for, in any words.'),
  roleDescription: z
    .string()
    .max(TEXT_LIMITS.jobDescription)
    .default('')
    .describe('The job description, if there is one.'),
});

/** Body of `POST /ai/completions/questions`: the flow state of the client, as the specification has it. */
export const questionsRequest = z
  .object({
    roleInformation,
    interviewInformation: z
      .object({
        interviewId: z
          .string()
          .max(100)
          .nullable()
          .default(null)
          .describe('Seeds the choice: another interview, other questions.'),
        askedBefore: z
          .array(z.string().max(TEXT_LIMITS.question))
          .max(50)
          .optional()
          .describe('Questions of earlier interviews that are not to come again.'),
        skill: z.enum(SKILLS).optional().describe('The questions are to give room for this skill.'),
        interviewData: z
          .object({
            state: z.string().max(100).default(''),
            interviewResponses: z.array(z.unknown()).max(50).default([]),
            interviewOptions: interviewOptions.default(emptyOptions),
          })
          .default({ state: '', interviewResponses: [], interviewOptions: emptyOptions }),
      })
      .default({
        interviewId: null,
        interviewData: { state: '', interviewResponses: [], interviewOptions: emptyOptions },
      }),
  })
  .meta({ id: 'QuestionsRequest' });
export type QuestionsRequest = z.infer<typeof questionsRequest>;

/** A JSON array of question strings, bare. */
export const questionsResponse = z.array(z.string()).meta({
  id: 'Questions',
  description:
    'The header `x-questions-by` says who wrote them: `built-in-coach`, `built-in-coach-standing-in` or `language-model`. `x-role-title: unknown`: the built-in coach does not know the title.',
});

/** States of an interview. A completed one does not change. */
export const INTERVIEW_STATES = ['in-progress', 'completed'] as const;
/** One of `INTERVIEW_STATES`. */
export const interviewState = z.enum(INTERVIEW_STATES);
export type InterviewState = z.infer<typeof interviewState>;

const score = z.number().min(0).max(5);

/** An interview as the list shows it of past interviews. */
export const interviewListItem = z
  .object({
    _id: id,
    jobName: z.string(),
    interviewState,
    createdAt: z.iso.datetime(),
    difficultyOfQuestionsAsked: z.string(),
    numberOfQuestionsAsked: z.number().int(),
    typeOfQuestionsAsked: z.string(),
    averageScore: score.nullable().describe('Mean of the scored answers, 0 to 5; null when none could be scored.'),
  })
  .meta({ id: 'InterviewListItem' });
export type InterviewListItem = z.infer<typeof interviewListItem>;

/** A page of the user's interviews, the newest first. */
export const interviewList = z
  .object({ interviews: z.array(interviewListItem), totalCount: z.number().int() })
  .meta({ id: 'InterviewList' });
export type InterviewList = z.infer<typeof interviewList>;

/** The record sent when an interview is saved. Averages are recomputed by the server from the stored entries. */
export const interviewRecord = z
  .object({
    _id: id,
    jobName: z.string().trim().min(1).max(TEXT_LIMITS.roleName),
    jobDescription: z.string().max(TEXT_LIMITS.jobDescription).default(''),
    interviewState: z.literal('completed'),
    feedbackTranscript: id.describe('Id of the saved feedback transcript.'),
    interviewTranscript: id.describe('Id of the saved interview transcript.'),
    averageScore: score.nullable().default(null),
    numberOfQuestionsAsked: z.number().int().min(1).max(20),
    typeOfQuestionsAsked: z.enum(QUESTION_TYPES),
    difficultyOfQuestionsAsked: z.enum(DIFFICULTIES),
  })
  .meta({ id: 'InterviewRecord' });
export type InterviewRecord = z.infer<typeof interviewRecord>;

const attemptNumber = z
  .number()
  .int()
  .min(0)
  .max(MOST_ATTEMPTS - 1);
const MOST_OTHERS = MOST_ATTEMPTS - 1;
const MOST_RATING = 5;
const selfRating = z
  .number()
  .int()
  .min(1)
  .max(MOST_RATING)
  .optional()
  .describe('What the person said of the answer before the feedback, 1 to 5.');

const followUp = z
  .object({
    question: z.string().max(TEXT_LIMITS.question),
    start: z.number().int().min(0).nullable().describe('Where its answer begins in `answer`; null without one.'),
  })
  .optional()
  .describe('The follow-up on the answer.');

const progressRating = z
  .number()
  .int()
  .min(0)
  .max(MOST_RATING)
  .optional()
  .describe('0: the person did not want to rate it.');

/** One turn of an interview in progress: the question, and the answer once it was given. */
export const interviewTurn = z.object({
  question: z.string().max(TEXT_LIMITS.question),
  answer: z
    .string()
    .max(TEXT_LIMITS.answer)
    .nullable()
    .describe('null while it is not answered; empty when it was skipped.'),
  durationMs: z.number().int().min(0).nullable().default(null),
  feedback: z.unknown().nullable().default(null).describe('The feedback entry, once it was made.'),
  selfRating: progressRating,
  followUp,
  attempt: attemptNumber.optional().describe('Number of the attempt that counts, from 0. Absent: the only one.'),
  isAttemptChosen: z.boolean().optional().describe('The person chose it; otherwise the best attempt counts.'),
  otherAttempts: z
    .array(
      z.object({
        attempt: attemptNumber,
        answer: z.string().max(TEXT_LIMITS.answer),
        durationMs: z.number().int().min(0).nullable().default(null),
        feedback: z.unknown().nullable().default(null),
        selfRating: progressRating,
        followUp,
      }),
    )
    .max(MOST_OTHERS)
    .optional()
    .describe('Attempts at the question that do not count.'),
});

/** Body of `PUT …/progress`: everything that is needed to continue elsewhere. */
export const interviewProgress = z
  .object({
    jobName: z.string().trim().min(1).max(TEXT_LIMITS.roleName),
    jobDescription: z.string().max(TEXT_LIMITS.jobDescription).default(''),
    options: interviewOptions,
    turns: z.array(interviewTurn).max(20),
    notes: z
      .record(z.string(), z.string().max(TEXT_LIMITS.answer))
      .default({})
      .describe('Notes by index of the question.'),
    hasEndedEarly: z.boolean().default(false).describe('The rest of the questions is not asked any more.'),
  })
  .meta({ id: 'InterviewProgress' });
export type InterviewProgress = z.infer<typeof interviewProgress>;
export type InterviewTurn = z.infer<typeof interviewTurn>;

/** Query of the list: page, order and state. */
export const interviewListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  sort: z.enum(['-_id', '_id']).default('-_id'),
  interviewState: interviewState.optional(),
});

/** Parts of an interview that are sent only on request. */
export const POPULATE_FIELDS = ['interviewTranscript', 'feedbackTranscript'] as const;
/** Query of one interview: the parts to include. */
export const populateQuery = z.object({
  populate: z
    .string()
    .regex(/^(|(interviewTranscript|feedbackTranscript)(,(interviewTranscript|feedbackTranscript))*)$/, {
      error: 'interviewTranscript, feedbackTranscript or both with a comma between them are expected',
    })
    .default('')
    .describe('interviewTranscript, feedbackTranscript or both, comma-separated.'),
});

/** An attempt at a question that does not count, with its feedback. */
export const otherAttempt = z
  .object({
    attempt: attemptNumber,
    answer: z.string().max(TEXT_LIMITS.answer),
    feedback: feedbackEntry.nullable().default(null),
    selfRating,
    followUp,
  })
  .meta({ id: 'OtherAttempt' });
export type OtherAttempt = z.infer<typeof otherAttempt>;

/** The answers of an interview. `catergory` is spelled so and sent empty. */
export const interviewTranscript = z
  .object({
    uuid: id.describe('The id of the interview.'),
    responseCollection: z
      .array(
        z.object({
          question: z.string().max(TEXT_LIMITS.question),
          answer: z.string().max(TEXT_LIMITS.answer),
          catergory: z.string().max(100).default(''),
          selfRating,
          followUp,
          attempt: attemptNumber
            .optional()
            .describe('Number of the attempt that counts, from 0. Absent: the only one.'),
          otherAttempts: z.array(otherAttempt).max(MOST_OTHERS).optional(),
        }),
      )
      .min(1)
      .max(20),
  })
  .meta({ id: 'InterviewTranscript' });
export type InterviewTranscript = z.infer<typeof interviewTranscript>;
