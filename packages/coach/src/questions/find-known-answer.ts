import { KNOWN_ANSWERS } from './known-answer-patterns.ts';
import { questionsOf } from './question-bank.ts';
import type { RoleFamily } from './role-families.ts';
import { contentStems, overlapOf } from './words.ts';

/** Two questions that share this part of their content words, and have at least so many, ask the same. */
const NEAR_OVERLAP = 0.75;
const FEWEST_STEMS = 3;

/** The bank's answer to a question that says nearly the same in other words. */
function findNearestAnswer(question: string, family: RoleFamily): string | undefined {
  const stems = contentStems(question);
  if (stems.size < FEWEST_STEMS) return undefined;
  const near = questionsOf(family).find(({ text, answer }) => {
    const others = contentStems(text);
    return answer !== undefined && others.size >= FEWEST_STEMS && overlapOf(stems, others) >= NEAR_OVERLAP;
  });
  return near?.answer;
}

/** The core of a good answer to a question of knowledge or method, where there is one for this field. */
export function findKnownAnswer(question: string, family: RoleFamily): string | undefined {
  return (
    findNearestAnswer(question, family) ??
    KNOWN_ANSWERS.find(({ words }) => words.every((word) => word.test(question)))?.answer
  );
}
