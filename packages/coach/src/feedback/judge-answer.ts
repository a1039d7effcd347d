import type { Skill } from '@greenroom/contract/constants';
import { SKILLS } from '@greenroom/contract/constants';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Piece } from '../text/split-pieces.ts';
import { clamp } from './curves.ts';
import { cutStretches } from './cut-stretches.ts';
import { findSubstance } from './hollow-ends.ts';
import { headOf, type JudgeModels, judgeModels } from './judge-models.ts';
import type { LinearModel, ModelInput } from './linear-model.ts';
import {
  type Asked,
  toAnswerInput,
  toFlagInput,
  toQuestionInput,
  toSentenceInputs,
  toSkillInput,
  toStepInput,
  toStretchInputs,
  type Vectors,
} from './model-inputs.ts';
import { asksForEvent, asksForMotive, type QuestionKind, surestKind } from './question-kind.ts';
import type { ReadAnswer } from './read-words.ts';

export type SentenceLabel =
  | 'situation'
  | 'task'
  | 'action'
  | 'result'
  | 'learning'
  | 'opinion'
  | 'hollow'
  | 'blame'
  | 'conduct'
  | 'claim-right'
  | 'claim-wrong'
  | 'filler'
  | 'other';

/** A sentence of the answer with how strongly each label was predicted; about 0 to 1, not a probability. */
export type JudgedSentence = Piece & {
  words: readonly string[];
  labels: Readonly<Record<SentenceLabel, number>>;
  /** Log odds that it is the act that an employer would stop at, learned from pieces as they are cut here. */
  act?: number;
};

/** A short stretch of the answer with the log odds that it is the act that an employer would stop at. */
export type JudgedStretch = Piece & { act: number };

/** What the learned models say of an answer. */
export type Judgement = {
  isTechnical: boolean;
  /** Whether the question asks for one thing that happened. */
  isStory: boolean;
  /** Whether the question asks why the person wants something. */
  isMotive: boolean;
  /** What the question asks for; null where that is not sure. */
  kind: QuestionKind | null;
  /** 0 to 5, before the limits of `limit-score.ts`. */
  overall: number;
  /** 0 to 5: how well the answer is built. */
  structure: number;
  /** Predictions of the flags, about 0 to 1. */
  flags: Readonly<Record<string, number>>;
  /** Predictions that advice of a kind is right, about 0 to 1, by head of the step model. */
  steps: Readonly<Record<string, number>>;
  /** Predictions that a remark is true, about 0 to 1, by head of the remark model. */
  remarks: Readonly<Record<string, number>>;
  /** Predictions that the answer plainly shows a skill, about 0 to 1. */
  skills: Readonly<Record<Skill, number>>;
  sentences: readonly JudgedSentence[];
  /** None where knowledge of the trade is asked for. */
  stretches: readonly JudgedStretch[];
};

/** From this prediction on a question asks for knowledge of the trade. Leaving writers out, the two kinds do not overlap here. */
const TECHNICAL = 0.5;

/** Judges a read answer; `vectors` holds the vector of the question and of every piece. */
export function judgeAnswer(
  read: ReadAnswer,
  question: string,
  inBank: QuestionTags | null,
  vectors: Vectors,
): Judgement {
  const { quality, flags, skills, steps, remarks, kinds, settings } = judgeModels();
  const isTechnical = asksForKnowledge(question, inBank, vectors);
  const { substance, sentences } = readSubstance(read, { question, isTechnical }, vectors);
  const input = toAnswerInput(substance, vectors, isTechnical);
  const [overall = 0, structure = 0] = quality.predict(input);
  const talk = isTechnical ? null : judgeTalk(input);
  const flagged = flags.predict(toFlagInput(substance, question, vectors, isTechnical));
  const asked = toSkillInput(substance, question, vectors, isTechnical);
  const shown = skills.predict(asked);
  const written = rate(overall, isTechnical ? settings.technical : settings.calibration);
  return {
    isTechnical,
    isStory: !isTechnical && asksForEvent(question),
    isMotive: asksForMotive(question),
    kind: surestKind(kinds.predict(toQuestionInput(question, vectors))),
    overall: talk === null ? written : written + talk.share * (talk.overall - written),
    structure: rate(structure, settings.structure),
    flags: byHead(flags, flagged),
    steps: byHead(steps, steps.predict(toStepInput(substance, question, isTechnical))),
    remarks: byHead(remarks, remarks.predict(asked)),
    skills: Object.fromEntries(SKILLS.map((skill) => [skill, headOf(skills, shown, skill)])) as Record<Skill, number>,
    sentences,
    stretches: isTechnical ? [] : judgeStretches(read, question, vectors),
  };
}

/**
 * The answer without hollow sentences at its ends, and all its sentences. The others are judged without them: a sentence that says nothing adds
 * nothing and takes nothing away.
 */
function readSubstance(
  read: ReadAnswer,
  asked: Asked,
  vectors: Vectors,
): { substance: ReadAnswer; sentences: JudgedSentence[] } {
  const all = judgeSentences(read, asked, vectors);
  const judge = ({ from, to }: { from: number; to: number }) =>
    to - from === all.length ? all : judgeSentences({ pieces: read.pieces.slice(from, to) }, asked, vectors);
  const span = findSubstance(all, judge);
  const pieces = read.pieces.slice(span.from, span.to);
  return {
    substance: { ...read, pieces, words: pieces.flatMap(({ words }) => words) },
    sentences: [...all.slice(0, span.from), ...judge(span), ...all.slice(span.to)],
  };
}

const byHead = ({ heads }: LinearModel, predicted: readonly number[]): Record<string, number> =>
  Object.fromEntries(heads.map((head, index) => [head, predicted[index] ?? 0]));

/** Judges the first answer that it gets, and repeats that judgement: for work on one answer that needs it in two places. */
export function createJudgeOnce(): typeof judgeAnswer {
  let judgement: Judgement | undefined;
  return (...answer) => {
    judgement ??= judgeAnswer(...answer);
    return judgement;
  };
}

type Line = { center: number; middle: number; steepness: number };
const rate = (value: number, { center, middle, steepness }: Line) => clamp(middle + steepness * (value - center), 0, 5);

/**
 * The judgement of an answer as raters of real interviews gave it, and how much it counts: raters of carefully told answers
 * reward other things, and say nothing of how unprepared talk is rated.
 */
function judgeTalk(input: ModelInput): { overall: number; share: number } {
  const { talk, talkSettings } = judgeModels();
  const predicted = talk.predict(input);
  const { from, to } = talkSettings.likeness;
  const share = clamp((headOf(talk, predicted, 'likeness') - from) / (to - from), 0, 1);
  return { overall: rate(headOf(talk, predicted, 'overall'), talkSettings.calibration), share };
}

function asksForKnowledge(question: string, inBank: QuestionTags | null, vectors: Vectors): boolean {
  if (inBank?.isFromBank === true) return inBank.type === 'Technical';
  const { questions } = judgeModels();
  return headOf(questions, questions.predict(toQuestionInput(question, vectors)), 'technical') >= TECHNICAL;
}

/** Predicts the labels of each piece from its words, its neighbours, the whole answer and the question. */
function judgeSentences(
  { pieces }: Pick<ReadAnswer, 'pieces'>,
  asked: Asked,
  vectors: Vectors,
  { sentences, acts }: Pick<JudgeModels, 'sentences' | 'acts'> = judgeModels(),
): JudgedSentence[] {
  const inputs = toSentenceInputs(pieces, asked, vectors);
  return pieces.map((piece, index) => {
    const input = inputs[index] ?? { words: [], numbers: [] };
    const predicted = sentences.predict(input);
    const labels = Object.fromEntries(sentences.heads.map((head, at) => [head, predicted[at] ?? 0]));
    const act = headOf(acts, acts.predict(input), 'act');
    return { ...piece, labels: labels as Record<SentenceLabel, number>, act };
  });
}

/** Stretches of an answer that are read, about 700 words. */
const MOST_STRETCHES = 90;

/** The stretches that are read for an act, whose vectors are wanted. */
export const stretchesToRead = ({ pieces }: Pick<ReadAnswer, 'pieces'>): Piece[] =>
  cutStretches(pieces).slice(0, MOST_STRETCHES);

function judgeStretches(read: ReadAnswer, question: string, vectors: Vectors): JudgedStretch[] {
  const { stretches } = judgeModels();
  const cut = stretchesToRead(read);
  const inputs = toStretchInputs(cut, question, vectors);
  return cut.map((stretch, index) => ({
    ...stretch,
    act: headOf(stretches, stretches.predict(inputs[index] ?? { words: [], numbers: [] }), 'act'),
  }));
}
