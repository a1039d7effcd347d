/** Control characters apart from tab and line break, and marks that change the direction of text or cannot be seen. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
const REASONING = /<(think(?:ing)?|reasoning|thought|scratchpad)>[\s\S]*?(?:<\/\1>|$)/gi;
/** Some servers send the end of the reasoning only: all before it is reasoning. */
const REASONING_END = /^[\s\S]*<\/(?:think(?:ing)?|reasoning|thought|scratchpad)>/i;
const FENCE = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gm;
const TOKENS = /<\|[\w-]{1,40}\|>|\[\/?INST\]|<\/?s>/g;

/** What a model wrote, without its reasoning, code fences, tokens of its template and characters that no one can see. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(REASONING, '')
    .replace(REASONING_END, '')
    .replace(FENCE, '')
    .replace(TOKENS, '');
