import { expect, it } from 'vitest';
import { sayResultOf } from './likely-kind.ts';
import { readResumeFacts } from './resume-facts.ts';

const facts = readResumeFacts(
  '- Started the automatic tests from nothing in 2021\n- Regression was 4 days by hand, now it is 1 day\n- Wrote the notes for each release in two languages'.replaceAll(
    '- ',
    '',
  ),
);

it('tells the measured change right behind a line where its result is asked for', () => {
  const [first] = facts?.facts ?? [];
  if (facts === null || first === undefined) throw new Error('no facts');
  expect(sayResultOf('how did you begin and what did it bring', first, facts)).toContain('now it is 1 day');
  expect(sayResultOf('how did you begin', first, facts)).toBe('');
});
