import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLE_FAMILIES, type RoleFamily } from './role-families.ts';
import { findRoleFamily } from './role-family.ts';

const NAMED: [string, RoleFamily][] = [
  ['Software Engineer', 'software'],
  ['Senior Frontend Developer (React)', 'software'],
  ['Engineering Manager', 'software'],
  ['Data Analyst', 'data'],
  ['Machine Learning Engineer', 'data'],
  ['DevOps Engineer', 'cloud'],
  ['Security Engineer', 'security'],
  ['Security Guard', 'protection'],
  ['QA Engineer', 'quality'],
  ['Product Manager', 'product'],
  ['Product Designer', 'design'],
  ['Product Marketing Manager', 'marketing'],
  ['Scrum Master', 'project-management'],
  ['Business Analyst', 'operations'],
  ['Mechanical Engineer', 'engineering'],
  ['Sales Engineer', 'sales'],
  ['growth hacker', 'marketing'],
  ['Customer Success Manager', 'support'],
  ['ICU nurse', 'nursing'],
  ['Nurse at a software company', 'nursing'],
  ['Dentist', 'health'],
  ['Social Worker', 'social-work'],
  ['Nanny', 'care'],
  ['Primary School Teacher', 'teaching'],
  ['Tax Accountant', 'finance'],
  ['tax lawyer', 'law'],
  ['HR Business Partner', 'human-resources'],
  ['Executive Assistant', 'administration'],
  ['Research Scientist', 'research'],
  ['Journalist', 'media'],
  ['Warehouse Operative', 'logistics'],
  ['Head of Underwater Basket Weaving', 'general'],
  ['Truck driver', 'driving'],
  ['Barista', 'hospitality'],
  ['Cashier', 'retail'],
  ['Welder', 'trades'],
  ['Site Manager', 'construction'],
  ['CNC Machinist', 'manufacturing'],
  ['Farm worker', 'agriculture'],
  ['Policy Advisor', 'public-service'],
  ['Firefighter', 'protection'],
  ['Hairdresser', 'personal-services'],
  ['Architect', 'architecture'],
  ['Solutions Architect', 'software'],
  ['Cleaner', 'cleaning'],
  ['Hausmeister', 'cleaning'],
];
const MISSPELLED: [string, RoleFamily][] = [
  ['sofware enginer', 'software'],
  ['softwareengineer', 'software'],
  ['nurse practicioner', 'nursing'],
  ['acountant', 'finance'],
  ['electrican', 'trades'],
  ['reciptionist', 'administration'],
  ['Marketting manager', 'marketing'],
  ['lawer', 'law'],
  ['tecaher', 'teaching'],
];
const FOREIGN: [string, RoleFamily][] = [
  ['Vertriebsleiter', 'sales'],
  ['Softwareentwicklerin', 'software'],
  ['Grundschullehrerin', 'teaching'],
  ['Lkw-Fahrer', 'driving'],
  ['infirmière', 'nursing'],
  ['Développeur web', 'software'],
  ['Enfermera', 'nursing'],
  ['contador', 'finance'],
  ['camarero', 'hospitality'],
  ['看護師', 'nursing'],
  ['软件工程师', 'software'],
  ['водитель', 'driving'],
  ['معلم', 'teaching'],
];

describe('the family of a role', () => {
  it.each([...NAMED, ...MISSPELLED, ...FOREIGN])('finds "%s" in %s', (name, family) => {
    expect(findRoleFamily(name, '')).toBe(family);
  });

  it.each(['Senior', 'Junior', 'Lead', 'Trainee', 'Head of', 'Assistant'])(
    'is not led astray by the rank "%s"',
    (rank) => {
      expect(findRoleFamily(`${rank} Graphic Designer`, '')).toBe('design');
    },
  );

  it('trusts the name before the description, and the description where the name says little', () => {
    expect(findRoleFamily('Chef', 'We write Python and run Kubernetes on AWS.')).toBe('hospitality');
    expect(findRoleFamily('Associate', 'Month end close, reconciliations, VAT and accounts payable.')).toBe('finance');
    expect(findRoleFamily('Manager', 'You plan crops, look after livestock and repair fences.')).toBe('agriculture');
    expect(findRoleFamily('Engineer', '')).toBe('engineering');
    expect(findRoleFamily('Analyst', '')).toBe('general');
  });

  it.each(['', '   ', 'asdfgh', '12345', '!!!', 'zzzz', '🙂', 'Falconer', 'Chandler', 'Airline pilot'])(
    'falls back to general for "%s"',
    (name) => {
      expect(findRoleFamily(name, '')).toBe('general');
    },
  );

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, description) => {
        expect(ROLE_FAMILIES).toContain(findRoleFamily(name, description));
      }),
    );
  });
});
