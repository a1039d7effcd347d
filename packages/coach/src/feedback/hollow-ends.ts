/** A sentence with its predictions by label. */
type Sentence = { words: readonly string[]; labels: Readonly<Record<string, number>> };

/** From this prediction on a last sentence that is nothing else more likely is hollow. Writers labelled no last sentence of a good answer so. */
const HOLLOW = 0.25;
/** The same of a word after the last thought. */
const FILLER = 0.5;
/** Words before the first thought are half greeting and half hollow: from this sum on they say nothing. */
const OPENING = 0.25;
/** An opening sounds like an opinion too, so these count less against it than other labels. */
const AGAINST_OPENING: Readonly<Partial<Record<string, number>>> = { hollow: 0, filler: 0, opinion: 0.6, other: 0.8 };
/** With fewer words left the hollow sentences are the answer. */
const FEWEST_WORDS = 20;

type Span = { from: number; to: number };

/**
 * The sentences of an answer, `from` up to `to`, without greetings before and hollow ones after them; all, if little else is said.
 * @param judge judges the sentences of a span: the opening without the hollow ones at the end, which must not change it
 */
export function findSubstance(all: readonly Sentence[], judge: (span: Span) => readonly Sentence[]): Span {
  const to = all.findLastIndex(({ labels }) => !closesWithNothing(labels)) + 1;
  const from = Math.max(
    0,
    judge({ from: 0, to }).findIndex(({ labels }) => !opensWithNothing(labels)),
  );
  const words = all.slice(from, to).reduce((sum, sentence) => sum + sentence.words.length, 0);
  return words >= FEWEST_WORDS ? { from, to } : { from: 0, to: all.length };
}

function closesWithNothing({ hollow = 0, filler = 0, ...others }: Sentence['labels']): boolean {
  const likeliest = Math.max(...Object.values(others));
  return (hollow >= HOLLOW && hollow >= likeliest) || (filler >= FILLER && filler >= likeliest);
}

function opensWithNothing(labels: Sentence['labels']): boolean {
  const empty = Math.max(0, labels.hollow ?? 0) + Math.max(0, labels.filler ?? 0);
  const against = Object.entries(labels).map(([label, value]) => value * (AGAINST_OPENING[label] ?? 1));
  return empty >= OPENING && empty >= Math.max(...against);
}
