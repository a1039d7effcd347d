import { TEXT_LIMITS } from '@greenroom/contract/constants';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense, useEffect, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { bringIntoView } from '~/lib/arrive-at.ts';
import { cn } from '~/lib/class-names.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { latePart } from '~/ui/late-part.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { excessOf } from '~/ui/textarea.tsx';
import { useIsHydrated } from '~/ui/use-is-hydrated.ts';
import { BOTTOM_BAR } from '../bottom-bar.ts';
import { ContinueCard } from '../continue-card.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { hasInterviewLeft } from './begin-interview.ts';
import { ChosenQuestionsCard } from './chosen-questions-card.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { OptionsSection } from './options-section.tsx';
import { RoleSection } from './role-section.tsx';
import { useRoleChoice } from './use-role-choice.ts';

const SuitsYouCard = latePart(async () => (await import('../recordings/suits-you-card.tsx')).SuitsYouCard);
/** Below the first view. A constant element: if its parent rendered it again before its code has arrived, it would disappear for a moment. */
const SUITS_YOU = (
  <Suspense>
    <SuitsYouCard />
  </Suspense>
);

function useStart(isReady: boolean, onNotReady: () => void) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setProblem(null);
    if (!isReady) return onNotReady();
    setIsBusy(true);
    try {
      if (await hasInterviewLeft()) setIsConfirming(true);
      else requestUpgrade('interview');
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { start, isBusy, problem, isConfirming, setIsConfirming };
}

type StartBarProps = { isReady: boolean; isBusy: boolean; problem: string | null; onPointerEnter: () => void };

/**
 * The button is in view from the start: the form is longer than a screen. On a phone it alone stays at the edge, since a
 * higher bar would cover a large part of the form where letters are enlarged.
 */
function StartBar({ isReady, isBusy, problem, onPointerEnter }: StartBarProps) {
  const problemRef = useRef<HTMLDivElement>(null);
  // On a phone the button sticks to the edge and its answer is below the form.
  useEffect(() => {
    if (problem) bringIntoView(problemRef.current);
  }, [problem]);
  return (
    <div
      data-bottom-bar
      className={cn(
        BOTTOM_BAR,
        'max-sm:contents sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6 sm:gap-y-3',
      )}
    >
      <p role="status">
        {isReady ? (
          <span className="flex items-center gap-2 font-semibold text-success-ink">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {prepareMessages.ready}
          </span>
        ) : (
          <span className="text-ink-soft">{prepareMessages.notReady}</span>
        )}
      </p>
      {problem && (
        <div ref={problemRef} className="scroll-my-28 sm:order-last sm:w-full">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      <div className={cn(BOTTOM_BAR, 'sm:contents')}>
        <Button type="submit" size="lg" className="max-sm:w-full" isBusy={isBusy} onPointerEnter={onPointerEnter}>
          {prepareMessages.start}
        </Button>
      </div>
    </div>
  );
}

/** Where a mock interview is set up. */
export function PrepareScreen() {
  const choice = useRoleChoice();
  const [isMissing, setIsMissing] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const isTooLong = excessOf(choice.roleDescription, TEXT_LIMITS.jobDescription) > 0;
  const isReady = choice.hasRole && !isTooLong;
  const { start, isBusy, problem, isConfirming, setIsConfirming } = useStart(isReady, () => {
    setIsMissing(true);
    (choice.hasRole ? descriptionRef : titleRef).current?.focus();
  });
  const isTold = isMissing && !choice.hasRole;
  const isHydrated = useIsHydrated();

  return (
    <div className="shell pb-16">
      <PageHeader title={prepareMessages.title} description={prepareMessages.lead} />
      {/* Here leads the back button of an interview. A visitor cannot start another one. */}
      {isHydrated && <ContinueCard className="mb-6" />}
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RoleSection choice={choice} isMissing={isTold} titleRef={titleRef} descriptionRef={descriptionRef} />
          <div className="grid gap-6 lg:sticky-top-6">
            <ChosenQuestionsCard />
            <OptionsSection />
            {/* Its place is always there: a role that is restored or chosen must not move the button below during a press. */}
            <div className="flex min-h-11 items-center justify-center">
              {isReady && (
                <TextLink to="/interview/check" className="inline-flex min-h-11 items-center">
                  {prepareMessages.check}
                </TextLink>
              )}
            </div>
          </div>
        </div>
        <StartBar
          isReady={isReady}
          isBusy={isBusy}
          problem={problem}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
        />
        {SUITS_YOU}
      </form>
      <ConfirmDialog isOpen={isConfirming} onOpenChange={setIsConfirming} />
    </div>
  );
}
