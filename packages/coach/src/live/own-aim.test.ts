import { expect, it } from 'vitest';
import { findAim, sayAim } from './own-aim.ts';

it.each([
  ['I am now hoping for a post with more sedation work.', 'a post with more sedation work'],
  [
    'Half way through AAT Level 3 and looking for a role with more reconciliations.',
    'a role with more reconciliations',
  ],
  ['I would like to grow towards front office supervisor.', 'to grow towards front office supervisor'],
  ['Ready for a junior sous position in a bigger kitchen.', 'a junior sous position in a bigger kitchen'],
])('the aim is read from "%s"', (sentence, aim) => {
  expect(findAim(`Ann Lee\n\nSUMMARY\n${sentence}`)).toBe(aim);
});

it.each([
  'References: the practice manager knows that I am looking.',
  'I like to be on the shop floor when the first unit is built.',
  'Explained denials to people who did not want to hear them.',
])('"%s" names no aim', (sentence) => {
  expect(findAim(`Ann Lee\n\n${sentence}`)).toBe('');
});

it('a deed is said as what one would like', () => {
  expect(sayAim('to progress to a Band 6 post')).toBe('I would like **to progress to a Band 6 post**.');
});
