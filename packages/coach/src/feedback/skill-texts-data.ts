import type { Skill } from '@greenroom/contract/constants';

/** Sentences for a skill: `shown` and `partly` follow a quote, `absent` stands alone, `next` is one thing to do. */
type SkillTexts = {
  shown: readonly string[];
  partly: readonly string[];
  absent: readonly string[];
  next: readonly string[];
};

/** Said of a low skill score where the question leaves no room for the skill. */
export const NOT_ASKED_FOR =
  'A technical question leaves little room for it; one sentence from practice would bring it in.';

export const SKILL_TEXTS: Record<Skill, SkillTexts> = {
  communication: {
    shown: ['comes across clearly and is easy to follow.', 'is plain enough for a listener to follow each step.'],
    partly: [
      'can be followed, though a listener has to work for it.',
      'carries the point, with some detours on the way.',
    ],
    absent: [
      'So far there is too little to follow a line of thought.',
      'There is not enough here yet to follow your thought.',
    ],
    next: [
      'Open with your main point, then give the steps in their order.',
      'Close with one sentence that answers the question itself.',
    ],
  },
  teamwork: {
    shown: ['shows you working with others.', 'shows what you and the others did together.'],
    partly: [
      'mentions other people; what you did with them stays open.',
      'hints at a team without saying who did what.',
    ],
    absent: ['Teamwork is not shown here.', 'Teamwork hardly shows here.'],
    next: [
      'Name one person you worked with and what each of you did.',
      'Say how you agreed on something, or whom you helped.',
    ],
  },
  problemSolving: {
    shown: ['shows how you got to the bottom of it.', 'shows you working from a problem to an answer.'],
    partly: [
      'names a problem; how you thought about it stays open.',
      'touches on a problem; the way to its solution is still missing.',
    ],
    absent: ['Problem-solving is not shown here.', 'How you work through a problem hardly shows here.'],
    next: ['Say what caused the problem and how you found out.', 'Name one option that you decided against, and why.'],
  },
  adaptability: {
    shown: ['shows you changing course when it was needed.', 'shows that you learned or adjusted along the way.'],
    partly: [
      'hints at a change; how you dealt with it stays open.',
      'mentions something new; what you changed stays open.',
    ],
    absent: ['Adaptability is not shown here.', 'Little in this answer shows you adjusting or learning.'],
    next: [
      'Say what did not go as planned and what you changed.',
      'Name one thing that you had to learn for it, and how you did.',
    ],
  },
  creativity: {
    shown: ['shows an idea of your own.', 'shows you making something that was not there before.'],
    partly: [
      'hints at an idea; what was new about it stays open.',
      'mentions making something; what was yours in it stays open.',
    ],
    absent: ['Creativity is not shown here.', 'An idea of your own is hard to find here.'],
    next: [
      'Tell one idea that was yours and what was new about it.',
      'Say what others did before, and what you tried instead.',
    ],
  },
  leadership: {
    shown: ['shows you taking the lead.', 'shows you taking responsibility for others or for the outcome.'],
    partly: [
      'hints at responsibility; what you decided stays open.',
      'mentions leading; the moment in which you led is still missing.',
    ],
    absent: ['Leadership is not shown here.', 'Leadership hardly shows here.'],
    next: ['Name one decision that was yours and why you made it.', 'Say how you got others to come along.'],
  },
};
