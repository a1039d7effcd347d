import { z } from 'zod';

/** Only what is used of the protocol's `Results`; other messages (Metadata, SpeechStarted …) have another `type`. */
const results = z.object({
  type: z.literal('Results'),
  is_final: z.boolean().default(false),
  channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })) }),
});
const other = z.object({ type: z.string() });

export type ProviderMessage =
  | { kind: 'transcript'; text: string; isFinal: boolean }
  | { kind: 'other' }
  | { kind: 'bad' };

/** One text message of the streaming server. What cannot be read is `bad`, never an exception. */
export function parseProviderMessage(text: string): ProviderMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'bad' };
  }
  const parsed = results.safeParse(value);
  if (parsed.success) {
    const [best] = parsed.data.channel.alternatives;
    return { kind: 'transcript', text: best?.transcript.trim() ?? '', isFinal: parsed.data.is_final };
  }
  const named = other.safeParse(value);
  return named.success && named.data.type !== 'Results' ? { kind: 'other' } : { kind: 'bad' };
}
