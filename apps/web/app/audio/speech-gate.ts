/** A measured stretch of sound, about 20 ms: level in dB below full scale, and zero crossings a sample (0 to 1). */
export type SoundFrame = { levelDb: number; crossings: number };

const QUIETEST_SPEECH_DB = -55;
const ABOVE_NOISE_DB = 9;
/** Taken for the room until it has been heard for a while, so that someone who speaks at once is heard. */
const FIRST_NOISE_DB = -70;
const NOISE_BLOCK_MS = 400;
const NOISE_BLOCKS = 6;
/** Hiss crosses zero at nearly every second sample; a voice far less, save for short consonants. */
const HISS_CROSSINGS = 0.35;
/** A click is over sooner than any vowel. */
const FRAMES_OF_A_VOICE = 3;
/** Pauses inside a sentence rarely last longer. */
const PAUSE_MS = 450;

/** The quietest moment of the last seconds is the room: people pause between their words, a room does not. */
function createNoiseFloor(frameMs: number): (levelDb: number) => number {
  const framesOfABlock = Math.max(1, Math.round(NOISE_BLOCK_MS / frameMs));
  let blocks = Array.from({ length: NOISE_BLOCKS }, () => FIRST_NOISE_DB);
  let quietest = Number.POSITIVE_INFINITY;
  let frames = 0;
  return (levelDb) => {
    quietest = Math.min(quietest, levelDb);
    frames += 1;
    if (frames === framesOfABlock) {
      blocks = [...blocks.slice(1), quietest];
      quietest = Number.POSITIVE_INFINITY;
      frames = 0;
    }
    return Math.max(-90, Math.min(quietest, ...blocks));
  };
}

/**
 * Tells where speech begins and ends, from energy and zero crossings alone: light enough for every frame. How well it does
 * under the noises of a room: `npm run eval -- speech-gate`.
 */
export function createSpeechGate(frameMs: number) {
  const noiseFloor = createNoiseFloor(frameMs);
  let isOpen = false;
  let voiceFrames = 0;
  let quietMs = 0;

  return (frame: SoundFrame): 'start' | 'end' | null => {
    const isLoud = frame.levelDb > Math.max(QUIETEST_SPEECH_DB, noiseFloor(frame.levelDb) + ABOVE_NOISE_DB);
    voiceFrames = isLoud && (isOpen || frame.crossings < HISS_CROSSINGS) ? voiceFrames + 1 : 0;
    const isVoice = voiceFrames >= FRAMES_OF_A_VOICE;
    if (!isOpen) {
      if (!isVoice) return null;
      isOpen = true;
      quietMs = 0;
      return 'start';
    }
    quietMs = isVoice ? 0 : quietMs + frameMs;
    if (quietMs < PAUSE_MS) return null;
    isOpen = false;
    voiceFrames = 0;
    return 'end';
  };
}
