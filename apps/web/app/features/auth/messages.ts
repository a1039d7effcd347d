/** Every sentence about signing in. */
export const authMessages = {
  signIn: 'Sign in with Google',
  signInFirst: {
    title: 'Please sign in first',
    description: 'That page needs an account. Sign in to open it.',
  },
  lapsed: {
    title: 'You are signed out',
    description: 'Your session has ended. Sign in again to continue. Everything you entered here is saved.',
  },
  leftElsewhere: {
    title: 'You are signed out',
    description: 'You signed out in another tab of this browser, so this tab was cleared.',
  },
  anotherPerson: {
    title: 'Someone else has signed in',
    description: 'It happened in another tab. This tab now shows that account. Earlier work is saved in the other one.',
  },
  away: {
    title: 'The server does not answer',
    text: 'You are still signed in. This page opens as soon as the server is back.',
  },
  callback: {
    title: 'Signing you in',
    lead: 'One moment, please.',
    failedTitle: 'Signing in did not work',
    failed: 'The reply of the sign-in page could not be used. It may have expired. Please try again.',
    refused: 'The sign-in was cancelled. Nothing was changed.',
    retry: 'Sign in again',
    home: 'Go to Home',
  },
} as const;
