/** The last sentence where an advertisement asks to be told that a program helped. */
export const PROGRAM_NAMED = 'I drafted this letter with Greenroom, a program that works from my resume.';
