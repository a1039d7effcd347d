import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { rememberShort } from '../text/remember.ts';
import { gramOverlap, gramsOf } from '../text/word-shapes.ts';
import { formOf } from './answer-forms.ts';
import { coreOf } from './asked-core.ts';
import { joinSpelled } from './join-spelled.ts';
import { countSubjects } from './line-subjects.ts';
import { type Vectors, vectorsOf } from './packed-vector.ts';
import type { KindGuess } from './question-kind.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';
import { MEASURED_CHANGE, shownIn, TELLS_OF_TROUBLE } from './shown-in.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';
import { wasTold } from './told-lines.ts';

export type FactQuery = {
  question: string;
  /** The whole turn that the question ends, where more was said. */
  context?: string;
  /** What a fitting line shows ("leadership"); empty when only the question's own words count. */
  shows: readonly string[];
  /** What kind of question it may be, likeliest first. Without it `shows` alone says what is asked for. */
  kinds?: readonly KindGuess[];
  vectors: Vectors;
  /** Text of answers that were given before: a fact used before comes last. */
  told: string;
};
export type LineMeasures = {
  shows: number;
  similarity: number;
  /** Words that the line shares with the turn. */
  shared: number;
  /** How many subjects of the turn it speaks of in other words. */
  subjects: number;
  judged: number;
  tellsOutcome: boolean;
  /** In the order of `LINE_FEATURES`. */
  features: number[];
  /** In the order of `FIT_FEATURES`, without the first. */
  nearness: number[];
};

/** What a line shows beside the first of `shows` counts for less. */
const RELATED = 0.75;
const MOST_SHARED = 3;
/** A caller that names what is asked for is nearly sure of it. */
const SURE = 0.8;
/** Less likely kinds are left out: their sum would be noise. */
const LEAST_OF_KIND = 0.05;
/** From this share of equal runs of letters on, two words may be one word heard wrongly. */
const LEAST_OVERLAP = 0.5;
const SHORTEST_HEARD = 4;
const ASKS_FOR_NUMBER =
  /\b(?:how (?:many|much|big|large|often|long|fast)|number|figures?|per ?cent|measur\w+|size|biggest|volume)\b/;
const ASKS_FOR_PEOPLE =
  /\b(?:led|lead(?:ing)?|manag(?:e|ed|ing)|supervis\w+|under you|in charge|taught|teach|train(?:ed|ing)?|coach\w*|mentor\w*|report to you|look after|learning|guid(?:e|ed|ing)|bring|brought)\b/;
const TELLS_OF_PEOPLE =
  /\b(?:led|lead|manag\w+|supervis\w+|head|in charge|taught|teach|train\w*|coach\w*|mentor\w*|instruct\w*|apprentices?|crew|team|squad|students|preceptor|juniors?|trainees?)\b/i;

/** What the weights in `line-weights.json` belong to, in this order. */
export const LINE_FEATURES = [
  'similarity to the question',
  'similarity to the whole turn',
  'similarity above that of the other lines',
  'rare words of the question',
  'rare words of the whole turn',
  'words heard in another spelling',
  'shows what the likely kinds ask for',
  'begins with the verb of the question',
  'number, where one is asked for',
  'measured change, where an achievement is asked for',
  'trouble, where it is asked for',
  'deed',
  'people, where they are asked for',
  'further down',
  'project',
  'told before',
  'speaks of the subject in other words',
  'telling words of the question',
  'shows the thing asked after',
] as const;

/** What says whether a line may be told as an answer, beside its share among all lines. */
export const FIT_FEATURES = [
  'share among the lines',
  'similarity',
  'rare words of the question',
  'shows what the likely kinds ask for',
  'the kind asks for one time or for experience',
  'the kind asks for what only the person knows',
  'speaks of the subject in other words',
] as const;
/** Kinds that a line of the resume answers. */
export const ANSWERED_BY_LINES =
  'leadership teamwork conflict failure achievement pressure change problem initiative customer experience project amount'.split(
    ' ',
  );
const ASKS_THE_PERSON =
  'weakness leaving outside your-questions small-talk pitch coding design estimation motivation goals terms why-here opinion technical hypothetical follow-up'.split(
    ' ',
  );

type Line = {
  text: string;
  words: string[];
  stems: Set<string>;
  grams: Map<string, ReadonlySet<string>>;
  vector: Float32Array | undefined;
};

/** Words of a text as a recogniser writes them; spelled letters are joined. */
const wordsIn = (text: string): string[] => heardWords(joinSpelled(text)).split(' ');

/** Lines come again with each question. */
const readWording = rememberShort((text: string): Omit<Line, 'vector'> & { heard: string } => {
  const words = [...new Set(wordsIn(text))];
  return {
    text,
    words,
    stems: new Set(contentStems(text)),
    grams: new Map(words.filter((word) => word.length >= SHORTEST_HEARD).map((word) => [word, gramsOf(word)])),
    heard: heardWords(text),
  };
});
function readLine({ text }: ResumeFact, vectors: Vectors): Line {
  const wording = readWording(text);
  return { ...wording, vector: vectors.get(wording.heard) };
}

/** How rare a stem is among the lines, 0 to 1. */
function rarityAmong(lines: readonly Line[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of lines) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log((lines.length + 1) / 1);
  return (stem) => (most === 0 ? 1 : Math.log((lines.length + 1) / (counts.get(stem) ?? 1)) / most);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Words of a question and neighbours written together ("pay role" is heard for "payroll"), each once. */
function heardForms(text: string): Map<string, ReadonlySet<string>> {
  const words = wordsIn(text);
  const forms = new Map<string, ReadonlySet<string>>();
  for (const [at, word] of words.entries()) {
    if (contentStems(word).length === 0) continue;
    for (const form of [word, `${word}${words[at + 1] ?? ''}`]) {
      if (form.length >= SHORTEST_HEARD) forms.set(form, gramsOf(form));
    }
  }
  return forms;
}

/** Overlap of letters with words of the line that are not simply the same. */
function overlapOf(line: Line, forms: ReadonlyMap<string, ReadonlySet<string>>, spoken: ReadonlySet<string>): number {
  let total = 0;
  for (const [word, grams] of line.grams) {
    if (spoken.has(word) || contentStems(word).length === 0) continue;
    let best = forms.has(word) ? 1 : 0;
    for (const other of forms.values()) best = Math.max(best, gramOverlap(grams, other));
    if (best >= LEAST_OVERLAP) total += best;
  }
  return Math.min(MOST_SHARED, total);
}

const startsWithAsked = (question: string, line: string): boolean => {
  const asked = (question.match(/(?<=\b(?:you|to|ever) )[a-z]{4,}/g) ?? []).flatMap((verb) => contentStems(verb));
  return asked.includes(contentStems(line.split(' ')[0] ?? '')[0] ?? '-');
};

type Wanted = { name: string; weight: number };

/** What lines show that answer the likely kinds, each with the probability of its kind. */
function wantedBy(kinds: readonly KindGuess[] | undefined, shows: readonly string[]): Wanted[][] {
  if (kinds === undefined) return [shows.map((name, at) => ({ name, weight: SURE * (at === 0 ? 1 : RELATED) }))];
  return kinds
    .filter(({ probability }) => probability >= LEAST_OF_KIND)
    .map(({ kind, probability }) =>
      formOf(kind).shows.map((name, at) => ({ name, weight: probability * (at === 0 ? 1 : RELATED) })),
    );
}

const probabilityOf = (kinds: readonly KindGuess[], ...names: string[]): number =>
  sum(kinds.filter(({ kind }) => names.includes(kind)).map(({ probability }) => probability));

/** A deed told with its occasion or its outcome, and no standing duty. */
const TELLS_OF_OUTCOME = joinPattern(
  'iu',
  String.raw`\b(?:when|(?<!look(?:ed|ing)? )after|instead|so that)\b.{0,80}\b(?:\p{L}+ed|went|got|took|made|kept|came|ran|shut|put|in one)\b|\b(?:\p{L}+ed|went`,
  String.raw`|got|took|made|kept|came|ran|shut|put)\b.{0,80}\bwhen (?!I did|we have)\b`,
  String.raw`|\b(?:since then|because (?:I|we|he|she|they)|in time|(?:had|was|were|did)(?:n't| not)|until|still (?:here|used?|in use|there|uses?)|now (?:he|she`,
  String.raw`|they|it|goes|runs|used)|first time|twice)\b`,
  String.raw`|\b(?:went|fell|rose|down|brought|took|cut|reduced|reduction|improved|increased|raised) (?:\S+ ){0,7}from\b|\b(?:reduced|cut|improved`,
  String.raw`|raised) .{0,60}\bby (?:half|a third|a quarter|\d)`,
);
const ASKS_FOR_TIME = /\b(?:a|an|any|one|the last) (?:\w+ )?(?:time|situation|example|occasion|instance|moment|case)\b/;

/** The probability that each line shows the thing that a story is asked about; 0 where none is named. */
function judgedFor(question: string, facts: readonly ResumeFact[], vectors: Vectors): number[] {
  const core = coreOf(question);
  if (core === '' || facts.length === 0) return facts.map(() => 0);
  const lines = facts.map(({ text, isCurrent }) => ({ line: text, placeIndex: isCurrent ? 0 : 1 }));
  const own = vectorsOf([core, ...facts.map(({ text }) => text)], vectors);
  return judgeEvidence([{ text: core, isDuty: false }], lines, own)[0] ?? [];
}

/** How rare the telling words of the question are that each line has. */
function tellingIn(question: string, facts: readonly ResumeFact[]): number[] {
  const telling = tellingWords(question);
  const held = facts.map(({ text }) => {
    const words = wordsOfLine(text);
    return telling.filter((stem) => hasTelling(stem, words));
  });
  const most = Math.log(facts.length + 1);
  const holders = (stem: string) => held.filter((stems) => stems.includes(stem)).length;
  return held.map((stems) =>
    Math.min(MOST_SHARED, sum(stems.map((stem) => Math.log((facts.length + 1) / holders(stem)) / most))),
  );
}

/** What can be measured of each line for a question, in the order of the lines. */
export function measureLines(facts: readonly ResumeFact[], query: FactQuery): LineMeasures[] {
  const { question, context = '', vectors } = query;
  const kinds = query.kinds ?? (query.shows.length > 0 ? [{ kind: 'experience', probability: SURE }] : []);
  const lines = facts.map((fact) => readLine(fact, vectors));
  const rarity = rarityAmong(lines);
  const asked = new Set(contentStems(joinSpelled(question)));
  const around = new Set(contentStems(joinSpelled(context)).filter((stem) => !asked.has(stem)));
  const turn = `${question} ${context}`;
  const [forms, spoken] = [heardForms(turn), new Set(wordsIn(turn))];
  const [toQuestion, toTurn] = [vectors.get(heardWords(question)), vectors.get(heardWords(context))];
  const near = (line: Line, vector: Float32Array | undefined) =>
    line.vector === undefined || vector === undefined ? 0 : Math.max(0, dotProduct(line.vector, vector));
  const similarities = lines.map((line) => [near(line, toQuestion), near(line, toTurn)] as const);
  const mean = sum(similarities.map((pair) => Math.max(...pair))) / Math.max(1, lines.length);
  const wanted = wantedBy(query.kinds, query.shows);
  const plain = heardWords(turn);
  const [asksForNumber, asksForPeople] = [ASKS_FOR_NUMBER.test(plain), ASKS_FOR_PEOPLE.test(plain)];
  const troubled = probabilityOf(kinds, 'failure', 'conflict', 'problem', 'customer');
  const achieved = probabilityOf(kinds, 'achievement', 'initiative', 'strength', 'why-you', 'problem');
  const asksForTime = ASKS_FOR_TIME.test(plain);
  // By words alone it would say little and cost as much as all the rest.
  const shown = vectors.size > 0 ? judgedFor(question, facts, vectors) : [];
  const judged = asksForTime ? shown : [];
  const rareTelling = tellingIn(question, facts);
  const subjects = countSubjects(
    turn,
    facts.map(({ text }) => text),
  );
  return facts.map((fact, at) => {
    const line = lines[at] as Line;
    const share = judged[at] ?? 0;
    const tellsOutcome = asksForTime && TELLS_OF_OUTCOME.test(fact.text);
    const [similarity, turnSimilarity] = similarities[at] as readonly [number, number];
    const traits = line.vector === undefined ? new Map<string, number>() : shownIn(line.vector);
    const best = (some: readonly Wanted[]) =>
      Math.max(0, ...some.map(({ name, weight }) => weight * (traits.get(name) ?? 0)));
    const shows = best(query.shows.map((name, place) => ({ name, weight: place === 0 ? 1 : RELATED })));
    const sharedWith = (stems: ReadonlySet<string>) => [...line.stems].filter((stem) => stems.has(stem));
    const rare = (stems: ReadonlySet<string>) => Math.min(MOST_SHARED, sum(sharedWith(stems).map(rarity)));
    const [hasNumber, hasChange] = [Number(/\d/.test(fact.text)), Number(MEASURED_CHANGE.test(fact.text))];
    const features = [
      similarity,
      turnSimilarity,
      Math.max(similarity, turnSimilarity) - mean,
      rare(asked),
      rare(around),
      overlapOf(line, forms, spoken),
      sum(wanted.map(best)),
      Number(startsWithAsked(question, fact.text)),
      asksForNumber ? hasNumber : 0,
      hasChange * achieved,
      Number(TELLS_OF_TROUBLE.test(fact.text)) * troubled,
      Number(toFirstPerson(fact.text) !== undefined),
      Number(asksForPeople && TELLS_OF_PEOPLE.test(fact.text)),
      fact.order / Math.max(1, facts.length),
      Number(fact.isProject),
      Number(wasTold(fact, query.told)),
      subjects[at] ?? 0,
      rareTelling[at] ?? 0,
      shown[at] ?? 0,
    ];
    const nearness = [
      Math.max(similarity, turnSimilarity),
      rare(asked),
      sum(wanted.map(best)),
      probabilityOf(kinds, ...ANSWERED_BY_LINES),
      probabilityOf(kinds, ...ASKS_THE_PERSON),
      subjects[at] ?? 0,
    ];
    const shared = new Set([...sharedWith(asked), ...sharedWith(around)]).size;
    return {
      shows,
      similarity: Math.max(similarity, turnSimilarity),
      shared,
      subjects: subjects[at] ?? 0,
      judged: share,
      tellsOutcome,
      features,
      nearness,
    };
  });
}
