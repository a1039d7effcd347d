import { useMatches } from 'react-router';
import { QueryScope } from '~/api/query-scope.tsx';
import { SignedInGate } from '~/features/auth/session-gate.tsx';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';

export const ErrorBoundary = RouteError;

/** What a screen under it may export as its `handle`. */
export type SignedInHandle = { drawsAtOnce: true };

const drawsAtOnce = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'drawsAtOnce' in handle;

/** The parent of every screen that belongs to someone. */
export default function SignedIn() {
  const isDrawn = useMatches().some(({ handle }) => drawsAtOnce(handle));
  return (
    <QueryScope>
      <SignedInGate waiting={<PageSkeleton />} drawsAtOnce={isDrawn} />
    </QueryScope>
  );
}
