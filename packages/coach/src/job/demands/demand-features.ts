import { matchSkills } from '../../skills/match-skills.ts';
import type { JudgedLine } from '../read-asking-lines.ts';

/** A word, number or mark of a line of an advertisement. */
export type LineToken = Readonly<{ text: string; from: number; to: number }>;

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** The rest of a longer line is not read. */
const MOST_TOKENS = 160;
const TENTHS = 10;
/** So many words back a cue is looked for. */
const CUE_DISTANCE = 6;
/** Words that lead to a demand, or away from one. */
const CUES: ReadonlySet<string> = new Set(
  `experience knowledge understanding ability able skills skill must need required requires require essential desirable preferred plus advantage asset
  fluent fluency familiar familiarity proficient proficiency confident competent qualified licence license certificate degree diploma valid hold holds holding
  willing willingness available ready you your we our us will speak good strong minimum least years background proven track
  working work know knows can has have candidate applicant not no if training provide provided offer offers`.split(
    /\s+/u,
  ),
);

export function tokensOfLine(text: string): LineToken[] {
  return [...text.matchAll(TOKEN)]
    .slice(0, MOST_TOKENS)
    .map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }));
}

function wordOf({ text }: LineToken): string {
  return /^\p{N}+$/u.test(text) ? `NUMBER${Math.min(text.length, 4)}` : text.toLowerCase();
}

const shapeOf = ({ text }: LineToken): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\p{N}/gu, '0')
    .replace(/(.)\1+/gu, '$1');

const headingOf = (lines: readonly JudgedLine[], at: number): string => {
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (line?.kind === 'label' && !line.isItem)
      return line.text
        .toLowerCase()
        .replace(/[^\p{L} ]/gu, '')
        .trim();
  }
  return '';
};

/** Features of the whole line: the kind of its sentence, its neighbours, the heading above. */
function lineFeatures(lines: readonly JudgedLine[], at: number, size: number): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  const asks = Math.min(TENTHS - 1, Math.floor(line.asks * TENTHS));
  const requires = Math.min(TENTHS - 1, Math.floor((line.shares[0] ?? 0) * TENTHS));
  const length = size < 4 ? 'short' : size < 10 ? 'mid' : size < 20 ? 'long' : 'longest';
  return [
    `kind=${line.kind}`,
    `kind,asks=${line.kind} ${asks}`,
    `requires=${requires}`,
    `asks=${asks}`,
    `item=${line.isItem}`,
    `nice=${line.isNice}`,
    `size=${length}`,
    `kind,size,item=${line.kind} ${length} ${line.isItem}`,
    `above=${lines[at - 1]?.kind ?? ''}`,
    `below=${lines[at + 1]?.kind ?? ''}`,
    ...headingOf(lines, at)
      .split(' ')
      .slice(0, 6)
      .map((word) => `heading=${word}`),
  ];
}

/** The features of every token of a line of an advertisement. */
export function demandFeatures(lines: readonly JudgedLine[], at: number, tokens: readonly LineToken[]): string[][] {
  const text = lines[at]?.text ?? '';
  const ofLine = lineFeatures(lines, at, tokens.length);
  const kind = lines[at]?.kind ?? '';
  const words = tokens.map(wordOf);
  const shapes = tokens.map(shapeOf);
  const skills = matchSkills(text);
  const word = (place: number) => words[place] ?? (place < 0 ? '<start>' : '<end>');
  const starts = clauseStarts(words);
  return tokens.map((token, place) => {
    const skill = skills.find(({ start, end }) => token.from >= start && token.to <= end);
    const inner = token.from === skill?.start ? 'first' : 'in';
    const cue = cueBefore(words, place);
    const own = word(place);
    return [
      'bias',
      ...ofLine,
      `w=${own}`,
      `w-1=${word(place - 1)}`,
      `w+1=${word(place + 1)}`,
      `w-2=${word(place - 2)}`,
      `w+2=${word(place + 2)}`,
      `w-1,w=${word(place - 1)} ${own}`,
      `w,w+1=${own} ${word(place + 1)}`,
      `w-2,w-1=${word(place - 2)} ${word(place - 1)}`,
      `end=${own.slice(-3)}`,
      `end4=${own.slice(-4)}`,
      `begin=${own.slice(0, 4)}`,
      `s=${shapes[place] ?? ''}`,
      `s,kind=${shapes[place] ?? ''} ${kind}`,
      `at=${Math.min(place, 4)}`,
      `at,kind=${Math.min(place, 4)} ${kind}`,
      `in-clause=${Math.min(place - (starts[place] ?? 0), 4)}`,
      `first-word=${word(0)}`,
      `first-words=${word(0)} ${word(1)}`,
      `clause-word=${word(starts[place] ?? 0)}`,
      `last=${place === tokens.length - 1}`,
      `cue=${cue}`,
      `cue,kind=${cue} ${kind}`,
      ...(skill === undefined ? ['skill=none'] : skillFeatures(skill.skill, inner, kind)),
    ];
  });
}

function skillFeatures(skill: { family: string; category: string }, inner: string, kind: string): string[] {
  return [
    `skill=${inner}`,
    `skill,kind=${inner} ${kind}`,
    `family=${skill.family}`,
    `category=${skill.category} ${inner}`,
  ];
}

/** The place of the first word of each token's clause. */
function clauseStarts(words: readonly string[]): number[] {
  let start = 0;
  return words.map((word, place) => {
    if (/^[,;:()–—/•]$/u.test(words[place - 1] ?? '') || /^(?:and|or)$/u.test(words[place - 1] ?? '')) start = place;
    return /^[,;:()–—/•]$/u.test(word) ? start : start;
  });
}

function cueBefore(words: readonly string[], place: number): string {
  for (let far = 1; far <= CUE_DISTANCE; far += 1) {
    const word = words[place - far];
    if (word === undefined) return 'start';
    if (CUES.has(word)) return word;
  }
  return 'none';
}
