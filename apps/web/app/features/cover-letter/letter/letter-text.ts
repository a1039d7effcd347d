import type { CoverLetter } from '@greenroom/contract/cover-letter';

/** A part of a letter that is by itself: its lines, and what it is. */
export type LetterBlock = {
  kind: 'sender' | 'date' | 'recipient' | 'paragraph' | 'sign-off';
  lines: string[];
  /** The first line is the sender's name, which heads the letter. */
  isNamed?: boolean;
};

/** The letter as blocks in the order in which they are; empty ones are left out. */
export function toLetterBlocks(letter: CoverLetter): LetterBlock[] {
  const { heading, body } = letter;
  const blocks: LetterBlock[] = [
    {
      kind: 'sender',
      lines: [heading.fullName, heading.address, heading.phoneNumber, heading.emailAddress],
      isNamed: heading.fullName.trim() !== '',
    },
    { kind: 'date', lines: [heading.dateWritten] },
    {
      kind: 'recipient',
      lines: [heading.hiringManagerName, heading.hiringCompanyName, heading.hiringCompanyAddress],
    },
    ...[letter.salutation, letter.introduction, body.paraOne, body.paraTwo, body.paraThree, letter.closing].map(
      (text): LetterBlock => ({ kind: 'paragraph', lines: text.split('\n') }),
    ),
    { kind: 'sign-off', lines: [letter.closingLine, letter.signOff] },
  ];
  return blocks
    .map((block) => ({ ...block, lines: block.lines.map((line) => line.trim()).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The letter as plain text, for the clipboard. */
export const toLetterText = (letter: CoverLetter): string =>
  toLetterBlocks(letter)
    .map(({ lines }) => lines.join('\n'))
    .join('\n\n');
