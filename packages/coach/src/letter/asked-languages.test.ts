import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseAskedLanguages } from './asked-languages.ts';
import { gatherFacts } from './letter-facts.ts';

const toldOf = (line: string, asked: string, told = '') =>
  phraseAskedLanguages(
    gatherFacts(
      parseResumeText(
        `Ann Lee\nann@example.com\n\nWORK\nClerk, Elm Ltd, 2020 - 2022\n- Kept the files\n\nOTHER\n${line}\n`,
      ),
      `Clerk\nOak Ltd\n\nYou need\n- ${asked}\n`,
      '2026-11-28',
    ),
    told,
  );

describe('phraseAskedLanguages', () => {
  it.each([
    ['Irish: fluent, local radio fan. Tin whistle.', 'fluent Irish', 'I speak fluent Irish.'],
    [
      'Accurate with cash; Afrikaans and English both every day, some isiXhosa',
      'English and Afrikaans',
      'I speak Afrikaans and English every day.',
    ],
    [
      'Sylfaen (Foundation) Welsh course, evening class, current',
      'Good spoken Welsh',
      'I am learning Welsh (foundation level).',
    ],
    [
      'Welsh: level Canolradd (intermediate), still learning',
      'Welsh language skills',
      'I am learning Welsh (intermediate level).',
    ],
  ])('says of "%s" where it asks for %s: %s', (line, asked, said) => {
    expect(toldOf(line, asked)).toBe(said);
  });

  it('says nothing that is told, and nothing of what is taught or served', () => {
    expect(toldOf('Irish: fluent', 'fluent Irish', 'I speak Irish.')).toBe('');
    expect(toldOf('A levels: History, Welsh Second Language, 2010', 'Good spoken Welsh')).toBe('');
    expect(toldOf('Statistical returns to Welsh Government', 'Welsh language skills')).toBe('');
  });
});
