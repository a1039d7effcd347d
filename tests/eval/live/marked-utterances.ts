export type Utterance = { text: string; isQuestion: boolean };

/** Reads lines that begin with `?` for a question or `-` for anything else; other lines are left out. */
export function readMarked(lines: readonly string[]): Utterance[] {
  return lines
    .filter((line) => line.startsWith('? ') || line.startsWith('- '))
    .map((line) => ({ text: line.slice(2), isQuestion: line.startsWith('?') }));
}
