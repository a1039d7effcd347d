import { readJudgedLines } from '../job/read-asking-lines.ts';
import type { Duty } from './duty.ts';
import { allStretches, LEAST_OF_FEW, LEAST_PROBABILITY, scoreStretch } from './duty-stretches.ts';
import { isSoundSubject } from './sound-question.ts';

/** "A family could recognise themselves" tells what another person does. */
const POINTS_TO_SUBJECT = /\b(?:themselves|himself|herself|itself|ourselves)\b/u;

/** With fewer, questions for any job would fill the set. */
const FEW_DUTIES = 5;

/**
 * The duties that were read by lines, and then those that only the learned score of stretches finds. `phrase` makes a
 * duty of "you will …".
 */
export function withStretches(
  description: string,
  read: readonly Duty[],
  phrase: (clause: string) => Omit<Duty, 'certainty'> | undefined,
): Duty[] {
  const scored = allStretches(readJudgedLines(description)).map((stretch) => ({
    stretch,
    certainty: scoreStretch(stretch),
  }));
  const found = scored
    .filter(({ certainty }) => certainty >= (read.length < FEW_DUTIES ? LEAST_OF_FEW : LEAST_PROBABILITY))
    .flatMap(({ stretch, certainty }) => {
      const duty = phrase(`you will ${stretch.duty}`);
      return duty === undefined || !isSoundSubject(duty.text) || POINTS_TO_SUBJECT.test(duty.text)
        ? []
        : [{ ...duty, certainty }];
    });
  return [...read, ...found];
}
