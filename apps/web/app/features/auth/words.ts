/** Every sentence about signing in. */
export const authWords = {
  signIn: 'Sign in with Google',
  callback: {
    title: 'Signing you in',
    lead: 'One moment, please.',
    failedTitle: 'Signing in did not work',
    refused: 'The sign-in was cancelled. Nothing was changed.',
    retry: 'Sign in again',
    home: 'Go to Home',
  },
} as const;
