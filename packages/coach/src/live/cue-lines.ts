import type { ParsedResume } from '@greenroom/contract/resume';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import { asksForMishap } from './answer-story.ts';
import { coreOf } from './asked-core.ts';
import { numbersIn } from './heard-numbers.ts';
import type { CandidateFact } from './line-traits.ts';
import { heardWords } from './question-words.ts';
import { rankAll } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { AIM, type ResumeUnit, resumeUnits } from './resume-units.ts';
import { MEASURED_CHANGE, shownIn, tellsOfMishap } from './shown-in.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';
import { wasTold } from './told-lines.ts';

/** A line of the resume as a cue. `score` orders the lines of one turn; from `CUE.fits` on a line most likely belongs to the question. `isNamed`: it has a word of the turn that few lines have. */
export type Cue = { fact: ResumeUnit; score: number; isNamed: boolean };

/** Found on 16 people with eight turns each. */
export const CUE = { fits: 0.5, proof: 0.42, near: 0.36, story: 0.3 };

const WEIGHT = {
  fit: 0.35,
  word: 0.14,
  rare: 0.06,
  change: 0.05,
  shows: 0.12,
  told: -0.3,
  row: -0.08,
  leisure: -0.2,
  present: 0.03,
  today: 0.15,
  place: 0.25,
  deed: 0.1,
  number: 0.2,
};
const MOST_WORDS = 2;
const MOST_RARE = 3;
const near = (line: Float32Array | undefined, asked: readonly (Float32Array | undefined)[]): number =>
  line === undefined ? 0 : Math.max(0, ...asked.map((one) => (one === undefined ? 0 : dotProduct(one, line))));

/** The employer that a turn names; empty where it names none. */
function employerIn(turn: string, { facts }: ResumeFacts): string {
  const heard = ` ${heardWords(turn)} `;
  const names = [...new Set(facts.map(({ employer }) => employer))].filter((name) => name !== '');
  return (
    names.find((name) => {
      const words = heardWords(name.replace(/^the /iu, '')).split(' ');
      const first = words.slice(0, (words[0] ?? '').length > SHORT_NAME ? 1 : 2).join(' ');
      return first.length > SHORT_NAME && heard.includes(` ${first} `);
    }) ?? ''
  );
}
const SHORT_NAME = 4;
const OF_TODAY =
  /\b(?:you(?:'re| are) (?:on|in|at|doing) (?:now|at the)|now|at the (?:moment|minute)|current(?:ly)?|these days|typical day)\b/;
/** The family and one's health are no answer to a question about work. */
const PRIVATE =
  /\bmy (?:partner|father|mother|parents?|sons?|daughters?|wife|husband|children|back|health|family)\b|\b(?:died|illness|surgery|maternity|laid off|no paid work)\b/iu;

const MOST_NUMBERS = 2;
/** How many of the numbers of a turn a line has. */
const sameNumbers = (numbers: ReadonlySet<string>, text: string): number =>
  numbers.size === 0 ? 0 : [...numbersIn(text)].filter((number) => numbers.has(number)).length;

/** The words of a turn that few lines of the resume have. */
function rareWords(turn: string, lines: readonly CandidateFact[]): string[] {
  const all = lines.map(({ text }) => new Set(contentStems(text)));
  return [...new Set(contentStems(turn))].filter((stem) => {
    const count = all.filter((words) => words.has(stem)).length;
    return count > 0 && count <= FEW;
  });
}
const FEW = 2;

/** Kinds of questions that ask for one time. */
export const STORIES = new Set(
  'failure conflict trouble customer pressure leadership teamwork achievement change initiative problem'.split(' '),
);
export const TELLS_OF_DEED =
  /\b(?:found|caught|spotted|discovered|noticed|took over|set up|rebuilt|rewrote|changed|told|cut|reduced|led|trained|moved|built|made|started|brought|won)\b|\bfrom \D{0,3}\d.* to \D{0,3}\d/iu;
const OF_TROUBLE = new Set(['failure', 'trouble', 'conflict', 'problem', 'follow-up']);

/** What a turn says, as it is compared with each line. */
type Asked = {
  vectors: (Float32Array | undefined)[];
  telling: readonly string[];
  rare: readonly string[];
  numbers: ReadonlySet<string>;
  place: string;
  isOfToday: boolean;
};

/** How much of what the turn says by words, numbers and names a line has. */
function sharedWith(asked: Asked, { text, employer, isCurrent }: ResumeUnit): { named: number; score: number } {
  const words = wordsOfLine(text);
  const telling = asked.telling.filter((stem) => hasTelling(stem, words)).length;
  const rare = asked.rare.filter((stem) => words.includes(stem)).length;
  const numbers = sameNumbers(asked.numbers, text);
  const isOfPlace = asked.place !== '' && employer === asked.place;
  const score =
    WEIGHT.word * Math.min(MOST_WORDS, telling) +
    WEIGHT.rare * Math.min(MOST_RARE, rare) +
    WEIGHT.number * Math.min(MOST_NUMBERS, numbers) +
    (isOfPlace ? WEIGHT.place : 0) +
    (isCurrent && asked.isOfToday ? WEIGHT.today : 0);
  return { named: rare + numbers, score };
}

/** How good a line is by itself for a kind of question. */
function worthOf({ text, listed, isCurrent, isLeisure }: ResumeUnit, kind: string): number {
  const isDeed = STORIES.has(kind) && listed === undefined && TELLS_OF_DEED.test(text);
  return (
    (listed === undefined ? 0 : WEIGHT.row) +
    (isLeisure ? WEIGHT.leisure : 0) +
    (isCurrent ? WEIGHT.present : 0) +
    (isDeed ? WEIGHT.deed : 0) +
    (MEASURED_CHANGE.test(text) ? WEIGHT.change : 0)
  );
}

type Remembered = { vectors: Part['vectors']; cues: readonly Cue[] };
/** One answer asks for the same order several times. */
const lastOf = new WeakMap<ResumeFacts, Map<string, Remembered>>();
const MOST_REMEMBERED = 8;

/** All cues for one question of a turn, the best first. */
export function rankCues(part: Part, facts: ResumeFacts): readonly Cue[] {
  const { question, kind, vectors, told, input } = part;
  const key = JSON.stringify([question, kind, told, part.isOneOfSeveral === true ? '' : (input.context ?? '')]);
  const known = lastOf.get(facts) ?? new Map<string, Remembered>();
  lastOf.set(facts, known);
  const last = known.get(key);
  if (last?.vectors === vectors) return last.cues;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const cues = rankFresh(part, facts);
  known.set(key, { vectors, cues });
  return cues;
}

function rankFresh(part: Part, all: ResumeFacts): Cue[] {
  const { question, kind, kinds, vectors, told, input } = part;
  const turn = part.isOneOfSeveral === true ? question : (input.context ?? question);
  const asksForTrouble = OF_TROUBLE.has(kind) || asksForMishap(kind, question);
  const lines = resumeUnits(all, input.resume).filter(
    ({ text, listed }) => listed !== AIM && !PRIVATE.test(text) && (asksForTrouble || !tellsOfMishap(text)),
  );
  const { lines: ranked } = rankAll(lines, { question, context: turn, shows: [], kinds, vectors, told });
  const asked: Asked = {
    vectors: [turn, question, coreOf(question)].map((text) => vectors.get(heardWords(text))),
    telling: tellingBeyondTrade(`${turn} ${question}`, all),
    rare: rareWords(`${turn} ${question}`, lines),
    numbers: numbersIn(turn),
    place: employerIn(turn, all),
    isOfToday: OF_TODAY.test(turn),
  };
  return ranked
    .map(({ fact, fit, isTold }): Cue => {
      const unit = fact as ResumeUnit;
      const vector = vectors.get(heardWords(unit.text));
      const { named, score: shared } = sharedWith(asked, unit);
      const shows = vector === undefined ? 0 : (shownIn(vector).get(kind) ?? 0);
      // Told before, a line comes again only if the turn names it.
      const isRepeated = (isTold || wasTold(unit, told)) && named < NAMED;
      const like = near(vector, asked.vectors) + WEIGHT.fit * fit + WEIGHT.shows * shows;
      const score = like + shared + worthOf(unit, kind) + (isRepeated ? WEIGHT.told : 0);
      return { fact: unit, score, isNamed: named > 0 };
    })
    .toSorted((one, other) => other.score - one.score);
}
const NAMED = 2;

/** A cue with the sentence before it if it speaks of that, and with its result; `belongs` says of what else follows in its paragraph whether it is of the question. */
export function wholeCue(
  unit: ResumeUnit,
  units: readonly ResumeUnit[],
  belongs: (unit: ResumeUnit) => boolean,
): string {
  const before = units[unit.order - 1];
  const isBehind = before?.group === unit.group && leans(unit.text);
  let said = isBehind ? `${withStop(before.text)} ${unit.text}` : unit.text;
  for (const after of units.slice(unit.order + 1)) {
    const isNext = after.group === unit.group && (belongs(after) || leans(after.text) || SAYS_RESULT.test(after.text));
    const both = `${withStop(said)} ${after.text}`;
    if (!isNext || both.split(' ').length > MOST_OF_CUE) break;
    said = both;
  }
  return said;
}
const MOST_OF_CUE = 46;
const withStop = (text: string): string => text.replace(/(?<![.!?:])$/u, '.');
const leans = (text: string): boolean => LEANS.test(text) || LEANS_MORE.test(text);
const LEANS_MORE = /^(?:since then|after that|before (?:that|it)|in this|here)\b/iu;
const SAYS_RESULT =
  /\b(?:was|were|went|came|fell|rose|dropped|grew) .{0,30}\d.*\b\d|\bfrom \D{0,3}\d.* to \D{0,3}\d|\bstill\b/iu;

/** The sentences in which the resume says what the person looks for, or speaks of the person as a whole. */
export const ownReasons = (facts: ResumeFacts, resume: ParsedResume | string | null): string[] =>
  resumeUnits(facts, resume)
    .filter(
      ({ listed, text }) => listed === AIM || (SPEAKS.test(text) && (listed !== undefined || SAYS_WHY.test(text))),
    )
    .map(({ text }) => text);
const SPEAKS = /(?:^|\s)I(?:['’]\p{Ll}+)? \p{Ll}/u;
const SAYS_WHY = /\bbecause\b|\b(?:that|this) is (?:how|why)\b|\bI (?:like|love|enjoy)\b/iu;
