import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { gramOverlap, gramsOf } from '../text/word-shapes.ts';
import { yearsHeard } from './answer-life.ts';
import { coreOf } from './asked-core.ts';
import { joinSpelled } from './join-spelled.ts';
import { ASKS_FOR_TIME, judgedFor, startsWithAsked, type Wanted, wantedBy } from './line-features.ts';
import { countSubjects } from './line-subjects.ts';
import type { Vectors } from './packed-vector.ts';
import type { KindGuess } from './question-kind.ts';
import { heardWords } from './question-words.ts';
import type { Stretch } from './resume-stretches.ts';
import { shownIn } from './shown-in.ts';
import { ASKINGS, STRETCH_TYPES } from './stretch-types.ts';
import { plainLine } from './told-lines.ts';

export type StretchQuery = {
  question: string;
  /** The whole turn that the question ends. */
  context: string;
  kinds: readonly KindGuess[];
  vectors: Vectors;
  /** Text of answers that were given before. */
  told: string;
};

/** What the weights of single measures belong to, in this order. */
export const MEASURES = [
  'similarity to the question',
  'similarity to the whole turn',
  'similarity to the thing asked for',
  'similarity above that of the other stretches',
  'best similarity of all',
  'rare words of the question',
  'rare words of the turn',
  'words heard in another spelling',
  'speaks of the subject in other words',
  'rare words of the question in the row',
  'similarity of the row',
  'rare words of the question in the head above',
  'similarity of the head above',
  'similarity of the neighbours',
  'rare words of the question in the label',
  'further down',
  'length',
  'told before',
  'a year of the question',
  'a period that holds a year of the question',
  'shows what the likely kinds ask for',
  'begins with the verb of the question',
  'shows the thing that a story is asked about',
] as const;
export const TYPE_NAMES = STRETCH_TYPES.map(({ name }) => name);
export const ASKING_NAMES = ASKINGS.map(({ name }) => name);

/** What the certainty of the best stretch goes by, in this order. */
export const FITS = [
  'share of the best',
  'lead over the second',
  'similarity of the best',
  'rare words of the best',
  'subjects of the best',
  'asks for one time or a case',
  'asks for a number, and it has one',
  'asks for a number, and it has none',
  'asks whether',
  'asks why',
  'kind: a time',
  'kind: a case',
  'kind: terms',
  'kind: leaving',
  'kind: the person',
  'kind: experience',
  'kind: follow-up',
  'kind: education',
] as const;
const KIND_GROUPS: readonly (readonly string[])[] = [
  [
    'conflict',
    'failure',
    'pressure',
    'problem',
    'customer',
    'achievement',
    'change',
    'initiative',
    'leadership',
    'teamwork',
  ],
  ['hypothetical', 'technical', 'approach', 'estimation', 'coding', 'design', 'opinion'],
  ['terms'],
  ['leaving'],
  ['weakness', 'strength', 'goals', 'motivation', 'why-here', 'why-you', 'your-questions', 'others-say', 'small-talk'],
  ['experience', 'amount'],
  ['follow-up'],
  ['education'],
];

/** The numbers behind `FITS`, from the scores of the stretches. */
export function fitsOf({ stretches, askings, kinds }: MeasuredTurn, shares: readonly number[]): number[] {
  const ordered = [...shares.keys()].toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
  const [at = 0, second] = ordered;
  const best = stretches[at];
  const [share, next] = [shares[at] ?? 0, second === undefined ? 0 : (shares[second] ?? 0)];
  const measure = (name: (typeof MEASURES)[number]) => best?.measures[MEASURES.indexOf(name)] ?? 0;
  const asks = (name: string) => askings.includes(ASKING_NAMES.indexOf(name));
  const hasNumber = best?.types.includes(TYPE_NAMES.indexOf('number')) === true;
  const flags = [asks('case'), asks('number') && hasNumber, asks('number') && !hasNumber, asks('whether'), asks('why')];
  return [
    share,
    Math.log((share + LEAST_SHARE) / (next + LEAST_SHARE)),
    Math.max(measure('similarity to the question'), measure('similarity to the whole turn')),
    measure('rare words of the question') + measure('rare words of the turn'),
    measure('speaks of the subject in other words'),
    ...flags.map(Number),
    ...KIND_GROUPS.map((group) =>
      kinds.filter(({ kind }) => group.includes(kind)).reduce((sum, { probability }) => sum + probability, 0),
    ),
  ];
}
const LEAST_SHARE = 0.01;

/** `types` are the places of the stretch's types in `TYPE_NAMES`. */
export type MeasuredStretch = { measures: number[]; types: number[] };
export type MeasuredTurn = {
  stretches: MeasuredStretch[];
  /** What the question asks for, as places in `ASKING_NAMES`. */
  askings: number[];
  kinds: readonly KindGuess[];
};

const MOST_SHARED = 3;
const LEAST_OVERLAP = 0.5;
const SHORTEST_HEARD = 4;
const TOLD_CHARS = 40;
const COMMON_WEIGHT = 0.5;

type Words = { stems: Set<string>; grams: Map<string, ReadonlySet<string>> };
type Read = Words & { types: number[] };
const readStretches = new WeakMap<readonly Stretch[], Read[]>();
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function readAll(stretches: readonly Stretch[]): Read[] {
  const known = readStretches.get(stretches);
  if (known !== undefined) return known;
  const read = stretches.map(
    (stretch): Read => ({
      stems: new Set(contentStems(stretch.text)),
      grams: new Map(
        wordsIn(stretch.text)
          .filter((word) => word.length >= SHORTEST_HEARD && contentStems(word).length > 0)
          .map((word) => [word, gramsOf(word)]),
      ),
      types: STRETCH_TYPES.flatMap(({ test }, at) => (test(stretch) ? [at] : [])),
    }),
  );
  readStretches.set(stretches, read);
  return read;
}

/** How rare a stem is among the stretches, 0 to 1; everyday words count half. */
function rarityAmong(all: readonly Read[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(all.length + 1);
  return (stem) =>
    (most === 0 ? 1 : Math.log((all.length + 1) / (counts.get(stem) ?? 1)) / most) *
    (COMMON_WORDS.has(stem) ? COMMON_WEIGHT : 1);
}

/** Words of a question and neighbours written together ("pay role" is heard for "payroll"). */
function heardForms(text: string): Map<string, ReadonlySet<string>> {
  const words = wordsIn(text);
  const forms = new Map<string, ReadonlySet<string>>();
  for (const [at, word] of words.entries()) {
    if (contentStems(word).length === 0) continue;
    for (const form of [word, `${word}${words[at + 1] ?? ''}`])
      if (form.length >= SHORTEST_HEARD) forms.set(form, gramsOf(form));
  }
  return forms;
}

function overlapOf(read: Read, forms: ReadonlyMap<string, ReadonlySet<string>>, spoken: ReadonlySet<string>): number {
  let total = 0;
  for (const [word, grams] of read.grams) {
    if (spoken.has(word)) continue;
    let best = forms.has(word) ? 1 : 0;
    for (const other of forms.values()) best = Math.max(best, gramOverlap(grams, other));
    if (best >= LEAST_OVERLAP) total += best;
  }
  return Math.min(MOST_SHARED, total);
}

/** The place of the head of the entry that a stretch is in, -1 where there is none. */
function headsAbove(stretches: readonly Stretch[]): number[] {
  let head = -1;
  let section: Stretch['section'];
  return stretches.map((stretch, at) => {
    if (stretch.isHead) head = at;
    else if (stretch.section !== section) head = -1;
    section = stretch.section;
    return stretch.isHead ? -1 : head;
  });
}

const PERIOD = /\b((?:19|20)\d\d)\b[^\d]{1,16}(?:\d{1,2}[./])?\b((?:19|20)\d\d|present|now|today|current)/giu;
/** "2016–2019" holds 2018. */
const holdsYear = (text: string, year: number): boolean =>
  [...text.matchAll(PERIOD)].some(
    ([, from = '', to = '']) => Number(from) <= year && year <= (/^\d/u.test(to) ? Number(to) : LAST_YEAR),
  );
const LAST_YEAR = 2100;

const mostOf = (places: readonly number[], of: readonly number[]): number =>
  Math.max(0, ...places.map((place) => of[place] ?? 0));

/** By the encoder: how near each stretch is to the question, to the turn and to the thing asked for, and how far before the others. */
function nearness(own: readonly (Float32Array | undefined)[], { question, context, vectors }: StretchQuery) {
  const vectorOf = (text: string) => vectors.get(heardWords(text));
  const toQuestion = vectorOf(question);
  const columns = [toQuestion, vectorOf(context) ?? toQuestion, vectorOf(coreOf(question)) ?? toQuestion].map(
    (vector) => own.map((line) => (line === undefined || vector === undefined ? 0 : dotProduct(line, vector))),
  );
  const best = own.map((_, at) => Math.max(...columns.map((column) => column[at] ?? 0)));
  const mean = best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length);
  const top = Math.max(0, ...best);
  return {
    best,
    columns: [...columns, best.map((one) => one - mean), best.map((one) => Number(one === top && top > 0))],
  };
}

/** By words: those of the question and of the turn around it, by rarity, and those heard in another spelling. */
function wordColumns(all: readonly Read[], stretches: readonly Stretch[], { question, context }: StretchQuery) {
  const rarity = rarityAmong(all);
  const asked = new Set(contentStems(joinSpelled(question)));
  const around = new Set(contentStems(joinSpelled(context)).filter((stem) => !asked.has(stem)));
  const turn = `${context} ${question}`;
  const [forms, spoken] = [heardForms(turn), new Set(wordsIn(turn))];
  const shared = (stems: ReadonlySet<string>, of: ReadonlySet<string>) => {
    let total = 0;
    for (const stem of stems) if (of.has(stem)) total += rarity(stem);
    return Math.min(MOST_SHARED, total);
  };
  const [rare, rareAround] = [asked, around].map((words) => all.map(({ stems }) => shared(stems, words)));
  return {
    rare: rare ?? [],
    rareAround: rareAround ?? [],
    heard: all.map((read) => overlapOf(read, forms, spoken)),
    inLabel: stretches.map(({ label }) => shared(new Set(contentStems(label)), asked)),
  };
}

/** What the stretches around each have of the question: of its row, of the head above, and beside it. */
function aroundColumns(
  stretches: readonly Stretch[],
  rare: readonly number[],
  rareAround: readonly number[],
  best: readonly number[],
) {
  const heads = headsAbove(stretches).map((head) => (head < 0 ? [] : [head]));
  const mates = stretches.map(({ row }, at) =>
    stretches.flatMap((other, place) => (other.row === row && place !== at ? [place] : [])),
  );
  const beside = stretches.map((_, at) => [at - 1, at + 1].filter((place) => stretches[place] !== undefined));
  return [
    mates.map((places) => mostOf(places, rare)),
    mates.map((places) => mostOf(places, best)),
    heads.map((places) => mostOf(places, rare) + mostOf(places, rareAround)),
    heads.map((places) => mostOf(places, best)),
    beside.map((places) => mostOf(places, best)),
  ];
}

/** How surely each stretch shows what the likely kinds ask for. */
function showings(own: readonly (Float32Array | undefined)[], kinds: readonly KindGuess[]): number[] {
  const wanted = wantedBy(kinds, []);
  return own.map((vector) => {
    if (vector === undefined) return 0;
    const shown = shownIn(vector);
    const best = (some: readonly Wanted[]) =>
      Math.max(0, ...some.map(({ name, weight }) => weight * (shown.get(name) ?? 0)));
    return wanted.reduce((sum, some) => sum + best(some), 0);
  });
}

/** What can be measured of each stretch for a question, in their order. */
export function measureStretches(stretches: readonly Stretch[], query: StretchQuery): MeasuredTurn {
  const { question, context, vectors, told, kinds } = query;
  const all = readAll(stretches);
  const turn = `${context} ${question}`;
  const plain = heardWords(turn);
  const years = yearsHeard(turn);
  const own = stretches.map(({ text }) => vectors.get(heardWords(text)));
  const texts = stretches.map(({ text }) => text);
  const { best, columns: near } = nearness(own, query);
  const { rare, rareAround, heard, inLabel } = wordColumns(all, stretches, query);
  const columns: readonly (readonly number[])[] = [
    ...near,
    rare,
    rareAround,
    heard,
    countSubjects(turn, texts),
    ...aroundColumns(stretches, rare, rareAround, best),
    inLabel,
    texts.map((_, at) => at / Math.max(1, texts.length)),
    texts.map((text) => Math.log(text.length)),
    texts.map((text) => Number(told !== '' && told.includes(plainLine(text).slice(0, TOLD_CHARS)))),
    texts.map((text) => Number(years.some((year) => text.includes(String(year))))),
    texts.map((text) => Number(years.some((year) => holdsYear(text, year)))),
    showings(own, kinds),
    texts.map((text) => Number(startsWithAsked(question, text))),
    vectors.size > 0 && ASKS_FOR_TIME.test(plain) ? judgedFor(question, stretches, vectors) : [],
  ];
  return {
    stretches: stretches.map((_, at) => ({
      measures: columns.map((column) => column[at] ?? 0),
      types: all[at]?.types ?? [],
    })),
    askings: ASKINGS.flatMap(({ pattern }, at) => (pattern.test(plain) ? [at] : [])),
    kinds,
  };
}
