import type { QuestionKind } from './question-kind.ts';
import { isOffSubject, type Judged, listOf, missingParts } from './write-overall.ts';

type Step = { urgency: number; sentence: string };

/** The two things that would lift this answer most, most urgent first. */
export function chooseNextSteps(judged: Judged): string[] {
  const { measures, criteria } = judged;
  const { delivery, substance, technical } = measures;
  const steps: Step[] = missingParts(measures.parts).map((found) => ({
    urgency: found.part.weight * (1 - found.strength) * 3,
    sentence: found.part.advice,
  }));
  const add = (urgency: number, sentence: string) => steps.push({ urgency, sentence });
  if (isOffSubject(judged)) add(1.2, 'Take up the key word of the question in your first sentence.');
  if (technical !== null && technical.missingConcepts.length > 0) {
    add(0.9, `Explain ${listOf(technical.missingConcepts.slice(0, 2))}, and give one example.`);
  }
  if (technical !== null && technical.wrongClaims.length > 0)
    add(1.5, 'Look this subject up once more and explain it aloud to somebody.');
  if (delivery.fillerShare > 0.03) add(0.25 + 6 * delivery.fillerShare, writeFillerStep(judged));
  if (delivery.wordCount < 50)
    add(0.75, LONGER[measures.kind] ?? 'Speak for about a minute: two or three sentences more, with one example.');
  if (criteria.specificity < 0.4)
    add(0.6, 'Give one number and one name: how many, how long, which tool, which customer.');
  if (substance.emptyPhraseCount > 0) add(0.7, 'Replace a set phrase with one moment that proves it.');
  if (substance.complaintCount > 0) add(0.9, 'Leave out the blame: say what you did and what you would do next time.');
  if (delivery.wordCount > 450 && substance.noveltyRate < 0.5) add(0.7, 'Cut it to two minutes: one story, told once.');
  if (criteria.structure < 0.35) add(0.35, 'Lead through it with plain signposts: first, then, as a result.');
  add(0.1, 'Say it aloud once more and time it: ninety seconds is plenty.');
  steps.sort((left, right) => right.urgency - left.urgency);
  return steps.slice(0, 2).map((step) => step.sentence);
}

const LONGER: Partial<Record<QuestionKind, string>> = {
  story: 'Speak for about a minute: two or three sentences more on what you did.',
  technical: 'Take a minute for it: how it works, why, and where you used it.',
  situational: 'Speak for about a minute: what you would do first, then next, and a time when you did.',
};

function writeFillerStep({ measures }: Judged): string {
  const [top] = [...measures.delivery.fillerCounts].sort((left, right) => right[1] - left[1]);
  return `Pause silently where you now say "${top?.[0] ?? 'um'}" (${top?.[1] ?? 1} times).`;
}
