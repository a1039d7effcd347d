import CircleCheck from 'lucide-react/icons/circle-check';
import { lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { hasInterviewLeft } from './begin-interview.ts';
import { ChosenQuestionsCard } from './chosen-questions-card.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { OptionsSection } from './options-section.tsx';
import { RoleSection } from './role-section.tsx';
import { useRoleChoice } from './use-role-choice.ts';

/** Below the first view. */
const SuitsYouCard = lazy(() =>
  import('../recordings/suits-you-card.tsx').then((module) => ({ default: module.SuitsYouCard })),
);

function useStart(hasRole: boolean, onNoRole: () => void) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setProblem(null);
    if (!hasRole) return onNoRole();
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

/** Where a mock interview is set up. */
export function PrepareScreen() {
  const choice = useRoleChoice();
  const [isMissing, setIsMissing] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const { start, isBusy, problem, isConfirming, setIsConfirming } = useStart(choice.hasRole, () => {
    setIsMissing(true);
    titleRef.current?.focus();
  });
  const isTold = isMissing && !choice.hasRole;

  return (
    <div className="shell pb-16">
      <PageHeader title={prepareMessages.title} description={prepareMessages.lead} />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RoleSection choice={choice} isMissing={isTold} titleRef={titleRef} />
          <div className="grid gap-6 lg:sticky lg:top-6">
            <ChosenQuestionsCard />
            <OptionsSection />
            <div className="grid gap-4">
              <p role="status" className="min-h-6.5">
                {choice.hasRole ? (
                  <span className="flex items-center gap-2 font-semibold text-success-ink">
                    <CircleCheck aria-hidden className="size-5 shrink-0" />
                    {prepareMessages.ready}
                  </span>
                ) : (
                  <span className="text-ink-soft">{prepareMessages.notReady}</span>
                )}
              </p>
              {problem && <Alert tone="error">{problem}</Alert>}
              <Button
                type="submit"
                size="lg"
                isBusy={isBusy}
                onPointerEnter={() => void loadDialog().catch(() => undefined)}
              >
                {prepareMessages.start}
              </Button>
              {choice.hasRole && (
                <TextLink to="/interview/check" className="inline-flex min-h-11 items-center justify-self-center">
                  {prepareMessages.check}
                </TextLink>
              )}
            </div>
          </div>
        </div>
        <Suspense>
          <SuitsYouCard />
        </Suspense>
      </form>
      <ConfirmDialog isOpen={isConfirming} onOpenChange={setIsConfirming} />
    </div>
  );
}
