import { expect, it } from 'vitest';
import { proseClauses } from './prose-clauses.ts';

it.each([
  [
    'In the wet season you mend nets and gear, and you sign off every boat with your own name.',
    ['you will mend nets and gear', 'you will sign off every boat with your own name'],
  ],
  [
    'You will, however, be asked to give an honest opinion on bids, and buyers do ask.',
    ['you will give an honest opinion on bids'],
  ],
  [
    "You'll spend most mornings sharpening gouges and turning bowls for the shop.",
    ['you will be sharpening gouges', 'you will be turning bowls for the shop'],
  ],
  [
    'When a hatchery opens, you spend two weeks there with the fitter, training hands on grading, alarms, water checks and records.',
    ['you will be training hands on grading, alarms, water checks and records'],
  ],
  [
    'You will also be the one who says no to a client in a friendly way.',
    ['you will say no to a client in a friendly way'],
  ],
  [
    'It is the job of the steward to count the ewes and then to call the vet.',
    ['you will count the ewes', 'you will call the vet'],
  ],
  [
    'You would lead a crew of six (two are new), remain hands-on for half of your week, and plan the felling.',
    ['you will lead a crew of six', 'you will plan the felling'],
  ],
  ['You will drive a digger, so a ticket helps.', ['you will drive a digger']],
])('reads what the reader does in "%s"', (sentence, clauses) => {
  expect(proseClauses(sentence)).toEqual(clauses);
});

it.each([
  'If you like mud, you will love it here.',
  'You upload your CV and answer one question.',
  'We look after what you build here.',
  'You need a driving licence and you will get a van.',
  'Use it as if you owned the place.',
])('reads no work in "%s"', (sentence) => {
  expect(proseClauses(sentence)).toEqual([]);
});
