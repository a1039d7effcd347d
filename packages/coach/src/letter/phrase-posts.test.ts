import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { writeLetter } from './write-letter.ts';

const RESUME = `Ann Lee
Experience
Line Supervisor, Elm Garments Ltd, 2020 – Present
• Led a team of 9 sewers on two lines
Machine Operator, Oak Uniforms Ltd, 2017 – 2020
Cashier, Ash Stores Ltd, 2014 – 2017`;

it('tells the job before in a sentence, and no job of another trade behind it', () => {
  const { body } = writeLetter({
    resume: parseResumeText(RESUME),
    jobDescription:
      'Production Manager\nFir Clothing Ltd\n\nYou lead the sewing lines and plan the output of the week.',
    options: { tone: 'Plain', length: 'Medium' },
    today: '2026-11-20',
  });
  const text = Object.values(body).join('\n');
  expect(text).toMatch(/Before that I (?:was|worked as) a Machine Operator at Oak Uniforms Ltd \(2017 to 2020\)\./u);
  expect(text).not.toContain('Cashier');
});
