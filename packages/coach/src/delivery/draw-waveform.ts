const BARS = 160;

/** Heights of the bars of a waveform, 0 to 1 of the loudest one. */
export function drawWaveform(samples: Float32Array, bars = BARS): number[] {
  const heights = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.floor(((bar + 1) * samples.length) / bars);
    let energy = 0;
    for (let index = from; index < to; index += 1) energy += (samples[index] ?? 0) ** 2;
    return Math.sqrt(energy / Math.max(1, to - from));
  });
  const loudest = Math.max(...heights, 1e-6);
  return heights.map((height) => Math.round((height / loudest) * 100) / 100);
}
