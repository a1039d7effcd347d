export const handsFreeMessages = {
  name: 'Hands-free',
  before: 'Recording starts by itself after the question.',
  begin: 'Press the button to begin. After that, recording starts by itself.',
  listening: 'Still listening. Take your time.',
  ending: (seconds: number) => `Silent. Your answer ends in ${seconds} s, unless you keep talking.`,
  endingSoon: 'Silent. Your answer ends soon, unless you keep talking.',
  moment: 'I need a moment',
  done: 'I am done',
  submitting: (seconds: number) => `It is submitted in ${seconds} s.`,
  submittingSoon: 'It is submitted in a moment.',
  correct: 'Let me correct it',
  off: 'Turn hands-free off',
  switchHint:
    'The question is read, recording starts by itself, and five seconds of silence end it. The buttons still work.',
};
