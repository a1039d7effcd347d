import { describe, expect, it } from 'vitest';
import { restoreClauses } from './restore-clauses.ts';

const restore = (text: string) => restoreClauses(text).map((sentence) => sentence.text);

describe('a run-on sentence', () => {
  it('ends where a joining word begins a clause, also one with a noun', () => {
    expect(
      restore(
        'we had forty people booked and waiting at ten and the second oven went out so i took the gratin off the menu and we made a mash of it',
      ),
    ).toEqual([
      'we had forty people booked and waiting at ten.',
      'the second oven went out, so i took the gratin off the menu.',
      'we made a mash of it',
    ]);
  });

  it.each([
    [
      'a condition',
      'i hold the pen on the cable for a while and if it does not light up and it does not beep i take the cover off and i start',
    ],
    [
      'a time',
      'the tag stays on her leg in the parlour for all of us to see till the withdrawal is up and the milk was tested by the vet',
    ],
    [
      'a phrase that waits for its clause',
      'it is always about having all of the people at the table early so on the last one which was a move of the archive we had a long list of open points',
    ],
    [
      'an aim',
      'i put the red tape on both of the back legs of the cow early in the morning so i could see her from the far side',
    ],
    [
      'a companion',
      'on that evening in the bakery before the feast with all the orders still open my colleague and i carried the flour up',
    ],
    [
      'the words of another person',
      'The washing lady of our night shift stops for a moment and says, I always wanted from five, then I can bring my daughter to my mother to sleep, I told you so before',
    ],
  ])('is not cut within %s', (_, text) => {
    expect(restore(text).map((sentence) => sentence.replaceAll(',', ''))).toEqual([text.replaceAll(',', '')]);
  });

  it('stays whole where no word joins its clauses and its writer set no comma', () => {
    const text =
      'we were looking after about thirty surgeries and dentists on our appointment software i pushed an update on a tuesday dinner instead of the night';
    expect(restore(text)).toEqual([text]);
  });

  it('is not cut before the last of several clauses with commas, nor within a number', () => {
    const series =
      'We wrote to the bank on that same afternoon, I posted a dated correction with a note of the reason rather than overwriting the original, and then I checked all the leases';
    expect(restore(series)).toEqual([series]);
    const number =
      'so i asked them to check my driving time first of all and they told me that it came back i had three and a half left for the whole of that week';
    expect(restore(number).join(' ')).toContain('three and a half left');
  });

  it('gets no comma where a noun may go on, and where "oh" begins the next clause', () => {
    const text =
      'i wrote down every number we changed with why and my boss sign off on it in the book of the whole shift on that same day';
    expect(restore(text)).toEqual([text]);
    expect(
      restore(
        'people at the desk of the gym would always tell me that oh and i was in the court of the high school for the whole year',
      ),
    ).toEqual([
      'people at the desk of the gym would always tell me that oh and i was in the court of the high school for the whole year',
    ]);
  });

  it('is not cut where the next clause may still be the words of another person', () => {
    const text =
      "he says look there are babies in there just put it on for the weekend and i'll make it worth your while and you are the bad guy here if you do not";
    expect(restore(text)).toEqual([text]);
  });

  it('is not cut before the last of several short parts, nor before what "that" goes on with', () => {
    const series =
      'A crisis room was set up on the Monday by the whole of the team from the day shift, customers were informed, and the product was moved to two outside stores that night';
    expect(restore(series)).toEqual([series]);
    const that =
      'I made sure in every week of that project that the lines to all of the people were always open and that each committee was empowered to do its own work';
    expect(restore(that)).toEqual([that]);
  });

  it('is cut at a comma of the writer only between clauses', () => {
    const text =
      'When the man came back to the desk with the letter in his hand, I took him into the side room, I let him talk for twenty minutes about the land';
    expect(restore(text)).toEqual([
      'When the man came back to the desk with the letter in his hand, I took him into the side room.',
      'I let him talk for twenty minutes about the land',
    ]);
  });

  it('gets stops up to its end, also before a phrase and behind a sound', () => {
    expect(
      restore(
        'we took the old gate down with two men from the yard on a wet friday in march and in the afternoon i found the rot in the post and um ' +
          'i rang the boss about it and he told us to leave it so yeah we left it for the week and then i came back with a new one',
      ).slice(1),
    ).toEqual([
      'i rang the boss about it, and he told us to leave it.',
      'so yeah we left it for the week, and then i came back with a new one',
    ]);
  });

  it('that can be read without effort stays as it is', () => {
    const text = 'I took the key and I opened the gate and I let the dog out';
    expect(restore(text)).toEqual([text]);
  });

  it('loses no word but "and"', () => {
    const text = 'so i asked them twice and they came and it rained '.repeat(12).trim();
    const left = (words: string) =>
      words
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.filter((word) => word !== 'and');
    expect(left(restore(text).join(' '))).toEqual(left(text));
  });
});
