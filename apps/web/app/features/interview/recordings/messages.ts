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
  pace: (wordsPerMinute: number) => `${wordsPerMinute} words a minute`,
  cannotPlay: 'This recording cannot be played.',
  pauses: (count: number) => (count === 1 ? '1 pause, shaded' : `${count} pauses, shaded`),
  fillers: (count: number) => (count === 1 ? '1 filler word, marked above' : `${count} filler words, marked above`),
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
  account: {
    switch: 'Save my recordings with my account',
    hint: (days: number) =>
      `Then you can hear them on your other devices. They are encrypted on the server and deleted after ${days === 1 ? '1 day' : `${days} days`}.`,
    nothingNew: 'Nothing new is added while your recordings are not saved.',
    lead: (count: number, size: string) =>
      `${count === 1 ? '1 recording' : `${count} recordings`} with your account, ${size}.`,
    unread: 'What your account has of recordings could not be loaded.',
    switchFailed: 'This could not be changed.',
    off: {
      title: 'Stop saving recordings with your account?',
      lead: (count: number) =>
        count === 0
          ? 'New recordings are then saved in this browser only.'
          : `${count === 1 ? 'The recording' : `The ${count} recordings`} with your account will be deleted now. Those in this browser stay.`,
      confirm: 'Stop and delete',
      cancel: 'Keep saving',
    },
    saved: (size: string, days: number) =>
      `With your account, ${size}. Deleted there in ${days === 1 ? '1 day' : `${days} days`}.`,
    saving: (size: string) => `In this browser, ${size}. It is being saved with your account.`,
    notSaved: (problem: string) => `Not saved with your account. ${problem}`,
    again: 'Try again',
    tooLarge: 'This recording is too large.',
    withoutInterview: 'The interview is not in your account.',
    get: (size: string) => `Get the recording (${size})`,
    getFailed: 'The recording could not be loaded.',
    removeFailed: 'The recording could not be deleted',
  },
  all: {
    heading: 'Your recordings',
    lead: (count: number, size: string) =>
      `${count === 1 ? '1 recording' : `${count} recordings`} in this browser, ${size}. Each is deleted after 30 days.`,
    none: 'No recordings yet. Spoken answers are saved in this browser only and deleted after 30 days.',
    noneHere: 'No recordings in this browser.',
    remove: 'Delete all recordings',
  },
  accommodations: {
    heading: 'Make it suit you',
    withoutDelivery: 'Do not judge how I sound',
    withoutDeliveryHint:
      'Your voice is not measured and filler words are not counted. Your words are judged as always.',
    withoutPace: 'Do not judge pace and pauses',
    withoutPaceHint: 'For people who stammer or need time for words. Filler words are not counted either.',
    withoutRecordings: 'Do not save my recordings',
    withoutRecordingsHint: 'You can hear an answer until you leave the page. Earlier recordings stay.',
    hasMoreTime: 'More time for an answer',
    hasMoreTimeHint: '5 minutes instead of 3.',
    withoutTimer: 'No clock while I speak',
    withoutTimerHint: 'No seconds are counted on any screen of the interview.',
  },
};
