export const savingMessages = {
  caughtUp: {
    title: 'You continued this interview elsewhere',
    description: 'The answers from the other tab or device are here now. What you said here instead is in your notes.',
  },
} as const;
