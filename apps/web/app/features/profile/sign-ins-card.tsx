import { messageOf } from '~/api/api-error.ts';
import { formatDateTime } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { profileMessages } from './messages.ts';
import { useEndSignIns, useSignIns } from './use-sign-ins.ts';

const { signIns: words } = profileMessages;

type SignIn = NonNullable<ReturnType<typeof useSignIns>['data']>['sessions'][number];
type ItemProps = { signIn: SignIn; isEnding: boolean; isBusy: boolean; onEnd: () => void };

function SignInItem({ signIn, isEnding, isBusy, onEnd }: ItemProps) {
  const started = formatDateTime(signIn.startedAt);
  const device = signIn.device ?? words.unknownDevice;
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-3.5 last:pb-0">
      <span className="min-w-0">
        <span className="block font-semibold">{device}</span>
        <span className="text-ink-soft text-sm">{words.times(started, formatDateTime(signIn.lastUsedAt))}</span>
      </span>
      {signIn.isCurrent ? (
        <Badge variant="successLight">{words.current}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={words.endOf(device, started)}
          disabled={isBusy}
          isBusy={isEnding}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function SignInList() {
  const { data, error, refetch } = useSignIns();
  const ending = useEndSignIns();
  if (error && !data) {
    return (
      <Alert
        tone="error"
        title={words.failed}
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
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
  const isEnding = (id: string | null) => ending.isPending && ending.variables === id;
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {ending.error && (
        <Alert tone="error" title={words.endFailed} className="mb-4">
          {messageOf(ending.error)}
        </Alert>
      )}
      <ul>
        {data.sessions.map((signIn) => (
          <SignInItem
            key={signIn.id}
            signIn={signIn}
            isEnding={isEnding(signIn.id)}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(signIn.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          disabled={ending.isPending}
          isBusy={isEnding(null)}
          onClick={() => ending.mutate(null)}
        >
          {words.endOthers}
        </Button>
      )}
    </>
  );
}

/** The sessions of the person, and how to end those that are not on this device. */
export function SignInsCard() {
  return (
    <Card>
      <CardHeader title={words.heading} description={words.lead} />
      <SignInList />
    </Card>
  );
}
