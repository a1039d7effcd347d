import './app.css';
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { AccountCorner } from '~/features/auth/account-corner.tsx';
import { useSessionStart } from '~/features/auth/use-session-start.ts';
import { UpgradeDialogHost } from '~/features/billing/upgrade-dialog-host.tsx';
import { shellMessages } from '~/features/shell/messages.ts';
import { NavigationProgress } from '~/features/shell/navigation-progress.tsx';
import { OfflineNotice } from '~/features/shell/offline-notice.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteArrival } from '~/features/shell/route-arrival.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';
import { SiteFooter } from '~/features/shell/site-footer.tsx';
import { SiteHeader } from '~/features/shell/site-header.tsx';
import { HEAD_SCRIPT } from '~/input-replay/head-script.ts';
import { startListening } from '~/input-replay/input-replay.ts';
import { keepForOffline } from '~/input-replay/service-worker.ts';
import { THEME_COLORS } from '~/lib/theme.ts';
import { SkipLink } from '~/ui/skip-link.tsx';
import { Toaster } from '~/ui/toaster.tsx';

export const meta = () => pageMeta();

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head's script sets the theme and the restoring class before React sees the element.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME_COLORS.light} suppressHydrationWarning />
        {/* It has run when React finds it: the browser's code need not bring it once more. */}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, hashed in the content security policy
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HEAD_SCRIPT : '' }}
        />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:site_name" content={shellMessages.product} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content="/social.png" />
        <meta name="twitter:card" content="summary_large_image" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  // After the effects of all children: the listeners for replayed input must exist by then.
  useEffect(startListening, []);
  return (
    <div className="lamp-light flex min-h-dvh flex-col">
      <SkipLink to="content">{shellMessages.skipToContent}</SkipLink>
      <SiteHeader account={<AccountCorner />} />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <NavigationProgress />
      <RouteArrival />
      <UpgradeDialogHost />
      <Toaster />
    </div>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <noscript>
      <p className="shell pt-12 font-semibold text-lg">{shellMessages.needsScript}</p>
    </noscript>
    <PageSkeleton />
  </Frame>
);

export const ErrorBoundary = () => (
  <Frame>
    <RouteError />
  </Frame>
);

export default function Root() {
  useSessionStart();
  useEffect(keepForOffline, []);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
