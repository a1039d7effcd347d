import type { QuoteNumbers } from '~/lib/mark-quotes.ts';
import { MarkedText } from '~/ui/marked-text.tsx';
import type { FollowUp } from '../state/turn.ts';
import { splitAnswer } from '../state/turn.ts';
import { resultsMessages } from './results-messages.ts';

type AnswerTextProps = {
  answer: string | null;
  followUp: FollowUp | null;
  hasLabel?: boolean;
  /** What the feedback quotes, by the numbers of its remarks. */
  numbers?: QuoteNumbers;
};

const NONE: QuoteNumbers = new Map();

/** An answer, with the follow-up question between its two parts. */
export function AnswerText({ answer, followUp, hasLabel = false, numbers = NONE }: AnswerTextProps) {
  if (!answer) return null;
  const { first, second } = splitAnswer(answer, followUp);
  const marked = { quotes: [...numbers.keys()], numbers, remark: resultsMessages.remark };
  return (
    <div className="grid gap-2 text-ink-soft">
      {hasLabel && <p className="font-semibold text-ink">{resultsMessages.yourAnswer}</p>}
      <MarkedText text={first} {...marked} />
      {followUp && second && (
        <>
          <p dir="auto" className="font-semibold text-ink">
            {followUp.question}
          </p>
          <MarkedText text={second} {...marked} />
        </>
      )}
    </div>
  );
}
