import { z } from 'zod';
import { TEXT_LIMITS } from './constants.ts';
import { id } from './ids.ts';
import { parsedResume } from './resume.ts';

const paragraph = z.string().max(2000);

/** Body of `POST /ai/completions/live-interview/answers`. `data` is what was heard last. */
export const liveAnswerRequest = z
  .object({
    data: z
      .string()
      .min(1)
      .max(TEXT_LIMITS.liveLine)
      .describe('The last final transcript, with or without punctuation.'),
    resume: z.union([parsedResume, z.string().max(TEXT_LIMITS.resumeText), z.null()]).default(null),
    jobDesc: z.string().max(TEXT_LIMITS.jobDescription).default(''),
    recent: z
      .array(z.string().max(TEXT_LIMITS.liveLine))
      .max(12)
      .default([])
      .describe('Earlier finals, oldest first, so that a question that came in pieces is put together.'),
    sincePreviousMs: z
      .number()
      .min(0)
      .optional()
      .describe('Milliseconds from the final before to `data`: after a pause two finals are two questions.'),
    lastQuestion: z.string().max(TEXT_LIMITS.liveLine).default('').describe('The question that was answered last.'),
    answered: z
      .array(z.object({ question: z.string().max(TEXT_LIMITS.liveLine), answer: z.string().max(6000) }))
      .max(12)
      .default([])
      .describe('What was answered before in this session, oldest first: what was told once is not told again.'),
    speaker: z
      .enum(['interviewer', 'person'])
      .optional()
      .describe('Who said `data`, where that is known: the own words of the person raise no answer.'),
    force: z.boolean().default(false).describe('True when the person asked for an answer to the last words by hand.'),
    sessionId: id
      .optional()
      .describe(
        'The live session that shows the answer. One whose answers all came from a stand-in gives its unit back at its end.',
      ),
  })
  .meta({ id: 'LiveAnswerRequest' });
export type LiveAnswerRequest = z.infer<typeof liveAnswerRequest>;

/** The answer, bare. When nothing was asked, question and paragraphs are empty. */
export const liveAnswer = z
  .object({
    isInterviewQuestion: z.boolean(),
    interviewQuestion: z.string(),
    interviewAnswer: z.object({ paragraph1: paragraph, paragraph2: paragraph, paragraph3: paragraph.optional() }),
    continuesLastQuestion: z
      .boolean()
      .default(false)
      .describe('True when this replaces the answer to the question before.'),
    answeredBy: z.enum(['built-in-coach', 'built-in-coach-standing-in', 'language-model']).default('built-in-coach'),
    isBrokenOff: z
      .boolean()
      .optional()
      .describe('True when the language model stopped in the middle: the answer is what had come by then.'),
  })
  .meta({ id: 'LiveAnswer' });
export type LiveAnswer = z.infer<typeof liveAnswer>;

/** Body of `POST /live/sessions`. Without `sessionId` a new session takes the reserved unit; with it the session continues. */
export const liveSessionRequest = z.object({ sessionId: id.optional() }).meta({ id: 'LiveSessionRequest' });
/** A one-time ticket for the live socket, with its session. */
export const liveSessionTicket = z
  .object({
    sessionId: id,
    ticket: z.string(),
    expiresAt: z.iso.datetime(),
    endsAt: z.iso.datetime().describe('When the server ends the session by itself.'),
  })
  .meta({ id: 'LiveSessionTicket' });
export type LiveSessionTicket = z.infer<typeof liveSessionTicket>;

/** The source of the sound: the shared tab (the interviewer), or the user's microphone. */
export const liveSource = z.enum(['tab', 'microphone']);
export type LiveSource = z.infer<typeof liveSource>;

const arrived = {
  receivedBytes: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'With `ready` and `received`: bytes of the current recorder that have arrived, so that the rest is sent again.',
    ),
  recorderNumber: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('With `ready` and `received`: the recorder that the bytes are of; 0 before the first.'),
};

/** Down the socket: one message. */
export const liveServerMessage = z.object({
  type: z.enum(['transcript', 'error', 'info']),
  text: z.string().optional(),
  isFinal: z.boolean().optional(),
  message: z.string().optional(),
  speaker: z.enum(['interviewer', 'person']).optional(),
  code: z
    .enum(['ready', 'received', 'ended', 'replaced', 'interrupted'])
    .optional()
    .describe('What an `info` or `error` is about, for the client to act on.'),
  ...arrived,
  microphone: z
    .object(arrived)
    .optional()
    .describe('With `ready`: the same of the microphone; the rest is of the tab.'),
  source: liveSource.optional().describe('Which sound an `info` is about; the tab where it is left out.'),
  number: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Counts what must not get lost. A connection that comes back names the last one it had (`&after=`) and gets the rest.',
    ),
});
export type LiveServerMessage = z.infer<typeof liveServerMessage>;

/**
 * Up the socket, beside binary audio: small marks. A binary message is of the tab unless an `audio` mark came right
 * before it that says otherwise.
 */
export const liveClientMark = z.object({
  type: z.enum(['speech-start', 'speech-end', 'recorder-start', 'recorder-stop', 'audio', 'end']),
  source: liveSource.optional().describe('The sound that the mark is about; the tab where it is left out.'),
  recorderNumber: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('With `recorder-start`: how the client counts it, the next one where it is left out.'),
  atMs: z.number().min(0).optional(),
});
export type LiveClientMark = z.infer<typeof liveClientMark>;

/** A live interview to save: its lines and answers. */
export const savedTranscript = z.object({
  lines: z
    .array(
      z.object({
        speaker: z.enum(['interviewer', 'person']),
        text: z.string().max(TEXT_LIMITS.liveLine),
        atMs: z.number().min(0),
      }),
    )
    .max(2000),
  answers: z
    .array(
      z.object({
        question: z.string().max(TEXT_LIMITS.liveLine),
        answer: z.string().max(6000),
        atMs: z.number().min(0),
      }),
    )
    .max(500),
});
export type SavedTranscript = z.infer<typeof savedTranscript>;

/** Body of `PUT /users/{user_id}/live-sessions/{session_id}`: the description is stored with the transcript, not before. */
export const keepLiveSessionRequest = savedTranscript
  .extend({ jobDescription: z.string().max(TEXT_LIMITS.jobDescription).default('') })
  .meta({ id: 'KeepLiveSessionRequest' });

/** A live session that a signed-in person chose to keep. */
export const savedLiveSession = z
  .object({ _id: id, createdAt: z.iso.datetime(), jobDescription: z.string(), transcript: savedTranscript })
  .meta({ id: 'SavedLiveSession' });
/** A page of saved live interviews, the newest first. */
export const savedLiveSessionList = z
  .object({
    sessions: z.array(
      z.object({
        _id: id,
        createdAt: z.iso.datetime(),
        jobDescription: z.string().describe('Its beginning, enough to know it by.'),
        questionCount: z.number().int(),
        durationMs: z.number().min(0).describe('Until the last line or answer.'),
      }),
    ),
    totalCount: z.number().int(),
  })
  .meta({ id: 'SavedLiveSessionList' });
