import { CREDENTIAL, EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { hasAllOf, isUnknown, sayNotYet } from './answer-held.ts';
import { inBold } from './answer-listing.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { judgeLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const PAPER = joinPattern(
  '',
  String.raw`\b((?:[\p{L}\d-]{2,20} ){0,3}(?:licen[cs]es?|certificat\w{1,6}|tickets?|permits?|cards?|papers|registration|accreditation|membership|qualifications?|clearance|association)\b`,
  String.raw`(?: (?:for|in|of|to) (?:[\p{L}\d-]{2,20} ?){1,3})?)`,
);
const ASKS_FOR_PAPER = new RegExp(PAPER.source, 'u');
const ASKS_FOR_DATE = /\b(?:until when|how long|valid|expir\w+|run out|runs out|renew\w*|in date|up to date|when)\b/;
const SAYS_DATE = /\b(?:valid|exp(?:ires|iry)?|until|till|thru|through|renew\w*|current|to)\b.{0,12}\d{4}|\bvalid\b/iu;
const LIKELY = 0.12;
const LONGEST = 90;
const MOST_LISTED = 3;
const DRIVES = /\bdriv\w+/;

/** The paper that a turn asks for, in its words: "licence for crop protection". Empty where it names none. */
export const paperAskedFor = (turn: string): string =>
  (ASKS_FOR_PAPER.exec(plainQuestion(turn))?.[1] ?? '')
    .trim()
    .replace(/^(?:(?:so|um|the|a|an|any|your|our|you|do|have|got|hold|for|have you|valid|current) )+/, '');

/** The papers of a resume as it writes them, those of a date first where one is asked for. */
function papersOf({ lines }: ResumeFacts): string[] {
  return lines
    .filter(
      ({ kind, text }) =>
        kind === 'certificate' && text.length <= LONGEST && (CREDENTIAL.test(text) || /\d{4}/.test(text)),
    )
    .map(({ text }) => text);
}

/** A paper that is asked for, where the resume may call it by another name: the papers on it, for the person to name the right one. Null where no paper is asked for or the resume has none. */
export function answerPaper(part: Part, facts: ResumeFacts): SpokenAnswer | null {
  const turn = plainQuestion(heardIn(part.input));
  const own = paperAskedFor(part.question);
  const before = turn.slice(0, Math.max(0, turn.indexOf(part.question)));
  const named = own === '' && POINTS_BACK.test(part.question) ? paperAskedFor(before) : own;
  if (named === '' || DRIVES.test(named) || !ASKS_TO_HOLD.test(part.question)) return null;
  const { ordered, share } = papersByShare(named, part, facts);
  if (ordered.length === 0) return null;
  const said = ordered.find((text) => hasAllOf(named, text));
  if (said !== undefined && !EXPIRED.test(said) && !OPEN.test(said)) {
    return { paragraph1: `Yes, I hold **${said}**.`, paragraph2: '' };
  }
  const held = sayPapers(ordered, share, ASKS_FOR_DATE.test(turn));
  // A paper that the resume names in no word is denied before the others are named.
  const isDenied = own !== '' && share < LIKELY && isUnknown(own, part);
  return isDenied ? { paragraph1: sayNotYet(own), paragraph2: held } : { paragraph1: held, paragraph2: '' };
}

/** The papers of the resume, likeliest first, and how likely the first is the one asked for. */
function papersByShare(named: string, part: Part, facts: ResumeFacts): { ordered: string[]; share: number } {
  // "Your ticket for them": only the turn says for what.
  const isBare = POINTS_BACK.test(named) || !named.includes(' ');
  const thing = isBare ? heardWords(part.input.context ?? part.question) : named;
  const [judged = []] = judgeLines([thing], facts, { resume: part.input.resume, vectors: part.vectors });
  const shares = new Map(judged.map(({ text, share }) => [text, share]));
  const ordered = papersOf(facts).toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
  return { ordered, share: shares.get(ordered[0] ?? '') ?? 0 };
}

/** Where a date is asked for and no paper is likely, those with a date come first. */
function sayPapers(ordered: readonly string[], share: number, asksDate: boolean): string {
  const dated = asksDate ? ordered.filter((text) => SAYS_DATE.test(text)) : [];
  const told =
    share >= LIKELY || dated.length === 0 ? ordered : [...dated, ...ordered.filter((text) => !dated.includes(text))];
  return `${PAPERS} ${inBold(told.slice(0, dated.length === 1 ? 1 : MOST_LISTED))}.`;
}
const POINTS_BACK = /\b(?:that|it|one|those|this|them|these)\b/;
const ASKS_TO_HOLD = joinPattern(
  '',
  String.raw`\b(?:do|have|are|is|did) (?:you|your)\b.{0,40}\b(?:hold|have|got|carry|keep|valid|that|it)\b|\byou (?:got|have|hold)\b|\bhave you\b.{0,20}\b(?:licen[cs]e`,
  String.raw`|certificate|ticket|card|permit)|\bvalid\b|\buntil when\b|\bdo you belong\b|\bwhat papers\b|\bmember of\b`,
);
const PAPERS = 'What I hold:';
