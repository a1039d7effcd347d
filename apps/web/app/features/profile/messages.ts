/** Every sentence of the account page about the user and their stored data. */
export const profileMessages = {
  title: 'Account',
  loggedInAs: 'Logged In As',
  unitsHeading: 'What you have left',
  unitsLead: 'A use only counts when you get a result.',
  unitsUncounted: 'Nothing is counted on this server.',
  more: 'View Upgrade Packages',
  signIns: {
    heading: 'Where you are signed in',
    lead: 'Sign out on devices that you no longer use. It takes effect immediately.',
    unknownDevice: 'Unknown device',
    times: (started: string, used: string) => `Signed in ${started}, last used ${used}`,
    current: 'This browser',
    end: 'Sign out',
    endOf: (device: string, date: string) => `Sign out of ${device}, signed in ${date}`,
    endOthers: 'Sign out everywhere else',
    endFailed: 'This session could not be ended.',
    failed: 'Your sessions could not be loaded.',
    retry: 'Try again',
    loading: 'Loading your sessions',
  },
  outgoing: {
    heading: 'What left this server',
    lead: 'How often this server called other services, for you and for all its users, without the contents. This includes the check at start-up, but not signing in or paying.',
    nothing: (date: string) =>
      `Nothing since the server started on ${date}. No text and no recording was sent to another provider.`,
    nothingForYou: (date: string) => `Nothing was sent for you since the server started on ${date}.`,
    lastSession: (from: string, until: string) =>
      from === until
        ? `Sent for you in your last session, on ${from}:`
        : `Sent for you in your last session, from ${from} to ${until}:`,
    since: (date: string) => `Sent for all users since the server started on ${date}:`,
    kinds: {
      'language-model': 'Texts of interviews, resumes and letters',
      'speech-to-text': 'Recordings of answers',
      'text-to-speech': 'Texts to be read aloud',
      'live-transcription': 'Sound of live interviews',
    },
    sameComputer: (host: string) => `${host}, on the server itself`,
    times: (count: string, isOnce: boolean) => (isOnce ? 'Once' : `${count} times`),
    failed: 'The counts could not be loaded.',
    loading: 'Loading the counts',
  },
  data: {
    heading: 'Your data',
    lead: 'Your data belongs to you. Download it or delete it at any time.',
    kinds: {
      interviews: 'interviews with their stories',
      liveSessions: 'saved live interviews',
      stories: 'stories that stay without their interview',
    },
    retention: (kinds: string, days: number) =>
      `This server deletes ${kinds} ${days === 1 ? 'a day' : `${days} days`} after their last change.`,
    export: 'Export my data',
    exporting: 'Collecting your data…',
    exportHint: (arePaymentsOn: boolean) =>
      `One JSON file with your profile, interviews, transcripts, ${arePaymentsOn ? 'feedback, payments' : 'feedback'} and recordings saved with your account.`,
    exported: { title: 'Your data has been downloaded', description: 'You can find it in your downloads.' },
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
      'recordings of your answers, if you saved them with your account',
    ],
    goneWhereSold: ['what you have left, including what you bought', 'the list of your payments'],
    keptWhereSold:
      'Coming back later does not renew the free allowance. Payments stay for 540 days without your name, in case of a refund.',
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
