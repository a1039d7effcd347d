import { PCM_SAMPLE_RATE, type SpeechSegment } from '../../ports/speech.ts';
import { hasVoice } from './has-voice.ts';

const FRAME_MS = 20;
const FRAME_SAMPLES = (PCM_SAMPLE_RATE * FRAME_MS) / 1000;
/** Quieter than this is silence regardless of the surroundings; a far microphone still brings speech in above -50 dB. */
const QUIETEST_SPEECH_DB = -55;
/** Speech is at least this much louder than the room's noise; steady noise moves by 2 dB at most. */
const ABOVE_NOISE_DB = 8;
/** Pauses inside a sentence are shorter; at longer ones a recording may be cut without hurting a word. */
const JOIN_GAP_MS = 300;
/** The shortest answer there is ("no") lasts about 200 ms; a click lasts less than 60. */
const SHORTEST_SPEECH_MS = 120;
/** Soft beginnings and endings of words lie under the threshold. */
const PADDING_MS = 200;

/** Level of each frame in dB below full scale, without what lies under the voice (hum, rumble). */
function measureLevels(pcm: Int16Array): Float32Array {
  const levels = new Float32Array(Math.floor(pcm.length / FRAME_SAMPLES));
  let previousInput = 0;
  let previousOutput = 0;
  for (let frame = 0; frame < levels.length; frame++) {
    let energy = 0;
    for (let index = frame * FRAME_SAMPLES; index < (frame + 1) * FRAME_SAMPLES; index++) {
      const input = pcm[index] as number;
      // A one-pole high pass at about 100 Hz.
      previousOutput = 0.96 * (previousOutput + input - previousInput);
      previousInput = input;
      energy += previousOutput * previousOutput;
    }
    levels[frame] = 10 * Math.log10(energy / FRAME_SAMPLES / 32_768 ** 2 + 1e-10);
  }
  return levels;
}

function findThreshold(levels: Float32Array): number {
  const noise = levels.toSorted()[Math.floor(levels.length / 10)] ?? 0;
  return Math.max(QUIETEST_SPEECH_DB, noise + ABOVE_NOISE_DB);
}

type FrameRun = { first: number; end: number };

/** Runs of loud frames, those with only a short pause between them joined. */
function findRuns(levels: Float32Array, threshold: number): FrameRun[] {
  const runs: FrameRun[] = [];
  for (const [frame, level] of levels.entries()) {
    if (level < threshold) continue;
    const last = runs.at(-1);
    if (last && (frame - last.end) * FRAME_MS <= JOIN_GAP_MS) last.end = frame + 1;
    else runs.push({ first: frame, end: frame + 1 });
  }
  return runs.filter((run) => (run.end - run.first) * FRAME_MS >= SHORTEST_SPEECH_MS);
}

/**
 * Where someone speaks, in samples, with a little room on both sides. Empty on silence, steady noise, hum, clicks and
 * rustling: a recogniser invents words there, so it must never hear them.
 */
export function findSpeech(pcm: Int16Array): SpeechSegment[] {
  const levels = measureLevels(pcm);
  const padding = (PADDING_MS * PCM_SAMPLE_RATE) / 1000;
  const segments: SpeechSegment[] = [];
  for (const run of findRuns(levels, findThreshold(levels))) {
    const spoken = { startSample: run.first * FRAME_SAMPLES, endSample: run.end * FRAME_SAMPLES };
    if (!hasVoice(pcm.subarray(spoken.startSample, spoken.endSample))) continue;
    segments.push({
      startSample: Math.max(segments.at(-1)?.endSample ?? 0, spoken.startSample - padding),
      endSample: Math.min(pcm.length, spoken.endSample + padding),
    });
  }
  return segments;
}
