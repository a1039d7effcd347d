import { useParams } from 'react-router';
import { savedMessages } from '~/features/live-assistant/saved/saved-messages.ts';
import { SavedSession } from '~/features/live-assistant/saved/saved-session.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(savedMessages.unnamed);
export const ErrorBoundary = RouteError;

export default function SavedLiveInterview() {
  const { sessionId = '' } = useParams();
  return <SavedSession key={sessionId} sessionId={sessionId} />;
}
