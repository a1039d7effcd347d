import type { RatedAnswer } from './read-sets.ts';

/** The writer's flags; words that tell the grader what to give are an attempt to cheat. */
export const flagsOf = ({ kind, flags, answers_question: isAnswered }: RatedAnswer): readonly string[] => [
  ...flags,
  ...(kind === 'injection' ? ['dishonesty'] : []),
  ...(isAnswered ? [] : ['unanswered']),
];
