import type { Figure } from '../eval-section.ts';
import { BANK_ANSWERS } from './bank-answers-data.ts';
import type { Scorer } from './score.ts';
import { mean } from './statistics.ts';

/** Good answers to technical questions of the bank, for their own question and for each other's. */
export async function bankFigures(score: Scorer): Promise<Figure[]> {
  const own: number[] = [];
  const others: number[] = [];
  for (const { answer, question, role } of BANK_ANSWERS) {
    for (const asked of BANK_ANSWERS) {
      const entry = await score({ question: asked.question, role, answer });
      (asked.question === question ? own : others).push(entry.overallScorePerResponse ?? 0);
    }
  }
  return [
    { name: 'good answers to technical questions of the bank, mean', value: mean(own), atLeast: 3.5 },
    { name: 'the same told for each other, mean', value: mean(others), atMost: 2 },
  ];
}
