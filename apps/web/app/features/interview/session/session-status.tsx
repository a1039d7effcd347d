import { sessionMessages } from '../messages.ts';
import { type Interview, isEmpty, isFinished } from '../state/interview.ts';

/** Says the beginning and the end for anyone who listens. Each new question is read by taking the focus. */
export function SessionStatus({ interview }: { interview: Interview }) {
  const total = interview.turns.length;
  const words = sessionMessages.status;
  const ended = isEmpty(interview) ? words.unanswered : words.finished;
  const text = isFinished(interview) ? ended : total > 0 ? words.loaded(total) : '';
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
