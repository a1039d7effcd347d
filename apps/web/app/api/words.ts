/** Messages for failed calls without a message from the server. */
export const failureWords = {
  offline: 'Greenroom cannot be reached. Check your connection; nothing you entered is lost.',
  anotherPerson: 'Someone else has signed in with this browser, so nothing was changed.',
  unknown: 'Something went wrong on our side. Please try again.',
} as const;
