import { describe, expect, it } from 'vitest';
import { correctResume } from './correct-resume.ts';
import { parseTextByRules } from './parse-resume.ts';

const resume = parseTextByRules(
  'Ann Lee\nExperience\nNurse, Medical-Surgical, 2020 – 2023\n• Cared for 20 patients a shift\nSkills\ntriage',
);
const { text: _, hiddenTextFound: __, ...read } = resume;

describe('a corrected resume', () => {
  it('stays as it was read where nothing was corrected', () => {
    expect(correctResume(resume, undefined)).toBe(resume);
    expect(correctResume(resume, read)).toEqual(resume);
  });

  it('takes the corrected entries and adds what the file does not say to its text', () => {
    const job = {
      employer: 'Elm Hospital',
      title: 'Nurse',
      startDate: '2020',
      endDate: '2023',
      achievements: ['Cared for 20 patients a shift'],
    };
    const corrected = correctResume(resume, { ...read, experience: [job] });
    expect(corrected.experience).toEqual([job]);
    expect(corrected.text).toBe(`${resume.text}\nElm Hospital`);
  });
});
