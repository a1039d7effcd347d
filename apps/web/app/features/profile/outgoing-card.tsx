import type { OutgoingList } from '@greenroom/contract/capabilities';
import { skipToken, useQuery } from '@tanstack/react-query';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { formatCount, formatDateTime } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { profileMessages } from './messages.ts';

const { outgoing: words } = profileMessages;

function OutgoingItem({ provider, host, isThisComputer, count }: OutgoingList['calls'][number]) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-line border-t py-3.5 last:pb-0">
      <span className="min-w-0">
        <span className="block font-semibold">{words.kinds[provider]}</span>
        <span className="break-words text-ink-soft text-sm">{isThisComputer ? words.sameComputer(host) : host}</span>
      </span>
      <span className="tabular-nums">{words.times(formatCount(count), count === 1)}</span>
    </li>
  );
}

const OutgoingItems = ({ calls }: { calls: OutgoingList['calls'] }) => (
  <ul>
    {calls.map((one) => (
      <OutgoingItem key={`${one.provider} ${one.host}`} {...one} />
    ))}
  </ul>
);

/** Of the person who looks: what their last session sent, and to whom. */
function LastSession({ session, since }: { session: OutgoingList['lastSession']; since: string }) {
  if (!session) return <p className="mb-6">{words.nothingForYou(since)}</p>;
  return (
    <div className="mb-6">
      <p className="mb-3">{words.lastSession(formatDateTime(session.from), formatDateTime(session.until))}</p>
      <OutgoingItems calls={session.calls} />
    </div>
  );
}

function OutgoingCounts() {
  const userId = useUserId();
  const { data, error } = useQuery({
    queryKey: queryKeys.outgoing(userId),
    queryFn: userId === null ? skipToken : ({ signal }) => call('listOutgoing', { signal }),
  });
  if (error && !data) {
    return (
      <Alert tone="error" title={words.failed}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label={words.loading}>
        <Skeleton className="h-12" />
      </LoadingRegion>
    );
  }
  const since = formatDateTime(data.since);
  if (data.calls.length === 0) return <p>{words.nothing(since)}</p>;
  return (
    <>
      <LastSession session={data.lastSession} since={since} />
      <p className="mb-3">{words.since(since)}</p>
      <OutgoingItems calls={data.calls} />
    </>
  );
}

/** Which providers got which kind of data from this server, as counts. */
export function OutgoingCard() {
  return (
    <Card>
      <CardHeader title={words.heading} description={words.lead} />
      <OutgoingCounts />
    </Card>
  );
}
