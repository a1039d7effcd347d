import { NotFoundNotice } from '~/features/shell/not-found-notice.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';
import { pageTitle, shellWords } from '~/features/shell/words.ts';

export const meta = () => [{ title: pageTitle(shellWords.notFound.title) }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = RouteError;

export default NotFoundNotice;
