import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { newId } from '@greenroom/contract/uuid';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { excessOf } from '~/ui/textarea.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { useFlow } from '../state/flow-store.ts';
import { beginInterview } from './begin-interview.ts';

/** Starts the interview and goes to it; offers the upgrade when none is left. */
export function useBeginInterview(onSettled: () => void = () => undefined) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Kept over a failed attempt: the server may have taken the unit before the answer was lost.
  const interviewId = useRef<string | null>(null);

  const begin = async () => {
    const excess = excessOf(useFlow.getState().roleInformation.roleDescription, TEXT_LIMITS.jobDescription);
    if (excess > 0) return setProblem(prepareMessages.descriptionTooLong(excess));
    interviewId.current ??= newId();
    setIsBusy(true);
    setProblem(null);
    try {
      const path = await beginInterview(interviewId.current);
      onSettled();
      if (!path) return requestUpgrade('interview');
      await navigate(path);
    } catch (error) {
      if (hasCode(error, 'quota_exhausted')) {
        onSettled();
        requestUpgrade('interview');
      } else setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { begin, isBusy, problem };
}
