import { Link } from 'react-router';
import { shellMessages } from './messages.ts';

const linkClasses = 'inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline';

export function SiteFooter() {
  return (
    <footer className="stands-alone mt-24">
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-8 text-ink-faint text-sm">
          <p className="text-balance">{shellMessages.copyright}</p>
          <nav aria-label={shellMessages.legalNavigation} className="flex flex-wrap gap-x-6 gap-y-2">
            <Link to="/privacy-policy" prefetch="intent" className={linkClasses}>
              {shellMessages.privacyPolicy}
            </Link>
            <Link to="/terms-of-service" prefetch="intent" className={linkClasses}>
              {shellMessages.termsOfService}
            </Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}
