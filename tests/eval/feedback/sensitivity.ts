import type { Figure } from '../eval-section.ts';
import { createRandom, makeTranscript, type Recipe, USUAL_RECIPE } from './make-transcript.ts';
import type { Scorer } from './score.ts';
import { mean, rankCorrelation } from './statistics.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const LENGTHS = [30, 60, 120, 250, 500, 1000, 1800, 2500];
const WHOLE_INTERVIEW = `So please tell me about yourself. Tell me about a time you demonstrated leadership. Tell me about a time
  you worked with a team and faced a challenge. What is one of your weaknesses? Why do you think we should hire you?`;
const QUESTIONS = ['Mock interview', WHOLE_INTERVIEW, 'Tell me about a time you demonstrated leadership.'];
const CLOUD_SIZE = 138;

/** One thing moved while the rest stays: `better` are its values from worst to best. */
type Sweep = { name: string; key: keyof Recipe; better: readonly number[] };

const SWEEPS: readonly Sweep[] = [
  { name: 'fewer fillers', key: 'fillerShare', better: [0.12, 0.09, 0.06, 0.04, 0.02, 0] },
  { name: 'less vague', key: 'vagueShare', better: [1, 0.8, 0.6, 0.4, 0.2, 0] },
  { name: 'richer words', key: 'richness', better: [0.1, 0.2, 0.35, 0.5, 0.75, 1] },
  { name: 'more we', key: 'weShare', better: [0, 0.15, 0.3, 0.45, 0.6] },
  { name: 'fewer hedges', key: 'hedgeShare', better: [0.06, 0.045, 0.03, 0.015, 0] },
  { name: 'more signposts', key: 'markShare', better: [0, 0.1, 0.2, 0.3, 0.4] },
  { name: 'longer', key: 'wordCount', better: LENGTHS },
];

/** A long interview has more to tell than a stock of sentences holds; it is drawn from whole. */
const WIDEST = { richness: 1 };

/** How the overall answers to each quality of made-up speech, from 30 words to a whole interview. */
export async function sensitivityFigures(score: Scorer): Promise<Figure[]> {
  const overall = async (recipe: Recipe, seed: number, question: string) =>
    (await score({ question, answer: makeTranscript(recipe, seed) })).overallScorePerResponse ?? 0;
  const figures: Figure[] = [];
  for (const sweep of SWEEPS) figures.push(...(await sweepFigures(sweep, overall)));
  figures.push(...(await cloudFigures(overall)));
  return figures;
}

type Overall = (recipe: Recipe, seed: number, question: string) => Promise<number>;

async function sweepFigures({ name, key, better }: Sweep, overall: Overall): Promise<Figure[]> {
  const lengths = key === 'wordCount' ? [0] : [120, 500, 1800];
  const correlations: number[] = [];
  const rises: number[] = [];
  const steps: number[] = [];
  for (const question of QUESTIONS) {
    for (const wordCount of lengths) {
      const means: number[] = [];
      for (const value of better) {
        const recipe = { ...USUAL_RECIPE, ...(wordCount > 0 ? { wordCount } : WIDEST), [key]: value };
        means.push(mean(await Promise.all(SEEDS.map((seed) => overall(recipe, seed, question)))));
      }
      correlations.push(rankCorrelation(means.map((value, index) => [value, index])));
      rises.push((means.at(-1) ?? 0) - (means[0] ?? 0));
      steps.push(...means.slice(1).map((value, index) => (means[index] ?? 0) - value));
      if (process.env.EVAL_DETAILS === 'sweeps') {
        console.log(name, wordCount, question.slice(0, 14), means.map((value) => value.toFixed(2)).join(' '));
      }
    }
  }
  return [
    { name: `${name}: order kept, mean`, value: mean(correlations), atLeast: 0.6 },
    { name: `${name}: rise of the overall, mean`, value: mean(rises), atLeast: 0.05 },
    { name: `${name}: deepest fall in a step`, value: Math.max(0, ...steps), atMost: 0.45 },
  ];
}

/** As many interviews as the published set has, mixed at random: what moves their scores, and whether they clump. */
async function cloudFigures(overall: Overall): Promise<Figure[]> {
  const rows: { recipe: Recipe; score: number; distinct: number }[] = [];
  for (let seed = 1; seed <= CLOUD_SIZE; seed += 1) {
    const recipe = randomRecipe(seed);
    const distinct = new Set(makeTranscript(recipe, seed).split(' ')).size;
    rows.push({ recipe, distinct, score: await overall(recipe, seed, WHOLE_INTERVIEW) });
  }
  const scores = rows.map((row) => row.score);
  const commonest = Math.max(...scores.map((one) => scores.filter((other) => other === one).length));
  const against = (value: (row: (typeof rows)[number]) => number) =>
    rankCorrelation(rows.map((row) => [row.score, value(row)]));
  return [
    { name: 'interviews: score against filler share', value: against((row) => row.recipe.fillerShare), atMost: -0.3 },
    { name: 'interviews: score against distinct words', value: against((row) => row.distinct), atLeast: 0.3 },
    { name: 'interviews: score against vague share', value: against((row) => row.recipe.vagueShare), atMost: -0.15 },
    { name: 'interviews: score against share of we', value: against((row) => row.recipe.weShare) },
    { name: 'interviews: lowest', value: Math.min(...scores), digits: 1 },
    { name: 'interviews: highest', value: Math.max(...scores), digits: 1 },
    { name: 'interviews: share of the commonest score', value: commonest / scores.length, atMost: 0.12 },
  ];
}

function randomRecipe(seed: number): Recipe {
  const random = createRandom(seed * 31);
  return {
    wordCount: Math.round(900 + 1600 * random()),
    fillerShare: 0.09 * random(),
    vagueShare: 0.1 + 0.5 * random(),
    richness: 0.35 + 0.65 * random(),
    weShare: 0.4 * random(),
    hedgeShare: 0.03 * random(),
    markShare: 0.3 * random(),
  };
}
