import { COMMON_WORDS } from '../text/common-words-data.ts';
import { findHits, type Lexicon } from '../text/lexicon.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import {
  ACHIEVEMENT_WORDS,
  CAUSE_WORDS,
  COMPLAINTS,
  CONTRAST_WORDS,
  EMPTY_PHRASES,
  EXAMPLE_WORDS,
  NUMBER_WORDS,
  OWNERSHIP_VERBS,
  SELF_I,
  SIGNPOSTS,
  TEAM_WE,
  TOOLS,
  WORK_LIFE,
} from './lexicons-data.ts';

/** What an answer is made of. `…Count` are whole numbers, `…Share` are of all words. */
export type SubstanceMeasure = {
  uniqueContentCount: number;
  uniqueWordCount: number;
  /** Share of distinct words in a window of 40, averaged: independent of length. */
  windowVariety: number;
  /** New content stems in the second half over those in the first: low when somebody goes in circles. */
  noveltyRate: number;
  numberCount: number;
  nameCount: number;
  toolCount: number;
  /** Distinct content words outside everyday English. */
  uncommonCount: number;
  ownershipCount: number;
  weCount: number;
  selfCount: number;
  achievementShare: number;
  complaintCount: number;
  emptyPhraseCount: number;
  signpostKinds: number;
  signpostCount: number;
  causeCount: number;
  contrastCount: number;
  exampleCount: number;
  workLifeCount: number;
  longWordShare: number;
};

export function measureSubstance(analysis: AnswerAnalysis): SubstanceMeasure {
  const { words, stems, contentStems } = analysis;
  const count = (lexicon: Lexicon) => findHits(lexicon, words, stems).length;
  const signposts = findHits(SIGNPOSTS, words, stems);
  const kinds = new Set(signposts.map((hit) => words.slice(hit.first, hit.last + 1).join(' ')));
  const total = Math.max(1, words.length);
  return {
    uniqueContentCount: new Set(contentStems).size,
    uniqueWordCount: new Set(words).size,
    windowVariety: measureWindowVariety(words),
    noveltyRate: measureNovelty(contentStems),
    numberCount: countNumbers(analysis),
    nameCount: countNames(analysis),
    toolCount: count(TOOLS),
    uncommonCount: countUncommon(analysis),
    ownershipCount: count(OWNERSHIP_VERBS),
    weCount: words.filter((word) => TEAM_WE.has(word)).length,
    selfCount: words.filter((word) => SELF_I.has(word)).length,
    achievementShare: count(ACHIEVEMENT_WORDS) / total,
    complaintCount: count(COMPLAINTS),
    emptyPhraseCount: count(EMPTY_PHRASES),
    signpostKinds: kinds.size,
    signpostCount: signposts.length,
    causeCount: count(CAUSE_WORDS),
    contrastCount: count(CONTRAST_WORDS),
    exampleCount: count(EXAMPLE_WORDS),
    workLifeCount: new Set(findHits(WORK_LIFE, words, stems).map((hit) => stems[hit.first])).size,
    longWordShare: words.filter((word) => word.length >= 7).length / total,
  };
}

const VARIETY_WINDOW = 40;
/** A text shorter than the window repeats less by chance alone. */
const SHORT_TEXT_BONUS = 0.25;

function measureWindowVariety(words: readonly string[]): number {
  if (words.length === 0) return 0;
  if (words.length <= VARIETY_WINDOW) {
    return new Set(words).size / words.length - SHORT_TEXT_BONUS * (1 - words.length / VARIETY_WINDOW);
  }
  let sum = 0;
  let windows = 0;
  for (let first = 0; first + VARIETY_WINDOW <= words.length; first += 10) {
    sum += new Set(words.slice(first, first + VARIETY_WINDOW)).size / VARIETY_WINDOW;
    windows += 1;
  }
  return sum / windows;
}

function measureNovelty(contentStems: readonly string[]): number {
  if (contentStems.length < 30) return 1;
  const half = Math.floor(contentStems.length / 2);
  const early = new Set(contentStems.slice(0, half));
  const late = new Set(contentStems.slice(half).filter((stemmed) => !early.has(stemmed)));
  return late.size / Math.max(1, early.size);
}

function countNumbers(analysis: AnswerAnalysis): number {
  const spelled = findHits(NUMBER_WORDS, analysis.words, analysis.stems).length;
  return spelled + analysis.words.filter((word) => /\d/.test(word)).length;
}

/** Capitals inside a sentence; raw speech has none, so names only ever add. */
function countNames(analysis: AnswerAnalysis): number {
  const starts = new Set(analysis.clauses.map((clause) => clause.first));
  const names = new Set<string>();
  analysis.tokens.forEach((token, index) => {
    const isCapital = /^\p{Lu}/u.test(token.text) && token.word !== 'i' && !token.word.startsWith("i'");
    if (isCapital && !starts.has(index)) names.add(token.word);
  });
  return names.size < analysis.tokens.length / 3 ? names.size : 0;
}

function countUncommon(analysis: AnswerAnalysis): number {
  const uncommon = new Set<string>();
  analysis.words.forEach((word, index) => {
    const stemmed = analysis.stems[index] ?? word;
    if (
      isContentWord(word) &&
      !COMMON_WORDS.has(word) &&
      !COMMON_WORDS.has(stemmed) &&
      /^[\p{L}\d][\p{L}\d.'+#%/-]*$/u.test(word)
    )
      uncommon.add(stemmed);
  });
  return uncommon.size;
}
