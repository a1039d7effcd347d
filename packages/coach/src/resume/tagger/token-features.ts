import { GIVEN_NAMES } from '../../entities/name-lists.ts';
import type { LinePart } from './line-parts.ts';
import { partsOf } from './line-parts.ts';
import type { LineView } from './line-views.ts';
import { proseShare, sizeOf, viewLines } from './line-views.ts';
import type { ResumeToken } from './resume-tokens.ts';
import type { RuleMark } from './rule-marks.ts';
import { TITLE_HEADS, TITLE_WORDS } from './title-lexicon.ts';

const YEAR = /^(?:19|20)\d{2}$/u;
/** Marks that no name, title or date holds, and none begins with. */
const NEVER_WITHIN = /^[|•✦✧▪●○◆■►→·*_=~<>]$/u;
const NEVER_FIRST = /^[^\p{L}\p{N}"'“„«‘’(…]$/u;
/** The most characters between a token and a mark beside it. */
const NEXT_TO = 3;
const CUE_DISTANCE = 4;
/** Short words that part a title, an employer and dates in a sentence. */
const CUES: ReadonlySet<string> = new Set(
  'as at for with by in since from until till to of was am is been became joined where a an the on and then before after'.split(
    ' ',
  ),
);

/** Which tags a token cannot bear: a mention ends with its line or cell, and begins with a word. */
export function isForbidden(token: ResumeToken, tag: string): boolean {
  if (tag.startsWith('I-')) return token.gap === 'line' || token.gap === 'tab' || NEVER_WITHIN.test(token.text);
  return tag.startsWith('B-') && NEVER_FIRST.test(token.text);
}

/** A text, prepared for the features of its tokens. */
type View = {
  tokens: readonly ResumeToken[];
  words: string[];
  shapes: string[];
  parts: (LinePart | undefined)[];
  lines: LineView[];
  firstOfLine: number[];
  prose: string;
  marks: readonly RuleMark[];
};

/** The features of every token: its word, its neighbours, its part of the line, the line, the lines around, and what the rules see. */
export function tokenFeatures(text: string, tokens: readonly ResumeToken[], marks: readonly RuleMark[]): string[][] {
  const lines = viewLines(text);
  const firstOfLine: number[] = [];
  for (const [index, { line }] of tokens.entries()) firstOfLine[line] ??= index;
  const view: View = {
    tokens,
    words: tokens.map(wordOf),
    shapes: tokens.map(shapeOf),
    parts: partsOf(text, tokens),
    lines,
    firstOfLine,
    prose: proseShare(lines),
    marks,
  };
  return tokens.map((token, index) => {
    const line = lines[token.line];
    if (line === undefined) return [];
    return [
      ...wordFeatures(view, index),
      ...placeFeatures(view, token, line, index),
      ...line.features,
      ...rangeFeatures(view, token, line, index),
      ...lexiconFeatures(view, token, index),
      ...ruleFeatures(view, token, line, index),
      ...partFeatures(view.parts[index], index),
      ...cueFeatures(view, index, 'cue', -1),
      ...cueFeatures(view, index, 'ahead', 1),
    ];
  });
}

/** The word of a token: in small letters, numbers by their length. */
function wordOf({ text }: ResumeToken): string {
  if (YEAR.test(text)) return 'YEAR';
  return /^\p{N}+$/u.test(text) ? `NUMBER${Math.min(text.length, 5)}` : text.toLowerCase();
}

/** "Driver" is Xx, "QA" X, "o.o" x.x, "2" 0. */
function shapeOf({ text }: ResumeToken): string {
  if (YEAR.test(text)) return 'YEAR';
  return text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\p{Lo}/gu, 'o')
    .replace(/\p{N}/gu, '0')
    .replace(/(.)\1+/gu, '$1');
}

function wordFeatures({ words, shapes }: View, index: number): string[] {
  const word = (at: number) => words[index + at] ?? (index + at < 0 ? '<start>' : '<end>');
  const shape = (at: number) => shapes[index + at] ?? '<>';
  const own = word(0);
  return [
    'bias',
    `w=${own}`,
    `w-1=${word(-1)}`,
    `w+1=${word(1)}`,
    `w-2=${word(-2)}`,
    `w+2=${word(2)}`,
    `w-1,w=${word(-1)} ${own}`,
    `w,w+1=${own} ${word(1)}`,
    `w-2,w-1=${word(-2)} ${word(-1)}`,
    `end=${own.slice(-3)}`,
    `end4=${own.slice(-4)}`,
    `begin=${own.slice(0, 3)}`,
    `s=${shape(0)}`,
    `s-1,s=${shape(-1)} ${shape(0)}`,
    `s,s+1=${shape(0)} ${shape(1)}`,
    `s-1,s,s+1=${shape(-1)} ${shape(0)} ${shape(1)}`,
  ];
}

function placeFeatures(view: View, token: ResumeToken, line: LineView, index: number): string[] {
  const { tokens, words, shapes, prose } = view;
  const next = tokens[index + 1];
  const place = index - (view.firstOfLine[token.line] ?? 0);
  const [shape, size] = [shapes[index] ?? '', sizeOf(line.words)];
  const near = place < 2 ? place : 'far';
  return [
    `gap=${token.gap}`,
    `gap,w-1=${token.gap} ${words[index - 1] ?? '<start>'}`,
    `next=${next?.gap ?? 'end'}`,
    `at=${placeName(place)}`,
    `at,s=${near} ${shape}`,
    `at,size=${near} ${size}`,
    `prose=${prose}`,
    `prose,s=${prose} ${shape}`,
    `section=${line.section}`,
    `section,s=${line.section} ${shape}`,
    `section,prose=${line.section} ${prose}`,
    ...(next?.line === token.line ? [] : ['last', `last,w=${words[index] ?? ''}`]),
  ];
}

const placeName = (place: number): string => {
  if (place < 3) return String(place);
  return place < 8 ? 'mid' : 'far';
};

function rangeFeatures({ tokens, words }: View, token: ResumeToken, line: LineView, index: number): string[] {
  const at = token.from - line.start;
  const range = line.ranges.find(({ start, end }) => at >= start && at < end);
  if (range === undefined) return [];
  const next = tokens[index + 1];
  const isFirst = at === range.start;
  return [
    'range',
    `range,${line.section}`,
    `range,w=${words[index] ?? ''}`,
    ...(isFirst ? ['range-first'] : []),
    ...(next === undefined || next.from - line.start >= range.end ? ['range-last', `range-last,alone=${isFirst}`] : []),
  ];
}

function lexiconFeatures({ words, parts }: View, token: ResumeToken, index: number): string[] {
  const own = words[index] ?? '';
  const features: string[] = [];
  if (TITLE_HEADS.has(own)) features.push('title-head', `title-head,part=${parts[index]?.kind ?? ''}`);
  else if (TITLE_WORDS.has(own)) features.push('title-word');
  if (TITLE_HEADS.has(words[index + 1] ?? '')) features.push('title-head-next');
  if (TITLE_HEADS.has(words[index - 1] ?? '')) features.push('title-head-before');
  if (GIVEN_NAMES.has(own)) features.push('given-name', `given-name,line=${Math.min(token.line, 3)}`);
  return features;
}

function ruleFeatures({ marks, shapes, parts }: View, token: ResumeToken, line: LineView, index: number): string[] {
  const features: string[] = [];
  const own = marks.filter(({ from, to }) => token.from >= from && token.to <= to);
  if (own.length === 0) features.push('ruled=none', `ruled=none ${line.section}`);
  for (const { kind, isSure, from, to } of own) {
    const inner = token.to === to ? 'last' : 'in';
    features.push(
      `ruled=${kind} ${isSure}`,
      `ruled=${kind} ${token.from === from ? 'first' : inner}`,
      `ruled=${kind} ${isSure} ${parts[index]?.kind ?? ''}`,
      `ruled=${kind} ${shapes[index] ?? ''}`,
    );
  }
  const before = marks.find(({ to }) => to <= token.from && token.from - to < NEXT_TO);
  if (before) features.push(`ruled-before=${before.kind}`);
  const behind = marks.find(({ from }) => from >= token.to && from - token.to < NEXT_TO);
  if (behind) features.push(`ruled-behind=${behind.kind}`);
  return features;
}

const partFeatures = (part: LinePart | undefined, index: number): string[] =>
  part === undefined
    ? []
    : [
        ...part.features,
        `part-at=${index === part.from ? 'first' : 'in'}`,
        `part-at,${part.kind}=${index === part.from}`,
      ];

/** The next short word that parts a sentence, in one direction. */
function cueFeatures({ words, shapes }: View, index: number, name: string, step: number): string[] {
  for (let far = 1; far <= CUE_DISTANCE; far += 1) {
    const cue = words[index + step * far] ?? '';
    if (CUES.has(cue)) return [`${name}=${cue} ${far}`, `${name},s=${cue} ${shapes[index] ?? ''}`];
  }
  return [];
}
