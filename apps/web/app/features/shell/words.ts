/** Every sentence of the frame around the pages. */
export const shellWords = {
  product: 'Greenroom',
  description:
    'Rehearse interviews out loud, get your resume reviewed and your cover letter written, on your own machine.',
  skipToContent: 'Skip to the content',
  copyright: '© 2026 Greenroom. Open source, hosted by whoever runs it.',
  legalNavigation: 'Legal',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  offline: 'You are offline. What you have entered stays here; sending it has to wait for the connection.',
  keepsNothing:
    'This browser keeps nothing for Greenroom: reloading or closing the page, or signing in, loses what you entered.',
  loading: 'Loading the page',
  notLoaded: {
    title: 'That page could not be loaded',
    description: 'Check the connection and try again. You are still on the page you came from.',
  },
  needsScript: 'This page needs JavaScript: it listens, speaks and judges in your browser. Please allow it and reload.',
  arrived: (title: string) => `Arrived at ${title}`,
  error: {
    title: 'This page stumbled',
    lead: 'Something went wrong on our side of the screen. What was saved before is kept; trying again usually helps.',
    offlineLead: 'A part of this page could not be fetched. Check the connection, then try again.',
    retry: 'Try again',
    home: 'Go to Home',
    details: 'What happened',
  },
  notFound: {
    title: 'There is no door here',
    lead: 'The address does not lead to a page. It may have been mistyped, or what stood here has been deleted.',
    home: 'Go to Home',
    prepare: 'Start New Mock Interview',
  },
} as const;

/** The title in the browser's tab. */
export const pageTitle = (title?: string): string =>
  title ? `${title} · ${shellWords.product}` : `${shellWords.product}: rehearse the interview before it counts`;
