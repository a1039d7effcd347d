export const engineMessages = {
  title: 'How your words become text',
  lead: 'If one method fails, the next one takes over with the same recording.',
  legend: 'Choose a way',
  typing: { name: 'Typing', where: 'No audio is recorded at all.' },
  agree: 'By choosing it you agree to that.',
  save: 'Use this',
  close: 'Close',
};
