export const handsFreeMessages = {
  name: 'Hands-free',
  before: 'Recording starts by itself after the question.',
  begin: 'Press the button to begin. After that, recording starts by itself.',
  listening: 'Still listening. Take your time.',
  ending: 'Your answer ends soon, unless you keep talking.',
  finished: 'That sounded finished. Keep talking if there is more.',
  moment: 'I need a moment',
  done: 'I am done',
  submitting: 'Your answer is about to be submitted.',
  correct: 'Let me correct it',
  off: 'Turn hands-free off',
  switchHint: 'The question is read, recording starts by itself, and a longer silence ends it. The buttons still work.',
};
