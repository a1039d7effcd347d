import { MAY_FIT } from './tell-lines.ts';

/** Each sentence once, and what only may fit not behind another answer. */
export function withoutRepeats(said: readonly string[]): string[] {
  const seen = new Set<string>();
  return said
    .filter((text, at) => at === 0 || !text.startsWith(MAY_FIT.one))
    .map((text) => {
      const sentences = text.split(/(?<=[.?!]) (?=\p{Lu})/u).filter((sentence) => !seen.has(sentence));
      for (const sentence of sentences) seen.add(sentence);
      return sentences.join(' ');
    });
}
