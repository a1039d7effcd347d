import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { phraseLink } from './phrase-link.ts';
import { phraseWish } from './phrase-wish.ts';

const AD = `Office Assistant
Alder Health Center

About us
We are a nonprofit clinic serving about 19,000 patients, over a third of whom speak Portuguese at home.

Responsibilities
- Keep the calendar of the director
- Order supplies`;
const factsOf = (line: string, head = '') =>
  gatherFacts(
    parseResumeText(
      `Ann Lee\n${head}\nExperience\nOffice Assistant, Elm Dental Ltd, 2020 – Present\n- ${line}\n- Kept the books of the office`,
    ),
    AD,
    '2026-11-20',
  );

it('joins what the employer says of itself with work on the same thing', () => {
  expect(phraseLink(factsOf('Translate notices for Portuguese-speaking patients'), '', 0)).toMatch(
    /^I read that you are a nonprofit clinic .* Portuguese at home\. At Elm Dental Ltd I translate notices for Portuguese-speaking patients\.$/u,
  );
});

it('says nothing where the work is of something else, or is told already', () => {
  expect(phraseLink(factsOf('Ordered paper for two printers'), '', 0)).toBe('');
  const line = 'Translate notices for Portuguese-speaking patients';
  expect(phraseLink(factsOf(line), line, 0)).toBe('');
});

it('tells what the person looks for only where the advertisement speaks of it', () => {
  const wish = (about: string) =>
    phraseWish(factsOf('Ordered paper', `Summary\nOffice assistant. Looking for ${about}.`));
  expect(wish('a clinic where I can speak Portuguese with patients')).toBe(
    'I am looking for a clinic where I can speak Portuguese with patients, and I hope to find that at Alder Health Center.',
  );
  expect(wish('a shop where I can sell shoes and repair them')).toBe('');
  expect(wish('a challenging clinic with growth where patients come first')).toBe('');
});
