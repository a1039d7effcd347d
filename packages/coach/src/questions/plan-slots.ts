import { DIFFICULTIES, type Difficulty, type QuestionCount, type QuestionType } from '@greenroom/contract/constants';
import type { AskedType } from './question-types.ts';

/**
 * Where a question is to come from, if there is one: the duties, what is asked for by name, the trade, or a trait that is asked for. Without an
 * advertisement that is the table of occupations or what is usual in the trade.
 */
type SlotSource = 'duty' | 'requirement' | 'trade' | 'trait';
export type Slot = { type: AskedType; difficulty: Difficulty; from: SlotSource };

/** By the number of questions. In mixed sets every second one is of the same type, so that what is usual in the trade comes in both. */
const SOURCES: Readonly<Record<number, readonly SlotSource[]>> = {
  2: ['duty', 'trade'],
  3: ['duty', 'trade', 'requirement'],
  4: ['duty', 'trade', 'trait', 'requirement'],
  5: ['duty', 'trade', 'trait', 'requirement', 'duty'],
};

type Wanted = { count: QuestionCount; type: QuestionType; difficulty: Difficulty; skipFirst: boolean };

/** The type, the level and the source of each question but the opener. */
export function planSlots(input: Wanted, random: () => number): Slot[] {
  const length = input.skipFirst ? input.count : input.count - 1;
  const startsTechnical = random() < 0.5;
  return Array.from({ length }, (_, index) => {
    const isTechnical = input.type === 'Technical' || (input.type === 'Mixed' && (index % 2 === 0) === startsTechnical);
    const isGentle = input.skipFirst && index === 0;
    return {
      type: isTechnical ? 'Technical' : 'Behavioral',
      difficulty: isGentle ? easier(input.difficulty) : input.difficulty,
      from: SOURCES[length]?.[index] ?? 'duty',
    };
  });
}

function easier(difficulty: Difficulty): Difficulty {
  return DIFFICULTIES[Math.max(0, DIFFICULTIES.indexOf(difficulty) - 1)] ?? difficulty;
}
