import { linkBeginnings, linkPronouns, withoutJoining } from './sentence-links.ts';
import type { ShortVersion, WeighedSentence } from './shorten-answer.ts';

/** An easy pace, and the longest answer that fits into 90 seconds at it. */
const WORDS_A_MINUTE = 150;
const MOST_WORDS = 225;
/** Ten minutes of speech: the time to choose grows with the cube of the number. */
const MOST_SENTENCES = 150;
/** Two seconds more are not heard. */
const SLACK_WORDS = 5;
const STEP_SECONDS = 5;
/** What a plain part of the story is worth beside the weight of its sentence, and what talk costs. */
const WORTH_OF_PART = 0.25;
const COST_OF_TALK = 0.5;
/** Even talk is worth more than nothing, so that of two equal groups the one with more sentences goes last. */
const LEAST_VALUE = 0.02;
/** Sentences of such a share of the answer go together at most: else the story would lose its middle. The second counts where nothing else can go. */
const LARGEST_GROUPS = [0.35, 0.6] as const;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How long an answer of so many words takes to say. */
export const secondsOf = (words: number): number => {
  return Math.max(STEP_SECONDS, Math.round((words / WORDS_A_MINUTE) * (60 / STEP_SECONDS)) * STEP_SECONDS);
};

export const isLong = (words: number): boolean => words > MOST_WORDS;

/**
 * An answer that takes longer than 90 seconds, without the sentences that weigh least, until it fits. Whole sentences of the person in
 * their order. A sentence goes together with those that would not be understood without it; the beginning, the plainest action and the
 * plainest result stay. Undefined where the answer is short enough or has nothing that can go.
 */
export function fitNinetySeconds(sentences: readonly WeighedSentence[]): ShortVersion | undefined {
  const counts = sentences.map(({ text }) => countWords(text));
  if (!isLong(sum(counts)) || counts.length > MOST_SENTENCES) return undefined;
  const texts = sentences.map(({ text }) => text);
  const anchors = findAnchors(sentences);
  const kept = firstDefined([linkPronouns, linkBeginnings], (link) =>
    keepHeaviest({ sentences, counts, anchors, links: link(texts) }),
  );
  if (kept === undefined) return undefined;
  return {
    seconds: secondsOf(sum(counts.filter((_, index) => kept.has(index)))),
    sentences: sentences.flatMap(({ text }, index) => {
      if (!kept.has(index)) return [];
      return index === 0 || kept.has(index - 1) ? text : withoutJoining(text);
    }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Answer = {
  sentences: readonly WeighedSentence[];
  counts: readonly number[];
  anchors: ReadonlySet<number>;
  links: readonly number[][];
};

/** The places of the sentences that stay; undefined where too few can go. */
function keepHeaviest(answer: Answer): Set<number> | undefined {
  const { sentences, counts, links } = answer;
  const total = sum(counts);
  const kept = new Set(sentences.keys());
  let words = total;
  while (words > MOST_WORDS + SLACK_WORDS) {
    const search = { ...answer, kept, excess: words - MOST_WORDS };
    const group = firstDefined(LARGEST_GROUPS, (share) => cheapestGroup({ ...search, most: share * total }));
    if (group === undefined) return undefined;
    for (const index of group) kept.delete(index);
    words -= sum(group.map((index) => counts[index] ?? 0));
  }
  // A large group can have left room for the best of those that went before it.
  const gone = [...sentences.keys()].filter((index) => !kept.has(index));
  for (const index of gone.toSorted((one, other) => worthOf(sentences[other]) - worthOf(sentences[one]))) {
    const count = counts[index] ?? 0;
    if (words + count > MOST_WORDS || links[index]?.some((link) => !kept.has(link))) continue;
    kept.add(index);
    words += count;
  }
  return kept;
}

function firstDefined<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first sentence that is no talk, the heaviest, and of a story the plainest action and result. */
function findAnchors(sentences: readonly WeighedSentence[]): Set<number> {
  const places = [...sentences.keys()].toSorted(
    (one, other) => (sentences[other]?.weight ?? 0) - (sentences[one]?.weight ?? 0),
  );
  const best = (part: 'action' | 'result') => places.find((index) => sentences[index]?.part === part);
  const first = sentences.findIndex(({ leads }) => leads === undefined || leads.talk < 0);
  return new Set(
    [Math.max(0, first), places[0], best('action'), best('result')].filter((index) => index !== undefined),
  );
}

type Search = Answer & {
  kept: ReadonlySet<number>;
  /** Words that a group has at most, and those that have still to go. */
  most: number;
  excess: number;
};

/** Of each sentence with those that need it, the group whose words say least. */
function cheapestGroup({ sentences, links, anchors, kept, counts, most, excess }: Search): number[] | undefined {
  let cheapest: { group: number[]; cost: number } | undefined;
  for (const start of kept) {
    const group = groupOf(start, links, kept);
    if (group.some((index) => anchors.has(index))) continue;
    const words = sum(group.map((index) => counts[index] ?? 0));
    if (words > most) continue;
    // Words beyond those that have to go are lost for nothing.
    const loss = sum(group.map((index) => (counts[index] ?? 0) * worthOf(sentences[index])));
    const cost = loss / Math.min(words, excess);
    if (cheapest === undefined || cost < cheapest.cost) cheapest = { group, cost };
  }
  return cheapest?.group;
}

function groupOf(start: number, links: readonly number[][], kept: ReadonlySet<number>): number[] {
  const group = new Set([start]);
  for (let index = start + 1; index < links.length; index += 1)
    if (kept.has(index) && links[index]?.some((link) => group.has(link))) group.add(index);
  return [...group];
}

function worthOf(sentence: WeighedSentence | undefined): number {
  const talk = Math.max(0, sentence?.leads?.talk ?? 0);
  const part = sentence?.part === undefined ? 0 : WORTH_OF_PART;
  return Math.max(LEAST_VALUE, (sentence?.weight ?? 0) + part - COST_OF_TALK * talk);
}
