import { LegalPage } from '~/features/legal/legal-page.tsx';
import { TERMS_OF_SERVICE } from '~/features/legal/terms-data.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(TERMS_OF_SERVICE.title, TERMS_OF_SERVICE.lead);
export const ErrorBoundary = RouteError;

export default function TermsOfService() {
  return <LegalPage text={TERMS_OF_SERVICE} />;
}
