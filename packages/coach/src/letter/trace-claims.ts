import type { CoverLetter } from '@greenroom/contract/cover-letter';
import type { ParsedResume } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';
import { createClaimSources } from './claim-sources.ts';
import { POINT_MARK } from './point-text.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { findUntraceableClaims } from './untraceable-claims.ts';
import { personName } from './written-name.ts';

export type TraceSources = { resume: ParsedResume; jobDescription: string };

/** A sentence that only says what is asked for. */
const ASKED_BEFORE = joinPattern(
  'u',
  String.raw`^(?:You write that |You (?:also |further )?(?:ask for|mention|need|want|seek|require|are looking for) |You[’']re looking for `,
  "|What draws me to this post is that |I like that |One reason why I(?: am|[’']m) (?:applying|writing) is that |I am interested in this position because ",
  String.raw`|(?:Part|Another part) of the job is |The (?:work|position) (?:also |further )?includes )(?!.*\b(?:I|my)\b)|^I read that (?!.*, and I )`,
);
/** A bracket belongs to the words before it: "at Elm A.Ş. (2012 to 2015)". */
const SENTENCE_END = /(?<=[.!?]["”’)\]]?)\s+(?=[\p{Lu}\p{N}"“])/u;
/** A word without a vowel, like "Wm" or "Ltd", is short for another. */
const ABBREVIATION_END =
  /(?:\b(?:Inc|Co|Corp|\p{Lu}[b-df-hj-np-tv-xz]{1,3}|No|vs|e\.g|i\.e|B\.?Sc|M\.?Sc|Ph\.?D|B\.A|M\.A|B\.S|M\.S|approx|dept)|\b\p{Lu})\.$/u;
/** The name of a company may end a sentence; what comes then begins with a word that no name continues with. */
const COMPANY_END = /\b(?:Inc|Ltd|Co|Corp)\.$/u;
const SENTENCE_START =
  /^(?:I|My|The|This|That|These|Those|Below|Here|There|In|On|At|As|For|From|With|When|While|What|Your|You|It|We|Our|They|Their|After|Before|Earlier|Most|Since|During|Over|To|If|Please|Thank)\b/u;

/**
 * Takes out of a letter every sentence with a number, an employer, a tool or a title that neither the resume nor, said of the
 * job, its description bears out. Works on letters of anybody. A letter that was traced once passes unchanged.
 */
export function traceLetter(
  letter: CoverLetter,
  sources: TraceSources,
  claimSources = createClaimSources(sources, letter.heading.dateWritten),
): { letter: CoverLetter; removedClaims: string[] } {
  const removed = new Set<string>();
  const { resume, jobDescription } = sources;
  const { ownText, jobText } = plainTextsOf(sources, claimSources);
  const trace = (text: string): string =>
    withoutLostLeads(
      text
        .split(/\n+/u)
        .map((block) => (isOwnPoint(block, ownText) || isDemand(block, jobText) ? block : tracePoint(block))),
    ).join('\n');
  const tracePoint = (block: string): string => {
    const mark = block.startsWith(POINT_MARK) ? POINT_MARK : '';
    const kept = keepTrue(block.slice(mark.length));
    return kept === '' ? '' : mark + kept;
  };
  // Two sentences that meet when one between them goes may read as one ("Inc." and "Go"): until nothing goes any more.
  const keepTrue = (block: string): string => {
    const sentences = splitSentences(block);
    const isTrue = sentences.map((sentence) => {
      if (sentence === PROGRAM_NAMED || isOwnSentence(sentence, ownText)) return true;
      const claims = findUntraceableClaims(sentence, claimSources);
      for (const claim of claims) removed.add(claim);
      return claims.length === 0;
    });
    // What is asked for goes with the work that was to show it.
    const kept = sentences
      .filter((sentence, at) => isTrue[at] && !(ASKED_BEFORE.test(sentence) && isTrue[at + 1] === false))
      .join(' ');
    return kept === block ? kept : keepTrue(kept);
  };
  const field = (value: string, source: string): string => {
    if (value === '' || isIn(value, source)) return value;
    removed.add(value);
    return '';
  };
  const own = `${resume.text}\n${resume.fullName}\n${personName(resume)}\n${resume.address}\n${resume.phoneNumber}\n${resume.emailAddress}`;
  return {
    letter: {
      heading: {
        fullName: field(letter.heading.fullName, own),
        address: field(letter.heading.address, own),
        phoneNumber: field(letter.heading.phoneNumber, own),
        emailAddress: field(letter.heading.emailAddress, own),
        dateWritten: letter.heading.dateWritten,
        hiringManagerName: field(letter.heading.hiringManagerName, jobDescription),
        hiringCompanyName: field(letter.heading.hiringCompanyName, jobDescription),
        hiringCompanyAddress: field(letter.heading.hiringCompanyAddress, jobDescription),
      },
      salutation: traceSalutation(letter.salutation, claimSources),
      introduction: trace(letter.introduction),
      body: {
        paraOne: trace(letter.body.paraOne),
        paraTwo: trace(letter.body.paraTwo),
        paraThree: trace(letter.body.paraThree),
      },
      closing: trace(letter.closing),
      closingLine: letter.closingLine,
      signOff: traceSignOff(letter.signOff, own, personName(resume), removed),
    },
    removedClaims: [...removed],
  };
}

const plainTexts = new WeakMap<ReturnType<typeof createClaimSources>, { ownText: string; jobText: string }>();
/** Made once for all letters that are traced with the same sources: long texts take most of the time. */
function plainTextsOf({ resume, jobDescription }: TraceSources, key: ReturnType<typeof createClaimSources>) {
  const known = plainTexts.get(key) ?? { ownText: plainText(resume.text), jobText: plainText(jobDescription) };
  plainTexts.set(key, known);
  return known;
}

/** A point is in the person's own words where a line of the resume has them one after another. */
function isOwnPoint(block: string, ownText: string): boolean {
  const isOwn = (text: string) => ` ${ownText} `.includes(` ${plainText(text)} `);
  // "Ran the tests (Acme Ltd)": the line, and the employer that the letter names behind it.
  const [, line = '', employer = ''] = /^(.+) \(([^()]+)\)$/u.exec(block) ?? [];
  return block.startsWith(POINT_MARK) && (isOwn(block) || (employer !== '' && isOwn(line) && isOwn(employer)));
}

/** A sentence that says of oneself what a line of the resume says word for word: "At Acme I also ran the tests". */
function isOwnSentence(sentence: string, ownText: string): boolean {
  const [, told = ''] = /^(?:[^.;:]{0,200}?[\s,])?I(?: (?:also|am|was))*\s(\p{Ll}.*)$/u.exec(sentence) ?? [];
  const plain = plainText(told);
  return plain.split(' ').length >= FEWEST_OWN && ` ${ownText} `.includes(` ${plain} `);
}
const FEWEST_OWN = 3;

/** A demand in quotation marks speaks of the person only through the points below it: "Five years in sales" is the employer's number. */
function isDemand(block: string, jobText: string): boolean {
  const [, quote = ''] = /^(?:You ask for )?“([^“”]+)”:$/u.exec(block) ?? [];
  return quote !== '' && ` ${jobText} `.includes(` ${plainText(quote)} `);
}

/** What led to points goes with the last of them. */
function withoutLostLeads(blocks: string[]): string[] {
  const kept = blocks.filter((block) => block !== '');
  const told = kept.filter((block, at) => !block.endsWith(':') || kept[at + 1] !== undefined);
  const isLead = (block: string | undefined) => block?.endsWith(':') === true && !block.startsWith(POINT_MARK);
  return told.filter((block, at) => {
    const next = told[at + 1];
    return (
      !isLead(block) ||
      next?.startsWith(POINT_MARK) === true ||
      (isLead(next) && told[at + 2]?.startsWith(POINT_MARK) === true)
    );
  });
}

function traceSalutation(salutation: string, sources: ReturnType<typeof createClaimSources>): string {
  return findUntraceableClaims(salutation, sources).length === 0 ? salutation : 'Dear hiring team,';
}

/** Only the words of a name are checked: "Sincerely," and the like may be there too. */
function traceSignOff(signOff: string, own: string, fullName: string, removed: Set<string>): string {
  const words = signOff.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const isGreeting = /^(?:kind|best|warm|yours|sincerely|regards|respectfully|with|thank|many|faithfully)/iu;
  if (words.every((word) => isGreeting.test(word) || isIn(word, own))) return signOff;
  removed.add(signOff);
  return fullName;
}

const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();

const isIn = (value: string, source: string): boolean => ` ${plainText(source)} `.includes(` ${plainText(value)} `);

/** Sentences of a paragraph; "Inc. Senior" does not end one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.trim().split(SENTENCE_END)) {
    const previous = sentences.at(-1);
    const isGoingOn =
      ABBREVIATION_END.test(previous ?? '') && !(COMPANY_END.test(previous ?? '') && SENTENCE_START.test(piece));
    if (previous !== undefined && isGoingOn) sentences[sentences.length - 1] = `${previous} ${piece}`;
    else if (piece !== '') sentences.push(piece);
  }
  return sentences;
}
