import type { FeedbackRequest } from '@greenroom/contract/feedback';
import { findInBank } from '../questions/find-question.ts';
import { type JudgedSentence, judgeAnswer, type SentenceLabel } from './judge-answer.ts';
import type { Vectors } from './model-inputs.ts';
import { asksForStory } from './question-kind.ts';
import { readWords } from './read-words.ts';

/** A stretch of the answer and how much of its substance it carries, about 0 to 1. */
export type WeighedPiece = {
  start: number;
  end: number;
  weight: number;
  part?: AnswerPart | undefined;
  /** How far the labels of a part are above all others; only in a story. */
  leads?: PartLeads | undefined;
};

/** The parts that an answer is divided into by name, and the talk beside them. */
export type PartLeads = Readonly<Record<'situation' | 'action' | 'result' | 'talk', number>>;

/** A part of a story. */
export type AnswerPart = (typeof PARTS)[number];
const PARTS = ['situation', 'action', 'result', 'learning'] as const;
/** With less a piece may be any part. */
const PLAIN_PART = 0.3;

/** The pieces of an answer by what the learned labels say of them: deeds, outcomes and lessons weigh more than talk. */
export function weighPieces(
  { answer, question }: Pick<FeedbackRequest, 'answer' | 'question'>,
  vectors: Vectors,
  judge = judgeAnswer,
): WeighedPiece[] {
  const read = readWords(answer, question);
  if (read.pieces.length === 0) return [];
  const { sentences, isTechnical } = judge(read, question, findInBank(question), vectors);
  const isStory = !isTechnical && asksForStory(question);
  return sentences.map(
    ({ start, end, labels }): WeighedPiece => ({
      start,
      end,
      weight: weightOf(labels),
      part: isStory ? partOf(labels) : undefined,
      leads: isStory ? leadsOf(labels) : undefined,
    }),
  );
}

/** A background counts for half. */
const weightOf = ({ action, result, situation, learning, 'claim-right': fact }: JudgedSentence['labels']): number =>
  Math.max(0, action, result, fact, situation / 2, learning / 2);

function partOf(labels: JudgedSentence['labels']): AnswerPart | undefined {
  const likeliest = PARTS.reduce((best, part) => (labels[part] > labels[best] ? part : best));
  return labels[likeliest] >= PLAIN_PART ? likeliest : undefined;
}

/** A greeting or a word between two thoughts may be in the beginning of a story. */
const BESIDE_SITUATION: readonly SentenceLabel[] = ['filler', 'other'];
const TALK: readonly SentenceLabel[] = ['filler', 'other', 'opinion'];

function leadsOf(labels: JudgedSentence['labels']): PartLeads {
  const lead = (own: readonly SentenceLabel[], beside: readonly SentenceLabel[] = []) => {
    const known = Object.keys(labels) as SentenceLabel[];
    const others = known.filter((label) => !own.includes(label) && !beside.includes(label));
    const most = (names: readonly SentenceLabel[]) => Math.max(...names.map((name) => labels[name]));
    return most(own) - most(others);
  };
  return {
    situation: lead(['situation', 'task'], BESIDE_SITUATION),
    action: lead(['action']),
    result: lead(['result']),
    talk: lead(TALK),
  };
}
