import { describe, expect, it } from 'vitest';
import { readDuties } from './read-duties.ts';

const dutiesOf = (sentence: string): string[] =>
  readDuties(`Vacancy\n\nWe are a small firm in Derby.\n\n${sentence}\n\nPlease write to us by Friday.`).map(
    ({ text }) => text.replace(/^be /u, ''),
  );

describe('a sentence that tells several pieces of work', () => {
  it.each([
    [
      'a row that goes on behind an aside',
      "You'll answer the phones and decide what can wait and what can't, book visits for five vets, take payments and process claims.",
      ['answer the phones', 'book visits for five vets', 'take payments', 'process claims'],
    ],
    [
      'what the holder is to take charge of, and in "-ing" what comes with it',
      'The successful candidate will take full charge of the site, coordinating subcontractors, chairing weekly meetings and driving the crane.',
      ['coordinating subcontractors', 'chairing weekly meetings', 'driving the crane'],
    ],
    [
      'a list of duties',
      'Duties will include but are not limited to: greeting visitors, ordering stationery, handling post and booking rooms.',
      ['greet visitors', 'order stationery', 'handle post', 'book rooms'],
    ],
    [
      'a role in which one works',
      'This is a hands-on role in which you will set up CNC lathes and make first-off parts.',
      ['set up CNC lathes', 'make first-off parts'],
    ],
    [
      'a main task and others',
      'Your main task will be to translate contracts from German, but you will also proofread the work of others.',
      ['translate contracts from German', 'proofread the work of others'],
    ],
    [
      'two verbs of the holder',
      'The person in this post plans and delivers group sessions for carers.',
      ['plan and deliver group sessions for carers'],
    ],
    [
      'work with others to some end',
      'You will work with the design team to produce tender drawings and answer site queries.',
      ['produce tender drawings', 'answer site queries'],
    ],
  ])('%s', (_, sentence, duties) => {
    expect(dutiesOf(sentence)).toEqual(expect.arrayContaining(duties));
  });

  it('leaves out a first step whose object the next verb takes', () => {
    expect(dutiesOf("You'll take port calls, clean them and turn them into a report.")).not.toContain(
      'take port calls',
    );
  });
});
