import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { homeMessages } from './messages.ts';

const CARD_COUNT = 4;

/** Keeps the place of the part of Home that belongs to the person, while its code is fetched. */
export function MemberSection({ children }: { children: ReactNode }) {
  const skeleton = (
    <div className="grid gap-5 md:grid-cols-2">
      {Array.from({ length: CARD_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
        <Skeleton key={index} isCard className="h-72" />
      ))}
    </div>
  );
  return (
    <section aria-labelledby="member-heading" className="mt-2 mb-10">
      <h2 id="member-heading" className="mb-5 text-2xl">
        {homeMessages.memberHeading}
      </h2>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </section>
  );
}
