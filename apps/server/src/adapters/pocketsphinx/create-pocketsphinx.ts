import { availableParallelism } from 'node:os';
import { AppError } from '../../app-error.ts';
import { unwatched, type WatchQueue } from '../../ports/queue-watch.ts';
import type { AudioDecoder, HeardSpeech, LocalSpeechToText, SpeechSegment, TimedWord } from '../../ports/speech.ts';
import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { createRunLimiter, type RunOptions } from '../../programs/run-limiter.ts';
import { runProgram } from '../../programs/run-program.ts';
import { applyGain, findGain } from './adjust-level.ts';
import { cutPieces } from './cut-pieces.ts';
import type { PocketsphinxProgram } from './find-pocketsphinx.ts';
import type { HeardWord } from './parse-output.ts';
import { writeSentences } from './write-sentences.ts';

/** Each process takes a core whole and 100 MB: more of them than cores only slow each other down. */
const CONCURRENCY = Math.min(4, availableParallelism());
const MAX_WAITING_PIECES = 64;
/** Loading the model costs 0.3 s a piece, and its ear needs some seconds to settle: shorter pieces are heard worse. */
const PIECE_SAMPLES = 12 * PCM_SAMPLE_RATE;
/** It needs about a fifth of the sound's length on an idle core, and some seconds on a busy machine. */
const BASE_TIMEOUT_MS = 15_000;
const TIMEOUT_PER_SOUND_MS = 3;
const MAX_OUTPUT_BYTES = 1_000_000;
/** Mean probability of clear English is 0.7 and more, of hard English 0.4, of music and other languages under 0.3. */
const LOWEST_MEAN_PROBABILITY = 0.3;

/** Five clear answers of 50 words have 0.73 and more; the mean of 17 sentences with a foreign accent is 0.47 (docs/practice.md). */
const DOUBTFUL_MEAN_PROBABILITY = 0.6;

const moveWord = (word: HeardWord, bySeconds: number): HeardWord => ({
  ...word,
  startSeconds: word.startSeconds + bySeconds,
  endSeconds: word.endSeconds + bySeconds,
});
const toTimedWord = ({ word, startSeconds, endSeconds }: HeardWord): TimedWord => ({
  word,
  startMs: Math.round(startSeconds * 1000),
  endMs: Math.round(endSeconds * 1000),
});

const joinWords = (words: HeardWord[]): string => words.map(({ word }) => word).join(' ');

const meanOf = (words: HeardWord[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, { probability }) => sum + probability, 0) / words.length;
const isBelievable = (words: HeardWord[]): boolean => meanOf(words) >= LOWEST_MEAN_PROBABILITY;

/** Offline recognition of English by CMU PocketSphinx, a process a piece of speech. */
export function createPocketsphinx(
  program: PocketsphinxProgram,
  decoder: AudioDecoder,
  watchQueue: WatchQueue = unwatched,
): LocalSpeechToText {
  const limit = createRunLimiter({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING_PIECES,
    watch: (counts) => watchQueue('recogniser', counts),
  });

  async function transcribePiece(pcm: Int16Array, signal: AbortSignal): Promise<HeardWord[]> {
    const output = await runProgram({
      path: program.path,
      args: program.args,
      input: { bytes: new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), as: 'file' },
      timeoutMs: BASE_TIMEOUT_MS + (pcm.length / PCM_SAMPLE_RATE) * 1000 * TIMEOUT_PER_SOUND_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      signal,
    });
    return program.parse(output.toString('utf8'));
  }

  /** The pieces run side by side; the first that fails ends the others. */
  async function hear(
    pcm: Int16Array,
    speech: SpeechSegment[],
    options: RunOptions & { write: (words: HeardWord[]) => string },
  ): Promise<HeardSpeech> {
    const { signal: outer, isUrgent, write } = options;
    if (speech.length === 0) throw new AppError('speech_not_understood');
    const failure = new AbortController();
    const signal = outer ? AbortSignal.any([outer, failure.signal]) : failure.signal;
    const gain = findGain(pcm, speech);
    const pieces = cutPieces(speech, PIECE_SAMPLES);
    try {
      const heard = await Promise.all(
        pieces.map(async ({ startSample, endSample }) => {
          const piece = applyGain(pcm.subarray(startSample, endSample), gain);
          const words = await limit(() => transcribePiece(piece, signal), { signal, isUrgent });
          return words.map((word) => moveWord(word, startSample / PCM_SAMPLE_RATE));
        }),
      );
      const words = heard.filter(isBelievable).flat();
      if (words.length === 0) throw new AppError('speech_not_understood');
      // Pieces that are not believable count too: their words are missing from the text.
      const isDoubtful = meanOf(heard.flat()) < DOUBTFUL_MEAN_PROBABILITY;
      return { text: write(words), isDoubtful, words: words.map(toTimedWord) };
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  }

  return {
    name: 'PocketSphinx',
    engine: 'local-engine',
    async transcribe(audio, { signal, measure }) {
      const { pcm, speech, sound } = await decoder.decode(audio, { signal, measure });
      return { ...(await hear(pcm, speech, { signal, write: writeSentences })), sound };
    },
    /** Live speech goes before recordings in the queue. Its words are searched for questions, not read as text. */
    transcribePcm: async (pcm, { signal }) =>
      hear(pcm, decoder.findSpeech(pcm), { signal, isUrgent: true, write: joinWords }),
  };
}
