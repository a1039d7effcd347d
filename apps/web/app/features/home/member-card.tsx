import type { ReactNode } from 'react';
import { Card, CardHeader } from '~/ui/card.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton.tsx';
import { memberMessages } from './member-messages.ts';

const words = memberMessages;

type MemberCardProps = { title: string; action?: ReactNode; children: ReactNode };

/** One of the cards of Home that know the person. Beside another it is tall enough for what will be loaded into it. */
export const MemberCard = ({ title, action, children }: MemberCardProps) => (
  <Card className="flex min-w-0 flex-col md:min-h-72">
    <CardHeader level={3} title={title} action={action} />
    {children}
  </Card>
);

export const CardLoading = () => (
  <LoadingRegion label={words.loading}>
    <SkeletonText lines={5} />
  </LoadingRegion>
);

export const CardFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <RetryAlert retry={words.retry} onRetry={onRetry}>
    {message}
  </RetryAlert>
);
