/** Each sentence once. */
export function withoutRepeats(said: readonly string[]): string[] {
  const seen = new Set<string>();
  return said.map((text) => {
    const sentences = text.split(/(?<=[.?!]) (?=\p{Lu})/u).filter((sentence) => !seen.has(sentence));
    for (const sentence of sentences) seen.add(sentence);
    return sentences.join(' ');
  });
}
