import type { ParsedResume } from '@greenroom/contract/resume';
import { useLocation } from 'react-router';
import { LiveScreen } from '~/features/live-assistant/live-screen.tsx';
import { liveWords } from '~/features/live-assistant/words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(liveWords.page.title, liveWords.page.lead);
export const ErrorBoundary = RouteError;

type ArrivalState = { resume?: ParsedResume | null; jobDescription?: string } | null;

export default function LiveInterview() {
  const state = useLocation().state as ArrivalState;
  return <LiveScreen background={{ resume: state?.resume ?? null, jobDescription: state?.jobDescription ?? '' }} />;
}
