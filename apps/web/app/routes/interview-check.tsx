import { SessionGate } from '~/features/auth/session-gate.tsx';
import { CheckScreen } from '~/features/interview/check/check-screen.tsx';
import { checkMessages } from '~/features/interview/setup-messages.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(checkMessages.title);
export const ErrorBoundary = RouteError;

export default function InterviewCheck() {
  return (
    <SessionGate waiting={<PageSkeleton />}>
      <CheckScreen />
    </SessionGate>
  );
}
