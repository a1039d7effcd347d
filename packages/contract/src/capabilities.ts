import { z } from 'zod';

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
    retentionDays: z
      .number()
      .int()
      .nullable()
      .describe('Days after their last change until interviews and saved live sessions are deleted. Null: never.'),
    version: z.string(),
  })
  .meta({ id: 'Capabilities' });
export type Capabilities = z.infer<typeof capabilities>;
