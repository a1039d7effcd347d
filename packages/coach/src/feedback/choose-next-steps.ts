import { findHits } from '../text/lexicon.ts';
import { quoteOf } from './analyse-answer.ts';
import { EMPTY_PHRASES } from './lexicons-data.ts';
import { pickVariant } from './pick-variant.ts';
import type { QuestionKind } from './question-kind.ts';
import { isOffSubject, type Judged, listOf, missingParts } from './write-overall.ts';

type Step = { urgency: number; sentence: string };

/** The two things that would lift this answer most, most urgent first. */
export function chooseNextSteps(judged: Judged): string[] {
  const { measures, criteria } = judged;
  const { delivery, substance, technical } = measures;
  const steps: Step[] = missingParts(measures.parts).map((found) => ({
    urgency: found.part.weight * (1 - found.strength) * 3,
    sentence: found.part.advice,
  }));
  const add = (urgency: number, sentence: string) => steps.push({ urgency, sentence });
  if (judged.evasion !== null) add(2, judged.evasion.step);
  if (isOffSubject(judged)) add(1.2, 'Take up the key word of the question in your first sentence.');
  if (technical !== null && technical.missingConcepts.length > 0) {
    add(0.9, `Explain ${listOf(technical.missingConcepts.slice(0, 2))}, and give one example.`);
  }
  const open = measures.reference?.missing ?? [];
  if (open.length > 0) add(0.9, writePointsStep(open, judged.analysis.text));
  if (technical !== null && technical.wrongClaims.length > 0)
    add(1.5, 'Look this subject up once more and explain it aloud to somebody.');
  const [topFiller] = [...delivery.fillerCounts].sort((left, right) => right[1] - left[1]);
  if (delivery.fillerShare > 0.03 && topFiller !== undefined && topFiller[1] >= FEWEST_OF_A_FILLER)
    add(
      0.25 + 6 * delivery.fillerShare,
      `You said "${topFiller[0]}" ${topFiller[1]} times: stay silent there instead.`,
    );
  if (delivery.wordCount < 50)
    add(0.75, LONGER[measures.kind] ?? 'Speak for about a minute: two or three sentences more, with one example.');
  if (criteria.specificity < 0.4)
    add(0.6, PARTICULARS[measures.kind] ?? 'Give one number and one name: how many, how long, with whom.');
  if (substance.emptyPhraseCount > 0) add(0.7, writePhraseStep(judged));
  if (substance.complaintCount > 0) add(0.9, 'Leave out the blame: say what you did and what you would do next time.');
  if (delivery.wordCount > 450 && substance.noveltyRate < 0.5) add(0.7, 'Cut it to two minutes: one story, told once.');
  if (criteria.structure < 0.35)
    add(0.35, SIGNPOSTS[measures.kind] ?? 'Lead through it with plain signposts: first, then, as a result.');
  add(0.1, pickVariant(technical === null ? REHEARSALS : TECHNICAL_REHEARSALS, `rehearse ${judged.analysis.text}`));
  steps.sort((left, right) => right.urgency - left.urgency);
  return steps.slice(0, 2).map((step) => step.sentence);
}

/** Two points of our own answer, as something to think about: they need not be what this person would do. */
function writePointsStep(open: readonly string[], text: string): string {
  const points = open
    .slice(0, 2)
    .map((point) => `"${point}"`)
    .join(' and ');
  return pickVariant(
    [
      `See whether it needs what this coach would add: ${points}.`,
      `This coach would also say: ${points}. Add what is true of you.`,
    ],
    `points ${text}`,
  );
}

const LONGER: Partial<Record<QuestionKind, string>> = {
  story: 'Speak for about a minute: two or three sentences more on what you did.',
  technical: 'Take a minute for it: how it works, why, and where you used it.',
  situational: 'Speak for about a minute: what you would do first, then next, and a time when you did.',
};

const VAGUE_PHRASE = /things?|stuff|so on|anything/;

/** Names the set phrase, so that nobody has to look for it. */
function writePhraseStep({ analysis }: Judged): string {
  const [hit] = findHits(EMPTY_PHRASES, analysis.words, analysis.stems);
  const phrase = hit === undefined ? '' : quoteOf(analysis, hit);
  if (phrase === '') return 'Replace a set phrase with one moment that proves it.';
  return VAGUE_PHRASE.test(phrase)
    ? `Instead of "${phrase}", name one of them.`
    : `Instead of "${phrase}", tell one moment that shows it.`;
}

/** Below this a filler is no habit. */
const FEWEST_OF_A_FILLER = 3;

const PARTICULARS: Partial<Record<QuestionKind, string>> = {
  story: 'Give one number and one name: how many, how long, which tool, which customer.',
  weakness: 'Tell one moment: which week, which task, who noticed.',
  motivation: 'Name one thing of theirs that you know, and one number of your own.',
  situational: 'Add a time when you did this, with what came of it.',
  technical: 'Name one tool, one number or one case from practice.',
};
const SIGNPOSTS: Partial<Record<QuestionKind, string>> = {
  'about-yourself': 'Lead through it in time: "now", "before that", "what I want next".',
  motivation: 'Say how many reasons you have, then give them: first, second.',
  strength: 'Mark the example as one: "for example, last spring".',
  weakness: 'Mark the turn: "since then", "now I".',
  technical: 'Say why: "because", "so that", "the price is".',
};
/** For answers in which nothing urgent is left to mend. */
const REHEARSALS = [
  'Say it aloud once more and time it: ninety seconds is plenty.',
  'Tell it once more from three key words alone, so that it never sounds learned by heart.',
  'Keep the result and cut the rest by a fifth: interviewers like to ask on.',
  'Try the same example for another question: pressure, teamwork, something you learned.',
  'Think of the one question you would ask after this answer, and have its answer ready.',
];
const TECHNICAL_REHEARSALS = [
  'Explain it once more to somebody outside the field, in four sentences.',
  'Be ready for the follow-up: when would you not do it this way?',
  'Have one case from your own work ready in which it mattered.',
  'Draw it while you explain it: many interviewers will ask you to.',
];
