/** A text in sentences, each short enough for a voice that stops by itself after about 15 s. */
export function splitSentences(text: string): string[] {
  const parts = text.match(/[^.!?\n]+(?:[.!?]+["')\]]*|\n|$)/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}
