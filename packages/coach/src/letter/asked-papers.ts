import { isLocation, isTitle } from '../entities/classify-part.ts';
import { CREDENTIAL, DRIVING } from '../evidence/credential-patterns.ts';
import type { EvidenceLine } from '../evidence/evidence.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { contentStems } from '../text/content-stems.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { GENERAL } from './asked-credentials.ts';
import { claimedYears } from './claimed-years.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isRunOut } from './run-out.ts';
import { SELF_PRAISE } from './self-praise.ts';
import { isUnnamed } from './situate.ts';
import { isLicenceOfElsewhere, isSurePaper } from './sure-paper.ts';

/**
 * The probability from which a line outside the jobs answers something that is asked for. With their writer left out 0.87 of the papers and 0.78 of the
 * others did, and 0.09 and 0.14 in part.
 */
const LEAST = { paper: 0.3, other: 0.5 } as const;
/** A longer line without a paper in it is a statement about the person. */
const LONGEST_NAME = 6;
const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 5;
/** "Xero for the bills a little bit" may be among them. */
const MOST_SHORT = 0.75;
const ITEM_END = /,\s+(?![^()]*\))/u;
/** "Some Gaelic, learning at a night class". */
const WEAK = joinPattern(
  'iu',
  String.raw`^(?:some|a (?:while|long time) ago|(?:many )?years ago|long ago|in the past|a (?:little|bit of)|basic|beginner)\b`,
  String.raw`|\b(?:learning|rusty|not great|needs? (?:a )?(?:refresher|renew\w+)|for beginners|beginners?['’] course`,
  '|a (?:bit|little|small bit) (?:slow|of)|non[- ]practi[sc]ing|lapsed|expired',
  String.raw`|ran out|run out|needs redoing|no but|not (?:yet|current|active|the)|exam not taken|penalty points|have not|haven['’]t)\b|^(?:hi|hello)\b`,
);
/** The opening tells the years. */
const YEARS_TOLD = /\byears?\b.*\bexperience\b/iu;
const YEAR = /\b(?:19|20)\d\d\b/u;
const LABEL = /^[^:,]{2,30}: /u;

const lengthOf = (item: string) => item.replace(/\s*\([^()]*\)/gu, '').split(' ').length;

/** "Opera, Micros, SiteMinder, Excel": names, and no sentence with commas. */
const isListOfNames = (line: string): boolean => {
  if (/\bI\b/u.test(line)) return false;
  const items = line.replace(LABEL, '').split(ITEM_END);
  const short = items.filter((item) => lengthOf(item) <= LONGEST_ITEM).length;
  return !YEAR.test(line) && items.length >= FEWEST_ITEMS && short >= MOST_SHORT * items.length;
};

/** A licence to drive among the lines of a job: it belongs to the person, wherever the resume has it. */
export const isLicence = (line: string): boolean => DRIVING.test(line) && line.split(' ').length <= LONGEST_LICENCE;
const LONGEST_LICENCE = 12;

/** Whether a line names what the person holds or can use, and tells no deed. `listed` are the certificates as they were read. */
const isNameOfSkill = ({ line, placeIndex }: EvidenceLine, listed: readonly string[]): boolean =>
  isLicence(line) ||
  (placeIndex === undefined &&
    (isSurePaper(line) ||
      isListOfNames(line) ||
      lengthOf(line) <= LONGEST_NAME ||
      listed.some((one) => one.includes(line))));

/** "At present responsible for the internal audits of a chemistry department": what a person says of their work answers as a deed does. */
const isSureStatement = (line: string, share: number) =>
  share >= SURE && !PROFILE.test(line) && !/\b(?:I|my|me)\b/iu.test(line) && !SELF_PRAISE.test(line);
const SURE = 0.45;
/** "Dental nurse with eleven years in children's clinics" opens a resume and names nothing that is held. */
const PROFILE = /^[^.:;]{3,80}\bwith (?:\p{L}+ ){0,3}(?:\d{1,2}\+?|\p{L}+)(?: \p{L}+)? years\b/iu;

/**
 * Certificates and the like, and languages, tools and other names outside the jobs that answer something in the advertisement, in its order, a plus
 * behind what is required; of a list of names only those that the demand has words of.
 */
export function askedPapers(facts: LetterFacts): { papers: string[]; others: string[] } {
  const { evidence, shows } = facts;
  const found = evidence.flatMap((one, place) =>
    foundOf(
      one,
      shows.map((ofDemand) => ofDemand[place] ?? 0),
      facts,
    ),
  );
  const inOrder = found
    .filter(({ item }) => !/^(?:\d+[./]\d|[Ii]n \d{4})/u.test(item))
    .sort((left, right) => left.at - right.at);
  const itemsOf = (arePapers: boolean) => inOrder.filter((one) => one.isPaper === arePapers).map(({ item }) => item);
  return { papers: itemsOf(true), others: itemsOf(false) };
}

type Found = { at: number; item: string; isPaper: boolean };

/** An item as the list has it, by the place of what it answers; none where it answers nothing. */
function foundOf(one: EvidenceLine, shares: readonly number[], facts: LetterFacts): Found[] {
  const { demands, job } = facts;
  if (!isListed(one, Math.max(0, ...shares), facts)) return [];
  const isHeld = isSurePaper(one.line);
  const least = isHeld ? LEAST.paper : LEAST.other;
  // What is to be done is shown by work and not by a paper.
  const asked = demands.flatMap(({ text, isNice, isDuty }, at) =>
    (shares[at] ?? 0) >= least && !(isHeld && isDuty && !CREDENTIAL.test(text)) && !isOtherLicence(one.line, text)
      ? [{ at: at + (isNice ? demands.length : 0), text, share: shares[at] ?? 0 }]
      : [],
  );
  if (asked.length === 0)
    return isHeld ? namedPaper(one.line, shares, demands, job.roleTitle) : namedTools(one.line, demands);
  if (!isHeld && !namesAsked(one.line, asked.map(({ text }) => text).join('\n'))) return [];
  const item = ofDemands(one.line, demands.map(({ text }) => text).join('\n'));
  // Its place is that of the demand which it answers most surely: a weak likeness to an earlier one puts it before no other paper.
  const [surest] = asked.toSorted((one, other) => other.share - one.share);
  const isSure = surest !== undefined && surest.share >= SURELY_ASKED;
  return [
    {
      at: (surest?.at ?? demands.length) + (isSure ? 0 : demands.length),
      item: capitalized(withoutWarts(item)),
      isPaper: isHeld,
    },
  ];
}

/** A licence to sell or to teach is no answer to a demand for a licence to drive. */
const isOtherLicence = (line: string, demand: string): boolean =>
  /\bdriv\p{L}*['’]?s? licen[cs]e\b/iu.test(demand) && LICENCE.test(line) && !DRIVING.test(line);
const LICENCE = /\blicen[cs]e\b/iu;

/** A weaker answer comes behind the sure ones. */
const SURELY_ASKED = 0.4;

/** A paper that shares its name with what may be answered by it, or with the post. */
function namedPaper(line: string, shares: readonly number[], demands: LetterFacts['demands'], role: string): Found[] {
  const isNamed = demands.some(({ text }, at) => (shares[at] ?? 0) > 0 && sharesName(line, text));
  // Behind the papers that surely answer what is required, before those that are a plus.
  return isNamed || isOfPost(line, role)
    ? [{ at: demands.length - HALF, item: withoutWarts(line), isPaper: true }]
    : [];
}

const HALF = 0.5;

/** Names of a list that are written in a demand. */
function namedTools(line: string, demands: LetterFacts['demands']): Found[] {
  const named = isListOfNames(line) ? demands.filter(({ text }) => sharesProperName(line, text)) : [];
  const item = ofDemands(line, named.map(({ text }) => text).join('\n'));
  return named.length === 0 ? [] : [{ at: demands.length, item: capitalized(withoutWarts(item)), isPaper: false }];
}

/** Whether a paper shares two words with the job title: "National Clinical Coding Qualification" for a "Clinical Coding Analyst". */
function isOfPost(line: string, role: string): boolean {
  const words = new Set(contentStems(role));
  return isSurePaper(line) && new Set(contentStems(line).filter((word) => words.has(word))).size > 1;
}

/** "Siemens Desigo" for "building automation (Siemens preferred)": a name that begins no sentence. */
function sharesProperName(line: string, demand: string): boolean {
  const names = demand.slice(1).match(PROPER_NAME) ?? [];
  return names.some(
    (name) =>
      !NO_NAME.test(name) &&
      !isHumanLanguage(name) &&
      new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(name)}(?![\p{L}\d])`, 'u').test(line),
  );
}
const PROPER_NAME = /(?<=[\p{Ll},(/] ?)\p{Lu}[\p{L}\d]{3,}/gu;
const NO_NAME = joinPattern(
  'u',
  '^(?:English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Level|Degree|Diploma|Certificate|Manager|Director|Team|Board|Council|School',
  '|Hospital|Health|Safety|Standard|Windows|Office|Word|Excel)s?$',
);

/** "Higher Diploma in Dental Nursing" for "a dental nursing qualification": two telling words. */
function sharesName(line: string, demand: string): boolean {
  const words = new Set(contentStems(demand).filter((word) => !GENERAL.has(word) && !/^\d+$/u.test(word)));
  return new Set(contentStems(line).filter((word) => words.has(word))).size >= FEWEST_NAMED;
}
const FEWEST_NAMED = 2;

/** Papers that the advertisement asks for and that name a date that is over. */
export const ranOutPapers = ({ evidence, shows, today }: LetterFacts): string[] =>
  evidence.flatMap(({ line, placeIndex }, place) => {
    const isAsked = shows.some((ofDemand) => (ofDemand[place] ?? 0) >= LEAST.paper);
    return placeIndex === undefined && isAsked && isSurePaper(line) && isRunOut(line, today) ? [line] : [];
  });

/** "That means settling them in" leans on the sentence before it. */
const IS_SENTENCE =
  /^(?:that|this|these|those|it|they|there|he|she|which) (?:\p{Ll}+ )?(?:is|are|was|were|means?|meant|has|have|had|gives?|gave|made|makes?)\b/iu;

/** Names and years outside the jobs that hold today and that the opening does not tell. */
function isListed(
  one: EvidenceLine,
  best: number,
  { places, resume, job, jobDescription, today }: LetterFacts,
): boolean {
  // A list of certificates may have been read as a project or a job.
  const place = one.placeIndex === undefined ? undefined : places[one.placeIndex];
  const isOutside =
    one.placeIndex === undefined ||
    (place !== undefined && (place.isProject || isUnnamed(place)) && isSurePaper(one.line));
  const isNamed = isSurePaper(one.line) || isNameOfSkill(one, resume.certifications) || isSureStatement(one.line, best);
  const isTold = YEARS_TOLD.test(one.line) && claimedYears(resume, job.roleTitle) !== '';
  return (
    isOutside &&
    isNamed &&
    !isTold &&
    !IS_SENTENCE.test(one.line) &&
    !TELLS_OF_ONESELF.test(one.line) &&
    !isLocation(one.line) &&
    !SELF_PRAISE.test(one.line) &&
    !isOwnTitle(one.line, `${job.roleTitle} ${places[0]?.title ?? ''}`) &&
    !(resume.address !== '' && resume.address.includes(one.line)) &&
    !isWeak(one.line) &&
    !isLicenceOfElsewhere(one.line, jobDescription) &&
    !isRunOut(one.line, today)
  );
}

/** "Backend engineer, Java and PostgreSQL" says what the opening does. */
const isOwnTitle = (line: string, titles: string): boolean => {
  const [head = ''] = line.split(',');
  const known = new Set(contentStems(titles));
  return !isSurePaper(line) && head !== line && isTitle(head) && contentStems(head).some((word) => known.has(word));
};

/** "I sing alto, I grow leeks, and I drive" names more of a person than a licence. */
const TELLS_OF_ONESELF = /\bI\b.{1,80},\s(?:and )?I\b|^I\s\p{Ll}|\bI['’](?:ve|m|d|ll)\b/u;

/** "(SSTS is the other one, havent got that)" speaks of another paper. */
const withoutWeakBracket = (line: string): string =>
  line.replace(/\s\([^()]*\b(?:have ?n['’]?t|not got|other one)\b[^()]*\)/giu, '');

/** Whether a line says that a thing is hardly known or not held any more. */
export const isWeak = (line: string): boolean => WEAK.test(withoutWeakItems(line));

/** "SAP, a bit of Access" without what is hardly known; a line that is no list stays whole. */
const withoutWeakItems = (whole: string): string => {
  const line = withoutWeakBracket(whole).replace(/,\s(?:a little|some|basic)\s[^,()]{2,30}(?=[,)])/gu, '');
  return isListOfNames(line) && !isSurePaper(line)
    ? line
        .split(ITEM_END)
        .filter((item) => !WEAK.test(item))
        .join(', ')
    : line;
};

/** "Drumline, two years" shares only the years with the demand. */
const namesAsked = (line: string, demands: string): boolean => {
  const asked = new Set(contentStems(demands));
  const shared = contentStems(line).filter((word) => asked.has(word));
  return shared.length === 0 || shared.some((word) => !/^(?:years?|months?|one|two|three|four|five|\d+)$/u.test(word));
};

/** Of a list of names those that the demands have words of: "Opera" of "Opera, Micros, SiteMinder, Excel". */
function ofDemands(whole: string, demands: string): string {
  // Years count for all that is named.
  if (isSurePaper(whole) || !isListOfNames(whole) || /\byears\b/iu.test(whole)) return whole;
  const line = withoutWeakItems(whole);
  const [label = ''] = LABEL.exec(line) ?? [];
  const asked = new Set(contentStems(demands));
  const fitting = line
    .slice(label.length)
    .split(ITEM_END)
    .filter((item) => contentStems(item).some((word) => asked.has(word)));
  return fitting.length > 0 ? label + fitting.join(', ') : line;
}

/** "Licence Code B, no own vehicle" and "Highest qualification: National Diploma" as far as they name what is held. */
export const withoutWarts = (item: string): string =>
  calm(withoutWeakBracket(item))
    .replace(/^(?:\([ivx]{1,4}\)|[ivx]{1,4}\)|[A-H]\.)\s+(?=\p{L})/u, '')
    // "Kept my hand in: finished the course" tells of oneself before it names.
    .replace(/^[^:,]{0,20}\b(?:my|me|I)\b[^:,]{0,20}:\s+/u, '')
    .replace(/^(?:profile|summary|about me|key skills|skills|core skills)\s{0,3}(?:::|:)\s{1,3}/iu, '')
    .replace(/^(?:highest |other )?qualifications?:\s+/iu, '')
    .replace(
      /^Languages: (?=[^:]{0,80}\b(?:Java|Python|SQL|Go|Kotlin|C\+\+|C#|PHP|Ruby|JavaScript|TypeScript|Scala|Rust|Swift|Perl|R)\b)/u,
      '',
    )
    .replace(/^(?:equipment|computers?|software|regularly|daily|systems|programs|machines):\s+/iu, '')
    // "GPhC registration no. on request"
    .replace(/\s+(?:no|number|nr)\.?(?:\s+on request)?$/iu, '')
    .replace(/,? (?:but )?no (?:own )?(?:vehicle|car|transport)\b.*$/iu, '');

/** "CDL CLASS A - CLEAN MVR" without shouting: words too long for an abbreviation get small letters. "8D, PFMEA, SPC" are abbreviations. */
const calm = (item: string): string =>
  /\p{Ll}/u.test(item) || /^\S+,(?: \S+,)+ \S+$/u.test(item) || item.split(' ').length < FEWEST_SHOUTED
    ? item
    : item.replace(/\p{Lu}{5,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
const FEWEST_SHOUTED = 3;

/** "root cause analysis" as an item of a list; "iOS" and "pH" are written so. */
const capitalized = (item: string): string =>
  /^\p{Ll}{2,}(?:[\s,-]|$)/u.test(item) ? item.charAt(0).toUpperCase() + item.slice(1) : item;
