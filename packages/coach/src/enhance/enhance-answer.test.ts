import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enhanceAnswer } from './enhance-answer.ts';

const withoutGaps = (text: string) =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const enhance = (answer: string) => withoutGaps(enhanceAnswer({ answer }));

describe('an enhanced answer', () => {
  it.each([
    'I would like to work for a company like yours.',
    'She has a van like ours.',
    'Our trainer was like where is your badge, and I showed it.',
    'If the pressure falls below two bar, I stop the pump and never restart it alone.',
    'It was not my shift, but I stayed because nobody else had the key.',
    'The way I see it, it works.',
    'What it was was a leak, and when I saw it it was too late.',
    'I came in in the evening for the parts that we had waited for, for two days.',
    'The person that I spoke to to arrange it was kind.',
    'They did not know, and so did I, I must say.',
    'I took vitamin A a day before the race.',
    'We sold 12.5 tonnes at 3.20 euros, e.g. to Dr. Meier.',
  ])('keeps every word of "%s"', (answer) => {
    expect(enhance(answer)).toBe(answer);
  });

  it('leaves no comma of a filler before a preposition, and keeps it before an example', () => {
    expect(enhance('I was working, you know, in a shop. We had tools, like, the saw.')).toContain(
      'I was working in a shop. We had tools, the saw.',
    );
  });

  it('leaves out sounds, doubled words, bracketed fillers and asides', () => {
    expect(
      enhance('Um, so i i checked the, you know, the valve and uh closed it. That is a good question. It held.'),
    ).toBe('I checked the valve and closed it. It held.');
  });

  it('leaves out a stuttered word with or without a comma', () => {
    expect(enhance('We we opened the, the gate and, and a a dog ran out.')).toBe(
      'We opened the gate and a dog ran out.',
    );
  });

  it('mends slips that have one right form', () => {
    expect(enhance("She explained me the plan. We discussed about the informations for a hour. He don't agreed.")).toBe(
      "She explained to me the plan. We discussed the information for an hour. He doesn't agreed.",
    );
  });

  it('says what the feedback found missing, behind the words of the person', () => {
    const enhanced = enhanceAnswer({
      answer: 'Um, the printer was broken and everybody waited.',
      gaps: ['How did it end?'],
    });
    expect(enhanced).toBe('The printer was broken and everybody waited.\n\n[How did it end?]');
  });

  it('says so where nothing had to be changed', () => {
    expect(enhanceAnswer({ answer: 'The printer was broken and I mended it.' })).toMatch(/\[These are your own words/);
    expect(enhanceAnswer({ answer: 'Um, the printer was broken.' })).not.toContain('[');
  });

  it('ends the sentences of run-on speech where a clause surely begins, and leaves out no other word than "and"', () => {
    const answer =
      'we had a leak in the cellar on a saturday night and i called the plumber who did not come ' +
      'so i closed the main valve myself and she and i carried all the flour upstairs but it took us until two ' +
      'and i wrote a card for the next one who is on duty';
    expect(enhance(answer)).toBe(
      'We had a leak in the cellar on a Saturday night. I called the plumber who did not come, so I closed the main valve ' +
        'myself and she and I carried all the flour upstairs. But it took us until two, and I wrote a card for the next one who is on duty.',
    );
  });

  it('does not polish an answer with a concern', () => {
    const answer = 'I copied the customer list of my last employer and rang them all.';
    const enhanced = enhanceAnswer({
      answer,
      concern: 'The list belongs to your former employer.',
    });
    expect(enhanced).toContain('belongs to your former employer');
    expect(enhanced).not.toContain('rang them all');
  });

  it('adds a version of at most 210 words to a long answer, in whole sentences of the speaker', () => {
    const sentences = Array.from(
      { length: 40 },
      (_, at) => `On day ${at} I carried boxes ${at} from the cellar to the hall.`,
    );
    const [long, short] = enhanceAnswer({ answer: sentences.join(' ') }).split('In 90 seconds:');
    expect(long).toContain(sentences[20]);
    expect((short ?? '').trim().split(/\s+/).length).toBeLessThanOrEqual(210);
    for (const sentence of (short ?? '').trim().split(/(?<=\.)\s+/)) expect(sentences).toContain(sentence);
  });

  it('leaves out what says least first', () => {
    const filler = 'The weather was what it is in these parts at that time of the year.';
    const deeds = Array.from(
      { length: 12 },
      (_, at) => `Round ${at} I counted each bag in row ${at} and wrote the number on the wall chart.`,
    );
    const answer = [deeds[0], filler, ...deeds.slice(1)].join(' ');
    const pieces = [...answer.matchAll(/[^.]+\./g)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      weight: text.includes('weather') ? -1 : 1,
    }));
    const short = enhanceAnswer({ answer, pieces }).split('In 90 seconds:')[1];
    expect(short).toContain(deeds[1]);
    expect(short).not.toContain(filler);
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (answer) => typeof enhanceAnswer({ answer }) === 'string'));
  });
});
