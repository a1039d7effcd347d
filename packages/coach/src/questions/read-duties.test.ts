import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDuties } from './read-duties.ts';

const ADVERTISEMENT = `About us
Marlow Laundry is a family-run company with forty years of history and three sites.
What you will do
- Sort incoming linen and weigh it before each cycle
- Checks seams after ironing and sets aside damaged linen
- keeping the chemical store in order
- replacement of filters and belts on the tumble dryers
You will also train two seasonal helpers in the summer, and you plan the shifts of both.
You need to be on site at six.
What we offer
28 days of holiday and a pension scheme.
We welcome applications regardless of age, religion or disability.`;

describe('the duties of an advertisement', () => {
  it('go after "You would" where their verb is certain, else as things or after a colon', () => {
    expect(readDuties(ADVERTISEMENT).map(({ form, text }) => `${form}: ${text}`)).toEqual([
      'words: Sort incoming linen and weigh it before each cycle',
      'verb: check seams after ironing and set aside damaged linen',
      'verb: keep the chemical store in order',
      'thing: replacement of filters and belts on the tumble dryers',
      'verb: train two seasonal helpers in the summer',
      'verb: plan the shifts of both',
    ]);
  });

  it('are read from prose that tells what people of the post do, with the title of the post', () => {
    const text =
      'Harrow & Sons has cut stone since 1911. Our masons carve lettering by hand, dress blocks for the yard and fix memorials in three counties.' +
      'Typical work will be repairing tracery, pointing walls and drawing templates.';
    expect(readDuties(text, 'Stone Mason').map((duty) => duty.text)).toEqual([
      'carve lettering by hand',
      'dress blocks for the yard',
      'fix memorials in three counties',
      'repair tracery',
      'be pointing walls',
      'draw templates',
    ]);
  });

  it('are read from "you" with a verb, also behind a phrase and around brackets', () => {
    const text =
      'As our engineer you travel a lot. Between the trips you answer the support phone (a rota, every fifth week), ' +
      'write service reports that a manager can read, and check the spare parts in the store.';
    expect(readDuties(text).map((duty) => duty.text)).toEqual([
      'answer the support phone',
      'write service reports that a manager can read',
      'check the spare parts in the store',
    ]);
  });

  it('leave out what a line is for and its examples', () => {
    const texts = readDuties(
      [
        'What you will do',
        '- Manage the supply agreements and make sure the income is recovered',
        '- Provide personal care including bathing, shaving and turning',
        '- Check the tanks of the customers for leaks',
        '- Lead a team of nine drivers across two depots',
      ].join('\n'),
    ).map((duty) => duty.text);
    expect(texts).toContain('manage the supply agreements');
    expect(texts).toContain('provide personal care');
  });

  it('are parted where prose tells several of them', () => {
    const prose =
      "In the course of a normal week you'll sort the incoming post, answer letters from tenants and balance the petty cash. " +
      'Day to day that means carefully testing fire doors, running the boiler log and writing reports for the owners.';
    expect(readDuties(prose).map(({ text }) => text)).toEqual([
      'sort the incoming post',
      'answer letters from tenants',
      'balance the petty cash',
      'carefully test fire doors',
      'run the boiler log',
      'write reports for the owners',
    ]);
  });

  it('leave out working hours, checks of the employer and what a relative clause says', () => {
    const prose =
      'You will work five days over seven. You will meet the standards for drivers of our trade. ' +
      'You analyse, and your reports are ones which a family could read and recognise themselves in.';
    expect(readDuties(prose)).toEqual([]);
  });

  it('leave out a line that leads to a list of them', () => {
    const description = `Duties
- Duties, under the direction of the principal and the class teacher, include:
- supporting children at lunch
- preparing materials for the class`;
    expect(
      readDuties(description)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('principal');
  });

  it('are none where nothing is asked to be done', () => {
    expect(readDuties('')).toEqual([]);
    expect(readDuties('We are a friendly team in Leeds. We offer a pension and free coffee.')).toEqual([]);
  });

  it('are read from any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDuties(text).length).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('takes "fit" for work before a thing, and leaves "yourself" out', () => {
    const read = (text: string) => readDuties(`Locksmith\n${text}`, 'Locksmith').map((duty) => duty.text);
    expect(read('You will fit and service access control.')).toEqual(['fit and service access control']);
    expect(read('You would price small jobs yourself and order parts.')).toEqual(['price small jobs and order parts']);
  });
});
