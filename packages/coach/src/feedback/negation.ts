const NEGATION = /^(not|never|no|nothing|none|nobody|neither|nor|without|hardly|cannot|avoid|skip|\w+n't)$/;

/** Whether a clause denies something. Two negations in one clause make a statement: "I never start without the sheet". */
export const isNegative = (words: readonly string[]): boolean =>
  words.filter((word) => NEGATION.test(word)).length % 2 === 1;
