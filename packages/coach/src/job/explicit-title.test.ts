import { describe, expect, it } from 'vitest';
import { explicitTitle } from './explicit-title.ts';

describe('a title that is named in so many words', () => {
  it.each([
    ['Elm Trust\nJob Title: Clinical Coder (Part-time, Permanent) – 2 posts; a list may be kept', 'Clinical Coder'],
    ['NOTICE 47\nPosition: SENIOR SUPPLY PRACTITIONER: BUYING (again)', 'SENIOR SUPPLY PRACTITIONER'],
    ['VACANCY 2025/041\nREGISTRAR / HEAD OF MOVEMENTS (m/f/x)\nGrade A1', 'REGISTRAR / HEAD OF MOVEMENTS'],
    ['Jobs > Farming > Fishing\n\nSenior Farm Diver (Relief)\nElm Ltd', 'Senior Farm Diver'],
    ['Our claims team has a vacancy for a Senior Motor Assessor. You', 'Senior Motor Assessor'],
    ['They are after a SALVAGE GRADING CONTROLLER, new role', 'SALVAGE GRADING CONTROLLER'],
  ])('is found: %s', (text, title) => {
    expect(explicitTitle(text)).toBe(title);
  });

  it.each([
    'Position: Permanent, full time',
    'We are looking for a friendly person who likes animals.',
    'Post: please see our website',
    'Role: You will look after the till',
    'They are after a London base',
  ])('is left open: %s', (text) => {
    expect(explicitTitle(text)).toBe('');
  });
});
