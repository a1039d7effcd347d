import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import type { Candidate } from './candidate.ts';
import { findExactOccupation, findOccupation } from './find-occupation.ts';
import { type Advertised, LEAST_OF_TRADE, shareOfTrade } from './framed-candidates.ts';
import type { Occupation } from './occupations.ts';
import { questionsOf } from './question-bank.ts';
import type { Question } from './question-types.ts';
import { readAskingText } from './read-duties.ts';
import { readTitle } from './read-title.ts';
import { findMostDescribed } from './role-family.ts';

type Role = { roleName: string; roleDescription: string };

/** Whether the questions of the bank and the scenes of the table are surely about the trade of the advertisement. */
type Trade = { hasBank: boolean; hasScenes: boolean };
const NO_TRADE: Trade = { hasBank: false, hasScenes: false };
/** How readily a scene is drawn against a question of the bank. Each comes with several endings. */
export const SCENE_IN_TRADE = 1;
/** The weight of topics from which a description alone names a field. */
const SURE_EVIDENCE = 3;
/** Of what the table says of an occupation, the part that an advertisement has to speak of where the title names it, and where its field is described. */
const LEAST_OF_NAMED = 0.2;
const LEAST_OF_DESCRIBED = 0.3;
const SPECIALTY = 2;
const SPOKEN_OF = 6;
/** One shared word says little. */
const FEWEST_TELLING = 4;

/** "Mechanical Engineer, Medical Devices" may be of either trade: the advertisement says of which. */
export function occupationOf(roleName: string, advertised: Advertised | undefined): Occupation | undefined {
  const found = findOccupation(roleName);
  const exact = findExactOccupation(roleName);
  if (found === undefined || exact === undefined || advertised === undefined || exact === found) return found;
  return shareOfTrade(exact, advertised) >= shareOfTrade(found, advertised) ? exact : found;
}

/** The title names the trade surely if the table has it word for word or if it ends so, or if the advertisement speaks of the same. */
export function tradeOf(
  { roleName, roleDescription }: Role,
  occupation: Occupation | undefined,
  advertised: Advertised | undefined,
): Trade {
  if (occupation === undefined || occupation.isAnyField) return NO_TRADE;
  const isExact = findExactOccupation(roleName) === occupation;
  const isNamed = isExact || endsWithTitle(roleName, occupation);
  const isTrade =
    advertised?.isLong === true ? isDescribed({ roleName, roleDescription }, occupation, advertised, isNamed) : isNamed;
  return { hasBank: isTrade && occupation.sharesBank === true, hasScenes: isExact && isTrade };
}

/** A "leisure attendant" is no fitness instructor where the advertisement says hardly anything of that trade. */
function isDescribed(
  { roleName, roleDescription }: Role,
  occupation: Occupation,
  advertised: Advertised,
  isNamed: boolean,
): boolean {
  const share = shareOfTrade(occupation, advertised);
  if (share >= LEAST_OF_TRADE || (isNamed && share >= LEAST_OF_NAMED)) return true;
  const isOfField = findMostDescribed(`${roleName}\n${readAskingText(roleDescription)}`) === occupation.field;
  return isOfField && (isNamed || share >= LEAST_OF_DESCRIBED);
}

/** "Owner's Project Manager" is a project manager. A title of one word says less. */
function endsWithTitle(roleName: string, { name, titles }: Occupation): boolean {
  const [main = []] = readTitle(roleName);
  return [name, ...titles].some((title) => title.includes(' ') && ` ${main.join(' ')}`.endsWith(` ${title}`));
}

/** "Head of Geography" names no occupation, but the advertisement speaks of teaching: what is usual in that field. */
export function describedQuestions(
  { roleName, roleDescription }: Role,
  advertised: Advertised | undefined,
): readonly Question[] {
  if (advertised?.isLong !== true || findExactOccupation(roleName) !== undefined) return [];
  const family = findMostDescribed(`${roleName}\n${readAskingText(roleDescription)}`, SURE_EVIDENCE);
  // How something is done differs from trade to trade of a field, what happens to people in it less.
  return family === undefined
    ? []
    : questionsOf(family).filter(({ type, notFor }) => type === 'Behavioral' && notFor === undefined);
}

/** What the advertisement speaks of too comes more readily. */
export function weighInTrade({ text, onlyFor }: Question, advertised: Advertised | undefined): number {
  const telling = contentStems(text).filter((word) => !COMMON_WORDS.has(word));
  const spoken = telling.filter((word) => advertised?.allWords.has(word)).length;
  const share = spoken / Math.max(FEWEST_TELLING, telling.length);
  return (onlyFor ? SPECIALTY : 1) + SPOKEN_OF * share ** 2;
}

/** A hard moment of the occupation, with any ending. */
export const isSceneOfTrade = ({ source, anchor = '' }: Candidate, occupation: Occupation | undefined): boolean =>
  source === 'occupation' && occupation?.situations.includes(anchor) === true;
