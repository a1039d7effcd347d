import { isCompany, isDegree, isInstitution, isLocation, isTitle } from '../../entities/classify-part.ts';
import { sizeOf } from './line-views.ts';
import type { ResumeToken } from './resume-tokens.ts';

/** A part of a line between separators ("Cook, Elm Inn | 2014"); `from` and `to` are token indexes. */
export type LinePart = Readonly<{ from: number; to: number; kind: string; features: readonly string[] }>;

const SEPARATOR = /^[|•·/\\–—;:()[\]>~,-]$/u;
/** These separate only after a space: "night-shift" and "cook/cleaner" are one part. */
const NEEDS_SPACE = /^[-/]$/u;
const MOST_PLACES = 3;

/** The part that each token is in; undefined for the marks between them. A part knows the kinds of those beside it and on the lines around. */
export function partsOf(text: string, tokens: readonly ResumeToken[]): (LinePart | undefined)[] {
  const bare = bareParts(text, tokens);
  const firstOfLine = new Map<number, BarePart>();
  for (const part of bare) if (part.place === 0) firstOfLine.set(part.line, part);
  const parts: (LinePart | undefined)[] = new Array(tokens.length);
  for (const [index, part] of bare.entries()) {
    const { from, to, kind, line } = part;
    const [before, behind] = [bare[index - 1], bare[index + 1]];
    const beside = [before, behind].map((one) => (one?.line === line ? one.kind : 'edge'));
    const around = [line - 1, line + 1].map((one) => firstOfLine.get(one)?.kind ?? 'blank');
    const features = [
      ...ownFeatures(part),
      `part,before=${kind} ${beside[0]}`,
      `part,behind=${kind} ${beside[1]}`,
      `part,above=${kind} ${around[0]}`,
      `part,below=${kind} ${around[1]}`,
    ];
    parts.fill({ from, to, kind, features }, from, to);
  }
  return parts;
}

type BarePart = { from: number; to: number; kind: string; line: number; place: number };

function bareParts(text: string, tokens: readonly ResumeToken[]): BarePart[] {
  const parts: BarePart[] = [];
  let first = 0;
  let place = 0;
  const close = (end: number) => {
    if (end <= first) return;
    const from = tokens[first]?.from ?? 0;
    const kind = kindOf(text.slice(from, tokens[end - 1]?.to ?? from));
    parts.push({ from: first, to: end, kind, line: tokens[first]?.line ?? 0, place });
    place += 1;
  };
  for (const [index, token] of tokens.entries()) {
    const isMark = SEPARATOR.test(token.text) && !(NEEDS_SPACE.test(token.text) && token.gap === 'none');
    const isStart = token.gap === 'line' || token.gap === 'tab';
    if (!isStart && !isMark) continue;
    close(index);
    first = isMark ? index + 1 : index;
    if (token.gap === 'line') place = 0;
  }
  close(tokens.length);
  return parts;
}

function ownFeatures({ from, to, kind, place }: BarePart): string[] {
  const size = sizeOf(to - from);
  const at = Math.min(place, MOST_PLACES);
  return [
    `part=${kind}`,
    `part-place=${at}`,
    `part-size=${size}`,
    `part,place=${kind} ${at}`,
    `part,size=${kind} ${size}`,
  ];
}

/** The kinds of a part by its words: title, school or firm, degree, place. */
function kindOf(words: string): string {
  const kinds: string[] = [];
  if (isTitle(words)) kinds.push('title');
  if (isInstitution(words)) kinds.push('school');
  else if (isCompany(words)) kinds.push('firm');
  if (isDegree(words)) kinds.push('degree');
  if (isLocation(words)) kinds.push('place');
  return kinds.length === 0 ? 'none' : kinds.join('+');
}
