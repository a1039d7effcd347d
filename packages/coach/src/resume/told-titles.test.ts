import { expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

it('names the post of a header that is a sentence without its beginning', () => {
  const { experience } = parseTextByRules(`Maud Ellery

Work

My last post was Senior Archive Assistant at Elm Valley Archives, from April 2008 to September 2016. I kept the reading room.

Before that I was an Archive Assistant at County Museum, October 2000 to April 2008. I issued the maps.`);
  expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
    ['Senior Archive Assistant', 'Elm Valley Archives'],
    ['Archive Assistant', 'County Museum'],
  ]);
});

it('reads a post that is named behind its employer, and no heading as a job', () => {
  const { experience } = parseTextByRules(`Ada Quill
Tel 0700 900 352

Where I work now

Since May 2020 I have been a Ranger at Elm Moor Trust in Otley. I mend the walls. I lead school visits each week.

Before that

I joined Otley Garden Centre in March 2014 as a Sales Assistant and left in April 2020. I looked after the trees.

My first long job was at Pell Shoes in Keighley, from 2006 to 2013, where I was a Sales Assistant and trained in fitting. I kept the stock book.
I took a year out after that when my daughter was born.`);
  expect(experience.map(({ title, employer, startDate }) => [title, employer, startDate])).toEqual([
    ['Ranger', 'Elm Moor Trust', 'May 2020'],
    ['Sales Assistant', 'Pell Shoes', '2006'],
  ]);
  expect(experience[0]?.achievements.join(' ')).not.toContain('trees');
  expect(experience[1]?.achievements).toEqual(['I kept the stock book.']);
});
