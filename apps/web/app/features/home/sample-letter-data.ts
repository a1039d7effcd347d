/** A letter of a made-up person to a made-up company, as the built-in coach writes it. */
import samples from './home-samples.json';

export const SAMPLE_LETTER = samples.letter;

/** The letter as it is pasted into a mail. */
export const SAMPLE_LETTER_TEXT = [
  SAMPLE_LETTER.sender.join('\n'),
  SAMPLE_LETTER.recipient.join('\n'),
  SAMPLE_LETTER.salutation,
  ...SAMPLE_LETTER.paragraphs,
  `${SAMPLE_LETTER.closing}\n${SAMPLE_LETTER.signOff}`,
].join('\n\n');
