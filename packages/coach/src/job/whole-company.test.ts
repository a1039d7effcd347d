import { describe, expect, it } from 'vitest';
import { wholeCompany } from './whole-company.ts';

describe('the whole name of an employer', () => {
  it.each([
    ['Elm Care', 'Team Leader\nElm Care at Home Pty Ltd\nBendigo', 'Elm Care at Home Pty Ltd'],
    ['Ash Water', 'Network Supervisor     Ash Water Services Ltd\nPalmerston North', 'Ash Water Services Ltd'],
    ['Elm Care', 'Team Leader\nElm Care is a family firm that bought Ash Ltd', 'Elm Care'],
    ['Oak Ltd', 'Clerk\nOak Ltd', 'Oak Ltd'],
    ['', 'Clerk\nOak Ltd', ''],
  ])('of %j is read from the head', (company, text, whole) => {
    expect(wholeCompany(company, text)).toBe(whole);
  });
});
