import { describe, expect, it } from 'vitest';
import { isSound, joinDeeds, soundParagraph } from './sound-sentence.ts';

describe('a sentence that can be sent', () => {
  it.each([
    'I am a recruiter with nine years in HR and staffing.',
    'At Elm Ltd, where I have worked since 2020, I run the store.',
    'Disputed deliveries at the first three customers fell from 2.1% to 1.3%.',
    'I write SQL and build the weekly dashboard the squad works from.',
    'You write that you freeze vegetables for stores.',
    'I speak French (native) and Spanish.',
    'I planned and ran the stock count.',
    'My work included the rota and supervised visits.',
    'I am a key user for the new system, and a point of contact for the depot.',
  ])('is kept: %s', (sentence) => {
    expect(isSound(sentence)).toBe(true);
  });

  it.each([
    'I am a recruiter with nine years in HR and staffing, the.',
    'As a Project Engineer, where I have worked since 2019, I ran tests.',
    'I worked at Novalink Retail | Swansea Quadrant.',
    'I was a volunteer (Duke of Edinburgh (2023 to 2024).',
    'I speak English and French and English.',
    'I know Python and Polish.',
    'I unplanned electrical stops on the dryer.',
    'Key holder of the branch, mornings.',
    'I went went to the store.',
    'I chilled and ambient and put away.',
    'The job means check in of 60 guests a day.',
    'I grade 2-3 split taught online since January.',
    'My work there also includes the responsible to the owner for the house.',
    'My work there also includes co-chair of the safety committee and management side.',
    'I am a key user for the new system when we changed, I trained both shifts.',
    'There the job meant reconcile payroll to the ledger every month.',
    'I was also a data entry for casuals.',
  ])('is left out: %s', (sentence) => {
    expect(isSound(sentence)).toBe(false);
  });

  it.each([
    ['I placed drips and tubes, ran bloods in the house.', 'I placed drips and tubes, and ran bloods in the house.'],
    ['I call my own list, brought back 112 patients.', 'I call my own list; I brought back 112 patients.'],
    ['I kept the log, signed by two people.', 'I kept the log, signed by two people.'],
    ['I cleaned, packed and sent the trays.', 'I cleaned, packed and sent the trays.'],
    ['I reconcile inventory, prepaid, accrued liabilities.', 'I reconcile inventory, prepaid, accrued liabilities.'],
    ['I hold a crane licence (2019, renewed 2022).', 'I hold a crane licence (2019, renewed 2022).'],
    [
      'I am the contact for the branch, hold a short talk daily.',
      'I am the contact for the branch, and hold a short talk daily.',
    ],
  ])('joins two deeds of a note: %s', (note, sentence) => {
    expect(joinDeeds(note)).toBe(sentence);
  });

  it('leaves the rest of a paragraph and its points', () => {
    expect(soundParagraph('I ran the ward. I led it with the.\n• Ran the ward with the')).toBe(
      'I ran the ward.\n• Ran the ward with the',
    );
  });
});

it.each([
  ['I have also a team of 14.', 'I also have a team of 14.'],
  ['I have 22 years on trucks, no reportable accidents.', 'I have 22 years on trucks with no reportable accidents.'],
  [
    'I cleared 310 doubles, worked with the branches to merge them.',
    'I cleared 310 doubles and worked with the branches to merge them.',
  ],
])('puts in order "%s"', (sentence, ordered) => {
  expect(soundParagraph(sentence)).toBe(ordered);
});
