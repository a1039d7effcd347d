/** What the interviewer says to an answer: neutral, so that it is no praise. */
const WORDS = ['Thank you.', 'Okay.', 'All right.', 'Thanks, I have noted that.', 'I see.'] as const;

/** The same for the same answer, and never the same twice in a row. */
export const acknowledgementOf = (index: number): string => WORDS[index % WORDS.length] ?? WORDS[0];
