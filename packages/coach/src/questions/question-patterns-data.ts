import type { Difficulty } from '@greenroom/contract/constants';
import type { AskedType, Competency } from './question-types.ts';

export type QuestionPattern = {
  text: string;
  slot: 'tools' | 'skills' | 'duties';
  competency: Competency;
  type: AskedType;
  difficulty: Difficulty;
};

/** Questions with one gap, filled from the job description; each reads well with every term of its slot. */
export const QUESTION_PATTERNS: readonly QuestionPattern[] = [
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Easy',
    competency: 'tools',
    text: 'This job mentions {term}. What have you used it for so far, or what would you compare it with?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Easy',
    competency: 'fundamentals',
    text: 'How would you explain {term} to a new colleague who has never come across it?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Medium',
    competency: 'tools',
    text: 'You would be working with {term} here. Walk me through something you did with it, from start to finish.',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Medium',
    competency: 'quality',
    text: 'Which mistakes do people make with {term}, and how do you avoid them?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Hard',
    competency: 'diagnosis',
    text: 'Tell me about a problem in {term} that took you a long time to solve. How did you find the cause?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Hard',
    competency: 'judgement',
    text: 'What is {term} bad at, and what do you do when you run into that limit?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Advanced',
    competency: 'judgement',
    text: 'Suppose you had to decide whether this team stays with {term} or leaves it. What would you weigh, and how would you carry it out?',
  },
  {
    slot: 'tools',
    type: 'Technical',
    difficulty: 'Advanced',
    competency: 'design',
    text: 'If you set up {term} afresh for a team ten times this size, what would you do differently?',
  },
  {
    slot: 'skills',
    type: 'Technical',
    difficulty: 'Easy',
    competency: 'method',
    text: 'What does good {term} look like to you?',
  },
  {
    slot: 'skills',
    type: 'Technical',
    difficulty: 'Medium',
    competency: 'method',
    text: 'This job calls for {term}. How do you go about it, step by step?',
  },
  {
    slot: 'skills',
    type: 'Technical',
    difficulty: 'Hard',
    competency: 'improvement',
    text: 'Think of the way you last saw {term} being done. What was weak about it, and how would you make it better?',
  },
  {
    slot: 'skills',
    type: 'Technical',
    difficulty: 'Advanced',
    competency: 'design',
    text: 'You are asked to build up {term} where there has been none. What do you set up first, and how do you know after a year that it works?',
  },
  {
    slot: 'skills',
    type: 'Behavioral',
    difficulty: 'Easy',
    competency: 'learning',
    text: 'When did you first have to deal with {term}, and what did you learn from it?',
  },
  {
    slot: 'skills',
    type: 'Behavioral',
    difficulty: 'Medium',
    competency: 'ownership',
    text: 'Tell me about a time when your part in {term} made a clear difference.',
  },
  {
    slot: 'skills',
    type: 'Behavioral',
    difficulty: 'Hard',
    competency: 'problem-solving',
    text: 'Tell me about a time {term} went wrong. What was your part, and what did you change?',
  },
  {
    slot: 'skills',
    type: 'Behavioral',
    difficulty: 'Advanced',
    competency: 'leadership',
    text: 'How have you raised the standard of {term} among people who thought that it was good enough?',
  },
  {
    slot: 'duties',
    type: 'Behavioral',
    difficulty: 'Easy',
    competency: 'motivation',
    text: 'This job involves {term}. What do you like about that, and what do you find hard?',
  },
  {
    slot: 'duties',
    type: 'Behavioral',
    difficulty: 'Medium',
    competency: 'ownership',
    text: 'This job involves {term}. Tell me about a time you did that well, and how you knew.',
  },
  {
    slot: 'duties',
    type: 'Behavioral',
    difficulty: 'Hard',
    competency: 'resilience',
    text: 'Part of this job is {term}. Tell me about a time when that became really difficult and what you did.',
  },
  {
    slot: 'duties',
    type: 'Behavioral',
    difficulty: 'Advanced',
    competency: 'decision-making',
    text: 'This job involves {term}. What is the hardest decision that this has ever put before you?',
  },
];
