import { allQuestions } from '@greenroom/coach/questions/question-bank';
import { createRandom, shuffle } from './attacks.ts';
import { judge } from './judge-left-out.ts';
import { meanOf } from './statistics.ts';

/** Each so many of the bank's technical questions. */
const EVERY = 16;

/** "Check the sheet, mark the order" as its points, without a capital at the front. */
const pointsOf = (reference: string): string[] =>
  reference
    .split(/[.;:?!]\s*|,\s+/)
    .map((point) =>
      point
        .replace(/^(?:and|but|so|then|or|also)\s+/i, '')
        .replace(/^I\s+/, '')
        .trim(),
    )
    .filter(Boolean)
    .map((point) => point.charAt(0).toLowerCase() + point.slice(1));

const VARIANTS: readonly { name: string; change: (reference: string, random: () => number) => string }[] = [
  { name: 'as it is', change: (reference) => reference },
  { name: 'shuffled', change: (reference, random) => shuffle(reference.replace(/[.,;:]/g, ''), random) },
  {
    name: 'negated',
    change: (reference) =>
      pointsOf(reference)
        .map((point) => `I would never ${point}, because that only causes trouble.`)
        .join(' '),
  },
];

/** A line on what the bank's own answers score, as they are and turned to nonsense or to their opposite, by the shipped models. */
export async function attackReferences(): Promise<string> {
  const asked = allQuestions().flatMap(({ text: question, type, answer }) =>
    type === 'Technical' && answer !== undefined ? [{ question, answer }] : [],
  );
  const chosen = asked.filter((_, index) => index % EVERY === 0);
  const told: string[] = [];
  for (const { name, change } of VARIANTS) {
    const scores: number[] = [];
    for (const [index, { question, answer }] of chosen.entries()) {
      const { overallScorePerResponse: score } = await judge(question, change(answer, createRandom(index + 1)));
      scores.push(score ?? 0);
    }
    const high = scores.filter((score) => score >= 3).length;
    told.push(`${name} ${meanOf(scores).toFixed(2)}, ${high} of ${scores.length} score 3 or more`);
  }
  return `The bank's own answers: ${told.join('; ')}.`;
}
