import { isHeadFitting, LACK_MARKS, REMARK_HEADS, STRENGTHS } from '@greenroom/coach/feedback/find-remarks';
import type { ModelInput } from '@greenroom/coach/feedback/linear-model';
import { toSkillInput, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import { asksForEvent } from '@greenroom/coach/feedback/question-kind';
import { readWords } from '@greenroom/coach/feedback/read-words';
import { encodeCached } from './encode-cached.ts';
import { ANSWER_WEIGHTS } from './examples.ts';
import { type Learned, learn } from './learn.ts';
import { type RatedAnswer, readOrdinarySets, readSets } from './read-sets.ts';
import remarks from './remarks.json' with { type: 'json' };
import { thresholdFor } from './statistics.ts';

/**
 * Which remarks are true of an answer ("+result": it says how it ended; "-case": no real case is told), by readers who knew nothing but a list of the remarks;
 * by reader and answer. Answers that admit misconduct were not read.
 */
const MARKS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = remarks;
/** A remark is made only where it is right this often on readers and writers left out. Advice has to be more than right, since other advice may matter more. */
const PRECISION = { shows: 0.9, lacks: 0.92 };
/** Of fewer answers the share says too little. */
const FEWEST_SHOWN = 20;
/** Praise goes to answers scored 3 or more, and hardly any of these is rated lower than this. */
const SOUND = 2.5;

export type ReadForRemarks = { reader: string; answer: RatedAnswer; heads: ReadonlySet<string> };

/** The answers that were read for remarks, with what is true of them, by head of the model. */
export function readMarkedAnswers(): ReadForRemarks[] {
  const answers = new Map(
    [...readSets(), ...readOrdinarySets()].flatMap((set) => set.answers.map((one) => [one.id, one])),
  );
  return Object.entries(MARKS).flatMap(([reader, marked]) =>
    Object.entries(marked).flatMap(([id, marks]) => {
      const answer = answers.get(id);
      return answer === undefined ? [] : [{ reader, answer, heads: toHeads(marks) }];
    }),
  );
}

function toHeads(marks: readonly string[]): ReadonlySet<string> {
  const shown = STRENGTHS.filter((kind) => marks.includes(`+${kind}`)).map((kind) => `shows-${kind}`);
  const lacking = Object.entries(LACK_MARKS)
    .filter(([, any]) => any.some((mark) => marks.includes(`-${mark}`)))
    .map(([kind]) => `lacks-${kind}`);
  return new Set([...shown, ...lacking]);
}

const inputOf = ({ answer }: ReadForRemarks, vectors: Vectors): ModelInput =>
  toSkillInput(readWords(answer.answer, answer.question), answer.question, vectors, answer.type === 'Technical');

/** Learns one head a remark; each reader, with the writers that they read, is left out in turn. */
export async function learnRemarks(): Promise<Learned & { marked: ReadForRemarks[] }> {
  const marked = readMarkedAnswers();
  const vectors = await encodeCached(
    new Set(marked.flatMap(({ answer }) => readWords(answer.answer, answer.question).pieces.map(({ text }) => text))),
  );
  const learned = learn(
    marked.map((one) => ({
      group: one.reader,
      input: inputOf(one, vectors),
      targets: REMARK_HEADS.map((head) => Number(one.heads.has(head))),
    })),
    [],
    { ...ANSWER_WEIGHTS, heads: REMARK_HEADS, fewestExamples: 6, fewestGroups: 3, strength: 100 },
  );
  return { ...learned, marked };
}

/** From which prediction on each remark is right. */
export function findRemarkSettings({
  leftOut,
  marked,
}: Awaited<ReturnType<typeof learnRemarks>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [place, head] of REMARK_HEADS.entries()) {
    const used = [...marked.keys()].filter((index) => mayBeTold(marked[index], head));
    const threshold = thresholdFor(
      used.map((index) => leftOut[place]?.[index] ?? Number.NaN),
      used.map((index) => marked[index]?.heads.has(head) ?? false),
      head.startsWith('lacks') ? PRECISION.lacks : PRECISION.shows,
      FEWEST_SHOWN,
    );
    if (threshold !== null) found[head] = Math.round(threshold.value * 1000) / 1000;
  }
  return found;
}

/** Whether the remark can be made of the answer: of its kind of question, and praise of none that fails. */
function mayBeTold(one: ReadForRemarks | undefined, head: string): boolean {
  if (one === undefined) return false;
  const { question, type, overall } = one.answer;
  const isStory = type !== 'Technical' && asksForEvent(question);
  return isHeadFitting(head, isStory) && (head.startsWith('lacks') || overall >= SOUND);
}
