import { lazy, Suspense } from 'react';
import { SkeletonText } from '~/ui/skeleton.tsx';
import type { AttemptListProps } from './attempt-list.tsx';

const LoadedList = lazy(() => import('./attempt-list.tsx').then((module) => ({ default: module.AttemptList })));

/** `AttemptList`, with its code loaded where a question was answered more than once. */
export function LazyAttemptList(props: AttemptListProps) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <LoadedList {...props} />
    </Suspense>
  );
}
