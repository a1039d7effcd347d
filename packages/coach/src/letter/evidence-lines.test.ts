import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { evidenceLines, itemsOfPapers } from './evidence-lines.ts';
import { placesOf } from './letter-facts.ts';

const linesOf = (text: string) => {
  const resume = parseResumeText(text);
  return evidenceLines(resume, placesOf(resume));
};
const HEAD = 'Rosa Lind\nrosa@example.com\n+44 7700 900123\n\n';
const JOBS = 'Experience\nNurse, Hill Hospital, 2018 - present\n- Lead the night shift of seven nurses\n\n';

describe('lines that may show something', () => {
  it('are those of the jobs and what stands outside them, parted where another thing begins', () => {
    const lines = linesOf(`${HEAD}${JOBS}Certificates\nALS provider, 2024; Manual handling\n\nSkills\nTriage, ECG`);
    expect(lines).toContainEqual({ line: 'Lead the night shift of seven nurses', placeIndex: 0 });
    const outside = lines.filter(({ placeIndex }) => placeIndex === undefined).map(({ line }) => line);
    expect(outside).toEqual(expect.arrayContaining(['ALS provider, 2024', 'Manual handling', 'Triage, ECG']));
  });

  it('are no headings, contact data, hobbies or referees', () => {
    const lines = linesOf(
      `${HEAD}${JOBS}Interests\nLong walks with the dog\n\nReferences\nDr Aster Quill, Hill Hospital`,
    );
    expect(lines.map(({ line }) => line)).toEqual(['Lead the night shift of seven nurses']);
  });

  it('are no papers in progress or run out, and keep a short line that a longer one begins with', () => {
    const jobs = 'Experience\nAnalyst, Hill Bank, 2018 - present\n- Python scripts for the churn team each week\n\n';
    const papers =
      'Education\nBSc Nursing, Hill University, expected 2028\n\nCertificates\nALS provider (expired)\nSVQ 4, due to finish June 2027';
    const lines = linesOf(`${HEAD}${jobs}${papers}\n\nSkills\nPython`).map(({ line }) => line);
    expect(lines.join('\n')).not.toMatch(/Nursing|ALS|SVQ/u);
    expect(lines).toContain('Python');
  });

  it('have no "o" for a bullet', () => {
    const lines = linesOf(`${HEAD}${JOBS}Skills\no Wound care and triage\no Excel for rotas`).map(({ line }) => line);
    expect(lines).toContain('Wound care and triage');
  });

  it('never throws on a text without anything', () => {
    expect(linesOf('')).toEqual([]);
  });
});

it('reads papers in one line by their items, without those that lapsed, and skills between slashes', () => {
  expect(itemsOfPapers('Certificates: CPR (to June 2027), ACLS (lapsed 2024), Food safety 2021')).toEqual([
    'CPR (to June 2027)',
    'Food safety 2021',
  ]);
  expect(itemsOfPapers('Excel / SAP / 10-key 9,000 KPH / Outlook')).toHaveLength(4);
  expect(itemsOfPapers('Ran the till and/or the floor')).toHaveLength(1);
});
