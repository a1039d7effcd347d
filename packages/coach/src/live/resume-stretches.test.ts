import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { expect, it } from 'vitest';
import { stretchesIn } from './resume-stretches.ts';

const textsOf = (text: string): string[] => stretchesIn(parseResumeText(text)).map((stretch) => stretch.text);

it('takes each line of a message written without capitals by itself', () => {
  const texts = textsOf(
    'work at the chippy since 2022\ngot food hygiene 2 and allergens\ncan do any nights not tuesdays',
  );
  expect(texts).toContain('got food hygiene 2 and allergens');
  expect(texts).toContain('can do any nights not tuesdays');
});

it('joins a wrapped line and keeps brackets together', () => {
  const texts = textsOf(
    [
      'I have kept the books of a dairy with forty cows and two hired hands since',
      'the spring of 2011 (ask Mr. P. van der Knoop). I hold a tractor licence.',
    ].join('\n'),
  );
  expect(texts).toContain(
    'I have kept the books of a dairy with forty cows and two hired hands since the spring of 2011 (ask Mr. P. van der Knoop).',
  );
  expect(texts).toContain('I hold a tractor licence.');
});

it('joins the lines of a bullet, and no line of one job to the next', () => {
  const bullets = textsOf(
    '- cut the booking error of the fabric consumption\nfrom 4.1% to 1.6% with the CAD room\n- team of five',
  );
  expect(bullets).toContain('cut the booking error of the fabric consumption from 4.1% to 1.6% with the CAD room');
  const jobs = textsOf(
    'Ada Lim\ninbound billing, 70 calls a shift\ncashier\nI have my own laptop and a quiet room for work from home, every day',
  );
  expect(jobs).toContain('inbound billing, 70 calls a shift');
});

it('names a job only within the block below its head', () => {
  const stretches = stretchesIn(
    parseResumeText(
      [
        'EXPERIENCE',
        'Shift Leader, Harbour Foods Ltd, March 2019 - present',
        '- Trained nine packers on the new line',
        '',
        'Licences: forklift to 2027',
      ].join('\n'),
    ),
  );
  const find = (words: string) => stretches.find(({ text }) => text.includes(words));
  expect(`${find('Trained')?.place?.employer} ${find('Trained')?.head}`).toContain('Harbour Foods');
  expect([find('forklift')?.place, find('forklift')?.head]).toEqual([undefined, '']);
});
