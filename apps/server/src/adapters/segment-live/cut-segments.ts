import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';

const FRAME_MS = 20;
const FRAME_SAMPLES = (PCM_SAMPLE_RATE * FRAME_MS) / 1000;
/** Quieter than this is silence regardless of the surroundings. */
const QUIETEST_SPEECH_DB = -52;
/** Speech is at least this much louder than the sound before it. */
const ABOVE_NOISE_DB = 9;
/** The noise under speech is followed down at once and up slowly, so that speech does not become its own noise. */
const NOISE_RISE_DB_A_FRAME = 0.03;
/** Three loud frames among the last five: a click has one or two. */
const LOUD_FRAMES_TO_START = 3;
/** Sounds before the first loud frame belong to the first word. */
const LEAD_IN_MS = 300;
/** Pauses inside a sentence are shorter. */
const PAUSE_MS = 700;
/** When the browser says that speech ended, so much quiet is enough; with less, its mark came in the middle of a word. */
const MARKED_PAUSE_MS = 160;
/** A monologue is heard in pieces of at most this. */
const LONGEST_SEGMENT_MS = 20_000;
/** Shorter than the shortest word there is. */
const SHORTEST_SPEECH_MS = 120;

function levelOf(frame: Int16Array): number {
  let energy = 0;
  for (const sample of frame) energy += sample * sample;
  return 10 * Math.log10(energy / frame.length / 32_768 ** 2 + 1e-10);
}

function join(frames: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(frames.length * FRAME_SAMPLES);
  for (const [index, frame] of frames.entries()) joined.set(frame, index * FRAME_SAMPLES);
  return joined;
}

/** Cuts a stream of PCM into stretches of speech: each ends at a pause, at the browser's mark, or when it gets too long. */
export function createSegmentCutter(onSegment: (pcm: Int16Array) => void) {
  let rest = new Int16Array(0);
  let frames: Int16Array[] = [];
  let isOpen = false;
  let noiseDb = -70;
  let quietFrames = 0;
  let loudFrames = 0;
  let recentLoud: boolean[] = [];
  let isMarked = false;

  function cut(): void {
    if (isOpen && loudFrames * FRAME_MS >= SHORTEST_SPEECH_MS) onSegment(join(frames));
    isOpen = false;
    frames = frames.slice(-LEAD_IN_MS / FRAME_MS);
    quietFrames = 0;
    loudFrames = 0;
    recentLoud = [];
    isMarked = false;
  }

  function isLoud(frame: Int16Array): boolean {
    const level = levelOf(frame);
    const loud = level > Math.max(QUIETEST_SPEECH_DB, noiseDb + ABOVE_NOISE_DB);
    noiseDb = Math.min(level, noiseDb + NOISE_RISE_DB_A_FRAME);
    return loud;
  }

  function hear(frame: Int16Array): void {
    const loud = isLoud(frame);
    frames.push(frame);
    recentLoud = [...recentLoud.slice(-4), loud];
    if (isOpen) follow(loud);
    else awaitSpeech();
  }

  function awaitSpeech(): void {
    isOpen = recentLoud.filter(Boolean).length >= LOUD_FRAMES_TO_START;
    loudFrames = isOpen ? LOUD_FRAMES_TO_START : 0;
    quietFrames = 0;
    if (!isOpen) frames = frames.slice(-LEAD_IN_MS / FRAME_MS);
  }

  /** Counts a frame of an open segment, and cuts where it ends. */
  function follow(loud: boolean): void {
    loudFrames += loud ? 1 : 0;
    quietFrames = loud ? 0 : quietFrames + 1;
    if (loud) isMarked = false;
    const pauseMs = isMarked ? MARKED_PAUSE_MS : PAUSE_MS;
    if (quietFrames * FRAME_MS >= pauseMs || frames.length * FRAME_MS >= LONGEST_SEGMENT_MS) cut();
  }

  return {
    push(pcm: Int16Array): void {
      const all = new Int16Array(rest.length + pcm.length);
      all.set(rest);
      all.set(pcm, rest.length);
      let offset = 0;
      for (; offset + FRAME_SAMPLES <= all.length; offset += FRAME_SAMPLES) {
        hear(all.slice(offset, offset + FRAME_SAMPLES));
      }
      rest = all.slice(offset);
    },
    endSpeech(): void {
      isMarked = true;
      if (isOpen && quietFrames * FRAME_MS >= MARKED_PAUSE_MS) cut();
    },
    flush: cut,
    /** The current utterance, for interim results; null in silence. */
    open: (): Int16Array | null => (isOpen ? join(frames) : null),
  };
}
