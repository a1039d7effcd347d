import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenPersonIsKnown } from '~/api/session-store.ts';
import { ChartsSection } from '~/features/dashboard/charts-section.tsx';
import { prefetchDashboard } from '~/features/dashboard/dashboard-queries.ts';
import { readListPlace } from '~/features/dashboard/list-filter.ts';
import { dashboardMessages } from '~/features/dashboard/messages.ts';
import { PastInterviews } from '~/features/dashboard/past-interviews.tsx';
import { StatCards } from '~/features/dashboard/stat-cards.tsx';
import { practiseInterview } from '~/features/interview/prepare-again.ts';
import { forgetDeleted, resumeInterview } from '~/features/interview/resume-interview.ts';
import { SavedLink } from '~/features/live-assistant/saved/saved-link.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { prepareFormats } from '~/lib/format.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { latePart } from '~/ui/late-part.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import type { SignedInHandle } from './signed-in.tsx';

/** Below the first view. */
const DashboardPractice = latePart(async () => (await import('./dashboard-practice.tsx')).DashboardPractice);

if (!import.meta.env.SSR) {
  void whenPersonIsKnown.then((userId) =>
    prefetchDashboard(userId, readListPlace(new URLSearchParams(location.search))),
  );
}

export const meta = () => pageMeta(dashboardMessages.title);
export const ErrorBoundary = RouteError;
export const handle = { drawsAtOnce: true } satisfies SignedInHandle;

export default function Dashboard() {
  const navigate = useNavigate();
  useEffect(prepareFormats, []);
  const continueWith = (detail: InterviewDetail) => void navigate(resumeInterview(detail));
  const practise = (detail: InterviewDetail) => void navigate(practiseInterview(detail));
  return (
    <div className="shell pb-12">
      <PageHeader
        title={dashboardMessages.title}
        description={dashboardMessages.lead}
        actions={
          <>
            <ButtonLink to="/interview/prepare">{dashboardMessages.prepare}</ButtonLink>
            <SavedLink />
          </>
        }
      />
      <StatCards />
      <ChartsSection />
      <Suspense>
        <DashboardPractice />
      </Suspense>
      <PastInterviews onContinue={continueWith} onPractise={practise} onDeleted={forgetDeleted} />
    </div>
  );
}
