import type { Advice } from '@greenroom/coach/feedback/choose-steps';
import type { StepKind } from '@greenroom/coach/feedback/find-steps';
import advice from './advice.json' with { type: 'json' };
import { flagsOf } from './flags.ts';
import type { RatedAnswer } from './read-sets.ts';

/**
 * Kinds of the writer's one piece of advice on each answer, as read by one who labelled them all (advice.json). An answer has more than one where the advice
 * names several things, or where another is as plainly right. Answers whose writer gave no advice are absent.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = advice;

/** Advice and flags of the writer that each kind of step agrees with. */
const AGREES: Readonly<Record<StepKind, { advice: readonly string[]; flags: readonly string[] }>> = {
  straight: { advice: ['question', 'plain'], flags: ['off-topic', 'evasion', 'unanswered'] },
  job: { advice: ['job', 'plan'], flags: [] },
  case: { advice: ['case', 'own'], flags: ['hollow', 'off-topic', 'no-own-action'] },
  moment: {
    advice: ['case', 'own', 'how', 'outcome', 'reason'],
    flags: ['hollow', 'no-own-action', 'no-result'],
  },
};

/** Whether a step of this kind is right for an answer; null where that is not known. */
export function isStepRight(kind: StepKind, answer: RatedAnswer): boolean | null {
  const given = KINDS[answer.id];
  if (given === undefined) return null;
  const agrees = AGREES[kind];
  return (
    agrees.advice.some((name) => given.includes(name)) || flagsOf(answer).some((flag) => agrees.flags.includes(flag))
  );
}

/** The kinds of step that each piece of advice covers; of the other advice the writers' advice was not read. */
const STEPS: Readonly<Partial<Record<Advice, readonly StepKind[]>>> = {
  'step-case': ['case'],
  'step-part': ['moment'],
  // It asks for what is particular of the job and for one thing that the person has done.
  'step-job': ['job', 'case'],
};

/** Whether advice is right for an answer; null where that is not known. */
export function isAdviceRight(advice: Advice, answer: RatedAnswer): boolean | null {
  const verdicts = (STEPS[advice] ?? []).map((kind) => isStepRight(kind, answer));
  return verdicts.length === 0 || verdicts.includes(null) ? null : verdicts.includes(true);
}
