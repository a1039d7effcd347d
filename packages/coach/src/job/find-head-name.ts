import { isCompany, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { JobText } from './read-job.ts';

const HEAD_LINES = 4;
const LONGEST_LINE = 160;
const LONGEST_NAME = 7;
const SHORTEST_WORD = 3;
const OUTER = /\s+[–—|·•-]\s+|\t+|\s+at\s+(?=\p{Lu})/u;
const INNER = /\s*[(),:;]\s*/u;
const NAME = /^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|&|and|of|the|for|de|la|le))*$/u;
/** "The", "St" and "Saint" tell no house from another. */
const OPENING = /^(?:The|St\.?|Saint|A)\s+/u;
/** Conditions of the job and labels. */
const NO_HOUSE = joinPattern(
  'iu',
  String.raw`\d|[£$€@/]|\b(?:full|part|time|permanent|temporary|contract|hybrid|remote|site|shift|shifts|nights?|days?|hours?|salary|pay|scale|plus|band|grade|level|term`,
  '|vacanc\\p{L}+|wanted|urgent|hiring|join|us|we|our|you|your|role|job|post|position|department|team|unit|ward|division|start|closing|reference|apply|stage|key)\\b',
);

const WHERE_TO_WORK = /^(?:hybrid|remote|on[- ]?site|in office)\b/iu;

/** `isSure` unless only a comma parts it from a title, as a department is: "Technician, Sequencing Core". */
export type HeadName = { name: string; isSure: boolean };

/**
 * Names on the first lines of an advertisement that it speaks of again further down: "Harbottle Logistics Group, Leicester", "Harbottle moves
 * chilled goods". The first line first; titles, places and conditions are left out.
 */
export function headNames({ lines }: JobText, text: string): HeadName[] {
  return lines
    .filter(({ text: line, isItem }) => !isItem && line.length <= LONGEST_LINE)
    .slice(0, HEAD_LINES)
    .flatMap(({ text: line }) => line.split(OUTER))
    .flatMap((part) => {
      const [first = '', ...others] = part.split(INNER);
      // "Lelystad, hybrid" is where one works.
      if (others.some((other) => WHERE_TO_WORK.test(other))) return [];
      const isBehindTitle = isTitle(first);
      return [{ name: first, isSure: true }, ...others.map((name) => ({ name, isSure: !isBehindTitle }))];
    })
    .map(({ name, isSure }) => ({ name: name.trim().replace(/[.!,]+$/u, ''), isSure }))
    .filter(({ name }) => isHouse(name) && recurs(name, text));
}

const isHouse = (segment: string): boolean =>
  NAME.test(segment) &&
  segment.split(/\s+/u).length <= LONGEST_NAME &&
  !NO_HOUSE.test(segment) &&
  !isLocation(segment) &&
  !isTown(segment) &&
  (!isTitle(segment) || isCompany(segment));

/** Whether the telling word of a name is written again with a capital and never small. */
function recurs(segment: string, text: string): boolean {
  const [word = ''] = segment
    .replace(OPENING, '')
    .split(/\s+/u)
    .map((one) => one.replace(/['’]s$|[^\p{L}\p{N}]+$/gu, ''));
  const small = word.toLowerCase();
  if (word.length < SHORTEST_WORD || COMMON_WORDS.has(small) || GIVEN_NAMES.has(small) || isTown(word)) return false;
  const named = text.match(new RegExp(String.raw`(?<![\p{L}@.])${escapePattern(word)}(?![\p{L}@.]\p{L})`, 'gu')) ?? [];
  const plain = new RegExp(String.raw`(?<![\p{L}@./-])${escapePattern(small)}(?![\p{L}@.-])`, 'u').test(text);
  return named.length > 1 && !plain;
}
