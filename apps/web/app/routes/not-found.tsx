import { pageTitle, shellMessages } from '~/features/shell/messages.ts';
import { NotFoundNotice } from '~/features/shell/not-found-notice.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => [{ title: pageTitle(shellMessages.notFound.title) }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = RouteError;

export default NotFoundNotice;
