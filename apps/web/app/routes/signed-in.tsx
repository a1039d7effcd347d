import { QueryScope } from '~/api/query-scope.tsx';
import { SignedInGate } from '~/features/auth/session-gate.tsx';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';

export const ErrorBoundary = RouteError;

/** The parent of every screen that belongs to somebody. */
export default function SignedIn() {
  return (
    <QueryScope>
      <SignedInGate waiting={<PageSkeleton />} />
    </QueryScope>
  );
}
