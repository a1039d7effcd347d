import RotateCw from 'lucide-react/icons/rotate-cw';
import { cn } from '~/lib/class-names.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { retryFeedback } from '../feedback/retry-feedback.ts';
import { questionListMessages } from '../messages.ts';
import { currentIndex, type Interview } from '../state/interview.ts';
import type { Turn } from '../state/turn.ts';

type State = keyof typeof questionListMessages.states;
const LOOKS = {
  current: 'default',
  later: 'outline',
  notAsked: 'outline',
  skipped: 'tertiary',
  waiting: 'tertiary',
  made: 'successLight',
  notScored: 'tertiary',
  failed: 'destructiveLight',
} as const;

function stateOf(turn: Turn, isCurrent: boolean, hasEnded: boolean): State {
  if (isCurrent) return 'current';
  if (turn.answer === null) return hasEnded ? 'notAsked' : 'later';
  if (turn.answer === '') return 'skipped';
  if (turn.feedbackStatus === 'none') return 'waiting';
  const isScored = turn.feedback?.overallScorePerResponse != null;
  return turn.feedbackStatus === 'made' && !isScored ? 'notScored' : turn.feedbackStatus;
}

/** All questions and how far each is. */
export function QuestionList({ interview }: { interview: Interview }) {
  const current = currentIndex(interview);
  return (
    <ol className="grid gap-2">
      {interview.turns.map((turn, index) => {
        const state = stateOf(turn, index === current, interview.hasEndedEarly);
        return (
          <li
            key={turn.question}
            aria-current={index === current ? 'step' : undefined}
            data-forced-border
            className={cn('grid gap-2 rounded-lg px-4 py-3', index === current ? 'bg-accent-soft' : 'bg-sunken/60')}
          >
            <p className="flex gap-2.5">
              <span aria-hidden className="font-semibold text-ink-faint tabular-nums">
                {index + 1}
              </span>
              <span dir="auto" className={cn('min-w-0', state === 'later' && 'text-ink-soft')}>
                {turn.question}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-2 pl-5">
              <Badge variant={LOOKS[state]}>{questionListMessages.states[state]}</Badge>
              {state === 'failed' && (
                <Button size="sm" variant="ghost" onClick={() => retryFeedback(interview.id, index)}>
                  <RotateCw aria-hidden />
                  {questionListMessages.retry}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
