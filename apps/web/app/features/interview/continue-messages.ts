/** The sentences of the card on Home and Prepare, apart from the rest, so that Home does not load those of the whole interview. */
export const continueMessages = {
  title: (role: string) => `Your ${role} interview is not finished`,
  answered: (given: number, total: number) =>
    total === 0
      ? 'It has not begun yet.'
      : `${given} of ${total} questions ${given === 1 ? 'is' : 'are'} done. Every answer is saved.`,
  finishedTitle: (role: string) => `Your ${role} interview is done`,
  finished: 'The feedback on your answers is waiting for you.',
  go: 'Continue Interview',
  see: 'Go to your feedback',
} as const;
