import weights from '../../data/questions/duty-class-weights.json' with { type: 'json' };
import { contentStems, wordsOf } from './words.ts';

/** Work in steps with a result that can be checked, work with people, and all other: standing duties, taking part, being there. */
export const DUTY_CLASSES = ['steps', 'people', 'other'] as const;
export type DutyClass = (typeof DUTY_CLASSES)[number];

/** Feature to its weights by class, in the order of `DUTY_CLASSES`; `node tests/eval/resume/learn/duty-classes.ts` writes the file. */
const WEIGHTS = new Map(Object.entries(weights as unknown as Record<string, number[]>));
/** Below it the class is not sure enough for an ending that fits this class alone. */
const LEAST_SHARES: Record<DutyClass, number> = { steps: 0.7, people: 0.75, other: 0.5 };

/** The words of a duty, the first one with its place, and endings of words, so that "invoicing" meets "reporting". */
export function classFeatures(duty: string): string[] {
  const words = wordsOf(duty);
  const stems = [...contentStems(duty)];
  const first = stems[0] ?? '';
  return [
    'bias',
    `^${first}`,
    `#${Math.min(4, Math.floor(words.length / 4))}`,
    ...stems,
    ...words.filter((word) => FORM_WORDS.has(word)).map((word) => `f:${word}`),
    ...new Set(words.filter((word) => word.length > 5).map((word) => `-${word.slice(-3)}`)),
  ];
}
const FORM_WORDS = new Set(['with', 'to', 'in', 'of', 'for', 'by', 'at', 'on', 'part', 'the', 'our', 'your', 'and']);

/** The class of a duty, or undefined where it is not sure. */
export function classOfDuty(duty: string): DutyClass | undefined {
  const features = classFeatures(duty);
  const scores = DUTY_CLASSES.map(
    (_, at) => features.reduce((sum, name) => sum + (WEIGHTS.get(name)?.[at] ?? 0), 0) / Math.sqrt(features.length),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const found = DUTY_CLASSES[scores.indexOf(most)] ?? 'other';
  return 1 / total >= LEAST_SHARES[found] ? found : undefined;
}
