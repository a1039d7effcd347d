import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { stem } from '../text/stem.ts';
import type { Demand } from './read-demands.ts';

/** Vectors of the sentence encoder by text. Empty where no encoder answered: the words alone decide then. */
export type Vectors = ReadonlyMap<string, Float32Array>;
/** A sentence of the resume (`line`) and what it tells, as a clause with its subject ("I cut the waiting time"). */
export type Deed = { line: string; clause: string; placeIndex: number };
/** An achievement and the demand that it answers. */
export type Pair = { deed: Deed; demand: Demand };

/**
 * Least similarity by what a demand and a line share. Chosen on pairs of ten resumes and ten advertisements that were read one by one; below
 * them a pair reads as if it belonged to another letter.
 */
const LEAST_SIMILARITY = { nothing: 0.75, oneWord: 0.68, oneSkill: 0.62, twoWords: 0.55 };
const LEAST_SHARED_ALONE = 2;
const SHARED_WEIGHT = 0.08;
const MOST_SHARED = 3;
const NUMBER_WEIGHT = 0.04;
const AGE_WEIGHT = 0.02;
const VERB_WEIGHT = 0.03;
const CERTAINTY_WEIGHT = 0.05;
/** Without vectors: what a shared word is worth. */
const SHARED_ALONE_WEIGHT = 0.2;
/** A word of more demands or of a larger share of the lines than this says nothing of one of them. */
const MOST_DEMANDS_WITH_WORD = 2;
const MOST_LINES_WITH_WORD = 0.25;
const FEWEST_LINES = 3;
const GENERAL = new Set(
  'team staff support need good knowledg knowledge manag manage several provide ensure include month monthly week weekly day daily hour year keep'
    .split(' ')
    .map(stem),
);

/** Each demand with the achievement that answers it best, the surest pair first; both are used once. */
export function matchEvidence(deeds: readonly Deed[], demands: readonly Demand[], vectors: Vectors): Pair[] {
  const telling = tellingStems(deeds, demands);
  const scored = deeds
    .flatMap((deed) => demands.map((demand) => ({ deed, demand, score: scorePair(deed, demand, telling, vectors) })))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  const pairs: Pair[] = [];
  for (const { deed, demand } of scored) {
    const isUsed = pairs.some((pair) => pair.deed === deed || overlaps(pair.demand, demand));
    if (!isUsed) pairs.push({ deed, demand });
  }
  return pairs;
}

/** The words by which a demand and a line can be told apart from others of the same job. */
function tellingStems(deeds: readonly Deed[], demands: readonly Demand[]): Set<string> {
  const inDemands = countStems(demands.map(({ text }) => text));
  const inLines = countStems(deeds.map(({ line }) => line));
  const mostLines = Math.max(FEWEST_LINES, MOST_LINES_WITH_WORD * deeds.length);
  const isTelling = (word: string) =>
    !GENERAL.has(word) &&
    !/^\d+$/u.test(word) &&
    (inDemands.get(word) ?? 0) <= MOST_DEMANDS_WITH_WORD &&
    (inLines.get(word) ?? 0) <= mostLines;
  return new Set([...inDemands.keys()].filter((word) => inLines.has(word) && isTelling(word)));
}

function countStems(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(contentStems(text))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** 0 for a pair that does not belong together. A demand for a tool is answered by a line with a word of it only. */
function scorePair(deed: Deed, demand: Demand, telling: Set<string>, vectors: Vectors): number {
  const inLine = new Set(contentStems(deed.line));
  const shared = new Set(contentStems(demand.text).filter((word) => telling.has(word) && inLine.has(word))).size;
  const similarity = similarityOf(deed, demand, vectors);
  if (!vectors.has(deed.line) || !vectors.has(demand.text)) {
    if (shared < LEAST_SHARED_ALONE) return 0;
  } else if (similarity < leastSimilarity(deed, demand, shared)) return 0;
  if (shared === 0 && namesTool(demand.text)) return 0;
  return (
    similarity +
    SHARED_WEIGHT * Math.min(shared, MOST_SHARED) +
    (/\d/u.test(deed.clause) ? NUMBER_WEIGHT : 0) +
    (demand.form === 'verb' ? VERB_WEIGHT : 0) +
    CERTAINTY_WEIGHT * demand.certainty -
    AGE_WEIGHT * deed.placeIndex
  );
}

function leastSimilarity({ line }: Deed, { text }: Demand, shared: number): number {
  if (shared >= 2) return LEAST_SIMILARITY.twoWords;
  if (shared === 0) return LEAST_SIMILARITY.nothing;
  const skills = new Set(findNamedSkills(line).map(({ name }) => name));
  const isSkill = findNamedSkills(text).some(({ name, category }) => category === 'hard' && skills.has(name));
  return isSkill ? LEAST_SIMILARITY.oneSkill : LEAST_SIMILARITY.oneWord;
}

function namesTool(text: string): boolean {
  return findNamedSkills(text).some(({ name }) => getSkillLexicon().skills.get(name)?.isTechnical === true);
}

function similarityOf(deed: Deed, demand: Demand, vectors: Vectors): number {
  const [left, right] = [vectors.get(deed.line), vectors.get(demand.text)];
  if (left && right) return dotProduct(left, right);
  const known = new Set(contentStems(deed.line));
  return SHARED_ALONE_WEIGHT * new Set(contentStems(demand.text).filter((word) => known.has(word))).size;
}

/** "incident reviews" and "lead incident reviews" are one demand. */
function overlaps(left: Demand, right: Demand): boolean {
  const [one, other] = [new Set(contentStems(left.text)), new Set(contentStems(right.text))];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared >= Math.min(one.size, other.size);
}
