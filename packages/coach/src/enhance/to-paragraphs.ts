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
/** Lines of speech are set apart already. */
const FEWEST_LINES = 3;
/** One sentence of so many words sets the scene. */
const LONG_SETTING = 12;
const countWords = (sentences: readonly WeighedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
/** "Well." begins no paragraph and ends none. */
const SHORTEST_EDGE = 3;

/**
 * From this lead on a sentence surely is of its part. If all sentences of an answer are, 95 % of those below a name are rightly there in
 * answers of writers left out (98 % of the beginning, 93 % of what was done, 94 % of the end); without a limit 77 % are.
 */
const SURE_LEAD = 0.2;

/** What the paragraph is in the story, in words for the person. */
const NAMES = { situation: '[How it began]', action: '[What you did]', result: '[How it ended]' } as const;

export type Paragraphs = { text: string; isNamed: boolean };

/**
 * The sentences in paragraphs. The action and the end begin one where the parts of the story are plain, and each is named then,
 * so that the person sees where it begins.
 */
export function toParagraphs(sentences: readonly WeighedSentence[]): Paragraphs {
  const { starts, action, ending } = findStarts(sentences);
  const isNamed = action !== undefined && areSure(sentences, action, ending ?? sentences.length);
  const paragraphs: string[][] = [];
  for (const [at, { text, isLine }] of sentences.entries()) {
    const current = paragraphs.at(-1);
    if (!current || starts.has(at)) paragraphs.push([text.charAt(0).toUpperCase() + text.slice(1)]);
    else current.push(isLine ? '\n' : ' ', text);
  }
  const names = new Map([
    [0, NAMES.situation],
    [action ?? -1, NAMES.action],
    [ending ?? -1, NAMES.result],
  ]);
  const begins = [0, ...starts];
  const named = paragraphs.map((paragraph, index) => {
    const name = isNamed ? names.get(begins[index] ?? -1) : undefined;
    return [...(name === undefined ? [] : [`${name}\n`]), paragraph.join('')].join('');
  });
  return { text: named.join('\n\n'), isNamed };
}

/** Whether each sentence surely belongs below the name of its part. */
const areSure = (sentences: readonly WeighedSentence[], action: number, ending: number): boolean =>
  sentences.every(({ leads }, at) => {
    const part = at < action ? 'situation' : at < ending ? 'action' : 'result';
    return leads !== undefined && leads[part] >= SURE_LEAD;
  });

type Starts = { starts: Set<number>; action?: number | undefined; ending?: number | undefined };

function findStarts(sentences: readonly WeighedSentence[]): Starts {
  const starts = new Set<number>();
  let from = 0;
  const [action, ending] = [findFirst(sentences, 'action'), findEnding(sentences)];
  for (const [at, { text }] of sentences.entries()) {
    const length = at - from;
    const isPart =
      (at === action && maySetApart(sentences, at, 'action')) ||
      (at === ending && maySetApart(sentences, at, 'result')) ||
      NEW_PART.test(text);
    const isFull = !sentences[at]?.isLine && length >= LONGEST_PARAGRAPH && sentences.length - at >= SHORTEST_REST;
    const isLong =
      length >= (sentences[at]?.isLine ? FEWEST_LINES : SHORTEST_PARAGRAPH) ||
      (at === action && countWords(sentences.slice(from, at)) >= LONG_SETTING);
    if (!isFull && !(isPart && isLong)) continue;
    if (!mayStart(sentences, at)) continue;
    starts.add(at);
    from = at;
  }
  const ifStarted = (at: number) => (starts.has(at) ? at : undefined);
  return { starts, action: ifStarted(action), ending: ifStarted(ending) };
}

/** Of a line of speech it has to be sure what part of the story it is: the labels were learned of whole sentences. */
const maySetApart = (sentences: readonly WeighedSentence[], at: number, part: 'action' | 'result'): boolean =>
  !sentences[at]?.isLine || (sentences[at]?.leads?.[part] ?? -1) >= SURE_LEAD;

function mayStart(sentences: readonly WeighedSentence[], at: number): boolean {
  const [before = '', text = ''] = [sentences[at - 1]?.text, sentences[at]?.text];
  if (!sentences[at]?.isLine && belongsTogether(before, text)) return false;
  if (NEW_PART.test(text)) return true;
  if (sentences[at]?.isLine) return JOINED_LINE.test(text) && sentences.length - at >= SHORTEST_REST;
  return ![before, text].some((edge) => edge.split(' ').length < SHORTEST_EDGE) && !leansBack(text);
}

/** A line that no word joins may go on with what the one before it says. */
const JOINED_LINE = /^(?:and |so |then )+(?:i|we|he|she|they|it|the|my|our|in|on|at|after|when)\b/iu;

const CONDITION = /^(?:and |but )?(?:if|when|where|unless)\b/iu;
const JOINED = /^(?:and|or|nor|which|who|because|second|secondly|third|thirdly|(?:two|three)(?=,))\b/iu;

/** A question and its reply, two conditions, and the rest of a sentence stay in one paragraph. */
const belongsTogether = (before: string, text: string): boolean =>
  before.endsWith('?') ||
  (CONDITION.test(before) && CONDITION.test(text)) ||
  JOINED.test(text) ||
  /^\p{Ll}/u.test(text);

const findFirst = (sentences: readonly WeighedSentence[], wanted: AnswerPart): number =>
  sentences.findIndex(({ part }) => part === wanted);

/** The first result behind the last action; -1 where the story has no plain end. */
function findEnding(sentences: readonly WeighedSentence[]): number {
  const lastAction = sentences.findLastIndex(({ part }) => part === 'action');
  return sentences.findIndex(({ part }, at) => at > lastAction && part === 'result');
}
