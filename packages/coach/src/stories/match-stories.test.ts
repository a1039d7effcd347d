import { expect, test } from 'vitest';
import { findAskedMatter } from './asked-matter.ts';
import { matchStories, textsOfStories } from './match-stories.ts';

const TEAM = {
  id: 'team',
  question: 'Tell me about a time you worked in a team.',
  text: 'We opened.',
  skills: ['teamwork' as const],
};
const BUILD = {
  id: 'build',
  question: 'Tell me about a target you did not reach.',
  text: 'I moved our build to Docker. We had never used Kubernetes.',
  skills: ['problemSolving' as const],
};
const stories = [TEAM, BUILD];
const ask = (text: string) => ({ kind: 'question' as const, text });
const demand = (text: string) => ({ kind: 'demand' as const, text });
const vectorsOf = (rows: Record<string, [number, number]>) =>
  new Map(Object.entries(rows).map(([text, vector]) => [text, Float32Array.from(vector)]));

test.each([
  ['Tell me about a time you led a team through a change.', 'led a team through a change'],
  ['Can you give me an example of a time when you had to say no?', 'say no'],
  ['Tell me about a mistake you made and how you handled it.', 'a mistake you made'],
  ['Describe a difficult customer, what did you do?', 'a difficult customer'],
  ['Have you ever broken a rule?', 'broken a rule'],
  [
    'Tell me about a tenant you helped out of a difficult situation.',
    'a tenant you helped out of a difficult situation',
  ],
])('%s asks for "%s"', (question, matter) => {
  expect(findAskedMatter(question)).toBe(matter);
});

test('a story fits a question that asks for nearly the same, with the skill that both share', () => {
  const question = 'Describe a time you worked well as part of a team.';
  const vectors = vectorsOf({
    'worked well as part of a team': [1, 0],
    'worked in a team': [0.8, 0.6],
    'a target you did not reach': [0, 1],
  });
  const request = { needs: [ask(question)], stories };
  expect(textsOfStories(request)).toEqual([...vectors.keys()]);
  expect(matchStories(request, vectors).matches).toEqual([{ need: 0, storyId: 'team', skill: 'teamwork' }]);
  const farther = new Map(vectors).set('worked in a team', Float32Array.from([0.7, 0.72]));
  expect(matchStories(request, farther).matches).toEqual([]);
});

test('nothing is offered for the contrary, without vectors, or where no story is asked for', () => {
  const vectors = vectorsOf({
    'a target you reached': [1, 0],
    'a target you did not reach': [1, 0],
    'worked in a team': [0, 1],
  });
  const needs = [ask('Tell me about a target you reached.')];
  expect(matchStories({ needs, stories }, vectors).matches).toEqual([]);
  expect(matchStories({ needs: [ask('Tell me about a goal.')], stories }, new Map()).matches).toEqual([]);
  const technical = { needs: [ask('How would you work in a team?')], stories };
  expect(textsOfStories(technical)).toEqual([]);
  expect(matchStories(technical, vectors).matches).toEqual([]);
});

test('the same question needs no vectors', () => {
  const needs = [ask('Describe a time you worked in a team?')];
  expect(matchStories({ needs, stories }, new Map()).matches).toMatchObject([{ storyId: 'team' }]);
});

test('a paper and a narrower way of working are shown by no story, and two skills by one that has both', () => {
  const driver = { ...BUILD, id: 'driver', text: 'Two forklifts were down.', skills: ['leadership' as const] };
  const leader = { ...TEAM, id: 'leader', skills: ['leadership' as const, 'teamwork' as const] };
  const offered = (text: string) =>
    matchStories({ needs: [demand(text)], stories: [TEAM, driver, leader] }, new Map()).matches.map(
      ({ storyId }) => storyId,
    );
  expect(offered('Forklift')).toEqual(['driver']);
  expect(offered('Forklift licence')).toEqual([]);
  expect(offered('Cross-functional teamwork')).toEqual([]);
  expect(offered('Team leadership')).toEqual(['leader']);
});

test('a demand is shown by a tool that the story names and does not deny, or by a skill that it was given', () => {
  const needs = ['Teamwork', 'Docker', 'Kubernetes', 'Leadership', 'Team scheduling of night shifts'].map(demand);
  expect(matchStories({ needs, stories }, new Map()).matches).toEqual([
    { need: 0, storyId: 'team', skill: 'teamwork' },
    { need: 1, storyId: 'build', skill: null },
  ]);
});
