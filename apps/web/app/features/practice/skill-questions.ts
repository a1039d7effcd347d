import type { Skill } from '@greenroom/contract/constants';

/** Questions that ask for a skill, for any job, the easiest first. A weak skill comes back with one that was not asked yet. */
export const SKILL_QUESTIONS: Record<Skill, readonly string[]> = {
  communication: [
    'Tell me about a time you explained something difficult to someone.',
    'Tell me about a time you had to give someone bad news.',
    'Tell me about a misunderstanding at work and how you cleared it up.',
  ],
  teamwork: [
    'Tell me about a time you worked as part of a team.',
    'Tell me about a disagreement with a colleague and how you settled it.',
    'Tell me about a time you helped your team reach a goal.',
  ],
  problemSolving: [
    'Tell me about a problem you solved at work.',
    'Tell me about a problem that came back, and how you found its cause.',
    'Tell me about a decision you had to make without knowing everything.',
  ],
  adaptability: [
    'Tell me about a time your plans had to change at short notice.',
    'Tell me about something new you had to learn quickly.',
    'Tell me about a change at work that was hard for you.',
  ],
  creativity: [
    'Tell me about an idea of yours that made a difference.',
    'Tell me about a time you found a new way to do something.',
    'Tell me about a time you had to manage with very little.',
  ],
  leadership: [
    'Tell me about a time you took the lead.',
    'Tell me about a time you persuaded others to try something.',
    'Tell me about someone you helped to get better at their work.',
  ],
};
