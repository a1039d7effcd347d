import { LegalPage } from '~/features/legal/legal-page.tsx';
import { PRIVACY_POLICY } from '~/features/legal/privacy-data.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(PRIVACY_POLICY.title, PRIVACY_POLICY.lead);
export const ErrorBoundary = RouteError;

export default function PrivacyPolicy() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
