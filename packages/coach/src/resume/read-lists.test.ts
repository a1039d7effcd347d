import { describe, expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

describe('lists and lines that are no jobs', () => {
  it('reads what is listed below drawn signs, and languages of computers as skills', () => {
    const resume = parseTextByRules(
      'Chiara Bellandi\nSkills\n♥ Balayage\n♥ Bridal hair\nLanguages\nGo, Java, SQL\nEducation\nDiploma, Istituto San Zeno, 2009 – 2012',
    );
    expect(resume.skills).toEqual(['Balayage', 'Bridal hair', 'Go', 'Java', 'SQL']);
    expect(resume.languages).toEqual([]);
  });

  it('counts time at home with children as no job', () => {
    const resume = parseTextByRules(
      'Experience\nSenior Stylist, Salon Haarwerk, 2022 – Present\nAt home with my twins, 2020 – 2022\nStylist, Coiffeur Zangerl, 2016 – 2020',
    );
    expect(resume.experience.map(({ title }) => title)).toEqual(['Senior Stylist', 'Stylist']);
  });
});
