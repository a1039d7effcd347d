/** When a question was answered, in milliseconds since 1970, and how well. */
export type Review = { at: number; grade: Grade };
/** 1: again, 2: hard, 3: good, 4: easy. */
export type Grade = 1 | 2 | 3 | 4;
/** `stabilityDays`: after so many days nine of ten people can still do it. */
type Memory = { stabilityDays: number; difficulty: number };

export const DAY_MS = 86_400_000;
/** Parameters of FSRS 6 with which everybody begins (github.com/open-spaced-repetition), without its steps within a day. */
const FIRST_STABILITY: Record<Grade, number> = { 1: 0.212, 2: 1.2931, 3: 2.3065, 4: 8.2956 };
const DECAY = -0.1542;
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const HARDEST = 10;

const difficultyOf = (grade: Grade): number => 6.4133 - Math.exp(0.8334 * (grade - 1)) + 1;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Probability that it can still be done, 0 to 1. */
const recallOf = (days: number, { stabilityDays }: Memory): number => (1 + (FACTOR * days) / stabilityDays) ** DECAY;

function nextDifficulty(difficulty: number, grade: Grade): number {
  const damped = difficulty + (-3.0194 * (grade - 3) * (HARDEST - difficulty)) / 9;
  return clamp(0.001 * difficultyOf(4) + 0.999 * damped, 1, HARDEST);
}

function nextStability(memory: Memory, recall: number, grade: Grade): number {
  const { stabilityDays, difficulty } = memory;
  if (grade === 1) {
    const forgotten =
      1.4835 * difficulty ** -0.0614 * ((stabilityDays + 1) ** 0.2629 - 1) * Math.exp(1.6483 * (1 - recall));
    return Math.min(forgotten, stabilityDays);
  }
  const effort = grade === 2 ? 0.6014 : grade === 4 ? 1.8729 : 1;
  const growth =
    Math.exp(1.8722) * (11 - difficulty) * stabilityDays ** -0.1666 * (Math.exp(0.796 * (1 - recall)) - 1) * effort;
  return stabilityDays * (1 + growth);
}

/** The state after all reviews, oldest first. Null without one. */
export function rememberReviews(reviews: readonly Review[]): (Memory & { dueAt: number }) | null {
  let memory: Memory | null = null;
  let last = 0;
  for (const { at, grade } of reviews) {
    const days: number = memory ? Math.max(0, Math.floor((at - last) / DAY_MS)) : 0;
    memory = memory
      ? {
          stabilityDays: nextStability(memory, recallOf(days, memory), grade),
          difficulty: nextDifficulty(memory.difficulty, grade),
        }
      : { stabilityDays: FIRST_STABILITY[grade], difficulty: clamp(difficultyOf(grade), 1, HARDEST) };
    last = at;
  }
  if (!memory) return null;
  // With nine of ten as the aim, the interval is the stability itself.
  return { ...memory, dueAt: last + Math.max(1, Math.round(memory.stabilityDays)) * DAY_MS };
}
