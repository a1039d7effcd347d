import { describe, expect, it } from 'vitest';
import { describeEmployer } from './describe-employer.ts';

const advertisement = (sentence: string) =>
  `Class 1 Driver\n\nAbout us\n${sentence}\n\nThe role\nYou will couple and uncouple trailers and deliver to shops on time.`;

describe('what an advertisement says of its employer', () => {
  it.each([
    [
      'Penhallow runs 210 tractor units out of six depots.',
      'an employer that runs 210 tractor units out of six depots',
    ],
    ['We run 210 tractor units out of six depots.', 'an employer that runs 210 tractor units out of six depots'],
    ['Penhallow is a family-owned haulier with 62 lorries.', 'a family-owned haulier with 62 lorries'],
    [
      'Penhallow has hauled paint and paper since 1984; nobody is let go at Christmas.',
      'an employer that has hauled paint and paper since 1984',
    ],
  ])('is, of "%s", "%s"', (sentence, found) => {
    expect(describeEmployer(advertisement(sentence), 'Penhallow')).toBe(found);
  });

  it.each([
    'Penhallow is a leading provider of innovative transport.',
    'We are looking for two drivers for the night shift.',
    'We offer you 25 days of holiday and a pension.',
    'Some weekend cover is in the rota for all of the drivers.',
  ])('is nothing of praise, promises or what is about the post: "%s"', (sentence) => {
    expect(describeEmployer(advertisement(sentence), 'Penhallow')).toBe('');
  });

  it('names the kind of house where its name says it', () => {
    const text = advertisement('Penhallow Haulage Ltd runs 210 tractor units out of six depots.');
    expect(describeEmployer(text, 'Penhallow Haulage Ltd')).toBe(
      'a firm that runs 210 tractor units out of six depots',
    );
  });
});
