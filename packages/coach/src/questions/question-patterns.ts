import type { Difficulty } from '@greenroom/contract/constants';
import patterns from '../../data/questions/patterns.json' with { type: 'json' };
import type { AskedType, Competency } from './question-types.ts';

export type QuestionPattern = {
  text: string;
  slot: 'tools' | 'skills';
  competency: Competency;
  type: AskedType;
  difficulty: Difficulty;
};

/** Questions with one gap, filled from the job description; each reads well with every term of its slot. */
export const QUESTION_PATTERNS = patterns as unknown as readonly QuestionPattern[];
