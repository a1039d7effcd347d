import { describe, expect, it } from 'vitest';
import { hasWholeLines } from './has-whole-lines.ts';

const text =
  'Prepares laytime statements for tankers and dry cargo under all usual charter parties, keeps the register of time bars, and has lost no claim. ' +
  'negotiates with owners, receivers and traders, and advises the desk on the clauses before a ship is fixed, above all on weather and berths. ' +
  'visits the jetty with the surveyor when a log is disputed, writes the protest with the master, and sends the papers to the lawyers in time.';

/** The text in lines of at most `width` characters, as a margin breaks it. */
const wrapped = (width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

describe('lines that are whole', () => {
  it('are those of a writer who begins each thing on a new line in small letters', () => {
    const lines = [
      'ran 38 yards with one helper, about 1500 hives, splits, pulling honey',
      'hauled full loads on the flatbed, kept my own logbook',
      'mite washes every 3 weeks and wrote down the counts, formic and thymol',
      'extracting shed at the end when they were short',
      'placing hives in the orchards, 400 a night off trucks with the forklift',
      'greasing and fixing in the field, bearings and belts',
      'scale tickets at the elevators, day and night, no accidents, many miles',
      'skid steer and cutting torch, loading out feed',
      'got along with the crew, mostly men from the south of the country, good lads',
    ];
    expect(hasWholeLines(lines)).toBe(true);
  });

  it.each([50, 64, 80, 100])('are none that a margin of %d characters broke', (width) => {
    expect(hasWholeLines(wrapped(width))).toBe(false);
  });

  it('are not told by a few', () => {
    expect(hasWholeLines(['Ran the whole night shift of a depot of forty buses', 'and the desk'])).toBe(false);
  });
});
