export const engineMessages = {
  title: 'How your words become text',
  lead: 'If one method fails, the next one takes over with the same recording.',
  legend: 'Choose a way',
  typing: { name: 'Typing', where: 'No audio is recorded at all.' },
  agree: 'By choosing it you agree to that.',
  install: {
    offer: 'Your browser can download a recogniser that hears you on this device. The audio then does not leave it.',
    start: 'Download it',
    running: 'Your browser is downloading it. This can take a few minutes.',
    failed: 'Your browser did not download it. The ways above still work.',
  },
  save: 'Use this',
  close: 'Close',
};
