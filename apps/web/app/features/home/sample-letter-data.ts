/** A letter of an invented person to an invented company. */
export const SAMPLE_LETTER = {
  sender: ['Maya Lindqvist', 'maya.lindqvist@example.com'],
  recipient: ['Jonas Weber', 'Northwind Logistics'],
  salutation: 'Dear Jonas Weber,',
  paragraphs: [
    'I am applying for the position of Data Analyst at Northwind Logistics. Your advertisement asks for someone who turns delivery data into decisions, and I have done that for four years.',
    'At Harbor Foods I rebuilt the weekly stock report in SQL and Tableau. What took a colleague two days now takes ten minutes, and spoiled goods went down by 12 per cent within a year.',
    'I work closely with the people who use my numbers. Every month I sat with the warehouse leads, asked which figures they had acted on, and removed the rest.',
    'I would be glad to tell you how I would look at your first month of routes.',
  ],
  closing: 'Kind regards,',
  signOff: 'Maya Lindqvist',
} as const;

/** The letter as it is pasted into a mail. */
export const SAMPLE_LETTER_TEXT = [
  SAMPLE_LETTER.sender.join('\n'),
  SAMPLE_LETTER.recipient.join('\n'),
  SAMPLE_LETTER.salutation,
  ...SAMPLE_LETTER.paragraphs,
  `${SAMPLE_LETTER.closing}\n${SAMPLE_LETTER.signOff}`,
].join('\n\n');
