import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { describe, expect, it } from 'vitest';
import { toLetterBlocks, toLetterText } from './letter-text.ts';

const letter: CoverLetter = {
  heading: {
    fullName: 'Ida Thorne',
    address: '',
    phoneNumber: '',
    emailAddress: 'ida@example.org',
    dateWritten: 'November 20, 2026',
    hiringManagerName: '',
    hiringCompanyName: '',
    hiringCompanyAddress: '',
  },
  salutation: 'Dear hiring team,',
  introduction: 'One.',
  body: { paraOne: 'Two.\nStill two.', paraTwo: '', paraThree: 'Three.' },
  closing: 'Four.',
  closingLine: 'Best regards,',
  signOff: 'Ida Thorne',
};

describe('the letter as text', () => {
  it('leaves out what is empty and parts the rest by blank lines', () => {
    expect(toLetterText(letter)).toBe(
      'Ida Thorne\nida@example.org\n\nNovember 20, 2026\n\nDear hiring team,\n\nOne.\n\nTwo.\nStill two.\n\nThree.\n\nFour.\n\nBest regards,\nIda Thorne',
    );
  });

  it('has no recipient while nobody is named', () => {
    expect(toLetterBlocks(letter).map(({ kind }) => kind)).not.toContain('recipient');
    const heading = { ...letter.heading, hiringCompanyName: 'Quillfeather' };
    expect(toLetterBlocks({ ...letter, heading })).toContainEqual({ kind: 'recipient', lines: ['Quillfeather'] });
  });
});
