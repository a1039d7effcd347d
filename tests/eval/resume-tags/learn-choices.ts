const ROUNDS = 30;
const STEP = 0.1;
const FIRST_SQUARE = 0.01;

/** One of `options` is to be chosen; each of `rights` is right. */
export type Choice = { options: string[][]; rights: number[] };
type Weights = Record<string, number>;
type Learning = { weights: Weights; squares: Weights; shrink: number };

/** Weights of features by which the right one of several options is likely (conditional logit), by AdaGrad with an L1 penalty. */
export function learnChoices(choices: readonly Choice[], shrink = 0.004): Weights {
  const learning: Learning = { weights: {}, squares: {}, shrink };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { options, rights } of choices) {
      const gradients = gradientsOf(options, rights, learning.weights);
      for (const [at, features] of options.entries()) {
        for (const feature of features) update(learning, feature, gradients[at] ?? 0);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(learning.weights)
      .map(([feature, value]): [string, number] => [feature, Math.round(value * 100) / 100])
      .filter(([, value]) => value !== 0)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** The gradient of the score of each option: its probability among the right ones less its probability. */
function gradientsOf(options: readonly string[][], rights: readonly number[], weights: Weights): number[] {
  const scores = options.map((features) => features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, value) => sum + value, 0);
  const right = rights.reduce((sum, at) => sum + (odds[at] ?? 0), 0);
  return odds.map((value, at) => (rights.includes(at) ? value / right : 0) - value / total);
}

/** One step of AdaGrad, then the L1 penalty. */
function update({ weights, squares, shrink }: Learning, feature: string, gradient: number): void {
  const square = (squares[feature] ?? FIRST_SQUARE) + gradient * gradient;
  squares[feature] = square;
  const step = STEP / Math.sqrt(square);
  const moved = (weights[feature] ?? 0) + step * gradient;
  weights[feature] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * shrink);
}
