export const attemptMessages = {
  tryAgain: 'Try this question again',
  left: (count: number) =>
    count === 1
      ? 'One more attempt, at no cost. The best one counts.'
      : `${count} more attempts, at no cost. The best one counts.`,
  heading: 'Your attempts',
  attempt: (number: number) => `Attempt ${number + 1}`,
  counts: 'Counts',
  countThis: 'Count this one',
  waiting: 'Being assessed',
  failed: 'This attempt could not be assessed.',
  retry: 'Try again',
  changes: (from: number, to: number) => `From attempt ${from + 1} to attempt ${to + 1}`,
  score: {
    higher: (from: string, to: string) => `What you said: ${from}, then ${to} out of 5. This is a clear step up.`,
    lower: (from: string, to: string) =>
      `What you said: ${from}, then ${to} out of 5. The earlier one was clearly better.`,
    'too-close': 'What you said: the two scores are too close to tell which answer is better.',
    'now-scored': 'What you said: the earlier answer could not be scored, this one could.',
    'not-scored': 'What you said: this answer could not be scored, the earlier one could.',
  },
  added: 'New this time',
  leftOut: 'Said only the first time',
  next: 'Still to do',
};
