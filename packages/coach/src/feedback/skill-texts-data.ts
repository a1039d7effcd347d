import type { Skill } from '@greenroom/contract/constants';

/**
 * Sentences for a skill: `shown` and `partly` follow a quote, `absent` stands alone where the question asks for the skill,
 * `unasked` where it does not, `next` is one thing to do.
 */
type SkillTexts = {
  shown: readonly string[];
  partly: readonly string[];
  absent: readonly string[];
  unasked: readonly string[];
  next: readonly string[];
};

/** Said instead of a thing to do where the question asks for knowledge. */
export const KNOWLEDGE_ASKED = [
  'The question asks for knowledge, so it may stay out.',
  'It does not have to: the question asks what you know.',
  'That is fine for a question about knowledge.',
];

export const SKILL_TEXTS: Record<Skill, SkillTexts> = {
  communication: {
    shown: [
      'It comes across clearly.',
      'A listener can follow it without effort.',
      'It is plain enough to be followed at the first hearing.',
    ],
    partly: [
      'It can be followed, though a listener has to work for it.',
      'The point gets through, with some detours on the way.',
      'The thread is there; some of the words around it could go.',
    ],
    absent: [
      'So far there is too little to follow a line of thought.',
      'There is not enough here yet to follow your thought.',
    ],
    unasked: [],
    next: [
      'Open with your main point, then give the steps in their order.',
      'Close with one sentence that answers the question itself.',
      'Say the most important sentence first: listeners remember it best.',
      'Leave a short pause after each step, so that it can sink in.',
    ],
  },
  teamwork: {
    shown: [
      'shows you working with others.',
      'shows you and others pulling together.',
      'lets others appear beside you.',
    ],
    partly: [
      'mentions other people; what you did with them stays open.',
      'hints at a team without saying who did what.',
      'brings others in; how you worked with them is still to be told.',
    ],
    absent: [
      'Working with others does not show yet.',
      'The others in this story have no part yet.',
      'The team stays in the background.',
    ],
    unasked: ['Teamwork is not what this question is about.', 'Teamwork may stay out of this answer.'],
    next: [
      'Name one person you worked with and what each of you did.',
      'Say how you agreed on something, or whom you helped.',
      'Tell how you divided the work, and why that way.',
      'Use "we" for what you did together and "I" for your own part.',
    ],
  },
  problemSolving: {
    shown: [
      'shows how you got to the bottom of it.',
      'shows you working from a problem to an answer.',
      'lets a listener watch you think.',
    ],
    partly: [
      'names a problem; how you thought about it stays open.',
      'touches on a problem; the way to its solution is still missing.',
      'says that something had to be solved; your reasoning is not told yet.',
    ],
    absent: [
      'How you work through a problem does not show yet.',
      'The way from the problem to the answer is still missing.',
      'What you tried, and why, is not told yet.',
    ],
    unasked: [
      'The question does not ask how you solve problems.',
      'Solving a problem is not the point of this question.',
    ],
    next: [
      'Say what caused the problem and how you found out.',
      'Name one option that you decided against, and why.',
      'Tell what you checked first, and what that told you.',
      'Say how you knew that it was solved.',
    ],
  },
  adaptability: {
    shown: [
      'shows you changing course when it was needed.',
      'shows that you learned or adjusted along the way.',
      'shows you dealing with what was new.',
    ],
    partly: [
      'hints at a change; how you dealt with it stays open.',
      'mentions something new; what you changed stays open.',
      'says that things went another way; your own turn is not told yet.',
    ],
    absent: [
      'How you adjusted does not show yet.',
      'What you changed along the way is not told yet.',
      'A moment in which you had to rethink is still missing.',
    ],
    unasked: ['The question does not ask how you deal with change.', 'Adaptability may stay out of this answer.'],
    next: [
      'Say what did not go as planned and what you changed.',
      'Name one thing that you had to learn for it, and how you did.',
      'Tell what you do otherwise since then.',
      'Say what surprised you and how you took it.',
    ],
  },
  creativity: {
    shown: [
      'shows an idea of your own.',
      'shows you making something that was not there before.',
      'shows you trying what others had not.',
    ],
    partly: [
      'hints at an idea; what was new about it stays open.',
      'mentions making something; what was yours in it stays open.',
      'points to an idea without saying how it came to you.',
    ],
    absent: [
      'An idea of your own does not show yet.',
      'What was new about your way is not told yet.',
      'A listener cannot tell yet which idea was yours.',
    ],
    unasked: ['The question does not ask for an idea of your own.', 'Creativity may stay out of this answer.'],
    next: [
      'Tell one idea that was yours and what was new about it.',
      'Say what others did before, and what you tried instead.',
      'Tell what gave you the idea.',
    ],
  },
  leadership: {
    shown: [
      'shows you taking the lead.',
      'shows you taking responsibility for others or for the outcome.',
      'shows others acting on what you set in motion.',
    ],
    partly: [
      'hints at responsibility; what you decided stays open.',
      'mentions leading; the moment in which you led is still missing.',
      'puts you in charge; how you used it is not told yet.',
    ],
    absent: [
      'The moment in which you led is still missing.',
      'What you decided, and who followed, does not show yet.',
      'Taking the lead does not show yet.',
    ],
    unasked: ['The question does not ask you to have led.', 'Leadership may stay out of this answer.'],
    next: [
      'Name one decision that was yours and why you made it.',
      'Say how you got others to come along.',
      'Tell what you asked of whom, and what they did.',
      'Say what would have happened without you.',
    ],
  },
};
