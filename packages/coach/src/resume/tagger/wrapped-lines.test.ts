import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { toLines, toPlainText } from '../plain-lines.ts';

const line = (text: string, at: number, x = 56) => ({
  text,
  page: 1,
  x,
  y: 60 + at * 14,
  right: x + text.length * 5,
  fontSize: 11,
  isBold: false,
  isHidden: false,
});

const TYPED = `I learned as a fitter of railway vehicles at the school in Garrow and stayed in
the same town at the wagon works, Corvo Wagons, where I was a brake fitter from
July 1985. In between the army took me for two years, and then I came back to my
bench and was at it until 1999.

Skills
Welding, cranes`;

describe('lines that only the page or the window parted', () => {
  it('joins a paragraph that was wrapped when it was typed', () => {
    const lines = toPlainText(toLines(TYPED)).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('brake fitter from July 1985');
  });

  it('keeps the lines of a list', () => {
    const list = 'Cook, Elm Inn, 2014 to 2016\nWaiter, Oak House, 2012 to 2014\nPorter, Ash Hotel, 2010 to 2012';
    expect(toPlainText(toLines(list))).toBe(list);
  });

  it('keeps the lines of a person who begins them with small letters', () => {
    const list = [
      'hi im looking for work near the town\n',
      'delivery rider with Corvo from 2021 and also the other app at the same time',
      'warehouse sorter at Garrow Parcels from the agency, jan 2023 to june 2023',
      'tea house wash and serve, Tarn Tea House, from 2016 till 2018 every day',
    ].join('\n');
    expect(toPlainText(toLines(list))).toBe(list);
  });

  it('reads a post that goes over the edge of a page', () => {
    const lines = [
      line('Halina Brzozowska', 0),
      line('Since March 2019 I have been a night baker at Fife Street Bakery, where I work as a night', 3),
      line('baker alone. Before that, from 2015 to 2018, I was a kitchen assistant at Marram House', 4),
      line('Hotel in Leith, where I washed up and made the salads.', 5),
    ];
    const text = toPlainText(lines);
    expect(text).toContain('Marram House Hotel');
    const { experience } = parseResume({ lines, pageCount: 1 });
    expect(experience.map(({ employer }) => employer)).toContain('Marram House Hotel');
  });
});
