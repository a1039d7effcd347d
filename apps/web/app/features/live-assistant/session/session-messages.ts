import type { MicrophoneProblem } from '~/audio/microphone/microphone-problem.ts';
import type { CaptureFailure } from '~/features/live-assistant/engine/live-capture.ts';
import type { SessionMessages } from '~/features/live-assistant/engine/live-session-messages.ts';
import type { Notice } from '~/features/live-assistant/engine/live-state.ts';

const CHROMIUM_HINT = 'Use a Chromium-based browser (Chrome, Edge, Brave) and share a tab.';

/** The browser's own words may end a sentence or not. */
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

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
  return { tone: 'error', text: endSentence(`Could not get media stream: ${failure.message}`), hint: CHROMIUM_HINT };
}

const thenStartAgain = (problem: string): string =>
  `${problem.replace(/\.$/, '')}. Please start again: what was said is still here.`;

/** What a running session says. */
export const sessionMessages: SessionMessages = {
  connectFailed: 'Failed to connect to the transcription server. Please try again.',
  resumeTooLate: 'This session has ended: it can be resumed for a minute only. What was said is still here.',
  connectionError: 'WebSocket connection error. The session could not be reached for a minute. Please start a new one.',
  serverError: (message) => `Server Error: ${message}`,
  recorderError: (message) => thenStartAgain(`MediaRecorder error: ${message}`),
  recorderFailed: (message) => thenStartAgain(`Failed to initialize audio recorder: ${message}`),
  noAnswer: 'The server does not answer. We keep recording until it is back.',
  reconnecting: 'The connection was lost. Reconnecting; we keep recording.',
  captureFailed,
  noSound:
    'Nothing can be heard from the shared tab yet. Check that it is playing, not muted, and shared with its audio.',
  shareEnded: 'Sharing was stopped. What was said is still here.',
  replaced: 'This session continues in another tab.',
  woke: 'This computer was asleep for a while. Nothing was recorded during that time.',
  sleptTooLong:
    'This computer was asleep for more than a minute, so the session has ended. What was said is still here.',
  limitSoon: (minutesLeft) =>
    `The session ends by itself in ${minutesLeft === 1 ? 'a minute' : `${minutesLeft} minutes`}.`,
  limitReached: 'The session has reached its limit of 60 minutes.',
  recogniserFailed: (reason) => `The browser’s speech recognition stopped (${reason}). Please start again.`,
  microphoneInterrupted: 'Your side is no longer transcribed: the service stopped. The interviewer still is.',
};

/** Everything about the person's own microphone. The interview never depends on it. */
export const microphoneMessages = {
  label: 'Hear my side too',
  hint: 'Your words are transcribed as yours. They never trigger an answer.',
  ask: 'Your browser asks for the microphone now.',
  level: 'Sound of your microphone',
  oneAtATime: 'Not available here: this browser can transcribe only one sound, and that is the interviewer.',
  headphones: 'Use headphones to keep the two voices apart.',
  goesOn: 'The interviewer is still heard.',
  problems: {
    'not-detected': 'No microphone was found. Connect one and switch this on again.',
    denied: 'Access to the microphone was denied. Allow it beside the address, then switch this on again.',
    'denied-by-system': 'This computer does not let the browser use the microphone. Allow it in the system settings.',
    blocked: 'The microphone is in use elsewhere or blocked. Close the other app and switch this on again.',
    'request-denied': 'The permission prompt was closed. Switch this on to see it again.',
    disconnected: 'The microphone was unplugged. Connect it and switch this on again.',
    unknown: 'The microphone could not be opened. Try another one.',
  } satisfies Record<MicrophoneProblem, string>,
} as const;
