/** Every sentence of the account page about the user and their stored data. */
export const profileWords = {
  title: 'Account',
  loggedInAs: 'Logged In As',
  unitsHeading: 'What you have left',
  unitsLead: 'A unit is only used when you get a result.',
  unitsUncounted: 'Nothing is counted on this server.',
  more: 'View Upgrade Packages',
  signIns: {
    heading: 'Where you are signed in',
    lead: 'Sign out on devices that you no longer use. It takes effect immediately.',
    since: (date: string) => `Signed in ${date}`,
    lastUsed: (date: string) => `Last used ${date}`,
    current: 'This browser',
    end: 'Sign out',
    endOf: (date: string) => `Sign out of the session that began ${date}`,
    endOthers: 'Sign out everywhere else',
    endFailed: 'This session could not be ended.',
    failed: 'Your sessions could not be loaded.',
    retry: 'Try again',
    loading: 'Loading your sessions',
  },
  data: {
    heading: 'Your data',
    lead: 'Your data belongs to you. Download it or delete it at any time.',
    retention: (days: number) =>
      `This server deletes interviews and saved live interviews ${days === 1 ? 'a day' : `${days} days`} after their last change.`,
    export: 'Export my data',
    exporting: 'Collecting your data…',
    exportHint: (arePaymentsOn: boolean) =>
      `One JSON file with your profile, interviews, transcripts${arePaymentsOn ? ', feedback and payments' : ' and feedback'}.`,
    exported: { title: 'Your data is downloaded', description: 'You find it in your downloads.' },
    exportFailed: 'Your data could not be exported.',
    delete: 'Delete my account',
    deleteHint: 'Deletes your account and everything in it, immediately and permanently.',
  },
  deletion: {
    title: 'Delete your account?',
    lead: 'This action cannot be undone. It permanently removes from our servers:',
    gone: [
      'your profile: name, e-mail address and picture',
      'all interviews with their transcripts, scores and feedback',
      'saved live interviews',
    ],
    goneWhereSold: ['the units you have left, bought ones too', 'the list of your payments'],
    keptWhereSold:
      'Coming back later does not renew the free units. Payments stay for 540 days without your name, in case of a refund.',
    understood: 'I understand that this cannot be undone.',
    confirm: 'Delete everything',
    cancel: 'Cancel',
    failed: 'Your account could not be deleted.',
    signInAgain: 'Sign in again',
    done: {
      title: 'Your account is deleted',
      description: 'Everything in it is deleted. Thank you for using Greenroom.',
    },
  },
} as const;
