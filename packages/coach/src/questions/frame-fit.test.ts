import { expect, it } from 'vitest';
import { fitsFrame } from './frame-fit.ts';
import { QUESTION_FRAMES } from './question-frames.ts';

const framesOf = (duty: string) =>
  QUESTION_FRAMES.duty.filter((frame) => fitsFrame(frame, duty)).map(({ text }) => text);
const WENT_WELL = 'Give me an example of a time {doing} went well. What did you do?';
const STEPS = 'Tell me about a small change that made {doing} easier for you.';
const WRONG = 'What tends to go wrong when you {duty}, and how do you prevent it?';

it('asks for no story of records, diaries and stock', () => {
  for (const duty of ['keep the diary of the partners', 'manage stock levels', 'update the training records']) {
    expect(framesOf(duty)).toContain(WRONG);
    expect(framesOf(duty)).not.toContain(WENT_WELL);
    expect(framesOf(duty)).not.toContain(STEPS);
  }
});

it('keeps stories for events and counterparts, and small changes for work of the hands', () => {
  expect(framesOf('negotiate the freight rates')).toContain(WENT_WELL);
  expect(framesOf('negotiate the freight rates')).not.toContain(STEPS);
  expect(framesOf('graft apple trees')).toContain(STEPS);
  expect(framesOf('graft apple trees')).not.toContain(WENT_WELL);
});

it('asks for results only where there are some', () => {
  const ofResults = (duty: string) =>
    framesOf(duty).filter((text) => text.startsWith('How do you check your results before')).length;
  expect(ofResults('estimate the costs of repairs')).toBe(1);
  expect(ofResults('design shop windows')).toBe(0);
});

it('asks where one would start only of work with a beginning, and for no surprise at the desk', () => {
  const start = 'In this job you would {duty}. Where would you start?';
  const surprise = 'Tell me about a time something unexpected happened while you were {doing}. What did you do?';
  expect(framesOf('develop the seed catalogue')).toContain(start);
  expect(framesOf('release kites for the festival')).not.toContain(start);
  expect(framesOf('read site plans')).not.toContain(surprise);
  expect(framesOf('unload the grain barges')).toContain(surprise);
});
