import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { AwayNotice } from '../away-notice.tsx';
import { sessionMessages } from '../messages.ts';
import { continueInterview } from '../state/continue.ts';
import { useFlow } from '../state/flow-store.ts';
import { useInterview } from '../state/interview-store.ts';
import { SessionScreen } from './session-screen.tsx';

/**
 * Lets in who has a role and an interview; the rest are sent to where it begins (specification, section 2). The address of the
 * interview that this browser holds is enough: it brings its own role.
 */
export function SessionGuard({ interviewId }: { interviewId: string | undefined }) {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  const flowId = useFlow((flow) => flow.interviewInformation.interviewId);
  const interview = useInterview((state) => state.interview);
  const hasBeenIn = useRef(false);
  const isAddressed = interview !== null && interview.id === interviewId;
  const isReady = roleName !== null && flowId === interview?.id;
  useEffect(() => {
    if (isAddressed && !isReady) continueInterview(interview);
  }, [isAddressed, isReady, interview]);

  if (isAddressed && !isReady) return null;
  if (!roleName) {
    // Anyone who signs out in the room knows why they leave it.
    return hasBeenIn.current ? <Navigate to="/" replace /> : <AwayNotice to="/" notice={sessionMessages.notHere} />;
  }
  if (!flowId || !interview || interview.id !== flowId) return <Navigate to="/interview/check" replace />;
  // An old address leads to the current interview.
  if (interview.id !== interviewId) return <Navigate to={`/interview/${interview.id}`} replace />;
  hasBeenIn.current = true;
  return <SessionScreen key={interview.id} interview={interview} />;
}
