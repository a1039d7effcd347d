/** What a failed call says when the server has no words of its own for it. */
export const failureWords = {
  offline: 'Greenroom cannot be reached. Check your connection; nothing you entered is lost.',
  anotherPerson: 'Somebody else has signed in in this browser. This was not done.',
  unknown: 'Something went wrong on our side. Please try again.',
} as const;
