import { z } from 'zod';
import { id, interviewParams } from './ids.ts';
import { heardSpeech } from './speech.ts';

const PART = /^\d{1,3}(-(\d{1,2}|follow-up))?$/;

/** Path parameters: one recording of an interview. */
export const recordingParams = interviewParams.extend({
  part: z
    .string()
    .regex(PART)
    .describe('Index of the question; `-1` for its second attempt, `-follow-up` for the follow-up.'),
});

const facts = z.object({
  durationMs: z.number().int().min(0).max(3_600_000),
  wordCount: z.number().int().min(0).max(10_000).nullable().describe('null: the words are not known.'),
  words: heardSpeech.shape.words.max(5000),
});
export type RecordingFacts = z.infer<typeof facts>;

/** Text fields beside the file `audio`: the facts as JSON, since a form has only texts. */
export const recordingFields = z.object({
  facts: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(facts),
});

const savedRecording = z
  .object({
    interviewId: id,
    part: z.string(),
    bytes: z.number().int().describe('Size as it is stored.'),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountRecording' });
export type AccountRecording = z.infer<typeof savedRecording>;

/** Whether recordings are saved with the account, and those that are. */
export const recordingList = z
  .object({
    isOn: z.boolean().describe('False until the person switches it on.'),
    days: z.number().int().describe('Days until a recording is deleted.'),
    recordings: z.array(savedRecording),
  })
  .meta({ id: 'AccountRecordings' });
export type RecordingList = z.infer<typeof recordingList>;

export const recordingSwitch = z
  .object({ isOn: z.boolean().describe('false also deletes every recording of the account.') })
  .meta({ id: 'RecordingSwitch' });

export const recordingWithSound = facts
  .extend({ audio: z.string().describe('Base64.'), mimeType: z.string() })
  .meta({ id: 'RecordingWithSound' });
export type RecordingWithSound = z.infer<typeof recordingWithSound>;
