import type { Skill } from '@greenroom/contract/constants';

/** Every sentence of the part of Home that knows the person; loaded with it. */
export const memberMessages = {
  loading: 'Loading your practice',
  retry: 'Try again',
  last: {
    heading: 'Your last interviews',
    none: 'Your interviews appear here.',
    failed: 'Your interviews could not be loaded.',
    inProgress: 'In-Progress',
    notScored: 'Not scored',
    score: (score: string) => `${score} / 5`,
    all: 'View all',
    continue: (jobName: string) => `Continue Interview: ${jobName}`,
    continueFailed: 'The interview could not be opened',
  },
  next: {
    heading: 'Worth practising next',
    failed: 'What to practise next could not be worked out.',
    score: (score: string) => `${score} out of 5 on average, your lowest so far`,
    first: 'Your first interview',
    firstTip: 'It shows you which of six skills to practise first.',
    lead: (skill: string) => `A new interview with questions that aim at ${skill}.`,
    practise: (skill: string) => `Practise ${skill}`,
    noneLeft: 'You have no mock interviews left.',
    getMore: 'Get more interviews',
    lastResults: 'Read your last results',
    start: 'Start New Mock Interview',
  },
  left: { heading: 'What you have left', more: 'Get more' },
} as const;

/** Advice for the next answer, by the weakest skill. */
export const SKILL_TIPS: Record<Skill, string> = {
  communication: 'Open with one sentence that answers the question, then tell the story behind it.',
  teamwork: 'Name who you worked with, what they needed, and what you did so that they got it.',
  problemSolving: 'Say what caused the problem, which ways out you weighed, and why you took yours.',
  adaptability: 'Tell of a plan that fell through: what changed, and what you did the same week.',
  creativity: 'Say what everybody else did before, and what you tried instead.',
  leadership: 'Name one decision that was yours, who followed it, and how you won them over.',
};
