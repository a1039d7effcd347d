import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import type { RunState } from '~/api/use-paid-run.ts';
import { bringIntoView } from '~/lib/arrive-at.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { Progress } from '~/ui/progress.tsx';
import { FailureAlert } from './failure-alert.tsx';

export type RunMessages = {
  working: string;
  cancel: string;
  failed: { title: string };
  noneLeft: { title: string; inPlace: string; action: string };
};
type RunPanelProps = {
  state: RunState;
  isMissing: boolean;
  words: RunMessages;
  onRetry: () => void;
  onCancel: () => void;
};

/** A failure also comes as a toast, which may lie at the edge of the window. */
const ROOM_FOR_TOAST = 'scroll-my-44';

type ArrivalProps = { state: RunState; className: string; children: ReactNode };

/** On a phone the button sticks to the edge of the window and its answer is further down. */
function Arrival({ state, className, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press that ends the same way sets another state
  useEffect(() => bringIntoView(place.current), [state]);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}

/** The panel between form and result: progress and errors. The message about missing input is above the button. */
export function RunPanel({ state, isMissing, words, onRetry, onCancel }: RunPanelProps) {
  const { pathname } = useLocation();
  if (state.phase === 'working') {
    return (
      <Arrival state={state} className="scroll-my-6">
        <div role="status" className="flex animate-appear-late flex-wrap items-end gap-x-6 gap-y-3">
          <Progress label={words.working} value={null} className="min-w-0 flex-1 basis-60" />
          <Button variant="tertiary" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </Arrival>
    );
  }
  if (state.phase === 'no-allowance') {
    return (
      <Arrival state={state} className={ROOM_FOR_TOAST}>
        <Alert
          tone="info"
          // The toast says it.
          isLive={false}
          title={words.noneLeft.title}
          action={
            <ButtonAnchor size="sm" href={signInUrl(pathname)}>
              {words.noneLeft.action}
            </ButtonAnchor>
          }
        >
          {words.noneLeft.inPlace}
        </Alert>
      </Arrival>
    );
  }
  if (state.phase === 'failed' && !isMissing) {
    return (
      <Arrival state={state} className={ROOM_FOR_TOAST}>
        <FailureAlert title={words.failed.title} error={state.error} onRetry={onRetry} />
      </Arrival>
    );
  }
  return null;
}
