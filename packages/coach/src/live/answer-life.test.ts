import { expect, it } from 'vitest';
import { answerGap } from './answer-gap.ts';
import { answerHonestly, answerOutside, sayWhyLooking, yearsHeard } from './answer-life.ts';

const RESUME = `Jo Brand
WORK HISTORY
Alder Mill, Bury
- Ran two looms on nights
From March 2019 to June 2020 I was at home looking after my father.
On 30 May 2024 the mill was closed and we all had to go.
SKILLS
Excel: beginner, doing a course now
OTHER
Treasurer of the village brass band, volunteer, since 2020. Driving licence B.
References on request`;

it('hears years as they are spoken', () => {
  expect(yearsHeard('there is a hole in twenty nineteen')).toEqual([2019]);
  expect(yearsHeard('between 2010 and twenty twenty two')).toEqual([2010, 2022]);
});

it('says of a gap what the resume says of that time', () => {
  expect(answerGap("there's a gap around twenty nineteen what happened", RESUME)?.paragraph1).toContain(
    'looking after my father',
  );
  expect(answerGap('what happened at the mill', RESUME)).toBeNull();
  expect(answerGap("there's a gap in 2019", 'Jo Brand\nRan two looms on nights')?.paragraph1).toContain(
    '[what you did',
  );
  const away =
    'Ida Brook\nFamily break\tMarch 2019 – January 2025\nFull-time care of two children. During this time:\n+ Kept the books for a small guest house\n\nClerk 2012 – 2018';
  expect(answerGap("there's a gap from twenty nineteen what were you doing", away)).toEqual({
    paragraph1: '**Family break March 2019 – January 2025: full-time care of two children**.',
    paragraph2: 'I kept the books for a small guest house.',
  });
});

it('says what one does outside of work, without the licence beside it', () => {
  const said = answerOutside(RESUME)?.paragraph1;
  expect(said).toContain('Treasurer of the village brass band');
  expect(said).not.toContain('licence');
});

it('names as a weakness what the resume itself calls one', () => {
  expect(answerHonestly(RESUME)?.paragraph1).toContain('Excel: beginner');
  expect(answerHonestly('Ran two looms on nights')).toBeNull();
});

it('says why one looks for work in the words of the resume', () => {
  expect(sayWhyLooking(RESUME)).toBe('On 30 May 2024 the mill was closed and we all had to go.');
  expect(sayWhyLooking('What I am looking for: fewer nights away from home.')).toContain('fewer nights away');
});
