import { expect, it } from 'vitest';
import { readAsks } from './read-asks.ts';

const asked = (text: string) => readAsks(text).map((ask) => `${ask.kind}: ${ask.text}`);

it('parts what one sentence asks of the application', () => {
  expect(
    asked(
      'Apply by e-mail. Please quote HL-26-14, tell us which days you can work, include the names of two referees, and tell us why you want to work in a mill.',
    ),
  ).toEqual([
    'reference: quote HL-26-14',
    'hours: tell us which days you can work',
    'referees: include the names of two referees',
    'why: tell us why you want to work in a mill',
  ]);
});

it('parts the terms from what is to be told', () => {
  expect(
    asked('Send a CV. A short note is fine, but tell us your notice period and one thing you made that you like.'),
  ).toEqual(['start: tell us your notice period', 'tell: tell us one thing you made that you like']);
});

it('reads letters and questions of applying', () => {
  expect(
    asked('Your letter must state (a) your notice period (b) the size of your book.\nWe read all of them.'),
  ).toEqual(['start: state your notice period', 'tell: state the size of your book']);
  expect(asked('We fell trees.\nWe plant too.\nSend your CV to us.\nWhich saws have you used?')).toEqual([
    'tell: Which saws have you used?',
  ]);
});

it('gives the whole sentence where a clause points back', () => {
  expect(asked('Send a CV. The start is Monday 19 January, please say whether that suits you.')).toEqual([
    'tell: The start is Monday 19 January, please say whether that suits you',
  ]);
});

it.each(['You will state the facts in reports.', 'We say no early.', 'Benefits include a pension. Apply by letter.'])(
  'finds none in "%s"',
  (text) => expect(readAsks(text)).toEqual([]),
);
