import type { MarkedText } from './marked-texts.ts';

const LEAST_SHARE = 0.8;
const FEWEST_PLACES = 4;
const FEWEST_WRITERS = 3;
const IS_I = /^i(?:'\w+)?$/i;

/** Words that writers write in one way with capitals, wherever they are in a sentence: "Monday", "SQL". */
export function learnCapitals(texts: readonly MarkedText[]): string[] {
  const forms = new Map<string, { counts: Map<string, number>; total: number; writers: Set<string> }>();
  for (const { writer, words, written, ends } of texts) {
    for (const [index, word] of words.entries()) {
      if (index === 0 || ends[index - 1] || IS_I.test(word)) continue;
      const found = forms.get(word) ?? { counts: new Map(), total: 0, writers: new Set() };
      const form = written[index] ?? word;
      found.counts.set(form, (found.counts.get(form) ?? 0) + 1);
      found.total += 1;
      found.writers.add(writer);
      forms.set(word, found);
    }
  }
  return [...forms].flatMap(([word, { counts, total, writers }]) => {
    const [form = word, count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const isSure = total >= FEWEST_PLACES && writers.size >= FEWEST_WRITERS && count / total >= LEAST_SHARE;
    return isSure && form !== word ? [form] : [];
  });
}
