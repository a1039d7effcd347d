import learned from '../../data/job/evidence-weights.json' with { type: 'json' };
import { findDegreeSpan } from '../job/find-degree.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { CREDENTIAL } from './credential-patterns.ts';
import type { EvidenceLine, Vectors } from './evidence.ts';
import { type Demand, EVIDENCE_FEATURES, measureEvidence } from './evidence-features.ts';

type Stored = Record<string, number>;
const weightsOf = ({ bias = 0, ...weights }: Stored) => ({
  bias,
  weights: EVIDENCE_FEATURES.map((name) => weights[name] ?? 0),
});
/** Learned by `node tests/eval/letters/train-evidence.ts`; without the encoder's vectors the words alone decide. */
const WITH_VECTORS = weightsOf(learned.withVectors);
const ALONE = weightsOf(learned.alone);

/** The probability, from 0 to 1, that a line of the resume shows what a demand asks for: `[demand][line]`. Never throws. */
export function judgeEvidence(
  demands: readonly Demand[],
  lines: readonly EvidenceLine[],
  vectors: Vectors,
): number[][] {
  const isEncoded = demands.some(({ text }) => vectors.has(text));
  const { bias, weights } = isEncoded ? WITH_VECTORS : ALONE;
  return measureEvidence(demands, lines, vectors).map((rows, at) => {
    const demand = demands[at]?.text ?? '';
    // Read once for all lines: finding names in a text is the slowest part.
    const languages = languagesIn(demand);
    return rows.map((features, place) => {
      const { line = '' } = lines[place] ?? {};
      const isWanting = fallsShort(demand, lines[place]) || lacksLanguage(languages, line);
      return isWanting ? 0 : 1 / (1 + Math.exp(-bias - dotProduct(weights, features)));
    });
  });
}

/**
 * Level 2 where level 3 is asked for, weeks or a list of names where years are, a line that limits itself ("basic, one test only"), and a line without a degree where one is
 * asked for: none of them shows the demand.
 */
function fallsShort(demand: string, evidence: EvidenceLine | undefined): boolean {
  const { line, placeIndex } = evidence ?? { line: '', placeIndex: undefined };
  if (isLimitedFor(demand, line)) return true;
  const years = yearsIn(demand);
  if (years !== undefined && placeIndex === undefined && yearsIn(line) === undefined && isList(line)) return true;
  if (years !== undefined && (yearsIn(line) ?? (SHORT_TIME.test(line) ? 0 : years)) < years) return true;
  const [asked, held] = [levelOf(demand), levelOf(line)];
  if (asked !== undefined && held !== undefined && held < asked) return true;
  return findDegreeSpan(demand) !== undefined && findDegreeSpan(line) === undefined && !CREDENTIAL.test(line);
}

/** "French, spoken and written" is shown by no line without French. */
const lacksLanguage = (asked: readonly string[], line: string): boolean =>
  asked.length > 0 && !asked.some((name) => line.includes(name));

/** Names of languages, without their "language". */
const languagesIn = (text: string): string[] =>
  findSkills(text)
    .filter(({ name }) => getSkillLexicon().skills.get(name)?.family === 'Human languages')
    .map(({ name }) => name.replace(/ language$/iu, ''));

/** Of a list only the items that the demand names count: "Dutch (native), English good, Polish only the shop floor words". */
function isLimitedFor(demand: string, whole: string): boolean {
  // "Excel (pivot tables, a little Power Query)" knows Excel well.
  const line = whole.replace(/,\s(?:a little|some|basic)\s[^,()]{2,30}(?=[,)])/giu, '');
  if (!LIMITED.test(line)) return false;
  if (!isList(line)) return true;
  const asked = new Set(contentStems(demand));
  const named = line.split(ITEM_END).filter((item) => contentStems(item).some((word) => asked.has(word)));
  return named.length === 0 || named.every((item) => LIMITED.test(item));
}
const isList = (line: string): boolean => line.split(ITEM_END).length >= FEWEST_ITEMS;
const ITEM_END = /[,;]\s+(?![^()]*\))/u;
const FEWEST_ITEMS = 3;
const LIMITED = joinPattern(
  'iu',
  String.raw`\b(?:basics?|simple|learn(?:ing)? now|still learning|beginners?|elementary|rusty|only|(?:a )?little(?: bit)?|observing|shadowed`,
  String.raw`|no (?:car|vehicle|licen[cs]e|experience)|not (?:yet|fluent|qualified))\b`,
);
const SHORT_TIME = /\b(?:weeks?|months?)\b/iu;
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const YEARS = new RegExp(String.raw`(?<![\d.,])(\d{1,2}(?:\.\d)?|${COUNTS.join('|')})\+?\s*(?:years?|yrs)\b`, 'giu');
/** The largest number of years that a text names. */
const yearsIn = (text: string): number | undefined => {
  const counts = [...text.matchAll(YEARS)].map(
    ([, count = '']) => COUNTS.indexOf(count.toLowerCase()) + 1 || Number(count),
  );
  return counts.length === 0 ? undefined : Math.max(...counts);
};

const levelOf = (text: string): number | undefined => {
  const level = /\b(?:level|L) ?(\d)\b/iu.exec(text)?.[1];
  return level === undefined ? undefined : Number(level);
};
