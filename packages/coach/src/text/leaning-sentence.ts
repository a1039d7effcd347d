/** "There were 71 when I started" says of what only with the sentence before it. */
export const LEANS = /^(?:there|it|they|this|that|these|those|both|he|she|then|so|which|also)\b/iu;
