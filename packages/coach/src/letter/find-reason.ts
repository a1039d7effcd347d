import { isLocation, isTown } from '../entities/classify-part.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import type { Deed } from './deed.ts';
import { employerSentences } from './employer-sentences.ts';
import { findNeed, type Need } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { isUnnamed, leadAgain } from './situate.ts';
import { isSound } from './sound-sentence.ts';
import { styleOf, tellDeed } from './tell-deed.ts';
import { tellingStems } from './telling-stems.ts';

/** Why here, with the line of the resume that shows it; `need` is the demand that is named. */
export type Reason = { text: string; line: string; need: Need | undefined };

type ReasonWish = {
  facts: LetterFacts;
  /** The lines of the body: one of them may move to the reason where enough are left. */
  chosen: readonly string[];
  /** Lines that the letter uses in another place. */
  told: readonly string[];
  wordings: ToneWordings;
  seed: number;
};

const MOST_DEEDS = 40;
const LONGEST = 30;
/** From this cosine on, with a telling word in common, 5 of 5 pairs of 34 advertisements belonged together. */
const NEAR = 0.46;
const FEWEST_LEFT = 2;

/** Something particular that the advertisement says of its employer, with own work on the same thing; undefined where no two belong together. */
export function findLinkReason({ facts, chosen, told, seed }: ReasonWish): Reason | undefined {
  const { job, jobDescription, vectors, places } = facts;
  const reasons = employerSentences(jobDescription).filter((reason) => reason.split(' ').length <= LONGEST);
  const pairs = ownDeeds(facts, told)
    .filter(({ line }) => canMove(line, chosen))
    .flatMap((deed) => reasons.map((reason) => ({ reason, deed, near: nearness(vectors, reason, deed.line) })))
    .filter(({ reason, deed, near }) => near >= NEAR && sharesThing(reason, deed.line, job.roleTitle))
    .filter(({ reason, deed }) => !SAYS_KIND.test(reason) || sharesName(reason, deed.line));
  const [best] = pairs.toSorted((one, other) => other.near - one.near);
  const sentence = best === undefined ? '' : sentenceOf(best.deed, facts);
  if (best === undefined || sentence === '') return undefined;
  const isPresent = places[best.deed.placeIndex]?.endDate === 'Present';
  const wording = pick(isPresent ? LINKS_NOW : LINKS, seed);
  return {
    text: wording.replace('{reason}', () => best.reason).replace('{own}', () => sentence),
    line: best.deed.line,
    need: undefined,
  };
}
/** A word with a capital within the sentence, in any of its forms. */
function sharesName(reason: string, line: string): boolean {
  const known = new Set(contentStems(line.replaceAll('-', ' ')));
  return (reason.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu) ?? []).flatMap(contentStems).some((stem) => known.has(stem));
}
/** The kind of house by itself is no reason. */
const SAYS_KIND = /^you are (?:an?|the|one of)\b/u;
/** The employer's part is a separate sentence: its names and numbers are no claim of the person. */
const LINKS = ['I read that {reason}. {own}.', 'You write that {reason}. {own}.'];
const LINKS_NOW = [
  'I read that {reason}. {own}, and I would like to do such work for you.',
  'You write that {reason}. {own}, which is why your advertisement caught my eye.',
];

function nearness(vectors: LetterFacts['vectors'], reason: string, line: string): number {
  const [left, right] = [vectors.get(reason), vectors.get(line)];
  return left !== undefined && right !== undefined ? dotProduct(left, right) : 0;
}

/** A telling word of both that names no town. */
function sharesThing(reason: string, line: string, role: string): boolean {
  const known = new Set(contentStems(line.replaceAll('-', ' ')));
  const towns = new Set(
    (reason.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => isTown(word) || isLocation(word)).flatMap(contentStems),
  );
  return tellingStems(reason, role).some((stem) => known.has(stem) && !towns.has(stem));
}

/** A demand that own work surely shows, as what draws the person to the post; undefined where none can be said or too little of the work would be left. */
export function findNeedReason({ facts, chosen, told, wordings, seed }: ReasonWish): Reason | undefined {
  const taken = new Set(told.flatMap((line) => findNeed(facts, line)?.at ?? []));
  const isPresent = ({ placeIndex }: Deed) => facts.places[placeIndex]?.endDate === 'Present';
  const found = ownDeeds(facts, told)
    .filter(({ line }) => canMove(line, chosen))
    .flatMap((deed) => {
      const need = findNeed(facts, deed.line, taken, true);
      const own = need === undefined ? '' : sentenceOf(deed, facts);
      return need === undefined || own === '' ? [] : [{ deed, need, own, share: shareOf(facts, need, deed.line) }];
    })
    .toSorted((one, other) => Number(isPresent(other.deed)) - Number(isPresent(one.deed)) || other.share - one.share);
  const [best] = found;
  if (best === undefined) return undefined;
  const { need, own, deed } = best;
  const asked = pick(wordings.drawn[need.form], seed).replace('{need}', () => need.text);
  return {
    text: `${asked} ${own}${isPresent(deed) ? wishBehind(own, pick(wordings.goOn, seed)) : ''}.`,
    line: deed.line,
    need,
  };
}

/** ", and I would like to go on with it": behind two clauses a sentence by itself. */
function wishBehind(own: string, goOn: string): string {
  const plain = goOn.replace(/^and /u, '');
  return own.includes(';') ? `. ${plain.charAt(0).toUpperCase()}${plain.slice(1)}` : `, ${goOn}`;
}

const shareOf = ({ shows, evidence }: LetterFacts, { at }: Need, line: string): number =>
  shows[at]?.[evidence.findIndex((one) => one.line === line)] ?? 0;

/** A line of the body moves only where enough is left there. */
const canMove = (line: string, chosen: readonly string[]): boolean =>
  !chosen.includes(line) || chosen.length > FEWEST_LEFT;

/** Lines of named jobs that the letter uses in no other place. */
const ownDeeds = ({ deeds, places }: LetterFacts, told: readonly string[]): Deed[] =>
  deeds.slice(0, MOST_DEEDS).filter(({ line, placeIndex }) => {
    const place = places[placeIndex];
    return place !== undefined && !isUnnamed(place) && place.employer !== '' && !told.includes(line);
  });

/** A single clause of what the person did, behind its employer; '' where the line gives none. */
function sentenceOf({ line, placeIndex }: Deed, { places }: LetterFacts): string {
  const place = places[placeIndex];
  const deed = tellDeed(line, styleOf(place));
  if (place === undefined || deed?.kind !== 'deed' || deed.text.split(' ').length > LONGEST) return '';
  // The result belongs to the same sentence.
  const first = /\. /u.test(deed.text) ? (deed.text.split('. ')[0] ?? '') : deed.text;
  // Work of today needs the present tense and needs no further name.
  const sentence = place.endDate === 'Present' ? `I ${first}` : `${leadAgain(place)} I ${first}`;
  return isSound(`${sentence}.`) ? sentence : '';
}
