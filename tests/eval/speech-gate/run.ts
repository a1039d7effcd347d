import { createSpeechGate, type SoundFrame } from '../../../apps/web/app/audio/speech-gate.ts';
import type { EvalSection, Figure } from '../eval-section.ts';
import { quantile } from '../feedback/statistics.ts';
import { buildScenes, SAMPLE_RATE, type Scene, type Stretch } from './scenes.ts';

/** As long as live-sound-processor.ts measures at the 48 kHz of a browser. */
const FRAME_SAMPLES = Math.round((1024 / 48_000) * SAMPLE_RATE);
const FRAME_MS = (FRAME_SAMPLES / SAMPLE_RATE) * 1000;
/** The gate waits so long before it says that someone has stopped: until then it is rightly open. */
const PATIENCE_S = 0.6;

/** Where the page says that speech begins and ends, in the repository's recordings under noises of a room. */
export async function run(): Promise<EvalSection> {
  const figures = buildScenes().flatMap((scene) => describe(scene, listen(scene)));
  return { title: 'Speech gate: where somebody speaks, from energy and zero crossings alone', figures };
}

/** What live-sound-processor.ts measures of a frame. */
function measure(samples: Float32Array, from: number): SoundFrame {
  let energy = 0;
  let crossings = 0;
  for (let index = from; index < from + FRAME_SAMPLES; index += 1) {
    const sample = samples[index] ?? 0;
    energy += sample * sample;
    if (sample > 0 !== (samples[index - 1] ?? 0) > 0) crossings += 1;
  }
  return { levelDb: 10 * Math.log10(energy / FRAME_SAMPLES + 1e-10), crossings: crossings / FRAME_SAMPLES };
}

function listen({ samples }: Scene): Stretch[] {
  const gate = createSpeechGate(FRAME_MS);
  const heard: Stretch[] = [];
  for (let from = 0; from + FRAME_SAMPLES <= samples.length; from += FRAME_SAMPLES) {
    const atS = (from + FRAME_SAMPLES) / SAMPLE_RATE;
    const change = gate(measure(samples, from));
    if (change === 'start') heard.push({ fromS: atS, toS: samples.length / SAMPLE_RATE });
    const open = heard.at(-1);
    if (change === 'end' && open) open.toS = atS;
  }
  return heard;
}

const overlapS = (stretches: readonly Stretch[], fromS: number, toS: number): number =>
  stretches.reduce((sum, other) => sum + Math.max(0, Math.min(toS, other.toS) - Math.max(fromS, other.fromS)), 0);

function describe({ name, speech, samples }: Scene, heard: readonly Stretch[]): Figure[] {
  const spokenS = speech.reduce((sum, { fromS, toS }) => sum + toS - fromS, 0);
  const heardS = speech.reduce((sum, { fromS, toS }) => sum + overlapS(heard, fromS, toS), 0);
  const rests = speech.map(({ toS }, index) => ({
    fromS: toS + PATIENCE_S,
    toS: speech[index + 1]?.fromS ?? samples.length / SAMPLE_RATE,
  }));
  const restS = rests.reduce((sum, { fromS, toS }) => sum + Math.max(0, toS - fromS), 0);
  const wronglyOpenS = rests.reduce((sum, { fromS, toS }) => sum + (toS > fromS ? overlapS(heard, fromS, toS) : 0), 0);
  const ends = speech.flatMap(({ fromS, toS }) => {
    const over = heard.filter((other) => other.fromS < toS && other.toS > fromS).at(-1);
    return over ? [(over.toS - toS) * 1000] : [];
  });
  return [
    { name: `${name}: share of the speech heard`, value: heardS / spokenS, atLeast: 0.95 },
    { name: `${name}: share of the pauses taken for speech`, value: wronglyOpenS / restS, atMost: 0.05 },
    { name: `${name}: end noticed after, ms, median`, value: quantile(ends, 0.5), digits: 0 },
  ];
}
