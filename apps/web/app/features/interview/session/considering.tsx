import { useEffect } from 'react';
import { Spinner } from '~/ui/spinner.tsx';
import { sessionMessages } from '../messages.ts';
import { closeFollowUp } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';

/** Longer than the request may take: the interview also continues where its code could not be loaded. */
const LONGEST_WAIT_MS = 7000;

/** While the interviewer decides whether to ask a follow-up. */
export function Considering({ interviewId }: { interviewId: string }) {
  useEffect(() => {
    const timer = setTimeout(() => changeInterview(interviewId, closeFollowUp), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [interviewId]);
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 text-ink-soft">
      <Spinner />
      {sessionMessages.considering}
    </p>
  );
}
