import { CONCERN_LABELS } from '@greenroom/contract/constants';
import type { Evidence, FeedbackEntry } from '@greenroom/contract/feedback';
import { groupByQuote } from '@greenroom/contract/scores';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import type { QuoteNumbers } from '~/lib/mark-quotes.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { ConcernList } from '~/ui/concern-list.tsx';
import { NumberedRemarks } from '~/ui/quoted-remarks.tsx';
import { resultMessages } from './messages.ts';
import { SkillList } from './skill-feedback.tsx';

const { feedback: words } = resultMessages;

type RemarksProps = { remarks: readonly Evidence[]; numbers: QuoteNumbers };

function Overall({ feedback, ...marked }: RemarksProps & { feedback: FeedbackEntry }) {
  const { overallScorePerResponse: score, overallFeedbackPerResponse: text, notScoredReason } = feedback;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold text-base text-ink">{words.heading}</h4>
        {score === null ? (
          <Badge variant="tertiary">{words.notScored}</Badge>
        ) : (
          // The score itself is beside the question.
          feedback.overallRange && (
            <span className="text-ink-faint text-sm tabular-nums">{words.range(feedback.overallRange)}</span>
          )
        )}
      </div>
      {(feedback.concerns ?? []).length > 0 && (
        <div className="mt-3">
          <ConcernList
            title={words.concerns}
            concerns={feedback.concerns.map((concern) => ({ ...concern, label: CONCERN_LABELS[concern.kind] }))}
          />
        </div>
      )}
      {notScoredReason && <p className="mt-1 font-medium text-ink">{resultMessages.notScored[notScoredReason]}</p>}
      {text && <p className="mt-1">{text}</p>}
      <NumberedRemarks remarks={groupByQuote(marked.remarks)} numbers={marked.numbers} hear={words.hear} />
    </>
  );
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="mt-6">
      <h4 className="font-semibold text-base text-ink">{words.nextSteps}</h4>
      <ul className="mt-2 grid gap-2">
        {steps.map((step) => (
          <li key={step} className="flex items-start gap-2.5">
            <ArrowRight aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-ink" />
            {step}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FeedbackProps = { feedback: FeedbackEntry | null };

/** The score is all that there is: the built-in coach says nothing that it is not sure of. */
const isScoreAlone = ({ overallFeedbackPerResponse, notScoredReason, concerns, nextSteps }: FeedbackEntry): boolean =>
  !overallFeedbackPerResponse && !notScoredReason && (concerns ?? []).length === 0 && nextSteps.length === 0;

/** The feedback on one answer as a whole. */
export function FeedbackSummary({ feedback, ...marked }: FeedbackProps & RemarksProps) {
  if (!feedback) return <p>{words.missing}</p>;
  return (
    <div>
      <Overall feedback={feedback} {...marked} />
      {isScoreAlone(feedback) && marked.remarks.length === 0 && <p className="mt-1">{words.scoreAlone}</p>}
      <NextSteps steps={feedback.nextSteps} />
    </div>
  );
}

/**
 * Skill by skill, and who scored it; `children` are further actions. On paper everything is shown: the skills are in the page
 * from the start.
 */
export function FeedbackSkills({
  feedback,
  number,
  children,
}: FeedbackProps & { number: number; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  if (!feedback) return <div className="mt-6">{children}</div>;
  const label = isShown ? words.showLess : words.showMore;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          className="min-h-11"
          data-print="hide"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={words.of(label, number)}
          onClick={() => setIsShown(!isShown)}
        >
          {label}
          <ChevronDown aria-hidden className={cn('transition-transform', isShown && 'rotate-180')} />
        </Button>
        {children}
        {feedback.overallScorePerResponse !== null && (
          <p className="ml-auto text-ink-faint text-sm">{resultMessages.scoredBy[feedback.scoredBy]}</p>
        )}
      </div>
      <div id={id} className={cn('mt-4', !isShown && 'hidden print:block')}>
        <SkillList feedback={feedback} />
      </div>
    </div>
  );
}
