import type { Judgement } from './judge-answer.ts';
import { type JudgeSettings, judgeModels } from './judge-models.ts';

/**
 * Kinds of advice on an answer about deeds, in the order of telling: answer the question itself, tie it to this job, tell one real case and
 * the own part in it, tell the decisive moment up to its end.
 */
export const STEP_KINDS = ['straight', 'job', 'case', 'moment'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** How much a point of the score speaks against a step: the better an answer, the less it lacks. */
const SCORE_WEIGHT: Readonly<Record<StepKind, number>> = { straight: 0, job: 0.05, case: 0.1, moment: 0.15 };

type StepSources = Pick<Judgement, 'steps' | 'overall'>;

/** How strongly an answer calls for a step: the prediction less a share of the score. */
export const stepSign = (kind: StepKind, { steps, overall }: StepSources): number =>
  (steps[kind] ?? Number.NEGATIVE_INFINITY) - SCORE_WEIGHT[kind] * overall;

/** The kinds of advice that are right in nine of ten answers of writers left out. A real case holds the moment already. */
export function findSteps(
  judgement: StepSources & Pick<Judgement, 'isTechnical'>,
  { steps }: Pick<JudgeSettings, 'steps'> = judgeModels().settings,
): StepKind[] {
  if (judgement.isTechnical) return [];
  const found = STEP_KINDS.filter((kind) => stepSign(kind, judgement) >= (steps[kind] ?? Number.POSITIVE_INFINITY));
  return found.includes('case') ? found.filter((kind) => kind !== 'moment') : found;
}
