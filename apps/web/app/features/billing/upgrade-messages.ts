import type { UpgradeReason } from '~/lib/upgrade-request.ts';

const usedFree = (what: string) => `You have used your free ${what}.`;
const usedAll = (what: string) => `It looks like you've used all your ${what}. Upgrade now to unlock more.`;

/** What the Upgrade dialog says, for each thing that can run out. */
export const upgradeMessages = {
  title: 'Upgrade',
  choose: 'Choose the best one-time payment package for you. What you buy is added to what you have.',
  reasons: {
    interview: usedAll('available interviews'),
    'cover-letter': usedAll('cover letter generations'),
    resume: usedAll('resume reviews'),
    enhanced: usedAll('enhanced answers'),
    'sample-answer':
      "It looks like you've used all your sample answers. Upgrade now to unlock more sample answers and more.",
    'live-interview': usedAll('real-time assistants'),
    'save-results':
      "It looks like you've used all your practice interviews. Upgrade now to unlock more; your answers stay saved here.",
  } satisfies Record<UpgradeReason, string>,
  /** A visitor has units of an account to gain before there is anything to buy. */
  visitor: {
    title: 'Sign in to continue',
    reasons: {
      interview: usedFree('mock interview'),
      'cover-letter': usedFree('cover letter'),
      resume: usedFree('resume review'),
      enhanced: usedFree('enhanced answers'),
      'sample-answer': usedFree('sample answers'),
      'live-interview': 'The live assistant needs an account.',
      'save-results': 'Your answers stay saved here.',
    } satisfies Record<UpgradeReason, string>,
    lead: 'An account is free and comes with more. One-time payment packages are there for when you need them.',
  },
  /** Where nothing is sold the dialog speaks of signing in alone. */
  off: {
    title: 'Sign in to continue',
    description: 'You have used what is open without an account.',
    lead: 'An account is free on this server, and nothing is counted.',
  },
  signIn: 'Sign in with Google',
  toPackages: 'View Upgrade Packages',
} as const;
