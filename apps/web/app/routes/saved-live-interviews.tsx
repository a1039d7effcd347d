import { SavedList } from '~/features/live-assistant/saved/saved-list.tsx';
import { savedMessages } from '~/features/live-assistant/saved/saved-messages.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageMeta(savedMessages.title);
export const ErrorBoundary = RouteError;

export default function SavedLiveInterviews() {
  return (
    <div className="shell pb-12">
      <PageHeader title={savedMessages.title} description={savedMessages.lead} />
      <SavedList />
    </div>
  );
}
