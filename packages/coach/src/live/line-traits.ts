import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { coreOf } from './asked-core.ts';
import { joinSpelled } from './join-spelled.ts';
import type { Vectors } from './packed-vector.ts';
import type { KindGuess } from './question-kind.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';
import { MEASURED_CHANGE, shownIn, TELLS_OF_TROUBLE } from './shown-in.ts';
import { SUITED_KINDS, suitsOf } from './suited-kinds.ts';

/** A line with the list that it is from, where it does not tell of work. */
export type CandidateFact = ResumeFact & { listed?: string };
type Asked = { question: string; context: string; kinds: readonly KindGuess[]; vectors: Vectors };

const SHOWN = 'achievement change conflict customer failure initiative leadership pressure problem teamwork'.split(' ');
const KINDS =
  'experience amount leadership failure conflict problem achievement customer pressure technical hypothetical approach education terms about-you leaving'
    .concat(' initiative change teamwork why-here outside others-say weakness motivation project strength general')
    .split(' ');
const LISTS = ['skill', 'certificate', 'language', 'note'];
const TELLS_OF_PEOPLE = /\b(?:train|taught|teach|mentor|le[ai]d|supervis|manag|coach|apprentic)\w*/iu;
const TELLS_WHEN = /\b(?:after|when|so that|instead|since|until|because)\b/iu;
const ASKS_FOR_NUMBER =
  /\b(?:how (?:many|much|big|large|often|long|fast)|numbers?|figures?|per ?cent|size|biggest|volume)\b/;
const ASKS_YES_OR_NO =
  /^(?:(?:so|and|okay|now|well|right|then) )*(?:do|does|have|are|can|could|did|got|any|is|were|has|was)\b/;
const ASKS_FOR_TIME = /\b(?:a|an|any|one|the last) (?:\w+ )?(?:time|situation|example|occasion|instance|moment|case)\b/;

/** What `line-trees.json` weighs beside the features of `measureLines`, in this order. */
export const LINE_TRAITS = [
  'similarity to the thing asked after',
  'distance from the line nearest to the question',
  'distance from the line nearest to the turn',
  'distance from the line nearest to the thing',
  'rare words of the thing',
  'share of the thing',
  'rarest shared word',
  'words of the post that the turn has',
  ...LISTS,
  'of the present post',
  'of a project',
  'lines in all',
  'words',
  'figure',
  'measured change',
  'trouble',
  'people',
  'says when or why',
  'asks for a number',
  'asks for yes or no',
  'asks for one time',
  ...SHOWN.map((name) => `shows ${name}`),
  ...KINDS.map((kind) => `asks for ${kind}`),
  ...SUITED_KINDS.map((kind) => `suits ${kind}`),
  'suits the likely kinds',
] as const;

const near = (line: Float32Array | undefined, asked: Float32Array | undefined): number =>
  line === undefined || asked === undefined ? 0 : Math.max(0, dotProduct(line, asked));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How rare each stem is among the lines, 0 to 1. */
function rarityIn(stems: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const own of stems) for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(stems.length + 1);
  return (stem) => (most === 0 ? 1 : Math.log((stems.length + 1) / (counts.get(stem) ?? 1)) / most);
}

/** The traits of each line for a question, in the order of the lines. */
export function traitsOfLines(
  facts: readonly CandidateFact[],
  { question, context, kinds, vectors }: Asked,
): number[][] {
  const core = coreOf(question);
  const turn = heardWords(`${question} ${context}`);
  const stemsOf = (text: string) => new Set(contentStems(joinSpelled(text)));
  const [inTurn, inCore] = [stemsOf(`${question} ${context}`), stemsOf(core)];
  const stems = facts.map(({ text }) => new Set(contentStems(text)));
  const rarity = rarityIn(stems);
  const own = facts.map(({ text }) => vectors.get(heardWords(text)));
  const asked = [question, context, core].map((text) => vectors.get(heardWords(text)));
  const likeness = asked.map((vector) => own.map((line) => near(line, vector)));
  const nearest = likeness.map((row) => Math.max(0, ...row));
  const ofTurn = [ASKS_FOR_NUMBER.test(turn), ASKS_YES_OR_NO.test(heardWords(question)), ASKS_FOR_TIME.test(turn)];
  const likely = SUITED_KINDS.map((kind) => kinds.find((guess) => guess.kind === kind)?.probability ?? 0);
  const ofKinds = KINDS.map((kind) => kinds.find((guess) => guess.kind === kind)?.probability ?? 0);
  return facts.map((fact, at) => {
    const { text } = fact;
    const [line, vector] = [stems[at] as ReadonlySet<string>, own[at]];
    const shared = (some: ReadonlySet<string>) => [...line].filter((stem) => some.has(stem)).map(rarity);
    const gaps = likeness.map((row, place) => (nearest[place] ?? 0) - (row[at] ?? 0));
    const post = [...stemsOf(`${fact.title} ${fact.employer}`)].filter((stem) => inTurn.has(stem));
    const shows = vector === undefined ? new Map<string, number>() : shownIn(vector);
    const suits = vector === undefined ? SUITED_KINDS.map(() => 0) : suitsOf(vector);
    return [
      likeness[2]?.[at] ?? 0,
      ...gaps,
      sum(shared(inCore)),
      shared(inCore).length / Math.max(1, inCore.size),
      Math.max(0, ...shared(inTurn)),
      post.length,
      ...LISTS.map((list) => Number(fact.listed === list)),
      Number(fact.isCurrent),
      Number(fact.isProject),
      facts.length,
      text.split(' ').length,
      Number(/\d/u.test(text)),
      Number(MEASURED_CHANGE.test(text)),
      Number(TELLS_OF_TROUBLE.test(text)),
      Number(TELLS_OF_PEOPLE.test(text)),
      Number(TELLS_WHEN.test(text)),
      ...ofTurn.map(Number),
      ...SHOWN.map((name) => shows.get(name) ?? 0),
      ...ofKinds,
      ...suits,
      dotProduct(suits, likely),
    ];
  });
}
