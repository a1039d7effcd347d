const PREAMBLE =
  /^(?:(?:so|okay|ok|um|uh|and|well|now|alright|all right|right|great|good|cool|nice|yeah|but|then|perfect|thank you|thanks) )+/;
const QUESTION_OPENING = new RegExp(
  "^(?:what|how|why|when|where|who|which|whose|what's|how's|do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|tell|" +
    String.raw`describe|explain|give|walk|talk|share|name|imagine|suppose|let's say|i'd (?:like|love)|please)\b`,
);

/** What a plain pattern on the opening words makes of an utterance: the measure that the detector has to beat. */
export function opensLikeQuestion(utterance: string): boolean {
  return QUESTION_OPENING.test(utterance.toLowerCase().replace(PREAMBLE, ''));
}
