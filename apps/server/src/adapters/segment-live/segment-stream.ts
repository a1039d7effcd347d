import { AppError } from '../../app-error.ts';
import type { LiveStream, LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import { createSegmentCutter } from './cut-segments.ts';
import { createLiveDecoder } from './decode-live.ts';

export type HearPcm = (pcm: Int16Array, signal: AbortSignal) => Promise<string>;

/** Words that may still change are made this often, while the engine is faster than that. */
const INTERIM_EVERY_MS = 1500;
const FAST_ENGINE_MS = 700;
/** The user is notified within 3 s when an engine does not answer. */
const SLOW_ENGINE_MS = 2500;
/** Segments that wait for a slow engine; older ones are given up so that the talk is not heard minutes late. */
const MOST_WAITING = 8;

const SLOW = 'The transcription service is slow. Words may come late.';
const FAILED = 'The transcription service did not answer. Some words were not heard.';
const BEHIND = 'The transcription service cannot keep up. Some words were not heard.';

type StreamOptions = { hear: HearPcm; onEvent: (event: LiveTranscriptEvent) => void; now?: () => number };

/** One recording heard stretch by stretch, in order. */
export function openSegmentStream({ hear, onEvent, now = () => performance.now() }: StreamOptions): LiveStream {
  const abort = new AbortController();
  let interimAbort = new AbortController();
  const segments: Int16Array[] = [];
  let isHearing = false;
  let lastTookMs = 0;
  let idle: Promise<void> = Promise.resolve();

  const tell = (event: LiveTranscriptEvent) => {
    if (!abort.signal.aborted) onEvent(event);
  };

  async function transcribeSegment(pcm: Int16Array, isFinal: boolean, signal: AbortSignal): Promise<void> {
    const startedAt = now();
    const slow = setTimeout(() => isFinal && tell({ type: 'notice', message: SLOW }), SLOW_ENGINE_MS).unref();
    try {
      const text = (await hear(pcm, signal)).trim();
      // Words that may still change come too late once the stretch has ended.
      if (text !== '' && (isFinal || segments.length === 0)) tell({ type: 'transcript', text, isFinal });
    } catch (error) {
      const isSilence = error instanceof AppError && error.code === 'speech_not_understood';
      if (isFinal && !isSilence) tell({ type: 'notice', message: FAILED });
    } finally {
      clearTimeout(slow);
      lastTookMs = now() - startedAt;
    }
  }

  async function work(): Promise<void> {
    isHearing = true;
    for (let next = segments.shift(); next && !abort.signal.aborted; next = segments.shift())
      await transcribeSegment(next, true, abort.signal);
    isHearing = false;
  }

  const cutter = createSegmentCutter((pcm) => {
    segments.push(pcm);
    // The whole stretch does not wait behind words of it that may still change.
    interimAbort.abort(new Error('The stretch has ended.'));
    if (segments.length > MOST_WAITING) {
      segments.shift();
      tell({ type: 'notice', message: BEHIND });
    }
    if (!isHearing) idle = work();
  });
  const decoder = createLiveDecoder((pcm) => cutter.push(pcm));

  const interim = setInterval(() => {
    const pcm = isHearing || lastTookMs > FAST_ENGINE_MS ? null : cutter.open();
    if (!pcm) return;
    isHearing = true;
    interimAbort = new AbortController();
    idle = transcribeSegment(pcm, false, AbortSignal.any([abort.signal, interimAbort.signal])).then(work);
  }, INTERIM_EVERY_MS).unref();

  function close(): void {
    clearInterval(interim);
    abort.abort(new Error('The session is over.'));
    decoder.close();
  }

  return {
    write: (bytes) => decoder.push(bytes),
    endSpeech: () => cutter.endSpeech(),
    async finish() {
      clearInterval(interim);
      await decoder.settled();
      cutter.flush();
      await idle;
      decoder.close();
    },
    close,
    get waitingBytes() {
      return decoder.waitingBytes;
    },
  };
}
