import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../parse-resume.ts';

const FORM = `MORTEN HALE
Selby, 07700 900142, morten.hale@example.com

Position: School Caretaker
Employer: Brackenfield Primary School
Dates: August 2019 to present
Duties: Opened the building at six and checked the boiler. Repaired fences and doors. Kept the log of fire tests.
Reason for leaving: school closes

Position: Groundsman
Employer: Selby Parks
Dates: 2012 to 2019
Duties: Cut the pitches of four parks, drove the tractor.

TICKETS
First aid at work, 2023
PA1 spraying

HOBBIES
Bell ringing, pigeons`;

describe('the lines of a resume, by what each is', () => {
  it('gives each post what was done there, without notes on it', () => {
    const { experience } = parseResumeText(FORM);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['School Caretaker', 'Brackenfield Primary School'],
      ['Groundsman', 'Selby Parks'],
    ]);
    expect(experience[0]?.achievements).toContain('Repaired fences and doors.');
    expect(experience[0]?.achievements.join(' ')).not.toContain('school closes');
    expect(experience[1]?.achievements.join(' ')).toContain('Cut the pitches of four parks');
  });

  it('lists papers and no pastimes', () => {
    const { certifications } = parseResumeText(FORM);
    expect(certifications).toEqual(['First aid at work, 2023', 'PA1 spraying']);
  });

  it('reads a post in the words of its form that the entries miss, as doubtful', () => {
    const text = `WALT BERGER\nSTEINBACH, MANITOBA  204-555-0121\n\nDRIVING HISTORY\n\nFROM: APR 2015   TO: PRESENT
COMPANY: Red Furrow Transport, Winnipeg\nRUNS: Manitoba to Texas, produce and meat north
Trained 12 new drivers\nREASON FOR LEAVING: want to be home more`;
    const [post] = parseResumeText(text).experience;
    expect(post).toMatchObject({ employer: 'Red Furrow Transport', endDate: 'Present' });
    expect(post?.achievements).toContain('Trained 12 new drivers');
  });

  it('takes an empty text for no resume', () => {
    expect(parseResumeText('').experience).toEqual([]);
  });

  it('gives the later of two posts in one house the work below both', () => {
    const { experience } = parseResumeText(`Lan Abel
lan.abel@example.com

Experience

Corell Health Insurance (Sydney)
  Data Analyst, Claims                       07/2023 to now
  Graduate Analyst (rotation)                02/2023 to 06/2023
   - own 14 reports used by claims staff, about 120 readers a week
   - rebuilt the monthly leakage report from 9 linked spreadsheets

Bunjil Bikes (Newtown)
  Workshop and sales casual                    2019 to 2022
   - weekends while studying`);
    const graduate = experience.find(({ title }) => /^Graduate/u.test(title));
    const analyst = experience.find(({ title }) => /^Data/u.test(title));
    expect(analyst?.achievements).toHaveLength(2);
    expect(graduate?.achievements ?? []).toEqual([]);
  });
});
