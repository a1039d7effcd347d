import { findDateRange } from '../../entities/dates.ts';
import { type LineView, proseShare, sizeOf, viewLines } from '../tagger/line-views.ts';
import type { Mention } from '../tagger/mention-layout.ts';
import type { ResumeUnit } from './resume-units.ts';

const BULLET = /^\s*([^\s\p{L}\p{N}("'“+@#$£€]+|o(?=\s)|\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const CONTACT = /@|https?:|www\.|(?:\+?\d[\d ()./-]{7,}\d)/u;
const MOST_WORDS = 30;
const ENDING = 3;

/** What of a unit its neighbours see. */
type Look = { shown: string; kinds: string };

/** The features of each unit: its words, its place and build, the heading above it, what the tagger finds in it, and the look of its neighbours. */
export function unitFeatures(text: string, units: readonly ResumeUnit[], mentions: readonly Mention[]): string[][] {
  const lines = viewLines(text);
  const prose = proseShare(lines);
  const ofLine = Map.groupBy(mentions, ({ line }) => line);
  const looks = units.map((unit) => lookOf(unit, lines[unit.line], ofLine.get(unit.line) ?? []));
  return units.map((unit, at) => {
    const look = (step: number): Look => looks[at + step] ?? { shown: 'edge', kinds: 'edge' };
    const line = lines[unit.line];
    const own = look(0);
    const section = line?.section ?? 'none';
    const indent = compareIndent(unit, units[at - 1]);
    return [
      'bias',
      `prose=${prose}`,
      `section=${section}`,
      `shown=${own.shown}`,
      `kinds=${own.kinds}`,
      `section,shown=${section} ${own.shown}`,
      `section,kinds=${section} ${own.kinds}`,
      `part=${Math.min(unit.part, 2)}`,
      `part,kinds=${Math.min(unit.part, 2)} ${own.kinds}`,
      `indent=${indent}`,
      `indent,shown=${indent} ${own.shown}`,
      `gap=${unit.isBehindGap}`,
      `gap,shown=${unit.isBehindGap} ${own.shown}`,
      `no=${at < 6 ? at : 'later'}`,
      `left=${units.length - at < 4 ? units.length - at : 'more'}`,
      ...[-2, -1, 1, 2].flatMap((step) => [
        `shown${step}=${look(step).shown}`,
        `kinds${step}=${look(step).kinds}`,
        `kinds${step},own=${look(step).kinds} ${own.kinds}`,
      ]),
      `shown-1,0,1=${look(-1).shown} ${own.shown} ${look(1).shown}`,
      `kinds-1,0,1=${look(-1).kinds} ${own.kinds} ${look(1).kinds}`,
      ...headingFeatures(line),
      ...wordFeatures(unit.text),
    ];
  });
}

function lookOf({ part, text, from }: ResumeUnit, view: LineView | undefined, mentions: readonly Mention[]): Look {
  const to = from + text.length;
  const kinds = new Set(mentions.filter((one) => one.from < to && one.to > from).map(({ kind }) => kind));
  const isShouted = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  const words = text.split(/\s+/u).length;
  const shown = [
    part > 0 ? 'part' : '',
    BULLET.test(text) ? 'bullet' : '',
    isShouted ? 'caps' : '',
    view?.section === 'heading' ? 'heading' : '',
    CONTACT.test(text) ? 'contact' : '',
    sizeOf(words),
  ];
  const dated = findDateRange(text) === undefined ? (/(?:19|20)\d\d/u.test(text) ? 'year' : '') : 'range';
  return {
    shown: shown.filter((one) => one !== '').join('+'),
    kinds: [...[...kinds].sort(), dated].filter((one) => one !== '').join('+'),
  };
}

function compareIndent(unit: ResumeUnit, before: ResumeUnit | undefined): string {
  if (before === undefined || before.indent === unit.indent) return unit.indent > 0 ? 'in' : 'none';
  return unit.indent > before.indent ? 'more' : 'less';
}

const headingFeatures = (line: LineView | undefined): string[] =>
  (line?.heading ?? '')
    .split(/\s+/u)
    .slice(0, 4)
    .map((word) => `under=${word.replace(/\P{L}/gu, '')}`);

function wordFeatures(text: string): string[] {
  const bare = text.replace(BULLET, '');
  const words = (bare.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'’+#.-]*|\d+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/u.test(word) ? `#${Math.min(word.length, 5)}` : word.replace(/[.'’-]+$/u, '')));
  const [first = '', second = ''] = words;
  const bullet = BULLET.exec(text)?.[1] ?? '';
  return [
    ...new Set(words.map((word) => `w=${word}`)),
    ...new Set(words.slice(1).map((word, at) => `ww=${words[at]} ${word}`)),
    ...new Set(words.map((word) => `stem=${word.slice(0, 5)}`)),
    `first=${first}`,
    `first2=${first} ${second}`,
    `first-end=${first.slice(-ENDING)}`,
    `last=${words.at(-1) ?? ''}`,
    `begin=${/^\p{Lu}/u.test(bare) ? 'upper' : /^\p{Ll}/u.test(bare) ? 'lower' : 'other'}`,
    `mark=${bullet.slice(0, 2)}`,
    `end=${/[.!?;:,)]$/u.exec(bare)?.[0] ?? ''}`,
    `commas=${Math.min(4, bare.split(',').length - 1)}`,
    `titled=${bare.split(/\s+/u).length > 1 && bare.split(/\s+/u).every((word) => !/^\p{Ll}{4,}/u.test(word))}`,
    `cells=${/\t| {3,}\S/u.test(bare)}`,
    `signs=${[...new Set(bare.match(/[|/:()£$€%@]/gu) ?? [])].join('')}`,
    `number=${/\d/u.test(bare)}`,
  ];
}
