import type { FollowUp } from '../state/turn.ts';
import { splitAnswer } from '../state/turn.ts';
import { resultsMessages } from './results-messages.ts';

type AnswerTextProps = { answer: string | null; followUp: FollowUp | null; hasLabel?: boolean };

/** An answer, with the follow-up question between its two parts. */
export function AnswerText({ answer, followUp, hasLabel = false }: AnswerTextProps) {
  if (!answer) return null;
  const { first, second } = splitAnswer(answer, followUp);
  return (
    <div dir="auto" className="grid gap-2 whitespace-pre-line text-ink-soft">
      <p>
        {hasLabel && <span className="font-semibold text-ink">{resultsMessages.yourAnswer}</span>} <bdi>{first}</bdi>
      </p>
      {followUp && second && (
        <>
          <p dir="auto" className="font-semibold text-ink">
            {followUp.question}
          </p>
          <p dir="auto">{second}</p>
        </>
      )}
    </div>
  );
}
