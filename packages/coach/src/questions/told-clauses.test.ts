import { describe, expect, it } from 'vitest';
import { rowOfYou, toldClauses } from './told-clauses.ts';

const TOLD: [sentence: string, title: string, clauses: string[]][] = [
  ['Most of your winter is spent mending trestles.', 'Oyster Hand', ['you will be mending trestles']],
  ['Your main task will be grading pearls by lustre.', 'Grader', ['you will be grading pearls by lustre']],
  [
    'One half is making: small bells in bronze, to close tolerances.',
    'Bell Founder',
    ['you will be making small bells in bronze, to close tolerances'],
  ],
  ['The work is demanding and varied.', 'Founder', []],
  [
    'We want a skipper who turns back when the swell says so.',
    'Skipper',
    ['you will turn back when the swell says so'],
  ],
  [
    'We want a joiner who builds stairs that last and leaves the house clean.',
    'Joiner',
    ['you will build stairs that last and leave the house clean'],
  ],
  ['We want to hear that you have sold something, or raised a number.', 'Seller', []],
  [
    'You will be training keepers on feeding, alarms, water checks and records.',
    'Zoo Trainer',
    ['you will be training keepers on feeding, alarms, water checks and records'],
  ],
  [
    'You will be glazing and firing pots, throwing to order (mugs mostly), and running the shop on Saturdays.',
    'Potter',
    [
      'you will be glazing and firing pots',
      'you will be throwing to order',
      'you will be running the shop on Saturdays',
    ],
  ],
  [
    'Our rangers count deer, repair fences and lead school walks.',
    'Forest Ranger',
    ['you will count deer', 'you will repair fences', 'you will lead school walks'],
  ],
  [
    'Our masons carve lettering, dress blocks for the yard and fix memorials in three counties.',
    'Stone Mason',
    ['you will carve lettering', 'you will dress blocks for the yard', 'you will fix memorials in three counties'],
  ],
  [
    'The ranger counts deer, repairs fences and leads the school walks.',
    'Forest Ranger',
    ['you will count deer', 'you will repair fences', 'you will lead the school walks'],
  ],
  [
    'The incumbent shall vet invoices from carriers, shall advise the buyers on tariffs and close the month.',
    'Freight Auditor',
    ['you will vet invoices from carriers', 'you will advise the buyers on tariffs', 'you will close the month'],
  ],
  [
    'From the first call to the last invoice: you quote the job, book the crane and brief the drivers.',
    'Haulage Planner',
    ['you will quote the job', 'you will book the crane', 'you will brief the drivers'],
  ],
  [
    'We need two people who can splice rope, inspect slings and write up each lift.',
    'Rigger',
    ['you will splice rope', 'you will inspect slings', 'you will write up each lift'],
  ],
  [
    'What you will do is open the lock gates, log each boat and clear weed from the paddles.',
    'Lock Keeper',
    ['you will open the lock gates', 'you will log each boat', 'you will clear weed from the paddles'],
  ],
  [
    'Your days go from sorting the hides to dyeing the finished leather.',
    'Tanner',
    ['you will be sorting the hides', 'you will be dyeing the finished leather'],
  ],
];

describe('the work that a sentence tells', () => {
  it.each(TOLD)('is read piece by piece from "%s"', (sentence, title, clauses) => {
    expect(toldClauses(sentence, title)).toEqual(clauses);
  });

  it.each([
    ['Our customers plan 190,000 shifts a day with it.', 'Platform Engineer'],
    ['We are building bridges, digging tunnels and laying track all over the country.', 'Site Engineer'],
    ['The depot opened in 1998 and moved twice.', 'Depot Supervisor'],
    ['You need a driving licence and a head for heights.', 'Rigger'],
  ])('is not read from "%s"', (sentence, title) => {
    expect(toldClauses(sentence, title)).toEqual([]);
  });

  it('is read behind a first verb that tells none', () => {
    expect(rowOfYou('You will receive orders from the wards, check the stock and pack the boxes.')).toEqual([
      'you will receive orders from the wards',
      'you will check the stock',
      'you will pack the boxes',
    ]);
    expect(rowOfYou('You will enjoy long holidays and good coffee.')).toEqual([]);
  });

  it('is not looked for in what is too long for a sentence', () => {
    expect(toldClauses(`You will be ${'sorting mail, '.repeat(4000)}packing boxes`, 'Clerk')).toEqual([]);
  });
});
