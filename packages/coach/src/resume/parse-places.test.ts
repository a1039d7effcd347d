import type { ResumeLine } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';

type Look = { x?: number; drop?: number; fontSize?: number; isBold?: boolean };

/** Lines of a page one below the other, each with how it looks. */
function page(...rows: [string, Look?][]): ResumeLine[] {
  let y = 40;
  return rows.map(([text, { x = 50, drop = 14, fontSize = 10, isBold = false } = {}]) => {
    y += drop;
    return { text, page: 1, x, y, fontSize, isBold, isHidden: false, right: x + 5 * text.length };
  });
}

const jobsOf = (lines: ResumeLine[]) =>
  parseResume({ lines, pageCount: 1 }).experience.map(({ title, employer, startDate, endDate }) => [
    title,
    employer,
    startDate,
    endDate,
  ]);

const bold = { isBold: true };

describe('jobs that only their places tell', () => {
  it('are of the employer in bold above several posts', () => {
    const lines = page(
      ['EXPERIENCE', { isBold: true, fontSize: 12 }],
      ['Tarn Valley\tKendal', bold],
      ['Depot Manager, North\tMay 2018 – Present'],
      ['• Ran two depots'],
      ['Site Manager, Penrith\tFeb 2014 – Apr 2018'],
      ['• Opened the site'],
      ['Hollow & Sons\tCarlisle', bold],
      ['Loader\tJune 2010 – Jan 2014'],
      ['• Loaded lorries'],
    );
    expect(jobsOf(lines)).toEqual([
      [expect.stringMatching(/^Depot Manager/), 'Tarn Valley', 'May 2018', 'Present'],
      [expect.stringMatching(/^Site Manager/), 'Tarn Valley', 'Feb 2014', 'Apr 2018'],
      ['Loader', 'Hollow & Sons', 'June 2010', 'Jan 2014'],
    ]);
  });

  it('may be paragraphs whose dates break over two lines, below headings between ornaments', () => {
    const lines = page(
      ['Ada Quill', { fontSize: 18 }],
      ['~ WHAT I DID ~', { drop: 30 }],
      ['Head Gardener, Ashby Park, Dorset, 2017 to', { drop: 24 }],
      ['now. Nine acres open to the public. Restored'],
      ['the walled garden.'],
      ['Gardener, The Lorne Estate, Devon, Spring', { drop: 26 }],
      ['2012 to Autumn 2016. Kept the rose terraces.'],
      ['~ LEARNING ~', { drop: 30 }],
      ['Diploma in Horticulture, Penrose College, 2012', { drop: 24 }],
    );
    expect(jobsOf(lines)).toEqual([
      ['Head Gardener', 'Ashby Park', '2017', 'Present'],
      ['Gardener', 'The Lorne Estate', 'Spring 2012', 'Autumn 2016'],
    ]);
    expect(parseResume({ lines, pageCount: 1 }).experience[0]?.achievements).toHaveLength(2);
  });

  it('stand beside a heading of any word in the margin', () => {
    const lines = page(
      ['Ida', { fontSize: 30, isBold: true }],
      ['ten Brink', { fontSize: 30, isBold: true }],
      ['me\tBuilds houses of timber.', bold],
      ['practice\tArchitect, Bureau Zand, Rotterdam (since 2021)', bold],
      ['• Leads a team of four', { x: 164 }],
      ['Draughtsman, Holm Arkitekter, Malmö (2017–2020)', { x: 164, drop: 24 }],
      ['• Drew two schools', { x: 164 }],
      ['tools\tRevit, Rhino', bold],
    );
    expect(jobsOf(lines)).toEqual([
      ['Architect', 'Bureau Zand', '2021', 'Present'],
      ['Draughtsman', 'Holm Arkitekter', '2017', '2020'],
    ]);
    expect(parseResume({ lines, pageCount: 1 }).fullName).toBe('Ida ten Brink');
  });
});
