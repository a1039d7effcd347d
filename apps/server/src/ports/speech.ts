import type {
  AUDIO_FORMATS,
  HeardSpeech as HeardDetails,
  SoundMeasure,
  SPEECH_ENGINES,
} from '@greenroom/contract/speech';

export type AudioFormat = (typeof AUDIO_FORMATS)[number];
export type ActiveSpeechEngine = Exclude<(typeof SPEECH_ENGINES)[number], 'none'>;
export type EncodedAudio = { bytes: Buffer; format: AudioFormat };

/** Sample rate of all PCM that passes between ports, in hertz: mono, 16 bit signed. */
export const PCM_SAMPLE_RATE = 16_000;

/** A stretch of PCM in which someone speaks; samples, the end not included. */
export type SpeechSegment = { startSample: number; endSample: number };

/** How a recording sounds. */
export type MeasuredSound = NonNullable<HeardDetails['sound']>;

/** PCM of a whole recording and where someone speaks in it. `sound` is there if it was asked for and could be measured. */
export type DecodedAudio = { pcm: Int16Array; speech: SpeechSegment[]; sound?: MeasuredSound };

export type AudioDecoder = {
  /**
   * PCM of a webm/opus, ogg/opus or WAV recording, unfinished ones too.
   * Fails with `unsupported_media` (a kind that is not decoded here), `payload_too_large` (too long) or
   * `speech_not_understood` (broken or empty).
   */
  decode(audio: EncodedAudio, options: { signal?: AbortSignal; measure?: SoundMeasure }): Promise<DecodedAudio>;
  /** Where someone speaks, in order and not overlapping; empty on silence and on steady noise. */
  findSpeech(pcm: Int16Array): SpeechSegment[];
};

/** Where a word is in the recording. */
export type TimedWord = { word: string; startMs: number; endMs: number };

/** `isDoubtful`: most of the words are probably wrong. What the engine does not say is absent. */
export type HeardSpeech = { text: string; isDoubtful?: boolean; words?: TimedWord[]; sound?: MeasuredSound };

/** `measure`: also measures how the recording sounds. */
export type TranscribeOptions = { signal?: AbortSignal; languageTag?: string; measure?: SoundMeasure };

export type SpeechToText = {
  /** Shown to the person: which engine listens. */
  readonly name: string;
  readonly engine: ActiveSpeechEngine;
  /**
   * Words of a recording. Fails with `speech_not_understood` when there are none, `unsupported_media`,
   * `payload_too_large`, `provider_failed` or `provider_timeout`; with the signal's reason when aborted.
   */
  transcribe(audio: EncodedAudio, options: TranscribeOptions): Promise<HeardSpeech>;
};

/** An engine of this machine also takes bare PCM (16 kHz mono), which live transcription feeds it speech by speech. */
export type LocalSpeechToText = SpeechToText & {
  transcribePcm(pcm: Int16Array, options: { signal?: AbortSignal }): Promise<HeardSpeech>;
};

export type SpokenAudio = { bytes: Buffer; mimeType: string };

export type TextToSpeech = {
  readonly name: string;
  readonly engine: ActiveSpeechEngine;
  /** Speaks a text of any length. Fails with `provider_failed` or `provider_timeout`; with the signal's reason when aborted. */
  synthesize(text: string, options: { signal?: AbortSignal }): Promise<SpokenAudio>;
};
