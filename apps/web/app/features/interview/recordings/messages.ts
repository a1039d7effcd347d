const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const recordingMessages = {
  heading: 'How it sounded',
  outOf: 'out of 5',
  apart: 'Apart from the score for what you said.',
  tooShort: 'There is too little speech here to judge how it sounded. 20 seconds are enough.',
  noSound: 'The recording is too quiet, or the room too loud, to judge how it sounded.',
  withoutPace: 'Pace and pauses are not judged, as you chose.',
  position: 'Play from',
  positionText: clock,
  place: (position: number, length: number) => `${clock(position)} / ${clock(length)}`,
  play: 'Play',
  stop: 'Stop',
  hear: 'Hear it',
  quotes: 'Quoted in the feedback, underlined above:',
  cannotPlay: 'This recording cannot be played.',
  pauses: (count: number) => (count === 1 ? '1 pause, shaded' : `${count} pauses, shaded`),
  onlyHere: (size: string, days: number) =>
    `In this browser only, ${size}. Deleted in ${days === 1 ? '1 day' : `${days} days`}.`,
  ofPage: 'Not saved. It is gone when you leave or reload this page.',
  changes: {
    pace: {
      faster: (from: number, to: number) => `How it sounded: faster, about ${from} and then ${to} words a minute.`,
      slower: (from: number, to: number) => `How it sounded: slower, about ${from} and then ${to} words a minute.`,
    },
    longestPause: {
      shorter: (from: string, to: string) => `Your longest pause is shorter: ${from} s, then ${to} s.`,
      longer: (from: string, to: string) => `Your longest pause is longer: ${from} s, then ${to} s.`,
    },
    theSame: 'How it sounded: pace and pauses are about the same.',
  },
  remove: 'Delete recording',
  removed: 'Recording deleted',
  all: {
    heading: 'Your recordings',
    lead: (count: number, size: string) =>
      `${count === 1 ? '1 recording' : `${count} recordings`} in this browser, ${size}. Each is deleted after 30 days.`,
    none: 'No recordings yet. Spoken answers are saved in this browser only and deleted after 30 days.',
    remove: 'Delete all recordings',
  },
  accommodations: {
    heading: 'Make it suit you',
    withoutDelivery: 'Do not judge how I sound',
    withoutDeliveryHint: 'Your voice is not measured. Your words are judged as always.',
    withoutPace: 'Do not judge pace and pauses',
    withoutPaceHint: 'For people who stammer or need time for words.',
    withoutRecordings: 'Do not save my recordings',
    withoutRecordingsHint: 'You can hear an answer until you leave the page. Earlier recordings stay.',
    hasMoreTime: 'More time for an answer',
    hasMoreTimeHint: '5 minutes instead of 3.',
    withoutTimer: 'No clock while I speak',
  },
};
