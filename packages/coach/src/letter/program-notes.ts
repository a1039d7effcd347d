/** The last sentence where an advertisement asks to be told that a program helped. */
export const PROGRAM_NAMED = 'I drafted this letter with Greenroom, a program that works from my resume.';
/** A note to the person where an advertisement wants no letter of a program. */
export const PROGRAM_UNWANTED =
  '[The advertisement wants a letter without the help of a program: say this in your own words.]';
