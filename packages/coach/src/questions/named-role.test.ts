import { expect, test } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { namedRole } from './named-role.ts';

const roleDescription = [
  'Wedding Florist (Senior), Hudson Valley',
  'Fern & Ash makes flowers for about sixty weddings a season, from a barn with a large cooler and a van.',
  'Your work',
  '- Design bouquets from a mood board',
  '- Lead the install crew on site',
  '- Write proposals for couples and order from growers by the stem',
].join('\n');

test('an advertisement without a typed title gives its own', () => {
  expect(namedRole({ roleName: ' ', roleDescription }).roleName).toMatch(/Florist/u);
  expect(namedRole({ roleName: 'Driver', roleDescription }).roleName).toBe('Driver');
  expect(namedRole({ roleName: '', roleDescription: 'A note.' }).roleName).toBe('');
});

test('the set is the same whether the title is typed or read', () => {
  const { roleName } = namedRole({ roleName: '', roleDescription });
  const input = { roleDescription, count: 5, type: 'Mixed', difficulty: 'Medium', skipFirst: true, seed: 'a' } as const;
  expect(chooseQuestions({ ...input, roleName: '' })).toEqual(chooseQuestions({ ...input, roleName }));
});
