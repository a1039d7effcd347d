/** Every sentence of the account page about the person and what is kept of them. */
export const profileWords = {
  title: 'Account',
  loggedInAs: 'Logged In As',
  unitsHeading: 'What you have left',
  unitsLead: 'A unit is used only when a result was delivered.',
  unitsUncounted: 'Nothing is counted on this server.',
  more: 'View Upgrade Packages',
  data: {
    heading: 'Your data',
    lead: 'Everything that is kept of you is yours: take it with you, or have it deleted.',
    export: 'Export my data',
    exporting: 'Collecting your data…',
    exportHint: (arePaymentsOn: boolean) =>
      `One JSON file with your profile, interviews, transcripts${arePaymentsOn ? ', feedback and payments' : ' and feedback'}.`,
    exported: { title: 'Your data is downloaded', description: 'Look for it where your browser keeps downloads.' },
    exportFailed: 'Your data could not be exported.',
    delete: 'Delete my account',
    deleteHint: 'Removes your account and everything in it, at once and for good.',
  },
  deletion: {
    title: 'Delete your account?',
    lead: 'This action cannot be undone. It permanently removes from our servers:',
    gone: [
      'your profile: name, e-mail address and picture',
      'all interviews with their transcripts, scores and feedback',
      'what was kept of live interviews',
    ],
    goneWhereSold: ['the units you have left, bought ones too', 'the list of your payments'],
    keptWhereSold: 'Coming back later does not renew the free units.',
    understood: 'I understand that this cannot be undone.',
    confirm: 'Delete everything',
    cancel: 'Cancel',
    failed: 'Your account could not be deleted.',
    done: {
      title: 'Your account is deleted',
      description: 'Everything in it is gone. Thank you for having been here.',
    },
  },
} as const;
