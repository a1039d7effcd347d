/** A measured stretch of sound, about 20 ms: level in dB below full scale, and zero crossings a sample (0 to 1). */
export type SoundFrame = { levelDb: number; crossings: number };

const QUIETEST_SPEECH_DB = -55;
const ABOVE_NOISE_DB = 9;
const NOISE_RISE_DB_A_FRAME = 0.03;
/** Hiss crosses zero at nearly every second sample; a voice far less, save for short consonants. */
const HISS_CROSSINGS = 0.35;
const FRAMES_TO_START = 3;
/** Pauses inside a sentence rarely last longer. */
const PAUSE_MS = 450;

/** Tells where speech begins and ends, from energy and zero crossings alone: light enough for every frame. */
export function createSpeechGate(frameMs: number) {
  let noiseDb = -70;
  let isOpen = false;
  let loudFrames = 0;
  let quietMs = 0;

  return (frame: SoundFrame): 'start' | 'end' | null => {
    const isLoud = frame.levelDb > Math.max(QUIETEST_SPEECH_DB, noiseDb + ABOVE_NOISE_DB);
    noiseDb = Math.max(-90, Math.min(frame.levelDb, noiseDb + NOISE_RISE_DB_A_FRAME));
    const isVoice = isLoud && (isOpen || frame.crossings < HISS_CROSSINGS);
    if (!isOpen) {
      loudFrames = isVoice ? loudFrames + 1 : 0;
      if (loudFrames < FRAMES_TO_START) return null;
      isOpen = true;
      quietMs = 0;
      return 'start';
    }
    quietMs = isVoice ? 0 : quietMs + frameMs;
    if (quietMs < PAUSE_MS) return null;
    isOpen = false;
    loudFrames = 0;
    return 'end';
  };
}
