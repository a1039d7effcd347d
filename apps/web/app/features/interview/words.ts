import { CLOSING_MESSAGE, type InterviewOptions } from '@greenroom/contract/constants';
import { formatCount } from '~/lib/format.ts';

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The labels of the chosen options, in the order in which they are shown. */
export const optionFacts = (options: InterviewOptions) => [
  { label: '# of Interview Questions', value: String(options.questionCount) },
  { label: 'Interview Type', value: options.questionType },
  { label: 'Difficulty', value: options.questionDifficulty },
  { label: 'Skip "Tell me about Yourself?"', value: yesOrNo(options.skipFirst) },
];

export const prepareWords = {
  title: 'Prepare your interview',
  lead: 'Say what the job is. The questions follow from it.',
  roleHeading: 'The job',
  roleLegend: 'Choose a role',
  customRole: 'Custom Job',
  jobTitle: 'Job title (Required)',
  jobTitleHint: 'As it stands in the advertisement.',
  jobDescription: 'Job description (Optional)',
  jobDescriptionHint: 'Paste the advertisement: the more it says, the closer the questions come to it.',
  presetHint: 'This text comes with the role. Choose Custom Job to write your own.',
  optionsHeading: 'The interview',
  difficulty: 'Difficulty',
  type: 'Question type',
  count: 'Number of questions',
  skipFirst: "Skip 'Tell me about yourself?'",
  skipFirstHint: 'Start with the second question at once.',
  ready: 'You are ready to start your interview.',
  notReady: 'Choose a role or write a job title to begin.',
  start: 'Start Mock Interview',
  check: 'Check microphone and speakers first',
  noRole: 'Please enter a job title.',
  confirm: {
    title: 'Confirm Interview Customization',
    lead: 'This uses one interview. You can stop at any moment and go on later.',
    role: 'Role',
    count: 'Number of questions',
    difficulty: 'Difficulty',
    skipFirst: 'Skip first question',
    type: 'Question type',
    replaces: 'You have an interview that is not finished. This one takes its place on this device.',
    close: 'Close',
    confirm: 'Confirm',
    failed: 'The interview could not be started',
  },
  yesOrNo,
} as const;

export const conversationWords = {
  interviewer: 'Hiring Manager',
  interviewee: 'Interviewee',
  heading: 'Conversation',
  greeting: (name: string | null, role: string) =>
    `Hello${name ? ` ${name}` : ''}, and welcome. I am glad that you are interested in the ${role} role. Take your time with each answer. Here is my first question.`,
  closing: CLOSING_MESSAGE,
  closingUnanswered: 'Thank you for coming in. Begin a new interview whenever you are ready.',
  skipped: 'Skipped this question.',
  play: 'Play message',
  pause: 'Pause message',
} as const;

export const sessionWords = {
  title: (role: string) => `${role} Mock Interview`,
  pageTitle: 'Mock Interview',
  eyebrow: (index: number, total: number) => `Question ${index} of ${total}`,
  preparing: 'Preparing your questions',
  finished: 'All questions are done',
  endedEarly: 'The interview is over',
  options: 'Options of this interview',
  loading: 'The questions are being chosen for this role.',
  loadingLong:
    'This takes longer than usual, though seldom more than half a minute. Your interview stays open if you leave meanwhile.',
  questionsFailed: 'The questions could not be fetched',
  noQuestions: 'No question came back for this role. Please try again.',
  retry: 'Try again',
  readAloud: 'Read questions aloud',
  end: 'End interview',
  endDialog: {
    title: 'End the interview now?',
    lead: 'You get results for the questions that are done. The rest is not asked any more.',
    nothing: 'You have not answered anything yet, so there will be nothing to judge.',
    cancel: 'Go on with the interview',
    confirm: 'End and see results',
  },
  leaveDialog: {
    title: 'Leave while your answer is recorded?',
    lead: 'Your recording is not text yet, and it does not stay when you leave this page. Your other answers do.',
    cancel: 'Stay here',
    confirm: 'Leave without it',
  },
  caughtUp: {
    title: 'This interview went on elsewhere',
    description:
      'What was answered in the other tab or on the other device is here now. What you said here instead is in your notes.',
  },
  status: {
    loaded: (total: number) => `The interview begins. It has ${total} questions.`,
    finished: 'The interview is finished. Your results are below.',
    unanswered: 'The interview is over. No question was answered.',
  },
} as const;

export const answerWords = {
  heading: 'Your answer',
  typedLabel: 'Your answer',
  typedPlaceholder: 'Write what you would say.',
  heardLabel: 'What was heard',
  heardHint: 'Correct what was misheard before you submit it.',
  submit: 'Submit answer',
  byVoice: 'Answer by voice',
  byTyping: 'Type instead',
  again: 'Hear the question again',
  skip: 'Skip question',
  length: (length: number, limit: number) => `${formatCount(length)} / ${formatCount(limit)}`,
  typingDialog: {
    title: 'Type instead?',
    lead: 'What you have just said is not kept.',
    cancel: 'Go on answering',
    confirm: 'Type instead',
  },
  skipDialog: {
    title: 'Skip this question?',
    lead: 'What you have said or written for it is not kept.',
    cancel: 'Go on answering',
    confirm: 'Skip it',
  },
} as const;

export const questionListWords = {
  heading: 'Interview Questions',
  states: {
    current: 'Now',
    later: 'Later',
    skipped: 'Skipped',
    waiting: 'Being assessed',
    made: 'Assessed',
    notScored: 'Not scored',
    failed: 'Not assessed',
    notAsked: 'Not asked',
  },
  retry: 'Assess again',
} as const;

export const resultsWords = {
  heading: 'Your results',
  signInLead: "Don't lose your progress. Sign in to view your results.",
  signIn: 'Sign in with Google',
  viewLead: 'View your mock interview results',
  see: 'See Results',
  saving: 'Saving your interview',
  waiting: (left: number) =>
    left === 1 ? 'One answer is still being assessed.' : `${left} answers are still being assessed.`,
  savedElsewhere: 'This interview has been saved in another tab or on another device',
  savedElsewhereHint: 'It stays as it was saved there. What you answered here is below, with its feedback.',
  seeSaved: 'See the saved results',
  saveFailed: 'Your interview could not be saved yet',
  saveFailedHint: 'Nothing is lost: it is kept in this tab.',
  nothing: 'No question was answered, so there is nothing to judge.',
  newInterview: 'Prepare another interview',
  feedbackHeading: 'Feedback on your answers',
  average: 'Average score',
  outOf: 'out of 5',
  yourAnswer: 'Your answer:',
  notScored: 'Not scored',
  quotes: 'Your words',
  nextSteps: 'Do this next',
  skills: 'Scores by skill',
  failed: 'Error in feedback gen. Your answer is kept.',
  retry: 'Try again',
  skippedFeedback: 'You skipped this question, so it was not scored.',
  unavailableFeedback: 'The feedback for this answer could not be made, so it was not scored.',
} as const;

export const voiceWords = {
  record: 'Record your answer',
  stop: 'Stop recording',
  opening: 'Waiting for the microphone',
  openingHint: 'Your browser may ask whether it may be used.',
  recording: 'Recording. Press when you have finished.',
  transcribing: 'Turning your answer into text',
  listening: 'Heard so far',
  timer: (elapsed: string, limit: string) => `${elapsed} / ${limit}`,
  cancel: 'Cancel',
  startOver: 'Start over',
  again: 'Record again',
  yourRecording: 'Your recording',
  microphone: {
    label: 'Microphone',
    bySystem: 'As this device is set',
    missing: 'The microphone that you chose is not connected. Another one is used until it is back.',
  },
  useRecorded: 'Use what was recorded',
  retryHearing: 'Try this recording again',
  problems: {
    'not-detected': 'Microphone not Detected! Please Connect and retry.',
    denied: 'Mic Access Denied! Please Allow access and retry.',
    'denied-by-system': 'Mic Access Denied! Please Allow access and retry.',
    blocked: 'Mic Access Blocked! Please Allow access and retry.',
    'request-denied': 'Mic Accesss request was denied! Please Retry',
    disconnected: 'Mic Disconnected! Please reconnect and try again',
    unknown: 'Unknown Error! Please Restart the Interview',
  },
  hints: {
    'not-detected': 'If one is plugged in, check that this device sees it.',
    denied: 'The setting is beside the address of this page.',
    'denied-by-system': 'This device does not let the browser use it: look in its privacy settings.',
    blocked: 'Another program may hold it, or this page may not use it.',
    'request-denied': 'The question of the browser was closed without an answer.',
    disconnected: 'What was recorded until then is kept.',
    unknown: 'Your answers are kept. You can also type.',
  },
  notUnderstood: "Sorry, We couldn't translate your response! Please Try again.",
  hearingFailed: 'Your answer could not be turned into text. The recording is still here.',
  noEngine: 'Nothing here can turn speech into text. Hear your recording and type it, or type your answer.',
  return: 'Return',
  retry: 'Retry',
  status: {
    recording: 'Recording has started.',
    heard: 'Your answer was heard. Correct it, then submit it.',
  },
} as const;

export const engineWords = {
  line: 'Speech to text',
  change: 'Change',
  typing: {
    chosen: { name: 'Typing', where: 'No audio is recorded.' },
    only: { name: 'Typing', where: 'No engine for speech is set up here, so answers are typed.' },
  },
  engines: {
    'configured-server': {
      name: 'Speech service of this server',
      where: 'Your recording goes to this server and to the speech service it uses. Greenroom does not keep it.',
    },
    'on-device': {
      name: 'Your browser, on this device',
      where: 'The audio does not leave this device.',
    },
    browser: {
      name: "Your browser's own recogniser",
      where: 'Your browser may send the audio to the company that makes it.',
    },
    'local-engine': {
      name: 'Engine of this server',
      where: 'Your recording goes to this Greenroom server only, which does not keep it.',
    },
  },
  dialog: {
    title: 'How your words become text',
    lead: 'Should one way fail, the next one takes over with the same recording.',
    legend: 'Choose a way',
    typing: { name: 'Typing', where: 'No audio is recorded at all.' },
    agree: 'By choosing it you agree to that.',
    save: 'Use this',
    close: 'Close',
  },
} as const;

export const speakerWords = {
  unavailable: 'No voice is available here. Please read the questions on the screen.',
} as const;

export const notesWords = {
  tab: 'Notes',
  views: 'Questions and notes',
  placeholder:
    'Jot down what you want to say, then answer with the microphone. Keep to STAR: the situation, your task, your action and its result.',
  sample: 'View Sample Answer',
  generating: 'Generating Sample Answer...',
  written: 'The sample answer stands in your notes.',
  noneLeft: {
    title: 'No Sample Answer Generations Left',
    description: 'You have used up your free sample answer generations. Please log in for more sample answers.',
  },
} as const;

export const checkWords = {
  title: 'Check your sound',
  lead: (role: string) => `A minute now saves trouble in your ${role} interview.`,
  microphone: {
    heading: 'Microphone',
    lead: 'Say a few words. You hear the two seconds again right after.',
    test: 'Test microphone',
    again: 'Test again',
    opening: 'Waiting for the microphone',
    recording: 'Recording two seconds: say something',
    good: 'We hear you well. This is how it sounded:',
    quiet: 'That was very quiet. Move closer, or choose another microphone.',
  },
  speaker: {
    heading: 'Speakers',
    lead: 'The questions are read aloud. They always stand on the screen too.',
    test: 'Play a sentence',
    stop: 'Stop',
    sentence: 'Hello. If you can hear this sentence, your speakers are ready.',
    playing: 'Playing: you should hear a sentence now.',
    readAloud: 'Read questions aloud',
  },
  answer: {
    heading: 'Your answers',
    lead: 'Both ways count the same. You can change at every question.',
    legend: 'How do you want to answer?',
    ways: { voice: 'By voice', typing: 'By typing' },
  },
  start: 'Start Mock Interview',
  back: 'Change the role or the options',
  failed: 'The interview could not be started',
} as const;
