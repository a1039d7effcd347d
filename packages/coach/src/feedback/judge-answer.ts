import type { Skill } from '@greenroom/contract/constants';
import { SKILLS } from '@greenroom/contract/constants';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Piece } from '../text/split-pieces.ts';
import { clamp } from './curves.ts';
import { headOf, judgeModels } from './judge-models.ts';
import { toAnswerInput, toQuestionInput, toSentenceInput, toSkillInput, type Vectors } from './model-inputs.ts';
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
export type JudgedSentence = Piece & { words: readonly string[]; labels: Readonly<Record<SentenceLabel, number>> };

/** What the learned models say of an answer. */
export type Judgement = {
  isTechnical: boolean;
  /** 0 to 5, before the limits of `limit-score.ts`. */
  overall: number;
  /** 0 to 5: how well the answer is built. */
  structure: number;
  /** Predictions of the flags, about 0 to 1. */
  flags: Readonly<Record<string, number>>;
  /** Predictions that the answer plainly shows a skill, about 0 to 1. */
  skills: Readonly<Record<Skill, number>>;
  sentences: readonly JudgedSentence[];
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
  const { quality, flags, skills, settings } = judgeModels();
  const isTechnical = asksForKnowledge(question, inBank, vectors);
  const input = toAnswerInput(read, vectors, isTechnical);
  const [overall = 0, structure = 0] = quality.predict(input);
  const flagged = flags.predict(input);
  const shown = skills.predict(toSkillInput(read, question, vectors, isTechnical));
  const rate = (value: number, { center, middle, steepness }: { center: number; middle: number; steepness: number }) =>
    clamp(middle + steepness * (value - center), 0, 5);
  return {
    isTechnical,
    overall: rate(overall, settings.calibration),
    structure: rate(structure, settings.structure),
    flags: Object.fromEntries(flags.heads.map((head, index) => [head, flagged[index] ?? 0])),
    skills: Object.fromEntries(SKILLS.map((skill) => [skill, headOf(skills, shown, skill)])) as Record<Skill, number>,
    sentences: judgeSentences(read, isTechnical, vectors),
  };
}

function asksForKnowledge(question: string, inBank: QuestionTags | null, vectors: Vectors): boolean {
  if (inBank?.isFromBank === true) return inBank.type === 'Technical';
  const { questions } = judgeModels();
  return headOf(questions, questions.predict(toQuestionInput(question, vectors)), 'technical') >= TECHNICAL;
}

function judgeSentences(read: ReadAnswer, isTechnical: boolean, vectors: Vectors): JudgedSentence[] {
  const { sentences } = judgeModels();
  const count = read.pieces.length;
  return read.pieces.map((piece, index) => {
    const predicted = sentences.predict(toSentenceInput(piece, { index, count, isTechnical }, vectors));
    const labels = Object.fromEntries(sentences.heads.map((head, at) => [head, predicted[at] ?? 0]));
    return { ...piece, labels: labels as Record<SentenceLabel, number> };
  });
}
