import type { ResumeLine } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { toLines, toPlainPage, toPlainText } from './plain-lines.ts';

const line = (text: string, row: number, more: Partial<ResumeLine> = {}): ResumeLine => ({
  text,
  page: 1,
  x: 50,
  y: 100 + 14 * row,
  fontSize: 11,
  isBold: false,
  isHidden: false,
  right: 50 + 5.5 * text.length,
  ...more,
});

describe('the text of a page', () => {
  it('joins a header that went over the edge of its column, its dates last', () => {
    const lines = [
      line('Teacher of Geography and Welsh, Castle Hill Comprehensive\t2013 – 2017', 0, { right: 370 }),
      line('School, Shrewsbury', 1),
      line('Mixed groups of up to thirty pupils, and second in the department.', 2, { right: 375 }),
    ];
    expect(toPlainText(lines).split('\n')[0]).toBe(
      'Teacher of Geography and Welsh, Castle Hill Comprehensive School, Shrewsbury\t2013 – 2017',
    );
  });

  it('joins dates that a narrow column parted', () => {
    expect(toPlainText([line('Cook\tJul 2016 –', 0), line('Feb 2021', 1)])).toBe('Cook\tJul 2016 – Feb 2021');
  });

  it('gives a heading in the margin a line of its own', () => {
    expect(toPlainText([line('EXPERIENCE\t2016 – 2019', 0), line('Cook, Elm Inn', 1, { x: 150 })])).toBe(
      'EXPERIENCE\n2016 – 2019\nCook, Elm Inn',
    );
  });

  it('leaves an employer below a short title alone', () => {
    const lines = [
      line('Cook', 0),
      line('Elm Inn, Leeds', 1),
      line('Feed sixty guests on a usual evening in summer', 2),
    ];
    expect(toPlainText(lines)).toBe('Cook\nElm Inn, Leeds\nFeed sixty guests on a usual evening in summer');
  });

  it('tells how each line is set, and nothing of a pasted text', () => {
    const lines = [
      line('Ines Duarte', 0, { fontSize: 20 }),
      line('EXPERIENCE', 4, { fontSize: 13, isBold: true }),
      line('Cook, Elm Inn, 2014 – 2016', 5),
    ];
    const { text, looks } = toPlainPage(lines);
    expect(text.split('\n')).toEqual(['Ines Duarte', '', 'EXPERIENCE', 'Cook, Elm Inn, 2014 – 2016']);
    expect(looks.map((look) => look?.size)).toEqual(['largest', undefined, 'large', 'usual']);
    expect(toPlainPage([{ ...line('Cook', 0), y: 0 }]).looks).toEqual([]);
  });
});

describe('a pasted text', () => {
  const read = (text: string): string => toLines(text)[0]?.text ?? '';

  it('reads dots that lead from a label to its value as a colon, and beside dates as a gap', () => {
    expect(read('Employer ........ Roundhay Legal LLP, Leeds')).toBe('Employer: Roundhay Legal LLP, Leeds');
    expect(read('Results ......... 2023: settled 61 files')).toBe('Results: 2023: settled 61 files');
    expect(read('2014 – 2017 ..... LLB (Hons) Law')).toBe('2014 – 2017\tLLB (Hons) Law');
    expect(read('Cook, Elm Inn ........ 2016 – 2019')).toBe('Cook, Elm Inn\t2016 – 2019');
    expect(read('I waited... and then they came.')).toBe('I waited... and then they came.');
  });

  it('reads a row of a drawn table with an empty first cell as a line of a list', () => {
    expect(read('          | Wrote reports for 8 juniors')).toBe('          - Wrote reports for 8 juniors');
    expect(read('   | a | b |')).toBe('   | a | b |');
  });
});
