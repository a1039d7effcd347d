import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';
import { findJobSkills } from './find-job-skills.ts';
import { singularTitle } from './singular-title.ts';

const roleIn = (text: string) => findJobFacts(text).roleTitle;

describe('the title of one of several', () => {
  it.each([
    ['Care Assistants', 'Care Assistant'],
    ['3 x Welders', 'Welder'],
    ['Waitresses', 'Waitress'],
    ['Secretaries', 'Secretary'],
    ['Midwives', 'Midwife'],
    ['Foremen', 'Foreman'],
    ['Teachers of Mathematics', 'Teacher of Mathematics'],
    ['Chefs de Partie', 'Chef de Partie'],
    ['Cooks and Chefs', 'Cook and Chef'],
    ['DATA ANALYSTS', 'DATA ANALYST'],
  ])('of "%s" is "%s"', (several, one) => {
    expect(singularTitle(several)).toBe(one);
  });

  it.each(['', 'Head of Sales', 'Staff Nurse', 'Benefits', 'Physics', 'Sales', 'Assistant to Directors'])(
    'is none where "%s" speaks of no several',
    (text) => {
      expect(singularTitle(text)).toBe('');
    },
  );
});

describe('an advertisement for several', () => {
  it.each([
    ['Data Analysts wanted', 'Data Analyst'],
    ['Care Assistants', 'Care Assistant'],
    ['We are hiring Nurses', 'Nurse'],
    ['WAREHOUSE OPERATIVES – NIGHT SHIFT – £13.85 p/h', 'Warehouse Operative'],
    ['Customer Advisers (full and part time)\nNorth Bank | Leeds branch', 'Customer Adviser'],
    ['Electricians required – London & Home Counties', 'Electrician'],
    ['Position: Care Assistants\nElm Care', 'Care Assistant'],
    ['We have vacancies for two enthusiastic Teaching Assistants.', 'Teaching Assistant'],
    ['Elm Care is on the lookout for caring Support Workers to join the team.', 'Support Worker'],
    ['Elm Search, Executive Recruiters\nWe are looking for a Payroll Clerk.', 'Payroll Clerk'],
  ])('"%s" is written to for one', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    ['Data Analysts wanted', 'Data analysis'],
    ['We are hiring Nurses', 'Nursing'],
  ])('"%s" asks for what the title says, where nothing else is said', (text, skill) => {
    expect(findJobSkills(text).required.map(({ wording }) => wording)).toEqual([skill]);
  });
});

describe('perks on top', () => {
  it.each([
    'Perks\n- Free lunch\n- Gym\nSenior Nurse\nElm Care, Leeds\nYou will assess patients.',
    'What we offer\nFree lunch\nGym\n\nSenior Nurse\nElm Care, Leeds\nYou will assess patients.',
    'Benefits:\n• Free lunch\n• Gym\n\nSenior Nurse (Band 6)\nRequirements\n• Assess patients',
    'Senior Nurse\nPerks\n- Free lunch\n- Gym\n\nYou will assess patients.',
    '✨ Perks\n🌴 Free lunch\n🌴 Gym\n\nSenior Nurse\nElm Care\nYou will assess patients.',
  ])('leave title and duties of "%s" as they are, and are no skills', (text) => {
    expect(roleIn(text)).toBe('Senior Nurse');
    const asked = findJobSkills(text).required.map(({ wording }) => wording);
    expect(asked).toContain('Assess patients');
    for (const wording of asked) expect(wording).not.toMatch(/lunch|gym|perks|offer|benefit/iu);
  });

  it('further down go on to the end', () => {
    const text = 'Senior Nurse\nRequirements\n- SQL\nPerks\n- Gym\nYou will present your cat to the team.';
    expect(findJobSkills(text).required.map(({ wording }) => wording)).toEqual(['SQL']);
  });
});

describe('a gap of many spaces', () => {
  it('is read as a short one', () => {
    const text = `Welder${' '.repeat(100_000)}\n${'\n'.repeat(100_000)}Requirements\n- Python`;
    expect(roleIn(text)).toBe('Welder');
    expect(findJobSkills(text).required.map(({ wording }) => wording)).toEqual(['Python']);
  });
});
