import { isCompany, isInstitution, isLocation, isTitle } from '../../entities/classify-part.ts';
import { GIVEN_NAMES } from '../../entities/name-lists.ts';
import { findHeading } from '../find-heading.ts';
import type { LineLook, PlainText } from '../plain-lines.ts';
import type { Mention } from './mention-layout.ts';

/** Words that may be the person's name, with the features by which they are judged. */
export type NameCandidate = Readonly<{ text: string; features: string[] }>;
export type NameWeights = Readonly<Record<string, number>>;

/** The name stands in the first lines or in the last ones. */
const FIRST_LINES = 14;
const LAST_LINES = 4;
const MOST_WORDS = 6;
const MOST_CANDIDATES = 80;
const FEWEST_LETTERS = 3;
/** In characters: so far into a line of sentences the name is looked for. */
const MOST_OF_LINE = 160;
const BINS = 5;
const LEAST_ODDS = 0.2;
const NAME_PART = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lo}]+)`;
const CAPITALS = new RegExp(
  String.raw`${NAME_PART}(?: (?:${NAME_PART}|de|del|da|dos|van|von|der|bin|binti|al|ben|la|le|y|e)){0,5}`,
  'gu',
);
const PARTS = /[^\t|/•·,;:()–—~*=<>"“”]+/gu;
const WORD = /[\p{L}\p{M}'’.-]+/gu;

type Place = { from: number; to: number; line: number; source: string };

/** What may be the name: what the models and the rules take for it, cells of lines, and runs of words in capitals. */
export function findNames({ text, looks }: PlainText, mentions: readonly Mention[], ruled: string): NameCandidate[] {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const near = new Map(
    [...filled.slice(0, FIRST_LINES), ...filled.slice(-LAST_LINES)].map((line) => [line, filled.indexOf(line)]),
  );
  const places: Place[] = mentions
    .filter(({ kind }) => kind === 'name')
    .map(({ from, to, line }) => ({ from, to, line, source: 'tagged' }));
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (near.has(index)) places.push(...placesIn(line, start, index));
    start += line.length + 1;
  }
  const at = ruled === '' ? -1 : text.indexOf(ruled);
  const line = text.slice(0, Math.max(0, at)).split('\n').length - 1;
  if (at >= 0) places.unshift({ from: at, to: at + ruled.length, line, source: 'ruled' });
  const byText = new Map<string, NameCandidate>();
  const email = /(?<!\S)[^\s@]+@\S+/u.exec(text)?.[0].toLowerCase() ?? '';
  for (const place of places.slice(0, MOST_CANDIDATES)) {
    const own = trim(text, place);
    const name = text.slice(own.from, own.to);
    if (byText.has(name) || !isLikeName(name)) continue;
    const order = orderOf(near.get(own.line), filled.length);
    const features = nameFeatures(text, own, name, { mentions, ruled, email, order });
    const isAlone = lines[own.line]?.trim() === name;
    const look = lookFeatures(looks[own.line], wordsIn(ruled) === wordsIn(name), isAlone);
    byText.set(name, { text: name, features: [...features, ...look] });
  }
  return [...byText.values()];
}

function placesIn(line: string, start: number, index: number): Place[] {
  const found = line.slice(0, MOST_OF_LINE);
  const all = (pattern: RegExp, source: string) =>
    [...found.matchAll(pattern)].map(
      (match): Place => ({ from: start + match.index, to: start + match.index + match[0].length, line: index, source }),
    );
  const whole = { from: start, to: start + line.length, line: index, source: 'part' };
  return [whole, ...all(PARTS, 'part'), ...all(CAPITALS, 'run')];
}

function trim(text: string, place: Place): Place {
  const words = text.slice(place.from, place.to);
  const from = place.from + words.length - words.replace(/^[^\p{L}]+/u, '').length;
  const to = place.to - words.length + words.replace(/(?<![\s,;:–—|(-])[\s,;:–—|(-]+$/u, '').length;
  return { ...place, from, to: Math.max(from, to) };
}

function isLikeName(name: string): boolean {
  const words = name.match(WORD) ?? [];
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return words.length <= MOST_WORDS && letters >= FEWEST_LETTERS && !/[\d@\n\t|]/u.test(name);
}

function orderOf(place: number | undefined, count: number): string {
  if (place === undefined) return 'none';
  if (place >= count - LAST_LINES && place > 2) return `last ${count - place}`;
  return place < 4 ? String(place) : place < 8 ? 'early' : 'later';
}

/** On a page the name is often the largest line, and alone in it. */
function lookFeatures(look: LineLook | undefined, isRuled: boolean, isAlone: boolean): string[] {
  if (look === undefined) return [];
  const { size, isBold } = look;
  return [`set ${size}`, `set ${size} ${isBold}`, `set ${size} ruled ${isRuled}`, `set ${size} alone ${isAlone}`];
}

type Document = { mentions: readonly Mention[]; ruled: string; email: string; order: string };

function nameFeatures(
  text: string,
  { from, to }: Place,
  name: string,
  { mentions, ruled, email, order }: Document,
): string[] {
  const words = (name.match(WORD) ?? []).map((word) => word.toLowerCase());
  const shape = name
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\p{Lo}+/gu, 'o');
  const [before, after] = [around(text.slice(Math.max(0, from - 40), from), -1), around(text.slice(to, to + 30), 1)];
  const known = words.filter((word) => word.length > 2 && email.includes(word.normalize('NFD').replace(/\P{L}/gu, '')));
  const tagged = taggedAs(mentions, from, to);
  const edges = `${before.first === 'LINE'} ${after.first === 'LINE'}`;
  const kinds = kindsOf(name);
  return [
    `tagged ${tagged}`,
    `tagged ${tagged} ${order}`,
    `order ${order}`,
    `order ${order} ${edges}`,
    `edges ${edges}`,
    `shape ${shape}`,
    `size ${words.length}`,
    `size ${words.length} ${order} ${edges}`,
    `before ${before.first}`,
    `before ${before.second} ${before.first}`,
    `after ${after.first}`,
    `after ${after.first} ${after.second}`,
    `first ${words[0]}`,
    `last ${words.at(-1)}`,
    `ruled ${wordsIn(ruled) === wordsIn(name)} ${ruled === ''}`,
    `given ${Math.min(2, words.filter((word) => GIVEN_NAMES.has(word)).length)}`,
    `email ${email === '' ? 'none' : Math.min(2, known.length)}`,
    `email ${email === '' ? 'none' : known.length === words.length}`,
    ...kinds.map((kind) => `is ${kind}`),
  ];
}

const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).join(' ');

/** What the tagger says of the place: a name of some certainty, a part of one, or something else. */
function taggedAs(mentions: readonly Mention[], from: number, to: number): string {
  const over = mentions.filter((one) => one.from < to && from < one.to);
  const [best] = over;
  if (best === undefined) return 'nothing';
  const fit = best.from === from && best.to === to ? 'all' : best.from <= from && best.to >= to ? 'inside' : 'more';
  return `${best.kind} ${fit} ${Math.floor(best.certainty * BINS)}`;
}

function around(stretch: string, step: 1 | -1): { first: string; second: string } {
  const near = stretch.toLowerCase().match(/\n|\t|[\p{L}\p{M}]+|[^\s]/gu) ?? [];
  const all = (step === 1 ? near : near.reverse()).map((word) => (word === '\n' ? 'LINE' : word));
  return { first: all[0] ?? 'LINE', second: all[1] ?? 'LINE' };
}

function kindsOf(name: string): string[] {
  const kinds = [
    findHeading(name) === undefined ? '' : 'heading',
    isTitle(name) ? 'title' : '',
    isCompany(name) ? 'firm' : '',
    isInstitution(name) ? 'school' : '',
    isLocation(name) ? 'place' : '',
  ].filter((kind) => kind !== '');
  return kinds.length === 0 ? ['unknown'] : kinds;
}

/** The likeliest name, or an empty text where none is likely. */
export function chooseName(candidates: readonly NameCandidate[], weights: NameWeights): string {
  const odds = candidates.map(({ features }) =>
    Math.exp(features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)),
  );
  const none = Math.exp(weights['none'] ?? 0);
  const total = odds.reduce((sum, value) => sum + value, none);
  const best = odds.indexOf(Math.max(...odds));
  return best >= 0 && (odds[best] ?? 0) / total >= LEAST_ODDS ? (candidates[best]?.text ?? '') : '';
}
