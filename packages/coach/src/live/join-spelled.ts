const SPELLED = /(?<![\p{L}\p{N}'])(?:\p{L}[ .]+){2,}\p{L}(?![\p{L}\p{N}'])/giu;
/** Letters that are words too, which a speaker repeats: "i a i". */
const HAS_CONSONANT = /[^aio ,.]/i;

/** "have you got your s m s t s" with the letters together, as the resume has them. */
export const joinSpelled = (text: string): string =>
  text.replace(SPELLED, (letters) => (HAS_CONSONANT.test(letters) ? letters.replace(/[ .]+/g, '') : letters));
