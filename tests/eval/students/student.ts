/** One practice interview of a made-up student, rated as listeners would: 1 (poor) to 7 (excellent), in the questions' order. */
export type Student = {
  name: string;
  /** What kind of speaker this is, and so why the ratings are what they are. */
  reason: string;
  overall: number;
  structured: number;
  /** The overall of each answer by itself. */
  ratings: readonly number[];
  answers: readonly string[];
};

export const STUDENT_QUESTIONS: readonly string[] = [
  'So please tell me about yourself.',
  'Tell me about a time when you demonstrated leadership.',
  'Tell me about a time when you were working on a team and faced with a challenge. How did you overcome the problem?',
  'What is one of your weaknesses and how do you plan to overcome it?',
  'Now, why do you think we should hire you?',
];
