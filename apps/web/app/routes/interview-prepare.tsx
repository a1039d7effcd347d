import { PrepareScreen } from '~/features/interview/prepare/prepare-screen.tsx';
import { prepareMessages } from '~/features/interview/setup-messages.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(prepareMessages.title, prepareMessages.lead);
export const ErrorBoundary = RouteError;

export default PrepareScreen;
