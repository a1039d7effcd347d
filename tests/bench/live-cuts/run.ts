// An hour of real speech over a connection that is cut fifty times: what of it is decoded, said and charged.
import type { BenchSection } from '../bench-section.ts';
import { runCutSession } from './cut-session.ts';

const SECONDS = Number(process.env.CUTS_SECONDS ?? 3600);
const CUTS = Number(process.env.CUTS ?? 50);

export async function run(): Promise<BenchSection> {
  const result = await runCutSession({ seconds: SECONDS, cuts: CUTS, seed: 1 });
  const { finalsSaid, finalsHeard, spokenSamples, decodedSamples } = result;
  const differing = finalsSaid.filter((text, index) => finalsHeard[index] !== text).length;
  return {
    name: `A live session of ${Math.round(SECONDS / 60)} minutes, tab and microphone, cut ${result.cuts} times`,
    figures: [
      {
        label: 'Audio decoded of what was spoken',
        value: (decodedSamples / spokenSamples) * 100,
        unit: '%',
        atLeast: 99.9,
      },
      { label: 'Finals said', value: finalsSaid.length, unit: '' },
      {
        label: 'Finals lost, doubled or out of order',
        value: differing + Math.abs(finalsHeard.length - finalsSaid.length),
        unit: '',
        atMost: 0,
      },
      { label: 'Units charged', value: result.unitsTaken, unit: '', atMost: 1 },
    ],
  };
}
