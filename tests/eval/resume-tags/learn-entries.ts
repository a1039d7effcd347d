import type { Candidate, EntryWeights } from '@greenroom/coach/resume/tagger/merge-entries';
import { learnChoices } from './learn-choices.ts';

/** A reading of a post or a degree, and whether the truth has it. */
export type JudgedReading = { features: string[]; isRight: boolean };
export type Share = [odds: number, share: number];

const SHRINK = 0.01;
const SMALLEST_BIN = 60;

/** Learns how likely a reading is right: by how sure the models and the rules are of it and whether they agree. */
export const learnEntries = (readings: readonly JudgedReading[]): EntryWeights =>
  learnChoices(
    readings.map(({ features, isRight }) => ({ options: [['none'], features], rights: [isRight ? 1 : 0] })),
    SHRINK,
  );

export const judgeReadings = <Entry>(
  candidates: readonly Candidate<Entry>[],
  isRight: (reading: Candidate<Entry>) => boolean,
): JudgedReading[] => candidates.map((one) => ({ features: one.features, isRight: isRight(one) }));

/** How often readings of some odds are right, by bins that never fall. */
export function sharesOf(rated: readonly [odds: number, isRight: boolean][]): Share[] {
  const all = rated.toSorted(([left], [right]) => left - right);
  const bins: { sum: number; right: number; count: number }[] = [];
  for (let at = 0; at < all.length; at += SMALLEST_BIN) {
    const bin = all.slice(at, at + SMALLEST_BIN);
    bins.push({
      sum: bin.reduce((sum, [value]) => sum + value, 0),
      right: bin.filter(([, isRight]) => isRight).length,
      count: bin.length,
    });
    for (let last = bins.length - 1; last > 0; last -= 1) {
      const [one, other] = [bins[last - 1], bins[last]];
      if (one === undefined || other === undefined || one.right / one.count <= other.right / other.count) break;
      bins.splice(last - 1, 2, {
        sum: one.sum + other.sum,
        right: one.right + other.right,
        count: one.count + other.count,
      });
    }
  }
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return bins.map(({ sum, right, count }) => [round(sum / count), round(right / count)]);
}
