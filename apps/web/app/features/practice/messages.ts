import { SKILL_LABELS } from '@greenroom/contract/constants';
import type { Calibration, Change, Estimate } from './trends.ts';

const range = ({ low, high }: Estimate): string => `${Math.max(0, low).toFixed(1)} to ${Math.min(5, high).toFixed(1)}`;

export const practiceMessages = {
  today: {
    heading: 'Ten-minute practice',
    lead: 'You answered these before. This is a good day to answer them again.',
    next: (days: number) =>
      days <= 1 ? 'Your next questions come back tomorrow.' : `Your next questions come back in ${days} days.`,
    none: 'Questions you have answered come back here after some days, weak answers first.',
    start: (count: number) => (count === 1 ? 'Practise this question' : `Practise these ${count} questions`),
    hint: 'It counts as one interview.',
    calendar: 'Add to my calendar',
    calendarTitle: (count: number) => (count === 1 ? 'Practise 1 question' : `Practise ${count} questions`),
    failed: 'Your plan could not be loaded.',
    retry: 'Try again',
    loading: 'Loading your plan',
    leadSkill: 'A weak skill is worth another question today.',
    weakSkill: (skill: string, score: string) => `New, on ${skill}: lately ${score} of 5`,
    last: (score: string) => `Last time ${score} of 5`,
  },
  stories: {
    heading: 'Your stories',
    lead: 'Good answers worth telling again, and the skills they show.',
    from: 'See the feedback',
    copy: 'Copy the story',
    more: 'Read on',
  },
  trends: {
    heading: 'How your skills develop',
    lead: 'Skills that at least six answers show, each with the likely range of its average.',
    skill: 'Skill',
    earlier: 'Earlier answers',
    lately: 'Later answers',
    changes: { up: 'Better', down: 'Weaker', unclear: 'No clear change' } satisfies Record<Change, string>,
    range,
    answers: (count: number, change: string) => `${change}, ${count} answers`,
  },
  calibration: {
    heading: 'Your own ratings',
    verdicts: {
      higher: 'You rate your answers higher than the feedback does.',
      lower: 'You rate your answers lower than the feedback does.',
      close: 'Your ratings are close to the feedback.',
    } satisfies Record<Calibration['verdict'], string>,
    gap: ({ gap, answers }: Calibration) =>
      `On average ${Math.abs(gap.mean).toFixed(1)} points ${gap.mean < 0 ? 'lower' : 'higher'} in ${answers} answers.`,
  },
  days: {
    heading: 'Your last two weeks',
    count: (days: number) => (days === 1 ? 'You practised on 1 day.' : `You practised on ${days} days.`),
    calm: 'A day off does no harm.',
  },
  skills: SKILL_LABELS,
} as const;
