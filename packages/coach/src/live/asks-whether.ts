import { joinPattern } from '../text/join-pattern.ts';

/** "Have you led a crew", behind a statement too; "how have you …" and "the time when you were …" ask for more than yes or no. */
const ASKS = joinPattern(
  '',
  String.raw`(?<!\b(?:what|how|which|where|when|who|why|that|if|as|because|much|many|long|often|well|time)(?: \w{1,14}){0,4} )\b(?:have|had|do|did|are|were|can) you\b`,
  `|^(?:(?:and|so|okay|well|now|then|but|um) )*(?:(?:have|has|had|do|did|are|were|is|was|can|could|would) |(?:you )?(?:ever|got|done) |any )`,
);
const ASKS_OPENLY = joinPattern(
  '',
  '^(?:(?:and|so|okay|well|now|then|but|um) )*(?:what|which|where|when|who|how|why|tell|describe|give|walk|talk|could you|can you (?:tell|give|walk|talk|take',
  String.raw`|describe|explain)|would you (?:tell|describe|explain))\b`,
);
const HOW_FAR = /\bhow (?:did|do|would) you\b|\btell (?:me|us)\b|\b(?:a|one) time\b/;

/** True if a plain question can be answered with yes or no. */
export const asksWhether = (question: string): boolean =>
  ASKS.test(question) && !ASKS_OPENLY.test(question) && !HOW_FAR.test(question);
