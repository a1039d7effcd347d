import { expect, it } from 'vitest';
import { parseResumeText } from './parse-resume.ts';

it('names the post of a header that is a sentence without its beginning', () => {
  const { experience } = parseResumeText(`Maud Ellery

Work

My last post was Senior Archive Assistant at Elm Valley Archives, from April 2008 to September 2016. I kept the reading room.

Before that I was an Archive Assistant at County Museum, October 2000 to April 2008. I issued the maps.`);
  expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior Archive Assistant', 'Elm Valley Archives'],
    ['Archive Assistant', 'County Museum'],
  ]);
});
