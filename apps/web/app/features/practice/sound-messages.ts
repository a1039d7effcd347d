import type { Change, SoundTrend } from './trends.ts';

type SignMessages = { name: string; value: (mean: number) => string };

export const practiseMessagesOfSound = {
  heading: 'How you sound over time',
  lead: 'Averages of your spoken answers, interview by interview. This is apart from the score for what you say.',
  once: (value: string) => `${value}, in one interview so far`,
  over: (first: string, last: string, interviews: number) =>
    `${first} in the first, ${last} in the last of ${interviews} interviews`,
  changes: {
    up: 'Higher in your later answers',
    down: 'Lower in your later answers',
    unclear: 'No clear change',
  } satisfies Record<Change, string>,
  signs: {
    score: { name: 'How it sounded', value: (mean) => `${mean.toFixed(1)} of 5` },
    pace: { name: 'Pace', value: (mean) => `${Math.round(mean)} words a minute` },
    pauses: { name: 'Usual pause', value: (mean) => `${mean.toFixed(1)} s` },
    liveliness: { name: 'Liveliness of your voice', value: (mean) => `${mean.toFixed(1)} semitones` },
  } satisfies Record<SoundTrend['sign'], SignMessages>,
} as const;
