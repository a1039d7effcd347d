import { z } from 'zod';

const retentionDays = z.number().int().nullable();

/** What this server can do, so that the client offers only what works and says where things go. */
export const capabilities = z
  .object({
    coach: z.object({
      kind: z.enum(['built-in-coach', 'language-model']),
      model: z.string().nullable(),
      problem: z.string().nullable(),
    }),
    speechToText: z.object({
      engine: z.enum(['configured-server', 'local-engine', 'none']),
      name: z.string().nullable(),
    }),
    textToSpeech: z.object({
      engine: z.enum(['configured-server', 'local-engine', 'none']),
      name: z.string().nullable(),
    }),
    liveTranscription: z.object({
      engine: z.enum(['streaming-server', 'segments', 'local-engine', 'none']),
      name: z.string().nullable(),
    }),
    signIn: z.object({ provider: z.enum(['google', 'oidc', 'built-in', 'none']), name: z.string() }),
    payments: z.object({ provider: z.enum(['stripe', 'sandbox', 'off']) }),
    retention: z
      .object({
        interviews: retentionDays,
        liveSessions: retentionDays,
        stories: retentionDays.describe('Only stories that stay when their interview is deleted.'),
        recordings: z.number().int().describe('Days after it was made.'),
      })
      .describe('Days after the last change until what people saved is deleted, by kind. Null: never.'),
    version: z.string(),
  })
  .meta({ id: 'Capabilities' });
/** Calls to configured providers since the process of the server started. */
const outgoingCalls = z.array(
  z.object({
    provider: z.enum(['language-model', 'speech-to-text', 'text-to-speech', 'live-transcription']),
    host: z.string(),
    isThisComputer: z.boolean().describe('The provider runs beside the server: nothing left the computer.'),
    count: z.number().int(),
  }),
);

export const outgoingList = z
  .object({
    since: z.iso.datetime(),
    calls: outgoingCalls,
    lastSession: z
      .object({ from: z.iso.datetime(), until: z.iso.datetime(), calls: outgoingCalls })
      .nullable()
      .describe('Calls for this person, until a pause of 30 minutes. Null: none since the server started.'),
  })
  .meta({ id: 'OutgoingList' });
export type OutgoingList = z.infer<typeof outgoingList>;
export type Capabilities = z.infer<typeof capabilities>;
