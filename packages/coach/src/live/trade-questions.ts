import { findOccupation } from '../questions/find-occupation.ts';
import { questionsOfOccupation } from '../questions/occupation-questions.ts';
import type { Occupation } from '../questions/occupations.ts';
import { suitsTitles, titlesInName } from '../questions/titles-in-name.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { rememberLast } from '../text/remember.ts';
import { readJobWords } from './job-words.ts';
import type { Vectors } from './packed-vector.ts';
import { heardWords } from './question-words.ts';

/** A question of knowledge or method as interviewers of a trade ask it, in the words of a recogniser, with the core of a good answer. */
type TradeQuestion = { asked: string; core: string; ofAsked: ReadonlySet<string>; ofBoth: ReadonlySet<string> };
/** `weights`: how telling a word is among the questions of this trade. "Invoice" tells a bookkeeper's questions hardly apart. */
type Trade = { questions: readonly TradeQuestion[]; weights: ReadonlyMap<string, number> };

/** Tells of something done, or of what a firm did, which the person may not say. */
const CLAIMS =
  /\b(?:I['’]ve|I have (?:\w+ed|been|had|done|seen)|I (?:was|had|did|once)|we (?:had|did|were|once)|my last)\b/iu;

/** The questions that suit the title: a row may hold related trades. */
const questionsOf = (title: string, occupation: Occupation): TradeQuestion[] => {
  const titles = titlesInName(title, occupation);
  return questionsOfOccupation(occupation.name).flatMap((question) => {
    const { text, answer, type } = question;
    if (type !== 'Technical' || answer === undefined || CLAIMS.test(answer) || !suitsTitles(question, titles))
      return [];
    const ofBoth = new Set(contentStems(`${text} ${answer}`));
    return { asked: heardWords(text), core: answer, ofAsked: new Set(contentStems(text)), ofBoth };
  });
};

/** For a word that is in no question. */
const UNSEEN = 0.5;

function weigh(questions: readonly TradeQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { ofBoth } of questions) for (const stem of ofBoth) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, Math.log((questions.length + 1) / (count + UNSEEN))]));
}

const readTrade = rememberLast((key): Trade => {
  const [advertised = '', own = ''] = key.split('\n');
  const questions = [advertised, own].flatMap((title) => {
    const occupation = title === '' ? undefined : findOccupation(title);
    return occupation === undefined ? [] : questionsOf(title, occupation);
  });
  const known = [...new Map(questions.map((question) => [question.asked, question])).values()];
  return { questions: known, weights: weigh(known) };
});

/** The occupation that the advertisement names, and the one that the person has. */
const tradeOf = (jobDescription: string, ownTitle: string): Trade =>
  readTrade(`${readJobWords(jobDescription).title}\n${ownTitle}`);

/** Texts of a trade to encode, once a session. Empty where no occupation is known. */
export const textsOfTrade = (jobDescription: string, ownTitle: string): string[] =>
  tradeOf(jobDescription, ownTitle).questions.map(({ asked }) => asked);

/** The share of the weight of words that are among others. */
function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>, weightOf: (stem: string) => number): number {
  let [whole, shared] = [0, 0];
  for (const stem of words) {
    whole += weightOf(stem);
    if (others.has(stem)) shared += weightOf(stem);
  }
  return whole === 0 ? 0 : shared / whole;
}

const WEIGHT = { asked: 0.4, turn: 0.2 };

export type TradeCore = { core: string; nearness: number };

/** The question of the trade that is nearest to a turn, in meaning and in telling words, by the core of its answer. Undefined where none is encoded yet. */
export function nearestOfTrade(
  turn: string,
  { jobDescription, ownTitle, vectors }: { jobDescription: string; ownTitle: string; vectors: Vectors },
): TradeCore | undefined {
  const asked = vectors.get(heardWords(turn));
  if (asked === undefined) return undefined;
  const { questions, weights } = tradeOf(jobDescription, ownTitle);
  const unseen = Math.log((questions.length + 1) / UNSEEN);
  const weightOf = (stem: string) => weights.get(stem) ?? unseen;
  const stems = new Set(contentStems(turn));
  let best: TradeCore | undefined;
  for (const question of questions) {
    const vector = vectors.get(question.asked);
    if (vector === undefined) continue;
    const nearness =
      dotProduct(asked, vector) +
      WEIGHT.asked * shareOf(question.ofAsked, stems, weightOf) +
      WEIGHT.turn * shareOf(stems, question.ofBoth, weightOf);
    if (best === undefined || nearness > best.nearness) best = { core: question.core, nearness };
  }
  return best;
}
