import weights from '../../data/questions/duty-stretch-weights.json' with { type: 'json' };
import { judgeDuties } from '../job/judge-duties.ts';
import type { JudgedLine } from '../job/read-asking-lines.ts';
import { isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import { baseOf } from './phrase-duty.ts';

/** Part of a line that begins with a verb and may tell what is to be done. */
export type Stretch = {
  /** As the line has it, up to the next verb of the row. */
  text: string;
  /** The same fit to follow "you will". */
  duty: string;
  /** For the learned score. */
  features: string[];
  line: number;
};

/** Learned from advertisements in which the writers marked the duties. */
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights as Readonly<Record<string, number>>));
/** Of stretches scored so in advertisements left out, about 93 in 100 were inside a marked duty. */
export const LEAST_PROBABILITY = 0.8;
/** From here on 19 in 20 were a marked duty or work that is asked for. */
export const LEAST_OF_FEW = 0.7;

/** Where another piece of work can begin: behind a mark, behind "and" or "to", or at a capital that lost its full stop or bullet. */
const WORD = /[\p{L}][\p{L}'-]*/gu;
const OPENS = /(?:^|[,;:•–—>.]|\s\s)\s?$/u;
const LINKS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'then',
  'to',
  'will',
  'would',
  'shall',
  'must',
  'you',
  'also',
  'by',
  'includes',
  'include',
]);
const LINKS_OF_ROW: ReadonlySet<string> = new Set(['and', 'or', 'then']);
const FEWEST_WORDS = 2;
const MOST_WORDS = 22;

/** "Level 3 apprentices" and "engineer or something adjacent": the word names something. */
const IS_NOUN = /^\p{L}+ (?:\d|(?:or|of|is|are)\b|and (?:to|for|of)\b)/u;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Place = { at: number; base: string; form: 'base' | 'gerund' | 'third'; before: string };

/** The probability from 0 to 1 that a stretch is part of what its writer calls a duty. */
export function scoreStretch({ features }: Stretch): number {
  const score = features.reduce((sum, name) => sum + (WEIGHTS.get(name) ?? 0), WEIGHTS.get('bias') ?? 0);
  return 1 / (1 + Math.exp(-score));
}

/** Every stretch that begins with a known verb. */
export function allStretches(lines: readonly JudgedLine[]): Stretch[] {
  const certainties = judgeDuties(lines);
  return lines.flatMap((line, at) => stretchesOf(line, at, certainties[at] ?? 0));
}

function stretchesOf(line: JudgedLine, lineAt: number, certainty: number): Stretch[] {
  const places = placesOf(line.text);
  return places.flatMap((place, index) => {
    const next = places.slice(index + 1).find(({ before }) => before !== 'to' && before !== 'by');
    const text = withoutJoint(line.text.slice(place.at, next?.at ?? line.text.length));
    const words = text.split(/\s+/u);
    if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || namesThing(place, text)) return [];
    const same = places.filter(({ form }) => form === place.form).length;
    const features = [
      ...lineFeatures(line, certainty),
      ...placeFeatures(place, words, Math.min(same, MOST_COUNTED)),
      ...leadFeatures(line.text.slice(0, places[0]?.at ?? 0), index),
    ];
    const duty = place.form === 'gerund' ? `be ${lowerFirst(text)}` : [place.base, ...words.slice(1)].join(' ');
    return [{ text, duty, features, line: lineAt }];
  });
}
const MOST_COUNTED = 4;

/** "Open Pit Manager", "engineer and landscape architects": the first word is no verb here. */
function namesThing({ form, before }: Place, text: string): boolean {
  if (IS_NOUN.test(text) || (before.endsWith('capital') && /^\S+ \p{Lu}\p{Ll}/u.test(text))) return true;
  const [, joined = ''] = /^\S+ (?:and|or|&) (\p{L}+)/u.exec(text) ?? [];
  return joined !== '' && !(form === 'gerund' ? /ing$/u.test(joined) : isKnownVerb(joined.toLowerCase()));
}

/** Where a verb begins a piece of work. */
function placesOf(text: string): Place[] {
  const words = [...text.matchAll(WORD)];
  return words.flatMap((match, index) => {
    const last = words[index - 1]?.[0].toLowerCase() ?? '';
    const place = placeOf(match[0], text.slice(0, match.index), last);
    const verb = place === undefined ? undefined : readVerbForm(match[0].toLowerCase(), place);
    return place === undefined || verb === undefined ? [] : [{ at: match.index, ...verb, before: nameOf(place, last) }];
  });
}

/** What makes a word a likely beginning: "start", "mark", the word before it, or "capital". */
function placeOf(word: string, before: string, last: string): string | undefined {
  if (OPENS.test(before)) return before.trim() === '' ? 'start' : 'mark';
  if (LINKS.has(last) && /\p{L}\s$/u.test(before)) return last;
  return /^\p{Lu}\p{Ll}/u.test(word) ? 'capital' : undefined;
}

function nameOf(place: string, last: string): string {
  const row = LINKS_OF_ROW.has(last) ? `${last} ${place}` : place;
  return place === 'mark' ? `mark ${row}` : row;
}

function readVerbForm(word: string, place: string): Pick<Place, 'base' | 'form'> | undefined {
  if (isKnownVerb(word)) return { base: word, form: 'base' };
  const ofGerund = verbOfGerund(word);
  if (word.endsWith('ing') && ofGerund !== undefined) return { base: ofGerund, form: 'gerund' };
  const base = place === 'to' || place === 'capital' ? undefined : baseOf(word);
  return base !== undefined && isKnownVerb(base) ? { base, form: 'third' } : undefined;
}

const withoutJoint = (text: string): string =>
  text
    .trim()
    .replace(/[\s,;:.•–—>]+$/u, '')
    .replace(/,?\s(?:and|or|then|to|also|you|will|by)$/u, '')
    .replace(/[\s,;:.]+$/u, '');

const BUCKETS = [0.001, 0.01, 0.1, 0.3, 0.6, 0.9];
const bucketOf = (value: number): number => BUCKETS.filter((limit) => value >= limit).length;

function lineFeatures({ text, kind, isItem, isHeaded, isLed, isNice, asks }: JudgedLine, certainty: number): string[] {
  return [
    `kind ${kind}`,
    `duty ${bucketOf(certainty)}`,
    `asks ${bucketOf(asks)}`,
    `kind ${kind} duty ${bucketOf(certainty)}`,
    ...(isItem ? ['item'] : []),
    ...(isHeaded ? ['headed'] : []),
    ...(isLed ? ['led'] : []),
    ...(isNice ? ['nice'] : []),
    ...LINE_CUES.flatMap(([name, cue]) => (cue.test(text) ? [name] : [])),
  ];
}
const LINE_CUES: readonly [string, RegExp][] = [
  ['you', /\byou\b/iu],
  ['we', /\b(?:we|us|our)\b/iu],
  [
    'apply',
    /\b(?:apply|application|CV|letter|resume|email|send|call|contact|interview|closing|salary|pay|holiday)\b|@/iu,
  ],
  [
    'asked',
    /\b(?:must|required|essential|experience|able|ability|qualification|certificate|licen[cs]e|knowledge|preferred|preference)\b/iu,
  ],
  ['company', /\b(?:founded|company|family|since|years? ago|employer)\b/iu],
];

function placeFeatures({ base, form, before }: Place, words: readonly string[], same: number): string[] {
  const next = words[1]?.toLowerCase() ?? '';
  const isBound = /^(?:the|an?|our|your|their|its|any|all|every|each|two|three|new|daily|weekly)$/u.test(next);
  return [
    `form ${form}`,
    `before ${before}`,
    `form ${form} before ${before}`,
    `verb ${base}`,
    `same ${form} ${same}`,
    `words ${Math.min(words.length, 12)}`,
    ...(isBound ? [`next ${form} bound`] : [`next ${form} free`]),
    ...(/^(?:us|me|you|it|that|this|to|of)$/u.test(next) ? [`next ${next}`] : []),
  ];
}

/** The words before the first verb of the line: "Duties:", "the appointee will". */
function leadFeatures(lead: string, index: number): string[] {
  const words = (lead.toLowerCase().match(/\p{L}+/gu) ?? []).slice(-LEAD_WORDS);
  const isLabel = /:\s*$/u.test(lead);
  return [index === 0 ? 'first' : 'later', ...(isLabel ? ['label'] : []), ...words.map((word) => `lead ${word}`)];
}
const LEAD_WORDS = 3;
