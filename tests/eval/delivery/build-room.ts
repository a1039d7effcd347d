import { RATE } from './build-speech.ts';

/** Where the microphone is, and how loud a fan is in the recording, in dB below full scale. */
export type Place = { metres: number; fanDb?: number };

/** The loudness of the speech that is given is that at this distance. */
const REFERENCE_METRES = 0.3;
/** From here on the echo of a furnished room is louder than the direct sound. */
const CRITICAL_METRES = 0.6;
const REVERBERATION_SECONDS = 0.4;
const HISS_DB = -62;
/** Comb and all-pass filters of Schroeder's reverberator, in samples. */
const COMB_SAMPLES = [655, 729, 837, 941];
const ALL_PASS_SAMPLES = [110, 37];
const ALL_PASS_GAIN = 0.7;
/** A fan is mostly low. */
const FAN_SMOOTHING = 0.06;
const BLADE_HERTZ = 118;

/** The same speech as a microphone in a room records it. The direct sound falls with the distance, the echo of the room does not. */
export function recordFrom(speech: Float32Array, { metres, fanDb }: Place): Float32Array {
  const echo = reverberate(speech);
  const echoGain = (REFERENCE_METRES / CRITICAL_METRES) * (energyOf(speech) / energyOf(echo)) ** 0.5;
  const noise = makeNoise(fanDb);
  return speech.map((sample, at) => (REFERENCE_METRES / metres) * sample + echoGain * (echo[at] ?? 0) + noise(at));
}

const energyOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);

function reverberate(samples: Float32Array): Float32Array {
  const mixed = new Float32Array(samples.length);
  for (const delay of COMB_SAMPLES) {
    const gain = 10 ** ((-3 * delay) / RATE / REVERBERATION_SECONDS);
    const comb = new Float32Array(samples.length);
    for (let at = delay; at < samples.length; at += 1) {
      comb[at] = (samples[at - delay] ?? 0) + gain * (comb[at - delay] ?? 0);
      mixed[at] = (mixed[at] ?? 0) + (comb[at] ?? 0);
    }
  }
  return ALL_PASS_SAMPLES.reduce(passAll, mixed);
}

function passAll(samples: Float32Array, delay: number): Float32Array {
  const passed = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at += 1) {
    const [before, fed] = [samples[at - delay] ?? 0, passed[at - delay] ?? 0];
    passed[at] = before - ALL_PASS_GAIN * (samples[at] ?? 0) + ALL_PASS_GAIN * fed;
  }
  return passed;
}

/** The hiss of a microphone, and the fan: low noise with the hum of its blades. The same at every run. */
function makeNoise(fanDb: number | undefined): (at: number) => number {
  let seed = 1;
  let low = 0;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (2 * seed) / 2_147_483_647 - 1;
  };
  // Uniform noise has a third of its peak as power; the smoothing leaves this share of it.
  const lowGain = (FAN_SMOOTHING / (2 - FAN_SMOOTHING) / 3) ** -0.5;
  const fan = fanDb === undefined ? 0 : 10 ** (fanDb / 20);
  return (at) => {
    low += FAN_SMOOTHING * (random() - low);
    const hum = 0.4 * Math.sin((2 * Math.PI * BLADE_HERTZ * at) / RATE);
    return fan * (lowGain * low + hum) + random() * 10 ** (HISS_DB / 20);
  };
}
