import type { LetterOptions } from '@greenroom/contract/cover-letter';
import type { EvidenceLine } from '../evidence/evidence.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { withoutLead } from '../questions/split-duties.ts';
import { contentStems } from '../text/content-stems.ts';
import { isNameOfSkill } from './asked-papers.ts';
import type { LetterFacts } from './letter-facts.ts';
import { SELF_PRAISE } from './self-praise.ts';

/** What an advertisement asks for, in its words, and the lines of the resume that show it, the surest first. */
export type DemandMatch = { quote: string; lines: EvidenceLine[] };

const MOST_MATCHES = { Short: 4, Medium: 6, Long: 8 } as const;
const MOST_OF_DEMAND = 2;
/** With their writer left out of the training 0.89 of these lines showed the demand and 0.07 a part of it; from 0.6 on too few did for new people. */
const SURE = 0.7;
/** The probability from which a demand gets a second line. */
const SURE_OF_SECOND = 0.8;
const LONGEST_QUOTE = 16;
const FEWEST_QUOTED = 2;

/**
 * The demands that deeds of the resume surely show, in the order of the advertisement. Each line appears once, below the demand that it
 * shows best. Papers and names of skills are listed apart (asked-papers.ts).
 */
export function matchDemands(facts: LetterFacts, length: LetterOptions['length']): DemandMatch[] {
  const chosen = new Map<number, DemandMatch>();
  const used = new Set<string>();
  for (const { at, line, share, quote } of pairsOf(facts)) {
    const match = chosen.get(at);
    const isFull = match
      ? match.lines.length >= MOST_OF_DEMAND || share < SURE_OF_SECOND || isAlike(line, match.lines[0])
      : chosen.size >= MOST_MATCHES[length];
    if (isFull || used.has(line.line)) continue;
    used.add(line.line);
    if (match) match.lines.push(line);
    else chosen.set(at, { quote, lines: [line] });
  }
  return [...chosen].sort(([left], [right]) => left - right).map(([, match]) => match);
}

/** A second line says something new: neither stands in a list, and they have few words in common. */
function isAlike(line: EvidenceLine, first: EvidenceLine | undefined): boolean {
  if (line.placeIndex === undefined) return true;
  const [words, known] = [contentStems(line.line), new Set(contentStems(first?.line ?? ''))];
  return words.filter((word) => known.has(word)).length > MOST_ALIKE * words.length;
}
const MOST_ALIKE = 0.4;

type Pair = { at: number; line: EvidenceLine; share: number; quote: string };

/** All sure pairs, the best first. */
function pairsOf(facts: LetterFacts): Pair[] {
  const { demands, evidence, shows, phrases, resume } = facts;
  return demands
    .flatMap(({ text }, at) =>
      evidence.flatMap((line, place): Pair[] => {
        const share = shows[at]?.[place] ?? 0;
        if (share < SURE || !mayAnswer(text, line, resume.certifications)) return [];
        const quote = quoteOf(text, line.line, phrases);
        return quote === undefined ? [] : [{ at, line, share, quote }];
      }),
    )
    .sort((left, right) => worthOf(right, facts) - worthOf(left, facts));
}

/** The list of papers answers where a paper or a degree is asked for; names and self-praise answer nothing here. */
const mayAnswer = (demand: string, line: EvidenceLine, certifications: readonly string[]): boolean =>
  !isNameOfSkill(line, certifications) &&
  !SELF_PRAISE.test(line.line) &&
  !(NAMES_PAPER.test(demand) || findDegreeSpan(demand) !== undefined);
const NAMES_PAPER =
  /\b(?:qualified|certif\p{L}+|licen[cs]ed?|registered|registration|diploma|degree|grade 1\d|trade[- ]tested|NVQ|SVQ)\b/iu;

/** A plus says less than what is required, what one says of oneself less than work, and a name less than a sentence. */
const worthOf = ({ at, line, share, quote }: Pair, { demands }: LetterFacts) =>
  share *
  (demands[at]?.isNice ? NICE : 1) *
  (line.placeIndex === undefined && demands[at]?.isDuty ? SAID : 1) *
  (quote.split(' ').length < FEWEST_OF_SENTENCE ? NAMED : 1);
const NICE = 0.75;
const SAID = 0.8;
const NAMED = 0.85;
const FEWEST_OF_SENTENCE = 3;

/**
 * A demand short enough to be quoted: whole, up to where a further thought begins, or else the phrase in it that has most words of the line;
 * undefined where there is none.
 */
function quoteOf(text: string, line: string, phrases: readonly string[]): string | undefined {
  const whole = withoutLead(text.replace(LABEL, ''))
    .replace(ADDRESSED, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.;:,!]+$/u, '');
  const ends = [/\s*\([^()]*\).*$/u, /\s*;.*$/u, /\s+[–—-]\s.*$/u, /\.\s.*$/u];
  const parts = [whole, ...ends.map((end) => whole.replace(end, ''))].filter(isQuotable);
  if (parts.length > 0) return parts.toSorted((one, other) => other.length - one.length)[0];
  const known = new Set(contentStems(line));
  const shared = (phrase: string) => contentStems(phrase).filter((stem) => known.has(stem)).length;
  const within = phrases.filter((phrase) => isQuotable(phrase) && whole.includes(phrase) && shared(phrase) > 0);
  return within.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** What says how strongly a thing is asked for, and whom. */
const LABEL =
  /^(?:essentials?|desirables?|required|requirements?|must haves?|nice to haves?|preferred|bonus|plus|ideally)\s*[:–-]\s+/iu;

/** "You will run the floor" becomes "run the floor"; "You are registered" stays whole. */
const ADDRESSED =
  /^(?:you|they|the successful (?:candidate|applicant)|the post ?holder)(?:\s+will|['’]ll|\s+would|['’]d)\s+(?:also\s+)?(?!(?:be|have|need|get|receive|join|report)\b)(?=\p{Ll})/iu;

/** Cut at its start or its end, a quote says nothing. */
const CUT_QUOTE =
  /^(?:what|some of|to be|it|its|this|that|these|they|and|or|but|so|also)\b|\b(?:with|at|least|most|of|for|in|the|an?|and|or|to|as|by|from|on|plus|is|are)$/iu;

const isQuotable = (part: string) => {
  const words = part.split(' ').length;
  return (
    words <= LONGEST_QUOTE &&
    words >= FEWEST_QUOTED &&
    !/["“”]/u.test(part) &&
    !CUT_QUOTE.test(part) &&
    isBalanced(part)
  );
};
const isBalanced = (part: string) => part.split('(').length === part.split(')').length;
