import { expect, it } from 'vitest';
import { writeNames } from './written-names.ts';

const resume = 'Built one Power BI model. ArcGIS Online with Year 12. SQL (intermediate). Worked in the ICU.';

it('writes a name that was heard letter by letter as the resume does', () => {
  expect(writeNames('how deep are you in power be eye', resume)).toBe('how deep are you in Power BI');
  expect(writeNames('how have you used g i s with students', resume)).toBe('how have you used ArcGIS with students');
  expect(writeNames('do you write your own sequel', resume)).toBe('do you write your own SQL');
});

it('leaves words alone that only sound like initials', () => {
  expect(writeNames('i see you worked nights', resume)).toBe('i see you worked nights');
  expect(writeNames('have you read the sequel', 'Nurse')).toBe('have you read the sequel');
});
