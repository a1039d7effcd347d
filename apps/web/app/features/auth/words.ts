/** Every sentence about signing in. */
export const authWords = {
  signIn: 'Sign in with Google',
  signInFirst: {
    title: 'Please sign in first',
    description: 'That page belongs to an account. Sign in, and you go on to it.',
  },
  lapsed: {
    title: 'You are signed out',
    description: 'Your session has ended. Sign in again to go on: what you entered here stays.',
  },
  leftElsewhere: {
    title: 'You are signed out',
    description: 'In another tab of this browser. What was open here has been put away.',
  },
  anotherPerson: {
    title: 'Somebody else has signed in',
    description:
      'In another tab of this browser. This tab goes on as that person; what was kept before is on its own account.',
  },
  away: {
    title: 'The server does not answer',
    text: 'You are still signed in. This page opens by itself as soon as the server is back.',
  },
  callback: {
    title: 'Signing you in',
    lead: 'One moment, please.',
    failedTitle: 'Signing in did not work',
    failed: 'What the sign-in page sent back could not be used. It may have waited too long: please try again.',
    refused: 'The sign-in was cancelled. Nothing was changed.',
    retry: 'Sign in again',
    home: 'Go to Home',
  },
} as const;
