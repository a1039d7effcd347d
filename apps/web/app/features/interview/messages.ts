import { CLOSING_MESSAGE, type InterviewOptions } from '@greenroom/contract/constants';
import { formatCount } from '~/lib/format.ts';

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The labels of the chosen options, in the order in which they are shown. */
export const optionFacts = (options: InterviewOptions) => [
  { label: '# of Interview Questions', value: String(options.questionCount) },
  { label: 'Interview Type', value: options.questionType },
  { label: 'Difficulty', value: options.questionDifficulty },
  { label: 'Skip "Tell me about Yourself?"', value: yesOrNo(options.skipFirst) },
];

export const conversationMessages = {
  interviewer: 'Hiring Manager',
  interviewee: 'Interviewee',
  heading: 'Conversation',
  greeting: (name: string | null, role: string) =>
    `Hello${name ? ` ${name}` : ''}, and welcome. I am glad that you are interested in the ${role} role. Take your time with each answer. Here is my first question.`,
  onceMore: 'Let us take this question once more.',
  closing: CLOSING_MESSAGE,
  closingWaiting: 'Thank you for taking the time to interview with us. Your answers are being assessed.',
  closingUnanswered: 'Thank you for coming in. Start a new interview whenever you are ready.',
  skipped: 'Skipped this question.',
  unfold: 'Show the whole conversation',
  fold: 'Hide the conversation',
  play: 'Play message',
  pause: 'Pause message',
} as const;

export const sessionMessages = {
  title: (role: string) => `${role} Mock Interview`,
  pageTitle: 'Mock Interview',
  eyebrow: (index: number, total: number) => `Question ${index} of ${total}`,
  attempt: (number: number) => `attempt ${number}`,
  followUp: 'follow-up',
  considering: 'One moment',
  preparing: 'Preparing your questions',
  finished: 'All questions are done',
  endedEarly: 'The interview is over',
  options: 'Options of this interview',
  loading: 'The questions are being chosen for this role.',
  loadingLong:
    'This takes longer than usual, seldom more than half a minute. You can leave and come back: it stays open.',
  waitForModel: 'Waiting for the language model. Soon the built-in coach steps in.',
  questionsFailed: 'The questions could not be fetched',
  noQuestions: 'No question came back for this role. Please try again.',
  retry: 'Try again',
  signIn: 'Sign in with Google',
  signInHelps: 'Sign in to continue now: this interview comes with you. Otherwise it stays here for a week.',
  readAloud: 'Read questions aloud',
  end: 'End interview',
  endDialog: {
    title: 'End the interview now?',
    lead: 'You get results for the questions you have answered. The remaining questions are skipped.',
    nothing: 'You have not answered anything yet, so there are no results. This interview is not counted.',
    written: 'The answer on your screen is submitted.',
    retry: 'The answers you gave to this question before stay as they are.',
    recording: 'Your recording is not text yet and will be lost. To keep it, stop the recording first.',
    cancel: 'Keep going',
    confirm: 'End and see results',
  },
  leaveDialog: {
    title: 'Leave while your answer is recorded?',
    lead: 'Your recording is not text yet and is lost when you leave this page. Your other answers are saved.',
    cancel: 'Stay here',
    confirm: 'Leave without it',
  },
  notHere: {
    title: 'That interview is not in this browser',
    description: 'Start a new one, or continue yours from the dashboard.',
  },
  status: {
    loaded: (total: number) => `The interview begins. It has ${total} questions.`,
    finished: 'The interview is finished. Your results are below.',
    unanswered: 'The interview is over. No question was answered.',
  },
} as const;

export const questionsNoteMessages = {
  standIn: 'The language model did not answer, so the built-in coach chose these questions.',
  unknownTitle: (role: string) =>
    `The coach does not know “${role}” as a job title. It goes by your description; the other questions are general.`,
  unknownTitleAlone: (role: string) =>
    `The coach does not know “${role}” as a job title, so the questions are general. With a job description they fit better.`,
} as const;

export const answerMessages = {
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
  keepEarlier: 'Keep earlier answer',
  skipFollowUp: 'Skip follow-up',
  length: (length: number, limit: number) => `${formatCount(length)} / ${formatCount(limit)}`,
  shorten: 'Shorten it, then submit it.',
  againWhileRecording: 'Not available while you record: the microphone would pick it up.',
  typingDialog: {
    title: 'Type instead?',
    lead: 'Your recording is lost.',
    cancel: 'Keep answering',
    confirm: 'Type instead',
  },
  skipDialog: {
    title: 'Skip this question?',
    lead: 'You cannot come back to it in this interview.',
    leadAtRisk: 'Your answer to it is lost, and you cannot come back to it in this interview.',
    cancel: 'Keep answering',
    confirm: 'Skip it',
  },
  followUpDialog: {
    title: 'Skip this follow-up?',
    lead: 'Your answer to the follow-up is lost. Your answer before it stays.',
    cancel: 'Keep answering',
    confirm: 'Skip it',
  },
  retryDialog: {
    title: 'Keep your earlier answer?',
    lead: 'Your new answer is lost.',
    cancel: 'Keep answering',
    confirm: 'Keep the earlier one',
  },
} as const;

export const questionListMessages = {
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

/** Feedback of answers that nothing judged. */
export const entryMessages = {
  skipped: 'You skipped this question, so it was not scored.',
  unavailable: 'The feedback for this answer could not be made, so it was not scored.',
} as const;

export const voiceMessages = {
  record: 'Record your answer',
  stop: 'Stop recording',
  opening: 'Waiting for the microphone',
  openingHint: 'Your browser may ask whether it may be used.',
  recording: 'Recording. Press to stop.',
  transcribing: 'Turning your answer into text',
  listening: 'Heard so far',
  timer: (elapsed: string, limit: string) => `${elapsed} / ${limit}`,
  timeLeft: (seconds: number) => `${seconds} s left`,
  nearlyOver: 'Thirty seconds left.',
  estimate: (seconds: number) => `About ${seconds} s`,
  slow: 'This takes a while on this server. You can type your answer instead.',
  cancel: 'Cancel',
  startOver: 'Start over',
  again: 'Record again',
  yourRecording: 'Your recording',
  microphone: {
    label: 'Microphone',
    bySystem: 'System default',
    change: 'Change the microphone',
    changeShort: 'Change',
    missing: 'The microphone you chose is not connected. Another one is used until it is back.',
  },
  useRecorded: 'Use what was recorded',
  retryHearing: 'Try this recording again',
  notUnderstood: "Sorry, We couldn't translate your response! Please Try again.",
  hearingFailed: 'Your answer could not be turned into text. The recording is still here.',
  noEngine:
    'This server and your browser cannot turn speech into text. Play your recording and type it, or type your answer.',
  return: 'Return',
  retry: 'Retry',
  status: {
    recording: 'Recording has started.',
    heard: 'Your answer was heard. Correct it, then submit it.',
  },
} as const;

export const engineMessages = {
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
} as const;

export const speakerMessages = {
  unavailable: 'The questions cannot be read aloud at the moment. Please read them on the screen.',
} as const;

export const notesMessages = {
  tab: 'Notes',
  views: 'Questions and notes',
  loading: 'Loading your notes',
} as const;
