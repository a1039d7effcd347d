import type { ReactNode } from 'react';
import { canRetry, type MicrophoneProblem } from '~/audio/microphone/microphone-problem.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { voiceMessages } from '../messages.ts';
import { microphoneMessages } from './microphone-messages.ts';

type MicrophoneAlertProps = { problem: MicrophoneProblem; onRetry: () => void; children?: ReactNode };

/** Why the microphone does not work, and what can be done. */
export function MicrophoneAlert({ problem, onRetry, children }: MicrophoneAlertProps) {
  return (
    <div className="grid gap-4">
      <Alert tone="error" title={microphoneMessages.problems[problem]}>
        {microphoneMessages.hints[problem]}
      </Alert>
      <div className="actions">
        {canRetry(problem) && <Button onClick={onRetry}>{voiceMessages.retry}</Button>}
        {children}
        <ButtonLink role="button" to="/" variant="outline">
          {voiceMessages.return}
        </ButtonLink>
      </div>
    </div>
  );
}
