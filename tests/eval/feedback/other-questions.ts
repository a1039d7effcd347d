import type { Figure } from '../eval-section.ts';
import type { Scorer } from './score.ts';
import { mean } from './statistics.ts';
import { STORY_ANSWERS } from './story-answers-data.ts';
import { UNNAMED_ANSWERS } from './unnamed-answers-data.ts';

/** From this band on a story is a good one, for its own question. */
const GOOD_FROM = 3.5;
const OTHER_QUESTIONS = [
  'Tell me about a time you demonstrated leadership.',
  'Tell me about a conflict with a coworker.',
  'Tell me about a time you failed.',
  'Tell me about a time you dealt with a difficult customer.',
  'Describe a time you had to meet a tight deadline.',
  'Tell me about a mistake you made at work.',
  'Tell me about a time you had to adapt to change.',
  'Give an example of a creative solution you came up with.',
  'Tell me about a time you persuaded someone.',
  'Tell me about a time you faced an ethical dilemma.',
  'Tell me about a time you received critical feedback.',
];

/** Good stories told for each of eleven questions, most of which they do not answer, beside the scores for their own. */
export async function otherQuestionFigures(score: Scorer): Promise<Figure[]> {
  const good = STORY_ANSWERS.filter(({ band }) => typeof band === 'number' && band >= GOOD_FROM);
  const overall = async (question: string, answer: string) =>
    (await score({ question, answer })).overallScorePerResponse ?? 0;
  const own: number[] = [];
  const others: number[] = [];
  for (const { question, answer } of good) {
    own.push(await overall(question, answer));
    for (const other of OTHER_QUESTIONS) others.push(await overall(other, answer));
  }
  return [
    { name: 'good stories for their own question, mean', value: mean(own), atLeast: 4 },
    { name: 'good stories for eleven other questions, mean', value: mean(others), atMost: 3.15 },
    ...(await unnamedFigures(score)),
  ];
}

/** A score below this says that an answer misses its question. */
const MISSED_BELOW = 2.5;

/** What an interviewer would take for an answer must not be taken for one to another question, though it never names its subject. */
async function unnamedFigures(score: Scorer): Promise<Figure[]> {
  const scores: number[] = [];
  for (const unnamed of UNNAMED_ANSWERS) scores.push((await score(unnamed)).overallScorePerResponse ?? 0);
  const missed = scores.filter((value) => value < MISSED_BELOW);
  return [
    { name: 'good answers that never name their subject, mean', value: mean(scores), atLeast: 3.2 },
    { name: 'the same: share taken for another subject', value: missed.length / scores.length, atMost: 0.15 },
  ];
}
