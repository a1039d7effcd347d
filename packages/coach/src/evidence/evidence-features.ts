import { findDegreeSpan } from '../job/find-degree.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { rememberShort } from '../text/remember.ts';
import { gramOverlap, gramsOf } from '../text/word-shapes.ts';
import { CREDENTIAL, DRIVING } from './credential-patterns.ts';
import type { EvidenceLine, Vectors } from './evidence.ts';

/** What is measured of a demand and a line of the resume; the weights in `evidence-weights.json` belong to these names, in this order. */
export const EVIDENCE_FEATURES = [
  'similarity',
  'similarity above the mean of the lines',
  'similarity below the best line',
  'rare words shared',
  'rare words shared below the best line',
  'share of the demand that is shared',
  'share of the line that is shared',
  'words of like letters',
  'abbreviations shared',
  'names shared',
  'skills shared',
  'technical skills shared',
  'credential on both sides with a shared word',
  'driving licence on both sides',
  'degree on both sides',
  'the degree is of the field',
  'degree asked for, none in the line',
  'driving licence asked for, none in the line',
  'years of experience on both sides',
  'the line is outside the jobs',
  'place of the job',
  'number in the line',
  'the demand is a duty',
  'words of the demand',
  'words of the line',
  'nothing shared',
] as const;

export type Demand = { text: string; isDuty: boolean };
type Side = {
  stems: ReadonlySet<string>;
  grams: ReadonlyMap<string, ReadonlySet<string>>;
  abbreviations: ReadonlySet<string>;
  names: ReadonlySet<string>;
  skills: ReadonlyMap<string, boolean>;
  isCredential: boolean;
  isDriving: boolean;
  isDegree: boolean;
  hasYears: boolean;
  vector: Float32Array | undefined;
};

const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d&+#/]+(?![\p{L}\d])/gu;
const NAME = /(?<=[\p{L},;:(/] ?)\p{Lu}\p{Ll}[\p{L}\d]+/gu;
const NO_ABBREVIATION = new Set('AND THE FOR YOU OUR NHS USA UK US CV LTD PLC WITH'.split(' '));
const YEARS =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:or more )?(?:years?|yrs)\b/iu;
/** Two words are of one root from this share of equal runs of letters on. */
const LEAST_OVERLAP = 0.55;
const SHORTEST_ROOT = 5;
const MOST_SHARED = 4;
const COMMON = 0.35;
const FULL_WORDS = 30;

/** "AEVO" and "P.Eng", and the initials of names of several words: "AVPRC" of "Allied Veterinary Professional Regulatory Council". */
function abbreviationsIn(text: string): ReadonlySet<string> {
  const written = (text.match(ABBREVIATION) ?? []).filter((word) => !NO_ABBREVIATION.has(word));
  const dotted = text.match(DOTTED) ?? [];
  const initials = (text.match(CAPITALIZED) ?? []).map((name) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join(''));
  return new Set([...written, ...dotted, ...initials.filter((word) => word.length >= FEWEST_INITIALS)]);
}
const DOTTED = /(?<![\p{L}\d.])\p{Lu}\.\p{Lu}\p{Ll}{1,4}(?![\p{L}\d])/gu;
const CAPITALIZED = /(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:(?:and|of|the|for|in|&) ){0,2}\p{Lu}\p{Ll}+){3,7}/gu;
const FEWEST_INITIALS = 4;

/** Lines come again with each question. */
const readWording = rememberShort((text: string): Omit<Side, 'vector'> => {
  const stems = new Set(contentStems(text));
  return {
    stems,
    grams: new Map([...stems].filter((stem) => stem.length >= SHORTEST_ROOT).map((stem) => [stem, gramsOf(stem)])),
    abbreviations: abbreviationsIn(text),
    names: new Set(text.match(NAME) ?? []),
    skills: new Map(findSkills(text).map(({ name, category }) => [name, category === 'hard'])),
    isCredential: CREDENTIAL.test(text),
    isDriving: DRIVING.test(text),
    isDegree: findDegreeSpan(text) !== undefined,
    hasYears: YEARS.test(text),
  };
}, getSkillLexicon);
const readSide = (text: string, vectors: Vectors): Side => ({ ...readWording(text), vector: vectors.get(text) });

/** Words that many lines have say little; so do everyday words. */
function weightsOf(lines: readonly Side[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of lines) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(lines.length + 1);
  return (stem) => {
    const rarity = most === 0 ? 1 : Math.log((lines.length + 1) / (counts.get(stem) ?? 1)) / most;
    return rarity * (COMMON_WORDS.has(stem) ? COMMON : 1);
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sharedOf = <T>(one: { has: (key: T) => boolean }, others: Iterable<T>): T[] =>
  [...others].filter((other) => one.has(other));

/** Weight of the words of a line that have the root of a word of the demand without being the same. */
function likeWords(demand: Side, line: Side, weight: (stem: string) => number): number {
  let total = 0;
  for (const [stem, grams] of line.grams) {
    if (demand.stems.has(stem)) continue;
    const best = Math.max(0, ...[...demand.grams.values()].map((other) => gramOverlap(grams, other)));
    if (best >= LEAST_OVERLAP) total += best * weight(stem);
  }
  return Math.min(MOST_SHARED, total);
}

/** The features of each line for each demand, in the order of `EVIDENCE_FEATURES`: `[demand][line][feature]`. `vectors` hold both texts; without them similarity is 0. */
export function measureEvidence(
  demands: readonly Demand[],
  lines: readonly EvidenceLine[],
  vectors: Vectors,
): number[][][] {
  const sides = lines.map(({ line }) => readSide(line, vectors));
  const weight = weightsOf(sides);
  return demands.map(({ text, isDuty }) => {
    const demand = readSide(text, vectors);
    const near = sides.map(({ vector }) => (vector && demand.vector ? dotProduct(vector, demand.vector) : 0));
    const mean = sum(near) / Math.max(1, near.length);
    const rare = sides.map(({ stems }) => sum(sharedOf(demand.stems, stems).map(weight)));
    const [nearest, rarest] = [Math.max(0, ...near), Math.max(0, ...rare)];
    const asked = sum([...demand.stems].map(weight)) || 1;
    return sides.map((side, at) => {
      const { line, placeIndex } = lines[at] as EvidenceLine;
      const [own, similarity] = [rare[at] ?? 0, near[at] ?? 0];
      const abbreviations = sharedOf(demand.abbreviations, side.abbreviations).length;
      const names = sharedOf(demand.names, side.names).length;
      const skills = sharedOf(demand.skills, side.skills.keys());
      const technical = skills.filter((name) => side.skills.get(name) === true).length;
      const like = likeWords(demand, side, weight);
      const isShared = own > 0 || abbreviations > 0 || like > 0;
      const isDegree = demand.isDegree && side.isDegree;
      return [
        similarity,
        similarity - mean,
        nearest - similarity,
        Math.min(MOST_SHARED, own),
        Math.min(MOST_SHARED, rarest - own),
        own / asked,
        own / (sum([...side.stems].map(weight)) || 1),
        like,
        abbreviations,
        names,
        Math.min(MOST_SHARED, skills.length),
        Math.min(MOST_SHARED, technical),
        Number(demand.isCredential && side.isCredential && isShared),
        Number(demand.isDriving && side.isDriving),
        Number(isDegree),
        Number(isDegree && isShared),
        Number(demand.isDegree && !side.isDegree),
        Number(demand.isDriving && !side.isDriving),
        Number(demand.hasYears && side.hasYears),
        Number(placeIndex === undefined),
        placeIndex ?? 0,
        Number(/\d/u.test(line)),
        Number(isDuty),
        Math.min(1, text.split(' ').length / FULL_WORDS),
        Math.min(1, line.split(' ').length / FULL_WORDS),
        Number(!isShared && skills.length === 0),
      ];
    });
  });
}
