import { CONCERN_LABELS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { ConcernList } from '~/ui/concern-list.tsx';
import { DeliveryFigures } from './delivery-figures.tsx';
import { Quotes, SkillList } from './skill-feedback.tsx';
import { resultWords } from './words.ts';

const { feedback: words } = resultWords;

function Overall({ feedback }: { feedback: FeedbackEntry }) {
  const { overallScorePerResponse: score, overallFeedbackPerResponse: text, notScoredReason } = feedback;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold text-base text-ink">{words.heading}</h4>
        {score === null ? (
          <Badge variant="tertiary">{words.notScored}</Badge>
        ) : (
          <span className="text-right">
            <span className="font-bold text-ink text-lg tabular-nums">{resultWords.summary.outOf(score)}</span>
            {feedback.overallRange && (
              <span className="block text-ink-faint text-sm tabular-nums">{words.range(feedback.overallRange)}</span>
            )}
          </span>
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
      {notScoredReason && <p className="mt-1 font-medium text-ink">{resultWords.notScored[notScoredReason]}</p>}
      {text && <p className="mt-1">{text}</p>}
      <Quotes evidence={feedback.evidence.filter(({ skill }) => skill === 'overall')} />
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

/** What is said of one answer as a whole. */
export function FeedbackSummary({ feedback }: FeedbackProps) {
  if (!feedback) return <p>{words.missing}</p>;
  return (
    <div>
      <Overall feedback={feedback} />
      <NextSteps steps={feedback.nextSteps} />
      {feedback.delivery && <DeliveryFigures delivery={feedback.delivery} />}
    </div>
  );
}

/** Skill by skill, and who scored it. On paper everything is shown: the skills are in the page from the start. */
export function FeedbackSkills({ feedback, number }: FeedbackProps & { number: number }) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  if (!feedback) return null;
  const label = isShown ? words.showLess : words.showMore;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
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
        <p className="text-ink-faint text-sm">{resultWords.scoredBy[feedback.scoredBy]}</p>
      </div>
      <div id={id} className={cn('mt-4', !isShown && 'hidden print:block')}>
        <SkillList feedback={feedback} />
      </div>
    </div>
  );
}
