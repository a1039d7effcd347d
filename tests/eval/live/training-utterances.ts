import { allQuestions } from '@greenroom/coach/questions/question-bank';
import { ALL_ANSWERS } from '../feedback/all-answers.ts';
import { fifthTuningQuestions } from './fifth-tuning-questions-data.ts';
import { fifthTuningStatements } from './fifth-tuning-statements-data.ts';
import { fourthTuningQuestions } from './fourth-tuning-questions-data.ts';
import { fourthTuningStatements } from './fourth-tuning-statements-data.ts';
import { readMarkedTurns } from './marked-turns.ts';
import { readMarked, type Utterance } from './marked-utterances.ts';
import { realMannerSecondTuning } from './real-manner-second-tuning-data.ts';
import { realMannerThirdTuning } from './real-manner-third-tuning-data.ts';
import { realMannerTuning } from './real-manner-tuning-data.ts';
import { secondTuningQuestions } from './second-tuning-questions-data.ts';
import { secondTuningStatements } from './second-tuning-statements-data.ts';
import { sixthTuningStatements } from './sixth-tuning-statements-data.ts';
import { thirdTuningQuestions } from './third-tuning-questions-data.ts';
import { thirdTuningStatements } from './third-tuning-statements-data.ts';
import { transcribedTuning } from './transcribed-tuning-data.ts';
import { tuningQuestions } from './tuning-questions-data.ts';
import { tuningStatements } from './tuning-statements-data.ts';

const label = (lines: readonly string[], isQuestion: boolean): Utterance[] =>
  lines.map((text) => ({ text, isQuestion }));

/** The lists that the rules of the detector were tuned on too. */
export const tuningUtterances: readonly Utterance[] = [
  ...label(tuningQuestions, true),
  ...label(secondTuningQuestions, true),
  ...label(thirdTuningQuestions, true),
  ...label(fourthTuningQuestions, true),
  ...label(fifthTuningQuestions, true),
  ...label(tuningStatements, false),
  ...label(secondTuningStatements, false),
  ...label(thirdTuningStatements, false),
  ...label(fourthTuningStatements, false),
  ...label(fifthTuningStatements, false),
  ...label(sixthTuningStatements, false),
];

/** As a recogniser would write it. */
const unpunctuated = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}0-9' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const SENTENCE_WORDS = 3;
/** Answers that repeat the question hold a question. */
const PARROTED = 'parroted';

function answersAsStatements(): Utterance[] {
  const answers = ALL_ANSWERS.filter(({ group }) => group !== PARROTED).map(({ answer }) => answer);
  const sentences = answers.flatMap((answer) => answer.split(/(?<=[.!])\s+/));
  return [...answers, ...sentences.filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS)].map((text) => ({
    text: unpunctuated(text),
    isQuestion: false,
  }));
}

/** Interviews in the manner of real ones. */
export const realMannerUtterances: readonly Utterance[] = readMarked([
  ...realMannerTuning,
  ...realMannerSecondTuning,
  ...realMannerThirdTuning,
  ...transcribedTuning,
]);

/** Each turn of the interviewers whole, and those that end with a question mark sentence by sentence. `without` is a writer to leave out. */
function markedTurnUtterances(without?: string): Utterance[] {
  const turns = readMarkedTurns().filter(({ writer, kind }) => writer !== without && kind !== 'small-talk');
  return turns.flatMap(({ said }) => {
    const sentences = said.trim().split(/(?<=[.?!])\s+/u);
    const last = sentences.at(-1) ?? '';
    const whole = { text: unpunctuated(said), isQuestion: true };
    if (sentences.length < 2 || !last.endsWith('?')) return [whole];
    const stated = sentences.filter((one) => one.endsWith('.') && one.split(' ').length >= SENTENCE_WORDS);
    return [whole, ...label(stated.map(unpunctuated), false), { text: unpunctuated(last), isQuestion: true }];
  });
}

/** All that the weights are learned from: nothing of it is held out. Utterances in the manner of real interviews count twice. */
export function trainingUtterances(without?: string): Utterance[] {
  const asked = allQuestions().map(({ text }) => ({ text: unpunctuated(text), isQuestion: true }));
  return [
    ...tuningUtterances,
    ...answersAsStatements(),
    ...asked,
    ...realMannerUtterances,
    ...realMannerUtterances,
    ...markedTurnUtterances(without),
  ];
}
