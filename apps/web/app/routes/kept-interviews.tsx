import { KeptList } from '~/features/live-assistant/kept-list.tsx';
import { keptWords } from '~/features/live-assistant/kept-words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageMeta(keptWords.title);
export const ErrorBoundary = RouteError;

export default function KeptInterviews() {
  return (
    <div className="shell pb-12">
      <PageHeader title={keptWords.title} description={keptWords.lead} />
      <KeptList />
    </div>
  );
}
