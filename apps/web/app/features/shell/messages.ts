/** Every sentence of the frame around the pages. */
export const shellMessages = {
  product: 'Greenroom',
  description:
    'Rehearse interviews out loud, get your resume reviewed and your cover letter written, on your own machine.',
  skipToContent: 'Skip to the content',
  copyright: '© 2026 Greenroom. Open source and self-hosted.',
  legalNavigation: 'Legal',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  offline: 'You are offline. What you entered stays here. Submitted answers are sent when you are back online.',
  offlineParts: 'The rest of this page loads then.',
  missingParts: 'Part of this page has not loaded yet. It is tried again.',
  reload: 'Reload the page',
  keepsNothing:
    'This browser does not let Greenroom save anything. Reloading, closing the page or signing in loses your input.',
  loading: 'Loading the page',
  notLoaded: {
    title: 'That page could not be loaded',
    description: 'Check the connection and try again. You are still on the page you came from.',
  },
  needsScript: 'This page needs JavaScript to listen and speak. Please allow it and reload.',
  arrived: (title: string) => `Arrived at ${title}`,
  error: {
    title: 'Something went wrong',
    lead: 'Something went wrong on our side. Your saved work is safe. Trying again usually helps.',
    offlineTitle: 'This page could not be loaded',
    offlineLead: 'Check your connection and try again. Your saved work is safe.',
    retry: 'Try again',
    home: 'Go to Home',
    details: 'What happened',
  },
  notFound: {
    title: 'Page not found',
    lead: 'There is no page at this address. It may be mistyped, or the page was deleted.',
    home: 'Go to Home',
    prepare: 'Start New Mock Interview',
  },
} as const;

/** The title in the browser's tab. */
export const pageTitle = (title?: string): string =>
  title ? `${title} · ${shellMessages.product}` : `${shellMessages.product}: rehearse the interview before it counts`;
