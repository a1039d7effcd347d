import { readWords } from '@greenroom/coach/feedback/read-words';
import { kindOf, stretchesOf, type WordOrderData } from '@greenroom/coach/feedback/word-order';
import { allQuestions } from '@greenroom/coach/questions/question-bank';
import type { RatedSet } from './read-sets.ts';

/** So many of the most frequent words count as kinds of their own: those that hold sentences together. */
const FREQUENT = 300;
/** Pairs that occurred once may be slips. */
const FEWEST = 2;

export type Told = { group: string; stretches: readonly (readonly string[])[] };

/** What people said in the sets, good or bad, and the bank's own answers, which are as terse as notes; each with what it is left out with. */
export function wordsToLearn(sets: readonly RatedSet[]): Told[] {
  const said = sets.flatMap(({ set, answers, pairs }) => [
    ...answers.map(({ question, answer }) => ({ group: set, question, answer })),
    ...pairs.flatMap(({ question, good, bad }) => [good, bad].map((answer) => ({ group: set, question, answer }))),
  ]);
  const written = allQuestions().flatMap(({ text, answer }, index) =>
    answer === undefined ? [] : [{ group: `bank ${index % FOLDS}`, question: text, answer }],
  );
  return [...said, ...written].map(({ group, question, answer }) => ({
    group,
    stretches: stretchesOf(readWords(answer, question)),
  }));
}
const FOLDS = 10;

/** Counts which kinds of words follow which. Deterministic. */
export function learnWordOrder(told: readonly Told[]): WordOrderData {
  const said = told.flatMap(({ stretches }) => stretches);
  const frequency = countAll(said.flat());
  const byFrequency = [...frequency].sort(([left, more], [right, less]) => less - more || (left < right ? -1 : 1));
  const frequent = new Set(byFrequency.slice(0, FREQUENT).map(([word]) => word));
  const pairs = said.flatMap((words) => {
    const kinds = words.map((word) => kindOf(word, (one) => frequent.has(one)));
    return kinds.slice(1).map((second, index): [string, string] => [kinds[index] ?? '', second]);
  });
  const before = countAll(pairs.map(([first]) => first));
  const after = countAll(pairs.map(([, second]) => second));
  const kinds = [...new Set([...before.keys(), ...after.keys()])].sort();
  const followed = [...countAll(pairs.map(([first, second]) => `${first} ${second}`))].sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return {
    kinds: kinds.map((kind) => [kind, before.get(kind) ?? 0, after.get(kind) ?? 0]),
    pairs: followed.flatMap(([pair, count]) => {
      const [first = '', second = ''] = pair.split(' ');
      return count < FEWEST ? [] : [[first, second, count] as const];
    }),
  };
}

function countAll(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
