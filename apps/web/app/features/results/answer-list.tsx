import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { numberQuotes, type QuoteNumbers } from '~/lib/mark-quotes.ts';
import { describeRating } from '~/lib/self-rating.ts';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Button } from '~/ui/button.tsx';
import { HeardAnswerQuotes } from '~/ui/heard-words.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import type { AnsweredQuestion } from './answered-question.ts';
import { isFeedbackShorter } from './balance-columns.ts';
import { DeliveryFigures } from './delivery-figures.tsx';
import { EnhancedAnswer } from './enhanced-answer.tsx';
import { FeedbackSkills, FeedbackSummary } from './feedback-panel.tsx';
import { resultMessages } from './messages.ts';

const { answers: words } = resultMessages;

/** The answer as it was given, with the follow-up question between its parts. */
function MarkedAnswer({ asked, numbers }: { asked: AnsweredQuestion; numbers: QuoteNumbers }) {
  const { answer, feedback, followUp } = asked;
  if (answer.trim() === '') return <p className="italic">{words.none}</p>;
  const quotes = feedback?.evidence.map(({ quote }) => quote) ?? [];
  const start = followUp?.start ?? null;
  const marked = { quotes, numbers, remark: words.remark, className: 'text-ink' };
  if (!followUp || start === null) return <MarkedText text={answer} {...marked} />;
  return (
    <div className="grid gap-2">
      <MarkedText text={answer.slice(0, start).trimEnd()} {...marked} />
      <p dir="auto" className="font-semibold">
        {followUp.question}
      </p>
      <MarkedText text={answer.slice(start)} {...marked} />
    </div>
  );
}

function Score({ asked }: { asked: AnsweredQuestion }) {
  const score = asked.feedback?.overallScorePerResponse ?? null;
  return (
    <span className="font-semibold text-ink tabular-nums">
      <span className="sr-only">{words.scoreOf(score)}</span>
      <span aria-hidden>{resultMessages.summary.outOf(score)}</span>
    </span>
  );
}

type AnswerProps = { asked: AnsweredQuestion; sound: ReactNode; isDeliveryShown: boolean };

/** The answer on one side, the feedback on the other; the enhanced answer and the delivery below the shorter one. */
function AnswerWithFeedback({ asked, sound, isDeliveryShown }: AnswerProps) {
  const { answer, feedback, selfRating } = asked;
  const remarks = feedback?.evidence.filter(({ skill }) => skill === 'overall') ?? [];
  const numbers = numberQuotes(
    answer,
    remarks.map(({ quote }) => quote),
  );
  const extras = (
    <>
      <EnhancedAnswer asked={asked} />
      {isDeliveryShown && feedback?.delivery && <DeliveryFigures delivery={feedback.delivery} />}
    </>
  );
  const isBelowFeedback = isFeedbackShorter(asked);
  return (
    <div className="grid gap-x-10 gap-y-6 pt-1 lg:grid-cols-2 print:grid-cols-1">
      <div>
        <h4 className="mb-1 font-semibold text-base text-ink">{words.yours}</h4>
        <MarkedAnswer asked={asked} numbers={numbers} />
        {sound}
        {!isBelowFeedback && extras}
      </div>
      <div>
        {selfRating !== null && <p className="mb-4">{describeRating(selfRating, feedback)}</p>}
        <FeedbackSummary feedback={feedback} remarks={remarks} numbers={numbers} />
        {isBelowFeedback && extras}
      </div>
    </div>
  );
}

type AnswerListProps = {
  questions: readonly AnsweredQuestion[];
  /** What this browser has of the answer besides its words. */
  soundOf: (asked: AnsweredQuestion) => ReactNode;
  /** The other attempts at the question beside the one that counts. */
  attemptsOf: (asked: AnsweredQuestion) => ReactNode;
  isDeliveryShown: boolean;
  /** Opens the question once more, in an interview by itself. */
  onPractise: (question: string) => void;
};

/** Every question with its answer and feedback. */
export function AnswerList({ questions, soundOf, attemptsOf, isDeliveryShown, onPractise }: AnswerListProps) {
  return (
    <section aria-labelledby="answers-heading" className="mt-10">
      <h2 id="answers-heading" className="mb-4 text-2xl">
        {words.heading}
      </h2>
      <Accordion isMultiple defaultOpen={['0']}>
        {questions.map((asked) => (
          <AccordionItem
            key={asked.index}
            value={String(asked.index)}
            title={`${asked.index + 1}. ${asked.question}`}
            aside={<Score asked={asked} />}
          >
            <HeardAnswerQuotes answerId={`${asked.interviewId}:${asked.index}`}>
              <AnswerWithFeedback asked={asked} sound={soundOf(asked)} isDeliveryShown={isDeliveryShown} />
              {asked.otherAttempts.length > 0 && attemptsOf(asked)}
              <FeedbackSkills feedback={asked.feedback} number={asked.index + 1}>
                <Button
                  variant="outline"
                  size="sm"
                  className="min-h-11"
                  data-print="hide"
                  aria-label={words.practiseOf(asked.index + 1)}
                  onClick={() => onPractise(asked.question)}
                >
                  <RotateCcw aria-hidden />
                  {words.practise}
                </Button>
              </FeedbackSkills>
            </HeardAnswerQuotes>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
