export const ratingMessages = {
  switch: 'Rate myself before the feedback',
  switchHint: 'One tap for each answer. You see how well you judge yourself.',
  question: 'How good was this answer?',
  lead: 'Decide first, then see the feedback.',
  skip: 'Show the feedback without rating',
};
