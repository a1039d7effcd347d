import { isCompany } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isPlace, isFact as isWorkFact } from './job-fact-phrases.ts';
import type { Demand, Heading } from './job-headings.ts';
import { factLabelOf, headingOf, isLoneFact, isValueOf } from './job-headings.ts';
import { isPosition } from './job-phrase.ts';
import {
  ADDRESSED,
  CANDIDATE_CUE,
  LONG_FACT,
  NICE_CUE,
  NICE_HEADING,
  REQUIRED_HEADING,
  SKIP_CUE,
  SKIP_HEADING,
} from './job-section-patterns.ts';
import { isTitleBelow, titleLabelOf } from './job-title-lines.ts';
import type { JudgedSentence, SentenceKind } from './sentence-kinds.ts';
import { judgeSentences } from './sentence-kinds.ts';
import { singularTitle } from './singular-title.ts';

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
const SIGNS = String.raw`•●○▪▫■□◦◆◇►▸▶‣⁃∙·*–—>→➔➢➤✓✔☑★☆+~\-`;
/** Marks of points in front of a line: signs, "1.", "a)" and the "o" of a word processor. */
const BULLET = new RegExp(
  String.raw`^[\s#o]*[${SIGNS}][\s${SIGNS}]*|^\s*\(?(?:\d{1,2}|[a-z])[.)]\s+|^\s*o\s+(?=\p{Lu})`,
  'u',
);
const ITEM_MAX_WORDS = 24;
const CLAUSE_MAX_LENGTH = 1200;
const TITLE_MAX_LENGTH = 110;
const LINES_BELOW_TITLE = 5;
/** Below "Staff benefits" a sentence that says who is wanted or what for ends what is offered, without a heading. */
const BACK_TO_WORK =
  /^(?:you(?:['’]ll| will)? (?:need|must|should have)|we (?:need|require)|to succeed)\s|(?<!\byou\s?)(?:\sis|\sare|['’]re) (?:currently |now )?(?:looking for|seeking|hiring|recruiting)\s/iu;
/** The same below perks that are on top, before anything was asked for: "You will assess patients". */
const DUTY_TOLD = new RegExp(
  String.raw`\byou(?:['’]ll| will)\s+(?:${DUTY_VERBS.filter((verb) => !/^(?:build|communicate|develop|grow|meet|produce|sample|share|train|visit)$/u.test(verb)).join('|')})\b`,
  'iu',
);
const MAX_BARE_TITLE_WORDS = 6;
const NO_BARE_TITLE =
  /[,:;.!]|\b(?:we|you|our|an?|as|the|with|experienced?|knowledge|skills|need|seeking|looking|hiring|wanted)\b/iu;
const WANTED = /^(.{3,60}?)\s+(?:urgently\s+)?(?:wanted|needed|required)(?=$|[\s.!(,–-])/iu;
/** "Up to £28,000 DOE": a line of pay. */
const PAY_LINE =
  /^(?:up to|from|circa|c\.?|salary|earn|\s)*[£$€]\s?\d(?!.*\b(?:budgets?|revenue|turnover|portfolios?|projects?|sales|targets?)\b)/iu;
const MAX_NAME_PARTS = 3;
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

/** As `splitJobDescription` by the words of headings and clauses alone, with the headings. */
function splitRows(jobDescription: string): JobRow[] {
  const clauses: JobRow[] = [];
  let current: Demand = 'required';
  const titleLines = findTitleLines(jobDescription);
  let labelAbove = '';
  let lineAbove = '';
  let isNothingAsked = true;
  let isBelowDemand = false;
  for (const rawLine of jobDescription.split(/\r\n?|\n/u)) {
    const isBullet = BULLET.test(rawLine);
    const line = rawLine
      .replace(BULLET, '')
      .replace(/^[\s#]+/u, '')
      .trim();
    if (line === '') continue;
    const isLabelled = titleLabelOf(line) !== undefined || isTitleBelow(lineAbove, line);
    const isBelowOffer: boolean = current === 'skip' && isNothingAsked && !isBullet;
    const isTitle: boolean =
      isLabelled || titleLines.includes(rawLine) || (!isBullet && isTitleHere(line, isBelowOffer));
    lineAbove = line;
    const isFact: boolean = !isLabelled && isOwnFact(line, isTitle);
    const isLone: boolean = !isBullet && !isTitle && isLoneFact(line);
    const heading: Heading | undefined =
      isFact || isLone || ADDRESSED.test(line) ? undefined : headingOf(line, isBullet, current);
    const isBack = isBelowOffer && (isTitle || DUTY_TOLD.test(line));
    if (heading) isBelowDemand = heading.isKnown && heading.demand !== 'skip';
    if (heading) current = heading.demand;
    else if (current === 'skip' && !isBullet && (isBack || BACK_TO_WORK.test(line))) current = 'required';
    isNothingAsked &&= heading === undefined || heading.demand === 'skip';
    const text = heading ? heading.rest : line;
    const isValue = labelAbove !== '' && !isLabelled && heading === undefined && isValueOf(labelAbove, line);
    const demand = isFact || isLone || isValue ? 'skip' : current;
    labelAbove = isLone ? line : '';
    if (heading)
      clauses.push({ text: line, demand: 'skip', isItem: false, isTitle: false, isFact: false, isHeading: true });
    const isOwn = isFact || isLone || isValue;
    clauses.push(
      ...clausesOf(text, demand, isBullet || isShortLine(text), isTitle).map((clause) => ({
        ...clause,
        isFact: isOwn,
        isPoint: isBullet && isBelowDemand,
      })),
    );
    // "Benefits: pension and car" says all it has to say on its own line.
    if (heading?.demand === 'skip' && heading.rest !== '') current = 'required';
  }
  return clauses;
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

/** The first line of an advertisement of some length, where it is short and no sentence ("Data analyst." is none), and one below it that is all names (employer, town). */
function findTitleLines(jobDescription: string): string[] {
  const lines = jobDescription.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const isOpen = !/[.:!]$/u.test(first.trim()) || isPosition(first.replace(/\.\s*$/u, ''));
  // How many facts an advertisement adds changes nothing of what it asks for.
  const told = lines.filter((line) => factLabelOf(line.replace(BULLET, '').trim()) === undefined);
  const isOfLength = first.length <= TITLE_MAX_LENGTH && !BULLET.test(first);
  const second = lines[1] ?? '';
  if (told.length < LINES_BELOW_TITLE) {
    if (lines.length < 2 || !isOfLength || !isBareTitle(first)) return [];
    return isEmployer(second) ? [first, second] : [first];
  }
  if (!isOfLength || !isOpen) return [];
  return isAllNames(second) || isEmployerRow(second) ? [first, second] : [first];
}

/** "Little Acorns Day Nursery · Ofsted “Outstanding” · 48 places": an employer's name and facts about it. */
function isEmployerRow(line: string): boolean {
  const [name = '', ...rest] = line.split(/\s+[·|•]\s+/u);
  const isName = isAllNames(name) && name.trim().includes(' ');
  return isName && rest.some((piece) => /\d/u.test(piece) || isPlace(piece) || isWorkFact(piece));
}

/** Above few lines only what cannot be a demand is the title: "Data Analyst", but neither "SQL and Excel" nor "Experience as an analyst". */
function isBareTitle(line: string): boolean {
  const text = line.trim();
  const isPositionName = isPosition(text) || singularTitle(text) !== '';
  return text.split(/\s+/u).length <= MAX_BARE_TITLE_WORDS && isPositionName && !NO_BARE_TITLE.test(text);
}

/** "Elm Care, Leeds": a name that says by its kind or its town that it is an employer's. */
function isEmployer(line: string): boolean {
  const pieces = line.split(/,\s+|\s+[–—|-]\s+/u);
  return isAllNames(line) && (isCompany(line) || pieces.slice(1).some(isPlace));
}

/** "St. Brendan Regional Hospital – Katy, TX"; a row of three and more is a list of demands. */
function isAllNames(line: string): boolean {
  const words = line.match(/\p{L}{3,}/gu) ?? [];
  const isNames =
    words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word) || /^(?:and|the|for|of)$/u.test(word));
  const isHeading =
    line.includes(':') || REQUIRED_HEADING.test(line) || NICE_HEADING.test(line) || SKIP_HEADING.test(line);
  return isNames && !isHeading && !BULLET.test(line) && line.split(',').length <= MAX_NAME_PARTS;
}

/** "Teaching Assistants required (2 posts)" names a title wherever it is. */
function isTitleHere(line: string, isBelowOffer: boolean): boolean {
  const wanted = WANTED.exec(line)?.[1];
  return isTitleAlone(wanted ?? (isBelowOffer ? line : ''));
}

/** "Staff Nurse – Emergency Department" below what is offered begins what is asked. */
function isTitleAlone(line: string): boolean {
  const [piece = ''] = line.split(/\s+[–—|-]\s+|,\s|\s*\(/u);
  const isName = piece.split(/\s+/u).length <= MAX_BARE_TITLE_WORDS && !NO_BARE_TITLE.test(piece);
  return isName && (isPosition(piece) || singularTitle(piece) !== '');
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
