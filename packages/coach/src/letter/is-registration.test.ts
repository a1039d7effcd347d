import { describe, expect, it } from 'vitest';
import { isRegistration } from './is-registration.ts';

const job = (title: string, employer: string, achievements: string[] = []) => ({
  title,
  employer,
  startDate: '2015',
  endDate: 'Present',
  achievements,
});

describe('a registration that was read as a job', () => {
  it.each([
    ['Registered social worker', 'Alder College of Social Workers'],
    ['Licensed pharmacist', 'Board of Pharmacy'],
    ['Member', 'Institute of Physics'],
    ['Registered nurse', 'NMC'],
  ])('is no job: %s, %s', (title, employer) => {
    expect(isRegistration(job(title, employer))).toBe(true);
  });

  it('is a job where work is told of it, or with an employer that registers nobody', () => {
    expect(isRegistration(job('Registered Nurse', 'Alder College of Nursing', ['Taught wound care']))).toBe(false);
    expect(isRegistration(job('Registered Nurse', 'Elm Hospital'))).toBe(false);
    expect(isRegistration(job('Lecturer', 'Alder College of Arts'))).toBe(false);
  });
});
