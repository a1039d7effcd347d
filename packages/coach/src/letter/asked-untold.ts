import { isTitle } from '../entities/classify-part.ts';
import { EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import { contentStems } from '../text/content-stems.ts';
import { isWeak } from './asked-papers.ts';
import type { LetterFacts } from './letter-facts.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { namesHeldPaper } from './names-held-paper.ts';
import { isNotHeld, withoutListNotes } from './not-held.ts';
import { listed } from './paper-kinds.ts';
import { paperName } from './paper-name.ts';
import { isPartOnly } from './part-passed.ts';
import { isDegreeIn } from './phrase-papers.ts';
import { isPossession } from './phrase-possessions.ts';
import { plainPaper } from './plain-paper.ts';
import { isRunOut } from './run-out.ts';
import { shortPaper } from './short-paper.ts';
import { isSurePaper, tellsOfWork } from './sure-paper.ts';
import { tidyPapers } from './tidy-papers.ts';

/** From this probability on a line outside the jobs answers a demand for a paper. */
const LEAST = 0.4;
const MOST = 3;
const LONGEST_WORDS = 12;
/** "18th Edition", but "10.2015, German course" begins with a date. */
const NAME = /^(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)/u;
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const STARTED =
  /^((?:[\p{L}()&/-]+ ){1,7}(?:course|certificate|diploma|class))\b[:,]? .*\b(?:started|current(?:ly)?|ongoing|under way|exam (?:in|due)|to finish)\b/iu;

/** "(BS 7671:2018)" and ", passed the exam on the second try" say more than a name. */
const NOTE = /\s*\([^()]*:[^()]*\)|, (?:passed|sat) (?:the|my|an?) .*$/gu;

/** "(Adults' Residential Management, Wales)" makes a name too long. */
const LONG_BRACKET = /\s*\([^()]{20,}\)/u;

/** Papers and courses under way that are asked for and that `told` has not: the surest answer to each demand, what is required first. */
export function phraseAskedUntold(facts: LetterFacts, told: string): string {
  const found = [...asked(facts, false), ...asked(facts, true)];
  const open = found.flatMap(startedIn).filter((name) => !isIn(name, told));
  const names = tidyPapers(
    found.filter((line) => isHeld(line, facts)),
    facts,
  )
    .map(paperName)
    .filter((line) => line !== '' && !isPossession(line))
    .map((line) => plainPaper(withoutListNotes(line)).replace(NOTE, ''))
    .map((name) => shortPaper(name) || shortPaper(name.replace(LONG_BRACKET, '')))
    .map((name) => name.replace(/, (?:online|in-house|evenings?)(?=,| \(|$)/iu, ''))
    .filter(
      (name) =>
        NAME.test(name) && name.split(' ').length <= LONGEST_WORDS && !isIn(name, told) && !isDegreeIn(name, told),
    );
  const unique = names.filter((name, at) => names.findIndex((other) => isIn(name, other)) === at).slice(0, MOST);
  const being = unique.filter(isBeing);
  const held = unique.filter((name) => !being.includes(name));
  const also = /\bI hold\b|\bqualification|\bI am an? |\bregistered\b/u.test(told) ? 'also ' : '';
  return [
    being.length === 0 ? '' : `I am ${being.map((name) => withArticle(name)).join(' and ')}.`,
    held.length === 0 ? '' : `My qualifications ${also}include ${listed(held)}.`,
    ...open
      .slice(0, 1)
      .map((name) => `I am taking ${PLAIN.test(name) ? withArticle(lowerFirst(name)) : `the ${name}`}.`),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** "Oral health education course" has no name in it, "Sylfaen (Foundation) Welsh course" has. */
const PLAIN = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u;
const startedIn = (line: string): string[] => {
  const [, name = ''] = STARTED.exec(line) ?? [];
  return name === '' ? [] : [name];
};

/** "Engineer in Training (California)" is what one is. */
const isBeing = (name: string): boolean => BEING.test(name) && isTitle(name.replace(/ (?:in|\().*$/u, ''));
const BEING = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| in \p{Lu}\p{Ll}+)?(?: \([^()]*\))?$/u;

/** The line outside the jobs that answers each demand for a paper best. */
function asked({ demands, evidence, shows }: LetterFacts, areNice: boolean): string[] {
  return demands.flatMap(({ text, isNice, asked: demand }, at) => {
    if (isNice !== areNice || demand === undefined || demand.kind === 'language' || demand.kind === 'availability')
      return [];
    const outside = evidence.flatMap(({ line, placeIndex }, place) =>
      placeIndex === undefined ? [{ line, share: Math.max(shows[at]?.[place] ?? 0, initialsFit(line, text)) }] : [],
    );
    const [best, second] = outside.toSorted((one, other) => other.share - one.share);
    // Two papers may be asked for in one breath: "18th Edition, and 2391 or similar".
    const isPair = /\band\b|,|\//u.test(text);
    const least = demand.kind === 'paper' ? LEAST : SURE;
    const isFirst = best !== undefined && best.share >= least;
    const isSecond = second !== undefined && second.share >= (isPair ? least : SURE);
    return [isFirst ? best.line : '', isSecond ? second.line : ''].filter((line) => line !== '');
  });
}
const SURE = 0.6;

/** "EIT" is what the initials of "Engineer in Training" are. */
function initialsFit(line: string, demand: string): number {
  const words = (/^(?:\p{L}+ ?)+/u.exec(line)?.[0] ?? '').trim().split(' ');
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  const names: readonly string[] = demand.match(ABBREVIATION) ?? [];
  return words.length > 1 && names.includes(initials) && /^\p{Lu}/u.test(line) ? 1 : 0;
}

/** Below a heading of qualifications, or a paper by its name; neither open nor over. */
const isHeld = (line: string, { resume, today }: LetterFacts): boolean =>
  (namesHeldPaper(line) && isSurePaper(line) ? true : isListed(line, resume.certifications)) &&
  !LEFT_SCHOOL.test(line) &&
  !isPartOnly(line) &&
  !isNotHeld(line, resume.text) &&
  !isUnfinishedIn(line, resume.text) &&
  !STARTED.test(line) &&
  !OPEN.test(line) &&
  !EXPIRED.test(line) &&
  !/\b(?:planning|plan|hope|intend|to sit|to take)\b/iu.test(line) &&
  !isWeak(line) &&
  !tellsOfWork(line) &&
  !isRunOut(line, today);

const LEFT_SCHOOL = /\b(?:high school|secondary school|GED|immuni[sz]ations?|vaccin\p{L}+)\b/iu;

/** The list of certificates may have the line in other words of dates. */
const isListed = (line: string, certificates: readonly string[]): boolean => {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const own = lettersOf(line);
  return own.length >= SHORTEST && certificates.some((one) => lettersOf(one).includes(own));
};
const SHORTEST = 4;

/** "Diploma for Accounting Technicians" with "one subject left" behind it, or in the next line. */
function isUnfinishedIn(line: string, text: string): boolean {
  const lines = text.split('\n');
  const at = lines.findIndex((one) => one.includes(line.slice(0, SURE_START)));
  const near = at < 0 ? '' : lines.slice(Math.max(0, at - 1), at + 2).join(' ');
  return /\b(?:subjects?|exams?|papers?|modules?|units?)\b.{0,20}\b(?:left|to go|remaining|outstanding|to come)\b|\bpart[- ]qualified\b/iu.test(
    near,
  );
}
const SURE_START = 20;

/** Whether a text has all telling words of a name. */
function isIn(name: string, told: string): boolean {
  const words = contentStems(name.replace(/\([^()]*\)/gu, ' '));
  // "ISTQB CTFL (2020)" beside "ISTQB Foundation Level certified (2020)"
  const [, first = '', year = ''] = /^(\p{Lu}{3,8})\b.*\b((?:19|20)\d\d)\)?$/u.exec(name) ?? [];
  if (first !== '' && new RegExp(String.raw`\b${first}\b[^.;]{0,60}\b${year}\b`, 'iu').test(told)) return true;
  // One sentence has them: "driver" of a post and "CPC" of another paper are no driver CPC.
  return told.split(/(?<=\p{Ll}{2}[.!?])\s/u).some((sentence) => {
    const known = new Set(contentStems(sentence));
    return words.filter((word) => known.has(word)).length >= MOSTLY * words.length;
  });
}
const MOSTLY = 0.6;
