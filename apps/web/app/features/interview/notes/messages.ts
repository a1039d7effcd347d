export const notesMessages = {
  placeholder:
    'Jot down what you want to say, then answer with the microphone. Keep to STAR: the situation, your task, your action and its result.',
  shorten: 'Only the part within the limit is saved to your account.',
  sample: 'View Sample Answer',
  cost: (left: number) => `Uses one sample answer, ${left} left.`,
  generating: 'Generating Sample Answer...',
  written: {
    coach: 'The sample answer is in your notes. Greenroom’s coach wrote it as an example: tell your own story.',
    model: 'The sample answer is in your notes. A language model wrote it as an example: tell your own story.',
  },
  free: 'The built-in coach stood in for the language model, so this used no sample answer.',
  useResume: 'Use my resume in sample answers',
  resumeHint: (name: string) => `Lines of ${name} are quoted where they fit.`,
  told: {
    forSkill: (skill: string) => `You told this one for ${skill}:`,
    forQuestion: 'You told this one for a question like this:',
    show: 'Read the story',
    add: 'Add to my notes',
    added: 'In your notes',
  },
  limit: {
    signIn: 'Sign in with Google',
    signInHelps: 'With a free account you can continue now; what you entered stays here.',
  },
  noneLeft: {
    title: 'No Sample Answer Generations Left',
    description: 'You have used up your free sample answer generations. Please log in for more sample answers.',
  },
} as const;
