import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { byDueDate, daysUntilNext, pickToday, planQuestions } from './plan.ts';
import { planSkills } from './plan-skills.ts';
import { SKILL_QUESTIONS } from './skill-questions.ts';
import { DAY_MS } from './spaced-repetition.ts';
import { findStories } from './stories.ts';
import { calibrate, findSkillTrends, findSoundTrends } from './trends.ts';

const NONE = {
  communicationScore: null,
  teamworkScore: null,
  problemSolvingScore: null,
  adaptabilityScore: null,
  creativityScore: null,
  leadershipScore: null,
};
const LONG = `${'I asked the team and we agreed on a plan together. '.repeat(5)}It worked.`;
const START = Date.UTC(2026, 0, 1);

type Given = Partial<PractisedAnswer> & { day?: number };
const give = ({ day = 0, ...rest }: Given): PractisedAnswer => ({
  interviewId: 'one',
  index: 0,
  jobName: 'Nurse',
  answeredAt: new Date(START + day * DAY_MS).toISOString(),
  question: 'Why?',
  answer: LONG,
  score: 3,
  range: null,
  skillsScore: NONE,
  selfRating: null,
  wordsPerMinute: null,
  sound: null,
  ...rest,
});

describe('the plan of practice', () => {
  const planned = planQuestions([
    give({ question: 'Good?', score: 4.2 }),
    give({ question: 'Weak?', score: 1.5 }),
    give({ question: 'Fair?', score: 3.2 }),
    give({ question: 'Other job?', score: 1, jobName: 'Baker', day: 1 }),
    give({ question: 'weak? ', score: 2.5, day: 1 }),
  ]);

  it('brings weak answers back first, and takes the same question for one', () => {
    expect(planned.map(({ question }) => question)).toEqual(['Other job?', 'weak? ', 'Fair?', 'Good?']);
    expect(planned[1]).toMatchObject({ score: 2.5, jobName: 'Nurse' });
  });

  it('sets questions of one job for today, none before they are due', () => {
    expect(pickToday(planned, START + DAY_MS)).toEqual([]);
    expect(daysUntilNext(planned, START + DAY_MS)).toBe(1);
    expect(pickToday(planned, START + 2 * DAY_MS).map(({ question }) => question)).toEqual(['Other job?']);
    const withoutBaker = planned.filter(({ jobName }) => jobName === 'Nurse');
    expect(pickToday(withoutBaker, START + 20 * DAY_MS)).toHaveLength(3);
    expect(daysUntilNext([], START)).toBeNull();
  });
});

describe('weak skills', () => {
  const shown = (day: number, teamworkScore: number, question = `Question ${day}?`) =>
    give({ day, question, score: 4.5, skillsScore: { ...NONE, teamworkScore, creativityScore: 4 } });
  const weak = [shown(0, 3.5), shown(1, 2.2), shown(2, 2)];

  it('come back with a question on them that was not asked yet', () => {
    const [planned, ...others] = planSkills(weak);
    expect(others).toEqual([]);
    expect(planned).toMatchObject({ skill: 'teamwork', jobName: 'Nurse', question: SKILL_QUESTIONS.teamwork[0] });
    expect(planned?.score).toBeCloseTo(2.57);
    expect(planned?.dueAt).toBeGreaterThan(START + 2 * DAY_MS);
    const asked = planSkills([...weak, shown(3, 2, SKILL_QUESTIONS.teamwork[0])]);
    expect(asked[0]?.question).toBe(SKILL_QUESTIONS.teamwork[1]);
  });

  it('are weak no longer once the last answers show them better', () => {
    expect(planSkills([...weak, shown(3, 4), shown(4, 4), shown(5, 3.5)])).toEqual([]);
  });

  it('have one place in the set of a day, beside the weakest questions', () => {
    const questions = ['A?', 'B?', 'C?'].map((question, at) => give({ question, score: 1 + at / 10 }));
    const planned = byDueDate([...planQuestions([...questions, ...weak]), ...planSkills([...questions, ...weak])]);
    const set = pickToday(planned, START + 20 * DAY_MS);
    expect(set.map(({ question }) => question)).toEqual(['A?', 'B?', SKILL_QUESTIONS.teamwork[0]]);
    expect(pickToday(planSkills(weak), START + 20 * DAY_MS)).toHaveLength(1);
  });
});

describe('stories', () => {
  const team = { ...NONE, communicationScore: 4, teamworkScore: 4, leadershipScore: 4.5 };
  it('are good answers that show a skill, the best one to a question', () => {
    const answers = [
      give({ score: 3.6, skillsScore: team, interviewId: 'first' }),
      give({ score: 4.1, skillsScore: team, interviewId: 'second' }),
      give({ question: 'Weak?', score: 2, skillsScore: team }),
      give({ question: 'Nothing shown?', score: 4, skillsScore: { ...NONE, communicationScore: 5 } }),
      give({ question: 'Short?', score: 4, skillsScore: team, answer: 'We did it together.' }),
    ];
    const stories = findStories(answers);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({ interviewId: 'second', skills: ['leadership', 'teamwork'] });
  });
});

describe('trends', () => {
  const teamwork = (...scores: number[]) =>
    scores.map((score, day) => give({ day, skillsScore: { ...NONE, teamworkScore: score } }));

  it('tell a rise only where it is clear, and nothing of skills that few answers show', () => {
    expect(findSkillTrends(teamwork(2, 2.2, 1.9, 3.8, 4, 3.9))).toMatchObject([
      { skill: 'teamwork', change: 'up', answers: 6 },
    ]);
    expect(findSkillTrends(teamwork(4, 3.9, 4.1, 2, 2.1, 1.9))[0]?.change).toBe('down');
    expect(findSkillTrends(teamwork(2, 4, 3, 3, 4, 2.5))[0]?.change).toBe('unclear');
    expect(findSkillTrends(teamwork(3, 3, 3, 3, 3, 3.3))[0]?.change).toBe('unclear');
    expect(findSkillTrends(teamwork(1, 2, 4, 5, 5))).toEqual([]);
  });

  it('compare own ratings with scores', () => {
    const rate = (...ratings: number[]) => ratings.map((selfRating) => give({ selfRating, score: 3 }));
    expect(calibrate(rate(5, 4, 5, 4, 4))?.verdict).toBe('higher');
    expect(calibrate(rate(2, 1, 2, 2, 2))?.verdict).toBe('lower');
    expect(calibrate(rate(1, 5, 3, 3, 4))?.verdict).toBe('close');
    expect(calibrate([...rate(5, 5, 5, 5), give({})])).toBeNull();
  });

  it('follow how spoken answers sound, interview by interview', () => {
    const said = (interviewId: string, wordsPerMinute: number) =>
      give({
        interviewId,
        wordsPerMinute,
        sound: {
          score: 3,
          meanPauseSeconds: 0.6,
          longestPauseSeconds: 2,
          loudnessVariationDb: 7,
          pitchVariationSemitones: 3,
        },
      });
    const once = [said('a', 120), said('a', 130)];
    const thrice = [...once, said('b', 140), said('b', 150), said('c', 160), said('c', 170)];
    expect(findSoundTrends([give({})], 'all')).toEqual([]);
    expect(findSoundTrends(once, 'all')[1]).toEqual({ sign: 'pace', means: [125], change: null });
    expect(findSoundTrends(thrice, 'all')).toEqual([
      { sign: 'score', means: [3, 3, 3], change: 'unclear' },
      { sign: 'pace', means: [125, 145, 165], change: 'up' },
      { sign: 'pauses', means: [0.6, 0.6, 0.6], change: 'unclear' },
      { sign: 'liveliness', means: [3, 3, 3], change: 'unclear' },
    ]);
    expect(findSoundTrends(thrice, 'voice').map(({ sign }) => sign)).toEqual(['liveliness']);
    expect(findSoundTrends(thrice, 'none')).toEqual([]);
  });
});
