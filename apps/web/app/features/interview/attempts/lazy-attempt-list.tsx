import { Suspense } from 'react';
import { latePart } from '~/ui/late-part.ts';
import { SkeletonText } from '~/ui/skeleton.tsx';
import type { AttemptListProps } from './attempt-list.tsx';

const LoadedList = latePart(async () => (await import('./attempt-list.tsx')).AttemptList);

/** `AttemptList`, with its code loaded where a question was answered more than once. */
export function LazyAttemptList(props: AttemptListProps) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <LoadedList {...props} />
    </Suspense>
  );
}
