import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseProfile } from './phrase-profile.ts';

const profileOf = (line: string, role = 'Network Engineer') =>
  phraseProfile(
    parseResumeText(`Ann Lee\n\nSUMMARY\n${line}\n\nEXPERIENCE\nNetwork Engineer, Elm Ltd\n2019 - present\n- Ran it`),
    role,
  );

it.each([
  ['Network engineer with 9 years in data centres.', 'I am a network engineer with 9 years in data centres.'],
  ['Network engineer, 8 yrs in telecoms. Loves cables.', 'I am a network engineer with 8 years in telecoms.'],
  ['Calm and reliable network engineer, 6 years in banks.', 'I am a network engineer with 6 years in banks.'],
  [
    "Warm network engineer with seven years' experience across offices.",
    "I am a network engineer with seven years' experience across offices.",
  ],
  [
    'I am a Kenyan network engineer with more than ten years of experience.',
    'I am a Kenyan network engineer with more than ten years of experience.',
  ],
])('"%s" is told as "%s"', (line, told) => {
  expect(profileOf(line)).toBe(told);
});

it('leaves the years of another trade out', () => {
  expect(profileOf('Pastry chef with 9 years in hotels.')).toBe('');
});
