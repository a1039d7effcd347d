import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton.tsx';
import { shellMessages } from './messages.ts';

/**
 * What is in a page's place while its code is fetched; as tall as the screen, so that the footer does not leave it when
 * the page comes.
 */
export function PageSkeleton() {
  return (
    <div data-restoring="too" className="shell min-h-dvh pt-12">
      <LoadingRegion label={shellMessages.loading}>
        <Skeleton className="h-10 w-72 max-w-full" />
        <SkeletonText lines={2} className="mt-6 max-w-xl" />
        <div className="mt-12 grid gap-6 sm:grid-cols-2">
          <Skeleton isCard className="h-48" />
          <Skeleton isCard className="h-48" />
        </div>
      </LoadingRegion>
    </div>
  );
}
