import type { Judgement } from './judge-answer.ts';
import { type JudgeSettings, judgeModels } from './judge-models.ts';

/** Strengths of an answer, the rarer first: a person learns most from those that few answers have. */
export const STRENGTHS = ['honest', 'people', 'reason', 'result', 'action', 'order', 'detail', 'straight'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * What an answer lacks, in the order of telling, each with the readers' marks of which one is enough: where it is not sure which of several things is missing,
 * it may still be sure that one of them is.
 */
export const LACK_MARKS = {
  case: ['case'],
  own: ['own'],
  more: ['more'],
  story: ['case', 'own', 'more'],
  proof: ['case', 'example'],
  content: ['case', 'own', 'more', 'plain', 'straight'],
  learned: ['learned'],
} as const;
export type Lack = keyof typeof LACK_MARKS;
const LACKS = Object.keys(LACK_MARKS) as Lack[];

/** Heads of the remark model, in its order, with the kind of remark of each. */
const KINDS_OF_HEADS: ReadonlyMap<string, Strength | Lack> = new Map<string, Strength | Lack>([
  ...STRENGTHS.map((kind) => [`shows-${kind}`, kind] as const),
  ...LACKS.map((kind) => [`lacks-${kind}`, kind] as const),
]);
export const REMARK_HEADS: readonly string[] = [...KINDS_OF_HEADS.keys()];

/** Remarks about an event: a plan, a motive or a habit has no own deed and no ending. */
export const OF_STORIES: ReadonlySet<Strength | Lack> = new Set<Strength | Lack>([
  'action',
  'result',
  'case',
  'own',
  'more',
  'story',
  'content',
  'learned',
]);

type RemarkSettings = Pick<JudgeSettings, 'remarks'>;
/** `isStory` tells whether the question asks for one thing that happened. */
type Remarked = Pick<Judgement, 'remarks'> & { isStory: boolean };

const isFitting = (kind: Strength | Lack, isStory: boolean): boolean => isStory || !OF_STORIES.has(kind);

/** Whether the remark of a head can be made of an answer to such a question at all. */
export const isHeadFitting = (head: string, isStory: boolean): boolean => {
  const kind = KINDS_OF_HEADS.get(head);
  return kind !== undefined && isFitting(kind, isStory);
};

const isTold = (
  { remarks, isStory }: Remarked,
  kind: Strength | Lack,
  head: string,
  settings: RemarkSettings,
): boolean =>
  isFitting(kind, isStory) &&
  (remarks[head] ?? Number.NEGATIVE_INFINITY) >= (settings.remarks[head] ?? Number.POSITIVE_INFINITY);

/** Gaps that nine of ten answers like this one have, by writers left out, in the order of telling. */
export const findLacks = (answer: Remarked, settings: RemarkSettings = judgeModels().settings): Lack[] =>
  LACKS.filter((kind) => isTold(answer, kind, `lacks-${kind}`, settings));
