import { findSteps, STEP_KINDS, type StepKind, stepSign } from '@greenroom/coach/feedback/find-steps';
import type { AdmissionSettings, JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { isAtLevel, type LeftOutAnswers, toldAnswers, toThousandths } from './admission-settings.ts';
import { isStepRight } from './advice.ts';
import type { Material } from './examples.ts';
import type { Learned } from './learn.ts';
import { thresholdFor } from './statistics.ts';

/** A step is told only where it is right this often on writers left out. */
const PRECISION = 0.9;

/** From which sign on each kind of step is right, among the answers that would be told one: no admission is named or suspected in them. */
export function findStepSettings(
  material: Material,
  said: LeftOutAnswers,
  steps: Pick<Learned, 'leftOut'>,
  admission: AdmissionSettings | undefined,
): JudgeSettings['steps'] {
  const sourcesAt = (index: number) => ({
    isTechnical: false,
    overall: said.overall[index] ?? 0,
    steps: Object.fromEntries(STEP_KINDS.map((kind, place) => [kind, steps.leftOut[place]?.[index] ?? Number.NaN])),
  });
  const isRight = (kind: StepKind, index: number) => {
    const answer = material.answers[index]?.answer;
    return answer ? isStepRight(kind, answer) : null;
  };
  const told = toldAnswers(material, said).filter(
    (index) =>
      isRight('case', index) !== null &&
      (admission === undefined || !isAtLevel(material, said, index, admission, 'doubtful')),
  );
  const found: JudgeSettings['steps'] = {};
  for (const kind of STEP_KINDS) {
    // A kind that another one takes the place of is measured where that does not happen.
    const open = told.filter((index) =>
      findSteps(sourcesAt(index), { steps: { ...found, [kind]: Number.NEGATIVE_INFINITY } }).includes(kind),
    );
    const threshold = thresholdFor(
      open.map((index) => stepSign(kind, sourcesAt(index))),
      open.map((index) => isRight(kind, index) === true),
      PRECISION,
    );
    if (threshold !== null) found[kind] = toThousandths(threshold.value);
  }
  return found;
}
