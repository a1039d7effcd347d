import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { phraseClosing } from './write-opening.ts';

const closingOf = (resume: string, advertisement: string) =>
  phraseClosing(gatherFacts(parseResumeText(resume), advertisement, '2026-11-20'), WORDINGS.Plain, 0);

it('tells notice and the enclosed resume in one sentence with the wish to talk', () => {
  expect(closingOf('Ann Lee\nNotice period: one month', 'Clerk\nPlease apply with a CV.')).toBe(
    'My notice period is one month, my CV is enclosed, and I would welcome a conversation about the post.',
  );
});

it('names no resume where the advertisement does not ask for one', () => {
  expect(closingOf('Ann Lee', 'Clerk')).toBe('I would welcome a conversation about the post.');
});
