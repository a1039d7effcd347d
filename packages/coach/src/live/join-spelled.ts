const SPELLED = /(?<![\p{L}\p{N}'])(?:\p{L}(?:[ .]+|-)){2,}\p{L}(?![\p{L}\p{N}'-])/giu;
/** Letters that are words too, which a speaker repeats: "i a i". */
const HAS_CONSONANT = /[^aio ,.-]/i;

/** "have you got your s m s t s" or "S-A-P" with the letters together, as the resume has them. */
export const joinSpelled = (text: string): string =>
  text.replace(SPELLED, (letters) => (HAS_CONSONANT.test(letters) ? letters.replace(/[ .-]+/g, '') : letters));

/** The names in a text that are spelled letter by letter, in lower case. */
export const spelledNames = (text: string): string[] =>
  (text.match(SPELLED) ?? [])
    .filter((letters) => HAS_CONSONANT.test(letters))
    .map((letters) => joinSpelled(letters).toLowerCase());
