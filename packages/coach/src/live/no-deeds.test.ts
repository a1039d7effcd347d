import { expect, it } from 'vitest';
import { linesBelowReferences, namesWithoutTelling } from './no-deeds.ts';

it('takes no list of skills and no head of a job for a deed', () => {
  expect(namesWithoutTelling('Employee Relations · Full-Cycle Recruiting · Onboarding · FMLA / ADA · Policy')).toBe(
    true,
  );
  expect(
    namesWithoutTelling('Dentally and SOE Exact; digital sensors, OPG; silicone impressions; infection audit'),
  ).toBe(true);
  expect(namesWithoutTelling('Opened the shop; served guests; closed the till; locked up')).toBe(false);
  expect(namesWithoutTelling('Design Engineer I (July 2019 - May 2021)')).toBe(true);
  expect(namesWithoutTelling('Mentor to two early career teachers (2022-23 and 2024-25)')).toBe(false);
});

it('finds who may be asked below the heading', () => {
  const lines = linesBelowReferences(
    'Experience\nSold bread\n\nReferences\n- Available from my head of department.\n\nSkills\nExcel',
  );
  expect([...lines]).toEqual(['available from my head of department.', '']);
});
