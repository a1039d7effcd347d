import { describe, expect, it } from 'vitest';
import { isSound, soundParagraph } from './sound-sentence.ts';

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
    'I grade 2-3 split taught online since January.',
    'I am a key user for the new system when we changed, I trained both shifts.',
  ])('is left out: %s', (sentence) => {
    expect(isSound(sentence)).toBe(false);
  });

  it('leaves the rest of a paragraph and its points', () => {
    expect(soundParagraph('I ran the ward. I led it with the.\n• Ran the ward with the')).toBe(
      'I ran the ward.\n• Ran the ward with the',
    );
  });
});
