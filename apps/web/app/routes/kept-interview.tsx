import { useParams } from 'react-router';
import { KeptSession } from '~/features/live-assistant/kept-session.tsx';
import { keptWords } from '~/features/live-assistant/kept-words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(keptWords.unnamed);
export const ErrorBoundary = RouteError;

export default function KeptInterview() {
  const { sessionId = '' } = useParams();
  return <KeptSession key={sessionId} sessionId={sessionId} />;
}
