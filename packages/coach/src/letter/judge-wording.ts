import weights from '../../data/letter/wording-weights.json' with { type: 'json' };
import { itemFeatures } from './wording-features.ts';

type Weights = Readonly<Record<string, number>>;
const { things, tools }: Record<'things' | 'tools', Weights> = weights;

function shareOf(own: Weights, features: readonly string[]): number {
  const sum = features.reduce((total, name) => total + (own[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** So much of the likelihood of a thing is that of the others of its row. */
const OF_ROW = 0.2;

/** How likely work can consist of each thing of a row ("ear care"), from 0 to 1. Learned from rows of resumes. */
export function sharesOfThings(items: readonly string[], isPresent: boolean): number[] {
  const own = items.map((_, at) => {
    const share = shareOf(things, itemFeatures(items, at, isPresent));
    return Math.log(share / (1 - share));
  });
  const sum = own.reduce((total, one) => total + one, 0);
  return own.map((one) => {
    const others = own.length > 1 ? (sum - one) / (own.length - 1) : one;
    return 1 / (1 + Math.exp(-((1 - OF_ROW) * one + OF_ROW * others)));
  });
}

/** How likely one thing of a row is a tool. */
export const shareOfTool = (items: readonly string[], at: number, isPresent: boolean): number =>
  shareOf(tools, itemFeatures(items, at, isPresent));
