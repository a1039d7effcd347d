import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import type { Coach } from '../ports/language.ts';
import type { LiveTranscriber } from '../ports/live-transcription.ts';
import type { PaymentProvider } from '../ports/payments.ts';
import type { CircuitState, WatchProvider } from '../ports/provider-calls.ts';
import type { QueueBook } from '../ports/queue-watch.ts';
import type { ParseResume, ResumeReader } from '../ports/resume-reader.ts';
import type { SpeechToText, TextToSpeech } from '../ports/speech.ts';

/** Everything outside the process that the application works with; tests hand in their own. */
export type Ports = {
  database: Database;
  /** Signs tokens, cookies and tickets of this install. */
  secret: string;
  /** The secrets before it: accepted for what they signed; nothing new is signed with them. */
  previousSecrets?: readonly string[] | undefined;
  coach: Coach;
  /** Runs once the server listens: builds indexes, tries a configured model. Never rejects. */
  afterStart?: () => Promise<unknown>;
  resumeReader: ResumeReader;
  parseResume: ParseResume;
  speechToText: SpeechToText | null;
  textToSpeech: TextToSpeech | null;
  liveTranscriber?: LiveTranscriber | null;
  identity: IdentityProvider | null;
  /** Null when payments are switched off. */
  payments: PaymentProvider | null;
  /** Hands over how the calls to configured providers go, from now on. */
  listenToProviders?: (listener: WatchProvider) => void;
  /** Circuit breakers by provider. */
  circuits?: Record<string, () => CircuitState>;
  /** The queues of all that works beside the application. */
  queues?: QueueBook;
  /** Routes that a port brings along: the built-in identity provider's, the sandbox checkout's. */
  registerPages?: ((app: FastifyInstance) => Promise<void>)[];
  webDir?: string;
};
