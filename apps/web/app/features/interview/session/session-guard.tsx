import { Navigate } from 'react-router';
import { useFlow } from '../state/flow-store.ts';
import { useInterview } from '../state/interview-store.ts';
import { SessionScreen } from './session-screen.tsx';

/** Lets in whoever has a role and an interview; the rest are sent to where it begins (specification, section 2). */
export function SessionGuard({ interviewId }: { interviewId: string | undefined }) {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  const flowId = useFlow((flow) => flow.interviewInformation.interviewId);
  const interview = useInterview((state) => state.interview);
  if (!roleName) return <Navigate to="/" replace />;
  if (!flowId || !interview || interview.id !== flowId) return <Navigate to="/interview/check" replace />;
  // An old address leads to the interview that goes on.
  if (interview.id !== interviewId) return <Navigate to={`/interview/${interview.id}`} replace />;
  return <SessionScreen key={interview.id} interview={interview} />;
}
