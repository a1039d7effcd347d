// Counts the phrases of docs/style.md that give oblique English away.

/** Each is searched without regard to case, over the breaks of lines. Change docs/style.md with it. */
const PHRASES: readonly RegExp[] = [
  /\bwho(?:ever|se)\b/,
  /\bwhatever\b/,
  /\banew\b/,
  /\b(?:some|no)body\b/,
  /\b(?:is|are|was|were) told\b/,
  /\b(?:stands?|stood)\b/,
  /\b(?:go(?:es)?|gone|went) on\b/,
  /\bno more\b/,
  /\bof (?:its|their|his|her) own\b/,
  /\bof (?:ours|theirs|yours)\b/,
  /(?:^|[.:;,(]\s|\b(?:and|of|that|for|by|from|in|to|with|as)\s)what (?:is|was|are|were)\b/,
  /\b(?:for|to|of|by|with) whom\b/,
  /\bmeanwhile\b/,
  /\b(?:is|are|was|were) kept\b/,
  /\b(?:takes?|took|taken) \w+(?: \w+)? for (?:a|an|the|another|one)\b/,
  /\bborne out\b/,
  /\b(?:comes?|came) of\b/,
  /\bin the place of\b/,
];

const PATTERN = new RegExp(PHRASES.map(({ source }) => source).join('|'), 'gim');

export interface PhraseCount {
  words: number;
  /** The phrases as written, in their order. */
  phrases: string[];
}

/** @param lines the comments of a file, as `readComments` gives them */
export function countPhrases(lines: readonly string[]): PhraseCount {
  const text = lines.join(' ');
  return {
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0,
    phrases: (text.match(PATTERN) ?? []).map((phrase) => phrase.trim()),
  };
}
