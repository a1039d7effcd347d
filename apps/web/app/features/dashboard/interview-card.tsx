import type { InterviewListItem } from '@greenroom/contract/interview';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Trash2 from 'lucide-react/icons/trash';
import { cn } from '~/lib/class-names.ts';
import { formatLongDate, formatScore } from '~/lib/format.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { dashboardMessages } from './messages.ts';

const { card: words } = dashboardMessages;

function State({ isCompleted }: { isCompleted: boolean }) {
  const Icon = isCompleted ? CircleCheck : CircleEllipsis;
  return (
    <p
      className={cn(
        'flex shrink-0 items-center gap-1.5 font-semibold text-sm',
        isCompleted ? 'text-success-ink' : 'text-warning-ink',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {isCompleted ? words.completed : words.inProgress}
    </p>
  );
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt className="text-ink-faint text-sm">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

function Facts({ interview }: { interview: InterviewListItem }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      <Fact name={words.difficulty} value={interview.difficultyOfQuestionsAsked} />
      <Fact name={words.questions} value={interview.numberOfQuestionsAsked} />
      <Fact name={words.type} value={interview.typeOfQuestionsAsked} />
    </dl>
  );
}

/** The figure that people look for, readable at a glance. */
const Score = ({ score }: { score: number | null }) => (
  <p className="grid shrink-0 content-start rounded-lg bg-accent-soft px-3.5 py-1.5 text-center text-accent-ink">
    <span className="sr-only">{words.score} </span>
    <span className={cn('font-bold tabular-nums', score !== null && 'text-xl')}>
      {words.scoreOf(score === null ? null : formatScore(score))}
    </span>
  </p>
);

type InterviewCardProps = {
  interview: InterviewListItem;
  isContinuing: boolean;
  onContinue: () => void;
  isPreparing: boolean;
  onPractise: () => void;
  onDelete: () => void;
};

/** What can be done with it: to its results and its questions again, or on with it. */
function Ways({ interview, isContinuing, onContinue, isPreparing, onPractise }: Omit<InterviewCardProps, 'onDelete'>) {
  const { _id, jobName, interviewState } = interview;
  if (interviewState === 'completed') {
    return (
      <>
        <ButtonLink
          role="button"
          to={`/interviews/${_id}/result`}
          variant="secondary"
          className="max-sm:px-4"
          aria-label={words.of(words.viewResults, jobName)}
        >
          {words.viewResults}
        </ButtonLink>
        <Button
          variant="ghost"
          className="max-sm:-mx-2 max-sm:px-2"
          isBusy={isPreparing}
          aria-label={words.of(words.practise, jobName)}
          onClick={onPractise}
        >
          {words.practise}
        </Button>
      </>
    );
  }
  return (
    <Button
      variant="secondary"
      isBusy={isContinuing}
      aria-label={words.of(words.continue, jobName)}
      onClick={onContinue}
    >
      {words.continue}
    </Button>
  );
}

export function InterviewCard({ interview, onDelete, ...actions }: InterviewCardProps) {
  const { jobName, createdAt, interviewState, averageScore } = interview;
  const isCompleted = interviewState === 'completed';
  return (
    <div data-forced-border className="flex flex-col rounded-xl bg-surface p-5 shadow-card sm:p-6">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 dir="auto" title={jobName} className="line-clamp-2 wrap-anywhere text-lg leading-snug text-left">
            {jobName}
          </h3>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <State isCompleted={isCompleted} />
            <p className="text-ink-faint text-sm">
              <span className="sr-only">{words.created} </span>
              <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
            </p>
          </div>
        </div>
        {isCompleted && <Score score={averageScore} />}
      </div>
      <Facts interview={interview} />
      <div data-print="hide" className="mt-auto flex items-end gap-2 pt-5">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-2">
          <Ways interview={interview} {...actions} />
        </div>
        <IconButton name={words.of(words.delete, jobName)} title={words.delete} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
