import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { describe, expect, it } from 'vitest';
import { scoreAnswer } from './score-answer.ts';

const BREAKER =
  'A bakery called us because their breaker tripped every night at about three. Two electricians had already replaced it. I went there at two in the morning and measured each circuit while they worked. The cabinet and the mixer started within the same second, so I moved the mixer to another phase, which cost them 240 dollars instead of a new panel. It has held for a year.';
const EVENING =
  'We had 2,300 parcels due by midnight and our sorting belt broke. I asked Rosa to teach the others the hand scanners, told the new people to stay with her, and took the heaviest lane myself. Every half hour we counted and I moved two people to the slowest lane. We finished at 23:40 with all but ten parcels out.';
const SWITCH =
  'When our school closed suddenly on a Friday we had to change everything, since on Monday I had 26 children to teach from home, nine of them without a computer. Over the weekend I recorded five reading lessons on my phone and asked our bus driver to bring paper tasks to the nine families. I called four families a day and after six weeks 25 of 26 children handed in their work.';

const skillsOf = (question: string, answer: string): FeedbackEntry => scoreAnswer({ question, answer });

describe('the six skills', () => {
  it('hear a fault that was found and mended, though nobody says "problem"', () => {
    const { skillsScore, skillsFeedback } = skillsOf('Describe a piece of work that you are proud of.', BREAKER);
    expect(skillsScore.problemSolvingScore).toBeGreaterThan(3);
    expect(skillsFeedback.problemSolvingFeedback).toMatch(/^"/);
    expect(skillsScore.leadershipScore).toBeLessThan(2.3);
  });

  it('hear the lead in what others were asked to do', () => {
    const { skillsScore, evidence } = skillsOf('Tell me about a time you took the lead.', EVENING);
    expect(skillsScore.leadershipScore).toBeGreaterThan(3);
    expect(evidence.some(({ skill, quote }) => skill === 'leadership' && EVENING.includes(quote))).toBe(true);
  });

  it('credit a full answer with the skill that was asked for, and no other question with it', () => {
    const asked = skillsOf('Describe a time you had to adapt to a sudden change.', SWITCH);
    const unasked = skillsOf('Describe a piece of work that you are proud of.', SWITCH);
    expect(asked.skillsScore.adaptabilityScore).toBeGreaterThan(2.8);
    expect(asked.skillsScore.adaptabilityScore).toBeGreaterThan(unasked.skillsScore.adaptabilityScore ?? 5);
  });

  it('say of no skill that it does not show where its score says that it does', () => {
    for (const answer of [BREAKER, EVENING, SWITCH]) {
      const { skillsScore, skillsFeedback } = skillsOf(
        'Tell me about a challenge at work and how you handled it.',
        answer,
      );
      for (const skill of ['teamwork', 'problemSolving', 'adaptability', 'creativity', 'leadership'] as const) {
        const isCredited = (skillsScore[`${skill}Score`] ?? 0) >= 3;
        if (isCredited) expect(skillsFeedback[`${skill}Feedback`]).toMatch(/^"/);
      }
    }
  });

  it('do not credit a general claim, whichever skill is asked for', () => {
    const claim =
      'I am a natural leader and a great team player. I always solve every problem and I adapt to any change with many creative ideas.';
    for (const score of Object.values(
      skillsOf('Tell me about a time you led a team through a change.', claim).skillsScore,
    ))
      expect(score ?? 0).toBeLessThanOrEqual(2.3);
  });
});
