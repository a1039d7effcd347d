import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef } from 'react';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { useQuota } from '~/api/query-quota.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import type { AnsweredQuestion } from './answered-question.ts';
import { resultMessages } from './messages.ts';
import { useEnhancedAnswer } from './use-enhanced-answer.ts';

const { answers: words } = resultMessages;

type EnhancedProps = {
  text: string;
  /** It has just been made, in place of the button that had the focus. */
  isNew: boolean;
  isFree: boolean;
};

function Enhanced({ text, isNew, isFree }: EnhancedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="mt-5 rounded-lg bg-accent-soft/60 px-4 py-3.5">
      <div className="flex items-center justify-between gap-4">
        <h4 ref={heading} tabIndex={-1} data-focus-target className="font-semibold text-accent-ink text-base">
          {words.enhanced}
        </h4>
        <span data-print="hide">
          <CopyButton text={text} name={words.copy} />
        </span>
      </div>
      <p dir="auto" className="whitespace-pre-line pb-1 text-ink">
        {text}
      </p>
      {isFree && <p className="text-ink-soft text-sm">{words.free}</p>}
    </div>
  );
}

/** The person's own answer, better told: shown when it was made before, else offered. */
export function EnhancedAnswer({ asked }: { asked: AnsweredQuestion }) {
  const { enhance, isGenerating, isNew, isFree, problem } = useEnhancedAnswer(asked);
  const isGone = hasCode(problem, 'not_found');
  const left = useQuota().data?.availableEnhanceAnswers;
  const arePaymentsOn = useArePaymentsOn();
  if (asked.enhancedAnswer !== null) return <Enhanced text={asked.enhancedAnswer} isNew={isNew} isFree={isFree} />;
  // There is nothing to be told better.
  if (asked.answer.trim() === '') return null;
  // A hiring manager would stop at it however well it is told.
  if ((asked.feedback?.concerns ?? []).length > 0) return <p className="mt-5 text-ink-soft">{words.notPolished}</p>;
  return (
    <div data-print="hide" className="mt-5 grid justify-items-start gap-3">
      <Button variant="secondary" isBusy={isGenerating} onClick={enhance}>
        {!isGenerating && <Sparkles aria-hidden />}
        {isGenerating ? words.enhancing : words.enhance}
      </Button>
      {arePaymentsOn && left !== undefined && <p className="text-ink-faint text-sm">{words.enhanceCost(left)}</p>}
      {isGone && (
        <Alert tone="error" title={words.enhanceFailed}>
          {resultMessages.notThere}
        </Alert>
      )}
      {problem && !isGone && (
        <RetryAlert title={words.enhanceFailed} retry={resultMessages.retry} onRetry={enhance}>
          {messageOf(problem)}
        </RetryAlert>
      )}
    </div>
  );
}
