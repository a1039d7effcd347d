/** Taps of the low-pass filter on each side, for one step. */
const TAPS_A_STEP = 6;
/** Of the new rate; above a half there would be aliases. */
const CUTOFF = 0.45;

/**
 * Keeps every `step`th sample of a sound that comes in pieces, without what the lower rate cannot hold. It delays the sound by less than a
 * millisecond. The next piece overwrites its result.
 */
export function createDecimator(step: number): (samples: Float32Array) => Float32Array {
  const taps = makeTaps(step);
  /** The newest samples, written twice, so that they always lie in a row. */
  const recent = new Float32Array(2 * taps.length);
  let decimated = new Float32Array(0);
  let next = 0;
  let waiting = 0;
  return (samples) => {
    const length = Math.floor((waiting + samples.length) / step);
    if (decimated.length < length) decimated = new Float32Array(length);
    let place = 0;
    for (let at = 0; at < samples.length; at += 1) {
      const sample = samples[at] ?? 0;
      recent[next] = sample;
      recent[next + taps.length] = sample;
      next = (next + 1) % taps.length;
      waiting += 1;
      if (waiting < step) continue;
      waiting = 0;
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap += 1) sum += (taps[tap] ?? 0) * (recent[next + tap] ?? 0);
      decimated[place] = sum;
      place += 1;
    }
    return decimated.subarray(0, length);
  };
}

/** A sinc in a Hann window, with a sum of 1. */
function makeTaps(step: number): Float32Array {
  const side = TAPS_A_STEP * step;
  const taps = Float32Array.from({ length: 2 * side + 1 }, (_, tap) => {
    const angle = (2 * Math.PI * CUTOFF * (tap - side)) / step;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (tap - side)) / (side + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
