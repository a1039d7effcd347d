import type { AnswerPart } from '../feedback/weigh-pieces.ts';
import { leansBack } from './sentence-links.ts';
import type { WeighedSentence } from './shorten-answer.ts';

/** The speaker announces a result or a lesson: a paragraph begins there. */
const NEW_PART =
  /^(?:as a result|in the end|at the end|finally|eventually|afterwards|since then|looking back|i (?:have )?learn(?:ed|t)|what i learn(?:ed|t)|today)\b/iu;
const LONGEST_PARAGRAPH = 5;
/** One or two sentences more stay with the paragraph before them. */
const SHORTEST_REST = 3;
const SHORTEST_PARAGRAPH = 2;
/** "Well." begins no paragraph and ends none. */
const SHORTEST_EDGE = 3;

/** The sentences in paragraphs: what was done and how it ended begin one where the parts of the story are plain. */
export function toParagraphs(sentences: readonly WeighedSentence[]): string {
  const starts = findStarts(sentences);
  const paragraphs: string[][] = [];
  for (const [at, { text }] of sentences.entries()) {
    const current = paragraphs.at(-1);
    if (!current || starts.has(at)) paragraphs.push([text]);
    else current.push(text);
  }
  return paragraphs.map((paragraph) => paragraph.join(' ')).join('\n\n');
}

function findStarts(sentences: readonly WeighedSentence[]): Set<number> {
  const starts = new Set<number>();
  let from = 0;
  const parts = [findFirst(sentences, 'action'), findEnding(sentences)];
  for (const [at, { text }] of sentences.entries()) {
    const length = at - from;
    const isPart = (parts.includes(at) || NEW_PART.test(text)) && length >= SHORTEST_PARAGRAPH;
    const isFull = length >= LONGEST_PARAGRAPH && sentences.length - at >= SHORTEST_REST;
    if (!(isPart || NEW_PART.test(text) || isFull) || length === 0 || !mayStart(sentences, at)) continue;
    starts.add(at);
    from = at;
  }
  return starts;
}

function mayStart(sentences: readonly WeighedSentence[], at: number): boolean {
  const [before = '', text = ''] = [sentences[at - 1]?.text, sentences[at]?.text];
  if (NEW_PART.test(text)) return true;
  return ![before, text].some((edge) => edge.split(' ').length < SHORTEST_EDGE) && !leansBack(text);
}

const findFirst = (sentences: readonly WeighedSentence[], wanted: AnswerPart): number =>
  sentences.findIndex(({ part }) => part === wanted);

/** The first result behind the last action; -1 where the story has no plain end. */
function findEnding(sentences: readonly WeighedSentence[]): number {
  const lastAction = sentences.findLastIndex(({ part }) => part === 'action');
  return sentences.findIndex(({ part }, at) => at > lastAction && part === 'result');
}
