import { useNavigate } from 'react-router';
import { cn } from '~/lib/class-names.ts';
import { Button } from '~/ui/button.tsx';
import { WithText } from '~/ui/with-text.tsx';
import { continueMessages } from './continue-messages.ts';
import { continueInterview } from './state/continue.ts';
import { givenTurns, isEmpty, isFinished } from './state/interview.ts';
import { useInterview } from './state/interview-store.ts';

/** The way back into an interview that is not saved yet. */
export function ContinueCard({ className }: { className?: string }) {
  const navigate = useNavigate();
  const interview = useInterview((state) => state.interview);
  if (!interview) return null;
  const isDone = isFinished(interview);
  // It was ended before anything was answered: there is nothing to go back to.
  if (isEmpty(interview)) return null;
  return (
    <section
      aria-labelledby="continue-heading"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-accent-soft px-5 py-4 sm:px-6',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 id="continue-heading" className="wrap-anywhere font-semibold text-lg">
          <WithText
            words={isDone ? continueMessages.finishedTitle : continueMessages.title}
            text={interview.roleName}
          />
        </h2>
        <p className="text-ink-soft">
          {isDone
            ? continueMessages.finished
            : continueMessages.answered(givenTurns(interview).length, interview.turns.length)}
        </p>
      </div>
      <Button onClick={() => void navigate(continueInterview(interview))}>
        {isDone ? continueMessages.see : continueMessages.go}
      </Button>
    </section>
  );
}
