import { describe, expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

const languagesOf = (lines: string) =>
  parseTextByRules(`Ann Lee\n\nEDUCATION\nDiploma, Elm College, 2012\n\n${lines}\n`).languages;

describe('the languages of a resume', () => {
  it.each([
    [
      'LANGUAGES\nPolish – native. English – fluent, small mistakes. Russian – understanding',
      ['Polish – native', 'English – fluent, small mistakes', 'Russian – understanding'],
    ],
    [
      'LANGUAGES\nDutch: B2, good in meetings\nIgbo (mother tongue), isiZulu (fair), English',
      ['Dutch: B2, good in meetings', 'Igbo (mother tongue)', 'isiZulu (fair)', 'English'],
    ],
    [
      'Languages\n\nEnglish. Irish, fluent (both boys go to an Irish school). School French.\n\nFull clean driving licence and own car. Based in Down',
      ['English', 'Irish, fluent (both boys go to an Irish school)', 'School French'],
    ],
    [
      'LANGUAGES\nFrench (first), English (fluent), some Spanish. State spoken evaluation in English: Advanced, 2025.',
      ['French (first)', 'English (fluent)', 'some Spanish'],
    ],
    ['LANGUAGES   Tongan (first), English (good)\n\nREFEREES   Ask me', ['Tongan (first)', 'English (good)']],
    [
      'LANGUAGES\nGerman\tC1 (telc, 2022)\nFrench\tkitchen French',
      ['German: C1 (telc, 2022)', 'French: kitchen French'],
    ],
    ['LANGUAGES\nPolish native – Dutch C1 – English C1', ['Polish native', 'Dutch C1', 'English C1']],
    ['Languages Known : English, Hindi (read/write)', ['English', 'Hindi (read/write)']],
  ])('are told apart with their levels: "%s"', (lines, wanted) => {
    expect(languagesOf(lines)).toEqual(wanted);
  });
});
