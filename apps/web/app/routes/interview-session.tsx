import { type MetaFunction, useParams } from 'react-router';
import { SessionGate } from '~/features/auth/session-gate.tsx';
import { SessionGuard } from '~/features/interview/session/session-guard.tsx';
import { sessionWords } from '~/features/interview/words.ts';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';
import { pageTitle } from '~/features/shell/words.ts';

export const meta: MetaFunction = () => [{ title: pageTitle(sessionWords.pageTitle) }];
export const ErrorBoundary = RouteError;

export default function InterviewSession() {
  const { interviewId } = useParams();
  return (
    <SessionGate waiting={<PageSkeleton />}>
      <SessionGuard interviewId={interviewId} />
    </SessionGate>
  );
}
