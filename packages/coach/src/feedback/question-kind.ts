/** Questions that ask for something that happened: only there an answer has an action to ask about. */
const ASKS_FOR_STORY: readonly RegExp[] = [
  /\b(?:tell|talk|walk|take) (?:me|us) (?:about|through)\b|\bdescribe\b/i,
  /\b(?:give|share) (?:me |us )?(?:an? |one )?(?:\w+ )?(?:example|time|situation|instance)\b/i,
  /\b(?:a|any) (?:time|situation|occasion|moment) (?:when|that|where|in which|you)\b/i,
  /\b(?:did|have) you\b/i,
];
const IS_HYPOTHETICAL =
  /\b(?:would|will|could|should) you\b|\byou(?:['’]d| would| could| should)\b|\bimagine\b|\bsuppose\b|\bif you\b/i;
const OPENING = /\babout yourself\b|\bintroduce yourself\b|\bwalk (?:me|us) through your (?:resume|cv|career)\b/i;

/** Whether a question asks for one thing that happened, not for a plan, a habit or the person as a whole. */
export const asksForStory = (question: string): boolean =>
  ASKS_FOR_STORY.some((pattern) => pattern.test(question)) &&
  !IS_HYPOTHETICAL.test(question) &&
  !OPENING.test(question);
