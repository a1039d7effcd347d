import { useParams } from 'react-router';
import { SessionGate } from '~/features/auth/session-gate.tsx';
import { sessionMessages } from '~/features/interview/messages.ts';
import { SessionGuard } from '~/features/interview/session/session-guard.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(sessionMessages.pageTitle);
export const ErrorBoundary = RouteError;

export default function InterviewSession() {
  const { interviewId } = useParams();
  return (
    <SessionGate waiting={<PageSkeleton />}>
      <SessionGuard interviewId={interviewId} />
    </SessionGate>
  );
}
