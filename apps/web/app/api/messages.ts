/** Messages for failed calls without a message from the server. */
export const failureMessages = {
  offline: 'Greenroom cannot be reached. Check your connection; nothing you entered is lost.',
  anotherPerson: 'Someone else has signed in with this browser, so nothing was changed.',
  payload_too_large: 'This is larger than what can be taken here.',
  rate_limited: 'That was a lot at once. Please wait a moment and try again.',
  unknown: 'Something went wrong on our side. Please try again.',
} as const;
