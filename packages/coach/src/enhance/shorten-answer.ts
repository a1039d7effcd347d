/** At 140 spoken words a minute. */
const WORDS_IN_90_SECONDS = 210;
/** A sentence that leans on the one before it goes only together with it. */
const LEANS_BACK =
  /^(?:but|and|so|because|then|that|this|these|those|it|they|he|she|which|otherwise|if not|instead|however|also|for that|therefore)\b/iu;
/** "In his own kitchen." means nothing alone. */
const SHORTEST_ALONE = 5;

/** A sentence and how much each of its words says, from 0. */
export type WeighedSentence = { text: string; weight: number };
/** `value` counts by the square of the weights: one deed is worth more than much that is half said. */
type Group = { sentences: string[]; words: number; value: number };

/**
 * The answer within 210 words, or undefined where it is short enough or cannot be cut without tearing sentences apart. Sentences that hang
 * together stay together; the opening and the end stay, and between them what says most in the words that are left.
 */
export function shortenTo90Seconds(sentences: readonly WeighedSentence[]): string[] | undefined {
  if (sentences.reduce((sum, { text }) => sum + countWords(text), 0) <= WORDS_IN_90_SECONDS) return undefined;
  const groups = groupSentences(sentences);
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const room = WORDS_IN_90_SECONDS - first.words - last.words;
  if (room < 0) return undefined;
  const kept = [first, ...chooseGroups(groups.slice(1, -1), room), last];
  // Without its strongest part it would be another answer.
  const strongest = groups.reduce((best, group) => (group.value > best.value ? group : best));
  return kept.includes(strongest) ? kept.flatMap((group) => group.sentences) : undefined;
}

function groupSentences(sentences: readonly WeighedSentence[]): Group[] {
  const groups: Group[] = [];
  for (const { text, weight } of sentences) {
    const words = countWords(text);
    const current = groups.at(-1);
    if (current && (LEANS_BACK.test(text) || words < SHORTEST_ALONE)) {
      current.sentences.push(text);
      current.words += words;
      current.value += weight ** 2 * words;
    } else groups.push({ sentences: [text], words, value: weight ** 2 * words });
  }
  return groups;
}

/** The groups of the greatest value that fit into the words, in their order. */
function chooseGroups(groups: readonly Group[], room: number): Group[] {
  // best[n]: the best choice among the groups so far in at most n words.
  let best: { value: number; chosen: Group[] }[] = Array.from({ length: room + 1 }, () => ({ value: 0, chosen: [] }));
  for (const group of groups) {
    best = best.map((without, words) => {
      const before = best[words - group.words];
      if (before === undefined || before.value + group.value <= without.value) return without;
      return { value: before.value + group.value, chosen: [...before.chosen, group] };
    });
  }
  return best[room]?.chosen ?? [];
}

const countWords = (text: string): number => text.split(/\s+/).length;
