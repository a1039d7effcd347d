/** The header's corner of someone who is signed in; loaded with it. */
export const memberMessages = {
  viewDashboard: 'View Mock Interview Dashboard',
  menu: 'Your menu',
  of: (name: string) => `Menu of ${name}`,
  dashboard: 'Dashboard',
  resume: 'Resume',
  coverLetter: 'Cover Letter',
  live: 'Live Assistant',
  account: 'Account',
  upgrade: 'Upgrade',
  signOut: 'Sign out',
} as const;
