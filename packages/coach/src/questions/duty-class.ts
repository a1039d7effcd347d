import weights from '../../data/questions/duty-class-weights.json' with { type: 'json' };
import { contentStems, wordsOf } from './words.ts';

/**
 * Work in steps with a result that can be checked, work with people, all other, and no task at all: states, manners, policies, aims, the
 * job itself ("set the tone", "carry out all duties in line with policies").
 */
export const DUTY_CLASSES = ['steps', 'people', 'other', 'none'] as const;
export type DutyClass = (typeof DUTY_CLASSES)[number];

/** Feature to its weights by class, in the order of `DUTY_CLASSES`; `node tests/eval/resume/learn/duty-classes.ts` writes the file. */
const WEIGHTS = new Map(Object.entries(weights as unknown as Record<string, number[]>));
/** Below it the class is not sure enough for an ending that fits this class alone. */
const LEAST_SHARES: Record<DutyClass, number> = { steps: 0.7, people: 0.75, other: 0.5, none: 0.6 };
/** What may be no task is asked about as little as a standing duty. */
const LEAST_DOUBT = 0.45;

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
    `^${first} ${stems[1] ?? ''}`,
    ...words.filter((word) => FORM_WORDS.has(word)).map((word) => `f:${word}`),
    ...(/^\p{Ll}+ (?:\p{L}+ )*?\p{L}+ly\b/u.test(duty) ? ['manner'] : []),
    ...(/\p{Lu}|\d/u.test(duty) ? ['named'] : []),
    ...new Set(words.filter((word) => word.length > 5).map((word) => `-${word.slice(-3)}`)),
  ];
}
const FORM_WORDS = new Set([
  'with',
  'to',
  'in',
  'of',
  'for',
  'by',
  'at',
  'on',
  'part',
  'the',
  'our',
  'your',
  'and',
  'all',
  'be',
  'still',
  'every',
  'as',
  'own',
]);

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
  const share = 1 / total;
  if (share >= LEAST_SHARES[found]) return found;
  return found === 'none' && share >= LEAST_DOUBT ? 'other' : undefined;
}
