import type { ParsedResume } from '@greenroom/contract/resume';
import { useLocation } from 'react-router';
import { usePrepared } from '~/features/live-assistant/before/prepared.ts';
import { liveMessages } from '~/features/live-assistant/messages.ts';
import { LiveScreen } from '~/features/live-assistant/session/live-screen.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { useIsHydrated } from '~/ui/use-is-hydrated.ts';

export const meta = () => pageMeta(liveMessages.page.title, liveMessages.page.lead);
export const ErrorBoundary = RouteError;

type ArrivalState = { resume?: ParsedResume | null; jobDescription?: string } | null;

export default function LiveInterview() {
  const location = useLocation();
  // The prerendered page does not know the state that a reload finds again: hydration has to begin without it.
  const isHydrated = useIsHydrated();
  const state = (isHydrated ? location.state : null) as ArrivalState;
  const prepared = usePrepared();
  // What was prepared last counts, also where the screen was opened without it.
  const isPrepared = isHydrated && (prepared.resume !== null || prepared.jobDescription !== '');
  const { resume = null, jobDescription = '' } = (isPrepared ? prepared : state) ?? {};
  return <LiveScreen background={{ resume, jobDescription }} />;
}
