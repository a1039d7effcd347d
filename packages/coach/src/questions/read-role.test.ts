import { expect, it } from 'vitest';
import { isKnownTitle, readRole } from './read-role.ts';

it.each(['Sous chef', 'Senior Java Developer', 'Krankenschwester', 'Team leader, warehouse'])(
  'knows the title "%s"',
  (title) => expect(isKnownTitle(title)).toBe(true),
);

it.each(['Falconer', 'qwrtz plmk', '???', 'Happiness wizard'])('does not know the title "%s"', (title) =>
  expect(isKnownTitle(title)).toBe(false),
);

it('gives the occupation and the duties of the advertisement, without benefits', () => {
  const facts = readRole({
    roleName: 'Sous chef',
    roleDescription:
      'What you will do:\n- plan the menus of the week\n- order fish and meat for the kitchen\nWe offer 28 days of holiday.',
  });
  expect(facts.occupation?.duties.length).toBeGreaterThan(2);
  expect(facts.duties).toEqual(['plan the menus of the week', 'order fish and meat for the kitchen']);
});

it('gives no occupation for an unknown title', () => {
  expect(readRole({ roleName: 'Falconer', roleDescription: '' })).toEqual({ occupation: null, duties: [] });
});
