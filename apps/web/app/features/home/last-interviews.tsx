import type { InterviewListItem } from '@greenroom/contract/interview';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { cn } from '~/lib/class-names.ts';
import { formatLongDate, formatScore } from '~/lib/format.ts';
import { EmptyStage } from '~/ui/empty-stage.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { CardFailed, CardLoading, MemberCard } from './member-card.tsx';
import { memberMessages } from './member-messages.ts';

const { last: words } = memberMessages;
const SHOWN = 3;

function outcomeOf({ interviewState, averageScore }: InterviewListItem): string {
  if (interviewState === 'in-progress') return words.inProgress;
  return averageScore === null ? words.notScored : words.score(formatScore(averageScore));
}

type OnContinue = (interviewId: string) => void;
const ROW = '-mx-3 flex items-center justify-between gap-4 rounded-md px-3 py-2.5 text-left hover:bg-fill';

function RowContent({ interview }: { interview: InterviewListItem }) {
  return (
    <>
      <span className="min-w-0">
        <span dir="auto" className="wrap-anywhere block font-semibold">
          {interview.jobName}
        </span>
        <time dateTime={interview.createdAt} className="text-ink-faint text-sm">
          {formatLongDate(interview.createdAt)}
        </time>
      </span>
      <span
        className={cn(
          'shrink-0 font-semibold text-sm tabular-nums',
          interview.interviewState === 'in-progress' ? 'text-warning-ink' : 'text-accent-ink',
        )}
      >
        {outcomeOf(interview)}
      </span>
    </>
  );
}

/** A completed one leads to its results, an unfinished one is continued at once. */
function LastInterview({ interview, onContinue }: { interview: InterviewListItem; onContinue: OnContinue }) {
  const { _id, interviewState, jobName } = interview;
  return (
    <li className="grid">
      {interviewState === 'completed' ? (
        <Link to={`/interviews/${_id}/result`} prefetch="intent" className={ROW}>
          <RowContent interview={interview} />
        </Link>
      ) : (
        <button type="button" aria-label={words.continue(jobName)} className={ROW} onClick={() => onContinue(_id)}>
          <RowContent interview={interview} />
        </button>
      )}
    </li>
  );
}

/** The newest interviews, read once for all parts of Home that show them. */
export const lastInterviewsOptions = (userId: string | null) =>
  queryOptions({
    queryKey: queryKeys.interviewList(userId, 1, 'recent'),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) =>
            call('listInterviews', { params: { user_id: userId }, query: { page: 1, sort: '-_id' }, signal }),
  });

export function LastInterviews({ onContinue }: { onContinue: OnContinue }) {
  const userId = useUserId();
  const { data, error, refetch } = useQuery(lastInterviewsOptions(userId));
  return (
    <MemberCard
      title={words.heading}
      action={data?.totalCount ? <TextLink to="/dashboard">{words.all}</TextLink> : null}
    >
      {data?.totalCount === 0 && (
        <div className="grid flex-1 content-center justify-items-center gap-4 text-center">
          <EmptyStage className="h-28 w-auto" />
          <p className="text-ink-soft">{words.none}</p>
        </div>
      )}
      {data && data.totalCount > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {data.interviews.slice(0, SHOWN).map((interview) => (
            <LastInterview key={interview._id} interview={interview} onContinue={onContinue} />
          ))}
        </ul>
      )}
      {!data && (error ? <CardFailed message={words.failed} onRetry={() => void refetch()} /> : <CardLoading />)}
    </MemberCard>
  );
}
