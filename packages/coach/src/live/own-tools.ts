import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { dotProduct } from '../text/dot-product.ts';
import { inBold } from './answer-listing.ts';
import { findRelative, isTool, NOTHING_NEAR, relatedSkills, sayNotUsed } from './missing-names.ts';
import type { Vectors } from './packed-vector.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const YEAR = /\b(?:19|20)\d\d\b/g;
const nameOf = (skill: string): string =>
  skill
    .replace(/\s*\([^()]*\)/g, '')
    .replace(YEAR, '')
    .trim();

/** Spelled as only products are, or known as one: "iCIMS", "BigQuery", "Opera". Initials may be of a law or a certificate. */
const isProgram = (name: string): boolean =>
  isTool(name) ||
  (/\p{Ll}\p{Lu}|^\p{Lu}{2}|\p{L}\d/u.test(name) && !/^[\p{Lu}+]+$/u.test(name)) ||
  (/^\p{Lu}\p{Ll}+$/u.test(name) && !COMMON_WORDS.has(name.toLowerCase()) && !PLAIN_ENDING.test(name));
const PLAIN_ENDING = /(?:ing|ment|tion|ance|ence|ity|ship|s|ness|ish|ese|ian|an|ch)$/u;
/** "Shrewsbury half marathon 2023" is no product: the words of a product name have capitals or digits. */
const isNameOnly = (name: string): boolean =>
  name.split(' ').length <= LONGEST_TOOL && name.split(' ').every((word) => /[\p{Lu}\d]/u.test(word) || isTool(word));
const LONGEST_TOOL = 4;

/** Everyday headings are read as skills at times: "Other". */
const isCommon = (name: string): boolean => COMMON_WORDS.has(name.toLowerCase()) || /^other$/i.test(name);

/** The programs among the skills of a resume. */
export const programsIn = (skills: readonly string[]): string[] =>
  skills.filter((skill) => {
    const name = nameOf(skill);
    return isNameOnly(name) && isProgram(name) && !isCommon(name);
  });

/** The programs that the resume lists, those nearest to the question first. Empty where it lists none. */
export function sayOwnTools(skills: readonly string[], question: string, vectors: Vectors): string {
  const asked = vectors.get(question);
  const nearness = (skill: string) => {
    const vector = vectors.get(heardWords(skill));
    const near = vector === undefined || asked === undefined ? 0 : dotProduct(vector, asked);
    return near < LEAST_NEAR ? 0 : near;
  };
  const tools = programsIn(skills)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, MOST_TOOLS);
  // One instrument alone is no answer to a question for a program.
  const isTold = tools.length > 1 || tools.some((skill) => isTool(nameOf(skill)));
  return isTold ? `What I do use: ${inBold(tools)}.` : '';
}
const MOST_TOOLS = 3;
/** Below this similarity the order of the resume says more. */
const LEAST_NEAR = 0.25;

/** "Kinaxis", "SAP Concur": no ordinary noun. */
export const isToolLike = (name: string): boolean =>
  isTool(name) || /[\p{Lu}\d]/u.test(name) || (!name.includes(' ') && !COMMON_WORDS.has(name));

const WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#]+/gu;
const SHORTEST_PROGRAM = 4;
/** True if a line names a program: one of the resume's skills, or one that is known as a tool. */
function namesProgram(text: string, listed: readonly string[]): boolean {
  const words = new Set(text.match(WORD) ?? []);
  const isListed = (word: string) => word.length >= SHORTEST_PROGRAM && words.has(word) && isProgram(word);
  return (
    listed.some((skill) => (nameOf(skill).match(WORD) ?? []).some(isListed)) ||
    findNamedSkills(text).some(({ name }) => getSkillLexicon().skills.get(name)?.isTechnical === true)
  );
}

/** The line that comes nearest to names that the resume does not have: of their family, else near in what it says. Beside a tool only a line with a tool is near. */
export function bridgeFrom(
  names: readonly string[],
  all: readonly RankedFact[],
  listed: readonly string[] = [],
): string {
  const skills = relatedSkills(names, listed);
  if (skills.length > 0) return `Nearest: ${inBold(skills)}.`;
  const nearest = findRelative(names, all);
  if (nearest !== undefined) return phraseFact(nearest.fact, 'Nearest:');
  const ranked = names.some(isToolLike) ? all.filter(({ fact }) => namesProgram(fact.text, listed)) : all;
  const like = ranked.toSorted((one, other) => other.judged - one.judged)[0];
  const isLike = like !== undefined && (like.judged >= LIKE.judged || like.similarity >= LIKE.similarity);
  if (isLike) return phraseFact(like.fact, 'Nearest:');
  // The turn around the name says what it is for: "some of our scheduling goes through …".
  const [best] = ranked;
  return best !== undefined && best.fit >= LIKE.fit ? phraseFact(best.fact, 'Nearest:') : NOTHING_NEAR;
}
/** From one of these on a line is near enough to be worth saying after a plain no. */
const LIKE = { judged: 0.1, similarity: 0.45, fit: 0.3 };

export const answerMissing = (
  names: readonly string[],
  question: string,
  ranked: readonly RankedFact[],
  turn: string,
  listed: readonly string[] = [],
): SpokenAnswer => ({ paragraph1: sayNotUsed(names, question, turn), paragraph2: bridgeFrom(names, ranked, listed) });
