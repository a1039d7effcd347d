import { CONCRETE, FILLERS, HEDGES, MARKS, SLOTS, VAGUE } from './sensitivity-stock-data.ts';

/** What an answer is mixed from. Shares run from 0 to 1; `richness` is the share of the stock that is drawn from. */
export type Recipe = {
  wordCount: number;
  fillerShare: number;
  vagueShare: number;
  richness: number;
  weShare: number;
  hedgeShare: number;
  markShare: number;
};

export const USUAL_RECIPE: Recipe = {
  wordCount: 400,
  fillerShare: 0.04,
  vagueShare: 0.3,
  richness: 0.7,
  weShare: 0.3,
  hedgeShare: 0.01,
  markShare: 0.1,
};

type Random = () => number;

/** Park and Miller's generator: the same seed gives the same transcript. */
export function createRandom(seed: number): Random {
  let state = (seed * 7919 + 12_345) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A transcript of raw speech, deterministic by its recipe and seed. */
export function makeTranscript(recipe: Recipe, seed: number): string {
  const random = createRandom(seed);
  const disturb = createRandom(seed + 1000);
  const words: string[] = [];
  while (words.length < recipe.wordCount) words.push(...makeSentence(recipe, random, disturb));
  return words.slice(0, recipe.wordCount).join(' ');
}

/** Fillers, hedges and signposts are drawn apart, so that a recipe with more of them tells the same story. */
function makeSentence(recipe: Recipe, random: Random, disturb: Random): string[] {
  const isVague = random() < recipe.vagueShare;
  const sentence = pick(isVague ? VAGUE : CONCRETE, recipe.richness, random);
  const isTeam = random() < recipe.weShare;
  const filled = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 's') return isTeam ? 'we' : 'i';
    if (slot === 'p') return isTeam ? 'our' : 'my';
    return pick(SLOTS[slot] ?? [slot], recipe.richness, random);
  });
  const chance = disturb();
  const mark = pick(MARKS, 1, disturb);
  const marked = chance < recipe.markShare ? `${mark} ${filled}` : filled;
  return marked.split(' ').flatMap((word) => {
    const [toFill, toHedge, which] = [disturb(), disturb(), disturb()];
    const extra = [
      ...(toFill < recipe.fillerShare ? [at(FILLERS, which)] : []),
      ...(toHedge < recipe.hedgeShare ? [at(HEDGES, which)] : []),
    ];
    return [...extra.flatMap((words) => words.split(' ')), word];
  });
}

function at(list: readonly string[], share: number): string {
  return list[Math.floor(share * list.length)] ?? '';
}

function pick(list: readonly string[], richness: number, random: Random): string {
  const open = Math.max(1, Math.ceil(list.length * richness));
  return list[Math.floor(random() * open)] ?? '';
}
