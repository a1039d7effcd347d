import type { CaptureFailure } from '~/live/live-capture.ts';
import type { SessionWords } from '~/live/live-session.ts';
import type { Notice } from '~/live/live-state.ts';

const CHROMIUM_HINT = 'Use a Chromium-based browser (Chrome, Edge, Brave) and share a tab.';

function captureFailed(failure: CaptureFailure): Notice {
  if (failure.kind === 'denied') {
    const text = 'Screen/audio capture permission was denied. Please allow permission and try again.';
    return { tone: 'error', text, hint: CHROMIUM_HINT };
  }
  if (failure.kind === 'no-audio') {
    const text =
      'No audio track was captured. Please share a source with audio (e.g., a Tab) and grant audio permissions.';
    return { tone: 'error', text, hint: 'In the sharing window choose a tab and switch on “Also share tab audio”.' };
  }
  return { tone: 'error', text: `Could not get media stream: ${failure.message}` };
}

export const sessionWords: SessionWords = {
  connectFailed: 'Failed to connect to the transcription server. Please try again.',
  connectionError:
    'WebSocket connection error. The session could not be reached again for a minute. Please start anew.',
  serverError: (message) => `Server Error: ${message}`,
  recorderError: (message) => `MediaRecorder error: ${message}`,
  recorderFailed: (message) => `Failed to initialize audio recorder: ${message}`,
  reconnecting: 'The connection broke. Reconnecting; what is said meanwhile is kept.',
  captureFailed,
  noSound:
    'Nothing can be heard from the shared tab yet. Check that it is playing, not muted, and shared with its audio.',
  shareEnded: 'Sharing was stopped, so the session has ended. Start again to go on.',
  woke: 'This computer was asleep for a while. What was said meanwhile was not heard.',
  recogniserFailed: (reason) => `The browser’s speech recognition stopped (${reason}). Please start again.`,
};

export const liveWords = {
  panel: {
    title: 'Real-Time Interview Assistant',
    subtitle: 'Get instant real-time personalized support during your interview',
    descriptionLabel: 'Job role or description',
    placeholder: 'Enter your job role or description',
    upload: 'Upload Resume',
    remove: 'Remove resume',
    resumeMissing:
      'Please upload your resume. For the best personalized experience, we also recommend uploading your job description.',
    demoHint: 'No live interviews are available, so this starts a demo. Role and resume are optional.',
    launch: { demo: 'Try Interview Assistant Demo', live: 'Launch Interview Assistant', busy: 'Launching...' },
    parseFailed: 'Your resume could not be read, so answers will not draw on it.',
    retry: 'Try again',
    goWithout: 'Go on without it',
    wrongType: "Only PDF's allowed",
    tooLarge: 'File size exceeds 30 MB',
  },
  page: {
    title: 'Real-Time Interview Assistant',
    lead: 'See what is said as it is said, and a first good sentence to answer it with.',
  },
  columns: {
    transcript: 'Interview Transcript',
    answers: 'Real-Time Interview Answers',
    questions: 'End of Interview Questions',
  },
  buttons: {
    live: { start: 'Launch Interview Assistant', end: 'End Interview Assistant' },
    demo: { start: 'Launch Demo', end: 'End Demo' },
    getAccess: 'Get Access Now',
    answerThis: 'Answer this',
    download: 'Download',
    keep: 'Keep transcript',
    kept: 'Kept in your account',
    check: 'Check the sound of a tab',
    stopCheck: 'Choose another tab',
  },
  hint: 'After clicking the start button, share your browser tab with audio enabled.',
  phases: {
    connecting: 'Connecting…',
    sharing: 'Choose the tab to share',
    recording: 'Listening',
    ended: 'Ended',
    idle: '',
  },
  speakers: { interviewer: 'Interviewer', person: 'You' },
  empty: {
    transcript: 'What is said appears here, word by word.',
    answers: 'When the interviewer asks something, an answer grows here.',
  },
  demoOver: {
    title: 'That was the demo',
    text: 'In your own interview the answers draw on your resume and the job.',
  },
  meter: {
    label: 'Speed',
    heard: 'heard',
    detected: 'detected',
    firstWord: 'first word',
    last: 'last',
    median: 'median',
  },
  keepFailed: 'The transcript could not be kept. Please try again, or download it.',
  answerFailed: 'An answer could not be made. Press “Answer this” to try again.',
  questionsLead: 'Good questions to ask when it is your turn:',
} as const;

export const beforeWords = {
  title: 'Before you start',
  consent:
    'Listening in can be recording in the eyes of the law. In many countries everybody on the call has to agree, and an employer may have rules of their own. Ask first. The assistant is visible on your screen; it does not hide itself.',
  desktop:
    'If the meeting runs in a desktop app, open it in the browser instead (Zoom, Teams and Meet all offer “join from the browser”): the sound of a tab can be shared, that of another program often cannot.',
  canHear: 'The shared tab can be heard.',
  cannotHear: 'Nothing to be heard yet. Let the tab play something.',
  level: 'Sound of the shared tab',
  where: {
    'streaming-server': (name: string) =>
      `The sound goes to ${name}, which turns it into words. It is not stored here.`,
    segments: (name: string) => `Each sentence goes to ${name}, which turns it into words. It is not stored here.`,
    'local-engine': (name: string) => `The sound stays on this server: ${name} turns it into words. It is not stored.`,
    none: () => 'Your browser’s own recogniser turns the sound into words. It may send it to the browser’s maker.',
  },
} as const;

export const unsupportedWords = {
  title: 'This browser cannot listen to a tab',
  text: 'What works: Chrome, Edge or Brave on a computer. The demo runs here as well.',
  noEngine:
    'This server has no speech engine, and this browser has none that can hear a tab. What works: Chrome 135 or newer on a computer, or a speech engine on the server. The demo runs here as well.',
} as const;
