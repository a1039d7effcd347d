import { describe, expect, it } from 'vitest';
import { findStory } from './find-story.ts';
import { findStoryPart } from './story-part.ts';

const NO_SKILLS = {
  communicationScore: 4.5,
  teamworkScore: null,
  problemSolvingScore: null,
  adaptabilityScore: null,
  creativityScore: null,
  leadershipScore: null,
};
const sentence = (start: string) =>
  `${start} while the others looked after the counter and the phone, which never stopped.`;
const TOLD = [
  'I should say that it was long ago, and that I do not remember much of how it came about or who else was there.',
  sentence('I split the team in two'),
  sentence('I took the queue'),
  sentence('We served everyone by nine'),
  'Well, that is about it, I would say, and I hope that it answers what you have asked me just now.',
].join(' ');
const QUOTES = ['I split the team in two', 'We served everyone by nine'];
const given = { answer: TOLD, score: 4, skillsScore: { ...NO_SKILLS, teamworkScore: 4 }, quotes: QUOTES };

describe('what of an answer is a story', () => {
  it('is the whole of a good one that shows a skill', () => {
    expect(findStory(given)).toEqual({ text: TOLD, isPart: false, skills: ['teamwork'] });
    expect(findStory({ ...given, skillsScore: NO_SKILLS })).toBeNull();
    expect(findStory({ ...given, hasConcern: true })).toBeNull();
    expect(findStory({ ...given, answer: 'We did it.' })).toBeNull();
    expect(findStory({ ...given, score: null })).toBeNull();
  });

  it('is the stretch with the remarks of a fair one', () => {
    const part = findStory({ ...given, score: 3 });
    expect(part?.isPart).toBe(true);
    expect(part?.text.startsWith('I split the team')).toBe(true);
    expect(part?.text.endsWith('which never stopped.')).toBe(true);
    expect(findStory({ ...given, score: 2.4 })).toBeNull();
    expect(findStory({ ...given, score: 3, quotes: [] })).toBeNull();
  });

  it('is no part that is nearly everything, too short, or not cut into sentences', () => {
    const inner = TOLD.slice(TOLD.indexOf('I split'), TOLD.indexOf(' Well'));
    expect(findStoryPart(inner, QUOTES)).toBeNull();
    expect(findStoryPart(TOLD, ['I took the queue'])).toBeNull();
    expect(findStoryPart(TOLD.replaceAll('.', ''), QUOTES)).toBeNull();
  });
});
