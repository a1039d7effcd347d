import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { findTitleLines, isTitleHere } from './find-title-lines.ts';
import type { Demand, Heading } from './job-headings.ts';
import { factLabelOf, headingOf, isLoneFact, isValueOf } from './job-headings.ts';
import { ADDRESSED, BULLET, CANDIDATE_CUE, LONG_FACT, NICE_CUE, SKIP_CUE } from './job-section-patterns.ts';
import { isTitleBelow, titleLabelOf } from './job-title-lines.ts';
import type { JudgedSentence, SentenceKind } from './sentence-kinds.ts';
import { judgeSentences } from './sentence-kinds.ts';

/** `isItem`: short enough for a point of a list, where words represent themselves. `isTitle`: the job's title above the rest. */
export type JobClause = {
  text: string;
  demand: Demand;
  isItem: boolean;
  isTitle: boolean;
  /** A labelled fact, such as the place. */
  isFact: boolean;
  /** The classifier's judgement; undefined in a text of few lines. */
  kind?: SentenceKind;
  /** Probability that the sentence asks for something, from 0 to 1. */
  asks?: number;
};
/** `isPoint`: a bullet below a heading such as "Requirements". */
type JobRow = JobClause & { isHeading?: boolean; isPoint?: boolean };
/** From this probability on a sentence counts as one that asks; chosen on the development half. */
const LEAST_ASKS = 0.15;
const ASKS_OF_POINT = 0.6;
/** A few lines typed by hand are all about what is asked for. */
const FEWEST_ROWS_TO_JUDGE = 8;

/** A company that speaks of itself and not of the person. */
const ABOUT_US = joinPattern(
  'u',
  String.raw`^(?:(?:at|with|for) [\p{Lu}][\w&.-]*(?: [\p{Lu}][\w&.-]*)*,? (?:we|our)\b|founded in|headquartered in|established in|our (?:company|mission`,
  String.raw`|vision|clients?|customers|platform|products?|values|culture|story|group|pupils|school|people|kitchen|office|trust)\b(?!.*\byou\b)|we(?: are`,
  String.raw`|['’]re) (?:an? |the |one of the |proud |committed |\d+[ -])(?!looking|seeking|hiring)(?!.*\b(?:looking for|seeking|in search)\b)`,
  String.raw`|(?:[\p{Lu}][\w&.-]* ){1,4}is (?:an? |the |one of |proud |committed )(?:\w+[ -]){0,4}(?:company|leader|provider|agency|startup`,
  String.raw`|organi[sz]ation|firm|group|charity|platform|school|restaurant|workplace|employer)\b)`,
);
const ITEM_MAX_WORDS = 24;
const CLAUSE_MAX_LENGTH = 1200;
/** Below "Staff benefits" a sentence that says who is wanted or what for ends what is offered, without a heading. */
const BACK_TO_WORK =
  /^(?:you(?:['’]ll| will)? (?:need|must|should have)|we (?:need|require)|to succeed)\s|(?<!\byou\s?)(?:\sis|\sare|['’]re) (?:currently |now )?(?:looking for|seeking|hiring|recruiting)\s/iu;
/** The same below perks that are on top, before anything was asked for: "You will assess patients". */
const DUTY_TOLD = new RegExp(
  String.raw`\byou(?:['’]ll| will)\s+(?:${DUTY_VERBS.filter((verb) => !/^(?:build|communicate|develop|grow|meet|produce|sample|share|train|visit)$/u.test(verb)).join('|')})\b`,
  'iu',
);
/** "Up to £28,000 DOE": a line of pay. */
const PAY_LINE =
  /^(?:up to|from|circa|c\.?|salary|earn|\s)*[£$€]\s?\d(?!.*\b(?:budgets?|revenue|turnover|portfolios?|projects?|sales|targets?)\b)/iu;
/** "Mrs J. Pell" is no end of a clause. "A degree, and ideally a licence" wishes for the licence alone. */
const CLAUSE_END =
  /(?<=[.!?;])(?<!\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s\p{Lu}\.)\s+(?=[\p{Lu}\p{N}"“(•-])|\s*;\s+|\s+\|\s+|\s*[•●▪◦·]\s+|,\s+(?:and\s+|but\s+)?(?=(?:ideally|preferably)\s+\p{L})/u;

/** The clauses of a job description with what they ask. A heading applies to the lines below it, a cue to its clause. */
export function splitJobDescription(jobDescription: string): JobClause[] {
  const rows = splitRows(jobDescription);
  const judged = judgeSentences(rows.map(({ text }) => text));
  const isLong =
    rows.filter(({ isFact, isHeading, isTitle }) => !isFact && !isHeading && !isTitle).length >= FEWEST_ROWS_TO_JUDGE;
  return rows.flatMap(({ isHeading, isPoint, ...clause }, index): JobClause[] =>
    isHeading ? [] : [isLong ? withJudgement(clause, judged[index], isPoint) : clause],
  );
}

/** A fact keeps what its label says. Else the classifier decides, save that a heading and a cue still say what is a plus. */
function withJudgement(clause: JobClause, judgement: JudgedSentence | undefined, isPoint = false): JobClause {
  if (judgement === undefined) return clause;
  // Two words behind a bullet say little by themselves: there the heading decides.
  const asks = isPoint ? Math.max(judgement.asks, ASKS_OF_POINT) : judgement.asks;
  const judged = { ...clause, asks, kind: isPoint && judgement.kind === 'label' ? 'requirement' : judgement.kind };
  if (clause.isTitle) return judged;
  if (asks < LEAST_ASKS) return { ...judged, demand: 'skip' };
  const isRaised = clause.demand === 'skip' && !clause.isFact;
  const plain = NICE_CUE.test(clause.text) ? 'nice' : 'required';
  return { ...judged, demand: isRaised ? plain : clause.demand };
}

/** As `splitJobDescription`, but by the words of headings and clauses alone, and with the headings. */
function splitRows(jobDescription: string): JobRow[] {
  const titleLines = findTitleLines(jobDescription);
  const rows: JobRow[] = [];
  let above = NOTHING_ABOVE;
  for (const rawLine of jobDescription.split(/\r\n?|\n/u)) {
    const text = withoutBullet(rawLine);
    if (text === '') continue;
    const line = readLine(rawLine, text, titleLines.includes(rawLine), above);
    above = aboveNextLine(line, above);
    rows.push(...rowsOf(line, above.isBelowDemand));
  }
  return rows;
}

/** The part of the lines above that decides how a line reads. */
type LinesAbove = {
  /** The last one. */
  text: string;
  /** The last one if it is a label alone, else empty. */
  label: string;
  demand: Demand;
  /** No heading so far was one of what the job asks for. */
  isNothingAsked: boolean;
  /** The last heading was a known one of what the job asks for. */
  isBelowDemand: boolean;
};
const NOTHING_ABOVE: LinesAbove = {
  text: '',
  label: '',
  demand: 'required',
  isNothingAsked: true,
  isBelowDemand: false,
};

type Line = {
  /** Without its bullet. */
  text: string;
  isBullet: boolean;
  isTitle: boolean;
  heading: Heading | undefined;
  /** The demand from this line on. */
  demand: Demand;
  /** A label alone: "Deadline". */
  isLoneLabel: boolean;
  /** A labelled fact, a label alone or the value below one. */
  isFact: boolean;
};

/** @param text the line without its bullet, not empty */
function readLine(rawLine: string, text: string, isTitleLine: boolean, above: LinesAbove): Line {
  const isBullet = BULLET.test(rawLine);
  const isLabelled = titleLabelOf(text) !== undefined || isTitleBelow(above.text, text);
  const isBelowOffer = above.demand === 'skip' && above.isNothingAsked && !isBullet;
  const isTitle = isLabelled || isTitleLine || (!isBullet && isTitleHere(text, isBelowOffer));
  const isLabelledFact = !isLabelled && isOwnFact(text, isTitle);
  const isLoneLabel = !isBullet && !isTitle && isLoneFact(text);
  const isPlain = !isLabelledFact && !isLoneLabel && !ADDRESSED.test(text);
  const heading = isPlain ? headingOf(text, isBullet, above.demand) : undefined;
  const isOfferOver = above.demand === 'skip' && !isBullet && endsOffer(text, isTitle, isBelowOffer);
  const isValue = above.label !== '' && !isLabelled && heading === undefined && isValueOf(above.label, text);
  return {
    text,
    isBullet,
    isTitle,
    heading,
    demand: heading?.demand ?? (isOfferOver ? 'required' : above.demand),
    isLoneLabel,
    isFact: isLabelledFact || isLoneLabel || isValue,
  };
}

/** True for a line about the work; above everything that is asked for, a title and a duty are such lines too. */
function endsOffer(text: string, isTitle: boolean, isBelowOffer: boolean): boolean {
  return BACK_TO_WORK.test(text) || (isBelowOffer && (isTitle || DUTY_TOLD.test(text)));
}

function aboveNextLine({ text, heading, demand, isLoneLabel }: Line, above: LinesAbove): LinesAbove {
  const isOffer = heading?.demand === 'skip';
  return {
    text,
    label: isLoneLabel ? text : '',
    // "Benefits: pension and car" is complete on its own line.
    demand: isOffer && heading.rest !== '' ? 'required' : demand,
    isNothingAsked: above.isNothingAsked && (heading === undefined || isOffer),
    isBelowDemand: heading ? heading.isKnown && !isOffer : above.isBelowDemand,
  };
}

/** The heading of a line and the clauses behind it, or the clauses of the whole line. */
function rowsOf({ text, isBullet, isTitle, heading, demand, isFact }: Line, isBelowDemand: boolean): JobRow[] {
  const body = heading ? heading.rest : text;
  const clauses = clausesOf(body, isFact ? 'skip' : demand, isBullet || isShortLine(body), isTitle);
  const rows = clauses.map((clause): JobRow => ({ ...clause, isFact, isPoint: isBullet && isBelowDemand }));
  if (heading === undefined) return rows;
  return [{ text, demand: 'skip', isItem: false, isTitle: false, isFact: false, isHeading: true }, ...rows];
}

/** The line without its bullet and the marks of a heading. */
function withoutBullet(rawLine: string): string {
  return rawLine
    .replace(BULLET, '')
    .replace(/^[\s#]+/u, '')
    .trim();
}

function clausesOf(line: string, demand: Demand, isItem: boolean, isTitle: boolean): Omit<JobClause, 'isFact'>[] {
  return line
    .split(CLAUSE_END)
    .flatMap(inPieces)
    .filter((clause) => clause.trim() !== '')
    .map((clause) => ({
      text: clause.trim(),
      demand: clauseDemand(clause, demand, isItem),
      isItem: isItem || clause.split(/\s+/u).length <= ITEM_MAX_WORDS,
      isTitle,
    }));
}

/** "Location: Leeds". A title may have such a form too: "Contract – Java developer". */
function isOwnFact(line: string, isTitle: boolean): boolean {
  const fact = factLabelOf(line);
  return fact !== undefined && (fact.value !== '' || !LONG_FACT.test(fact.label)) && !(isTitle && !line.includes(':'));
}

function isShortLine(text: string): boolean {
  return text.split(/\s+/u).length <= ITEM_MAX_WORDS && !/[.!?]$/u.test(text);
}

/** A clause is a sentence or two; longer ones are split to bound the search time. */
function inPieces(clause: string): string[] {
  if (clause.length <= CLAUSE_MAX_LENGTH) return [clause];
  const end = clause.lastIndexOf(' ', CLAUSE_MAX_LENGTH);
  const cut = end > 0 ? end : CLAUSE_MAX_LENGTH;
  return [clause.slice(0, cut), ...inPieces(clause.slice(cut))];
}

function clauseDemand(text: string, current: Demand, isItem: boolean): Demand {
  if (current === 'skip' || SKIP_CUE.test(text) || ABOUT_US.test(text) || ADDRESSED.test(text.trim())) return 'skip';
  if (isItem && PAY_LINE.test(text)) return 'skip';
  // A sentence that speaks of no one who applies is the company's own praise; a point of a list need not.
  if (
    !isItem &&
    !CANDIDATE_CUE.test(text) &&
    !NICE_CUE.test(text) &&
    /^(?:we|our|the|it|they|\p{Lu}\S*)\s/iu.test(text) &&
    isTold(text)
  )
    return 'skip';
  return current === 'nice' || NICE_CUE.test(text) ? 'nice' : 'required';
}

/** "We raised …", "Lumara is located …": a sentence with a verb of telling, not a row of nouns or an order. */
function isTold(text: string): boolean {
  return joinPattern(
    'iu',
    String.raw`^(?:we|they|it|our \p{L}+|the (?:\p{L}+ ){1,4}?|(?:\p{Lu}[\p{L}\p{N}&.'’-]*\s+){1,4})\s*(?:is|are|was|were|has|have|had|make|makes|build`,
    '|builds|help|helps|deliver|delivers|operate|operates|raised|offers?|believe|work|works|employs?|serves?|handles|provides|celebrates?|act',
    '|acts|cooks|support|supports|manufactures?|produces?|suppl(?:y|ies)|sells?|distributes?|export|exports|import|imports|speciali[sz]es?',
    String.raw`|publish|publishes|brew|brews)\b`,
  ).test(text);
}
