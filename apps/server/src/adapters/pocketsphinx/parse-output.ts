import { z } from 'zod';

/** A word as it was heard, in order, with the recogniser's own probability (0 to 1) and its place in seconds. */
export type HeardWord = { word: string; probability: number; startSeconds: number; endSeconds: number };

/** `word start end probability`; the lines between hold whole sentences, which say the same without probabilities. */
const WORD_LINE = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)$/;
/** Marks of sentence ends, silences and noises: `<s>`, `<sil>`, `[NOISE]`, `++UM++`. */
const MARK = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/;

/** Which of several ways a word was pronounced is written behind it: `because(3)`. */
function toWord(heard: string, rest: Omit<HeardWord, 'word'>): HeardWord | null {
  if (MARK.test(heard)) return null;
  return { word: heard.replace(/\(\d+\)$/, ''), ...rest };
}

/** Output of `pocketsphinx_continuous -time yes`. */
export function parseContinuousOutput(output: string): HeardWord[] {
  return output.split('\n').flatMap((line) => {
    const [, heard, start, end, probability] = WORD_LINE.exec(line.trim()) ?? [];
    if (!heard) return [];
    const rest = { startSeconds: Number(start), endSeconds: Number(end), probability: Number(probability) };
    return toWord(heard, rest) ?? [];
  });
}

const utterance = z.object({
  w: z.array(z.object({ t: z.string(), p: z.number(), b: z.number(), d: z.number() })).default([]),
});

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Output of `pocketsphinx single`, version 5: one JSON object a line. */
export function parseSingleOutput(output: string): HeardWord[] {
  return output.split('\n').flatMap((line) => {
    const parsed = utterance.safeParse(parseJson(line));
    return (parsed.data?.w ?? []).flatMap(
      ({ t, p, b, d }) => toWord(t, { probability: p, startSeconds: b, endSeconds: b + d }) ?? [],
    );
  });
}
