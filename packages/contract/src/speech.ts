import { z } from 'zod';
import { TEXT_LIMITS } from './constants.ts';

const spokenText = z.string().trim().min(1).max(TEXT_LIMITS.speech);

/** Body of `POST /ai/tts`; `data` is the audio, base64. The text is also taken as `input`, its name in the OpenAI protocol. */
export const textToSpeechRequest = z
  .object({ text: spokenText.optional(), input: spokenText.optional() })
  .refine(({ text, input }) => text !== undefined || input !== undefined, {
    path: ['text'],
    error: 'is missing; a text is expected',
  })
  .meta({ id: 'TextToSpeechRequest' });

const stretch = z.object({ startSeconds: z.number(), endSeconds: z.number() });
const voiceMeasure = z.object({
  durationSeconds: z.number(),
  loudnessVariationDb: z.number().nullable(),
  pitchVariationSemitones: z.number().nullable(),
  levelAboveNoiseDb: z.number(),
  steadyLoudness: stretch.nullish().describe('Where the loudness varies least.'),
  steadyPitch: stretch.nullish().describe('Where the pitch varies least.'),
});
const speechMeasure = voiceMeasure.extend({
  thinkingSeconds: z.number(),
  pauses: z.array(stretch),
  pauseCount: z.number(),
  pauseSeconds: z.number(),
  pauseShare: z.number(),
  meanPauseSeconds: z.number(),
  longestPauseSeconds: z.number(),
  articulationRate: z.number(),
  voicedShare: z.number(),
  voiceBreakShare: z.number(),
});

/** How a recording sounds: its measures and its waveform. */
const measuredSound = z
  .object({
    measure: z
      .union([speechMeasure, voiceMeasure])
      .nullable()
      .describe('null: no speech was found, or too little above the noise of the room.'),
    waveform: z.array(z.number()).describe('Heights of 160 bars, 0 to 1.'),
    lengthSeconds: z.number(),
  })
  .meta({ id: 'MeasuredSound' });

/** What `POST /ai/stt` measures beside the words: everything, or the voice without pace and pauses. */
export const SOUND_MEASURES = ['all', 'voice'] as const;
export type SoundMeasure = (typeof SOUND_MEASURES)[number];

/** What was heard, with `detailed`. `isDoubtful`: most of the words are probably wrong. */
export const heardSpeech = z
  .object({
    text: z.string(),
    isDoubtful: z.boolean(),
    words: z
      .array(z.object({ word: z.string(), startMs: z.number(), endMs: z.number() }))
      .describe('Where each word is in the recording; empty where the engine does not say.'),
    sound: measuredSound.nullable().describe('null: it was not asked for with `measure`, or could not be measured.'),
  })
  .meta({ id: 'HeardSpeech' });
export type HeardSpeech = z.infer<typeof heardSpeech>;
export type TimedWord = HeardSpeech['words'][number];

/** Kinds of audio that `POST /ai/stt` takes in the multipart field `audio`; told apart by their first bytes. */
export const AUDIO_FORMATS = ['webm', 'wav', 'ogg', 'mp4'] as const;

/** Where speech is turned to text, and so where the audio goes. */
export const SPEECH_ENGINES = ['configured-server', 'local-engine', 'none'] as const;
/** One of `SPEECH_ENGINES`. */
export type SpeechEngine = (typeof SPEECH_ENGINES)[number];
