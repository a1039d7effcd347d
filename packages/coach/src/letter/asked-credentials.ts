import type { ParsedResume } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { CREDENTIAL, DRIVING, OPEN } from '../evidence/credential-patterns.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { contentStems } from '../text/content-stems.ts';
import { stem } from '../text/stem.ts';
import { isAcademic, SCHOOL_LEAVING } from './degree-kinds.ts';
import { itemsOfPapers, OF_HEADING_WORDS } from './evidence-lines.ts';
import { shortPaper } from './short-paper.ts';
import { namesPaper } from './sure-paper.ts';
import { yearsLast } from './years-last.ts';

/** What limits a credential. */
const LIMITED =
  /\b(?:expired|lapsed|not|none|no$|no(?=,? until)|part[- ]qualified|partly|familiar|units?|years?|references?|on request|any|ability|able|interests?|hobbies)\b|^CPD\b.{0,20}$/iu;
/** Of a sentence about the person. */
const SELF_PRAISE = /\b(?:skills|knowledge|experience)\b/u;
const SENTENCE =
  /\b(?:is|are|was|were|have|has|had|I|my|we|our|looking|seeking|with over)\b|@|\d{3}[- ]\d{3}|https?:/iu;
const SCHOOL_ASKED =
  /\b(?:high school|secondary school|grade 12|year 12|matric|leaving cert\p{L}*|GCSEs?|A[- ]levels?|GED|ba[ck]+alaur?[eé]at\p{L}*)\b/iu;
/** No resume has more lines, and no advertisement more sentences. */
const MOST_READ = 600;
const MOST_CHARACTERS = 500;
const MOST_ASKING = 150;
const MOST_CANDIDATES = 80;
const SHORTEST = 5;
const LONGEST = 110;
const LONGEST_HEADING = 5;
const GENERAL: ReadonlySet<string> = new Set(
  `certificate certified certification course level licence license licensed award registration registered register qualification qualified associate
   member diploma valid current full hold training year skill work experience professional practice team health service card pass safety management
   must have basic first`
    .split(/\s+/u)
    .map(stem),
);
/** A share of its words by which a certificate is named. */
const MOSTLY = 0.7;
/** "HCPC", "ISO", "CeMAP": names of those who give credentials, and of credentials. */
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}(?:[\p{Lu}\d&]{2,}|\p{Ll}{1,2}\p{Lu}{2,})(?![\p{L}\d])/gu;
const NO_ABBREVIATION = new Set(['AND', 'THE', 'FOR', 'YOU', 'OUR', 'NHS', 'USA', 'CVS', 'LTD', 'PLC', 'WITH']);
const START = 24;

/** Credentials that an advertisement asks for, in the resume's wording: held, and not held yet. */
export type AskedCredentials = { held: string[]; open: string[] };
type Source = { resume: ParsedResume; jobDescription: string };
type Asking = { text: string; stems: ReadonlySet<string>; abbreviations: ReadonlySet<string> };
type Candidate = { name: string; isListed: boolean; isOpen: boolean };
type Asked = { name: string; at: number; isOpen: boolean };

/** Registrations, licences, checks and certificates that the advertisement asks for, in the resume's wording: those held and those in progress. */
export function listAskedCredentials({ resume, jobDescription }: Source): AskedCredentials {
  const lines = readJudgedLines(jobDescription).filter(({ kind }) => kind !== 'benefit' && kind !== 'company');
  const asking = lines.slice(0, MOST_ASKING).map(({ text }) => toAsking(text));
  const asked = candidatesOf({ resume, jobDescription }).flatMap(({ name, isListed, isOpen }): Asked[] => {
    const scores = asking.map((line) => fitOf(name, line, isListed));
    const best = Math.max(0, ...scores);
    return best > 0 ? [{ name, at: scores.indexOf(best), isOpen }] : [];
  });
  const ordered = asked.sort((left, right) => left.at - right.at);
  const listed = (wanted: boolean) =>
    ordered.filter(({ isOpen }) => isOpen === wanted).map(({ name }) => asListed(name));
  return { held: listed(false), open: listed(true).slice(0, 1) };
}

/** "Licence: Full clean B, BE" as an item of a list. */
function asListed(name: string): string {
  const [, label = '', value = ''] =
    /^([^:]{0,30}\b(?:licen[cs]e|registration|membership|card|PIN)[^:]{0,10}):\s+(.+)$/iu.exec(name) ?? [];
  const item = label === '' ? name : `${label} (${value.replace(/\s*\(/gu, ', ').replace(/\)/gu, '')})`;
  return item.replace(/[\s.;,]+$/u, '').replace(/\s+/gu, ' ');
}

/** Lines of the resume outside its jobs that name a credential, and the list of certificates. */
function candidatesOf({ resume, jobDescription }: Source): Candidate[] {
  const inJobs = new Set(resume.experience.flatMap(({ achievements }) => achievements.map(startOf)));
  const names = resume.experience.flatMap(({ title, employer }) => [title, employer]).filter((name) => name.length > 3);
  const lines = outsideJobs(joinCut(resume.text.split('\n').slice(0, MOST_READ)), inJobs)
    .filter((line) => line.length <= MOST_CHARACTERS)
    .flatMap(itemsOfPapers);
  const free = lines.filter(
    (line, at) =>
      !inJobs.has(startOf(line)) &&
      !names.some((name) => line.includes(name) && !CREDENTIAL.test(line)) &&
      !isHeading(lines, at),
  );
  const starts = new Set(free.map(startOf));
  const certified = new Set(resume.certifications.map(startOf));
  const pieces = [...free, ...resume.certifications.filter((line) => !starts.has(startOf(line)))]
    .filter((line) => !SECTION.test(line) && !OF_HEADING_WORDS.test(line.trim()))
    .flatMap((line) =>
      piecesOf(line).map((name) => ({
        name: name.length > LONGEST ? shortPaper(name) || name : name,
        isListed: certified.has(startOf(line)),
        isOpen: isOpenIn(line, name),
      })),
    )
    .filter(({ name, isListed }) => (isListed || (namesPaper(name) && !isPost(name))) && isWhole(name, jobDescription));
  const first = pieces.slice(0, MOST_CANDIDATES);
  return first.filter(
    ({ name }, at) => !first.some((other, place) => place !== at && isSameAs(name, other.name, place < at)),
  );
}

/** Joins a line that ends in the middle, such as "Tool and Die Maker, Certificate of", with the next one. */
const joinCut = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((joined, line) => {
    const before = joined.at(-1) ?? '';
    if (/\b(?:of|and|for|with|the|in)$/u.test(before) && /^\s*\p{L}/u.test(line))
      joined[joined.length - 1] = `${before} ${line.trim()}`;
    else joined.push(line);
    return joined;
  }, []);

/** "TRAINING / CPPE" heads a section. */
const SECTION =
  /^[^\p{Ll}\d]{0,40}\b(?:TRAINING|CERTIFICAT\p{L}+|QUALIFICATIONS?|COURSES|EDUCATION|LICEN[CS]ES|TICKETS)\b[^\p{Ll}\d]{0,40}$/u;

/** "SVQ 4, Tayfirth College, part time, due to finish June 2026" is open although its name says nothing of it. */
function isOpenIn(line: string, name: string): boolean {
  const at = line.indexOf(name);
  const [own = '', next = ''] = line.slice(Math.max(0, at)).split(/;\s+|\s+[|•·]\s+|\.\s+(?=\p{Lu})/u);
  // "Endpoint Administrator | studying, exam booked": the next column says so.
  return OPEN.test(name) || OPEN.test(own) || (!/^\p{Lu}/u.test(next) && next.search(OPEN) === 0);
}

/** Without what is between the first line of a job and the last: there certificates are of a job that was not read. */
function outsideJobs(lines: readonly string[], inJobs: ReadonlySet<string>): string[] {
  const first = lines.findIndex((line) => inJobs.has(startOf(line)));
  const last = lines.findLastIndex((line) => inJobs.has(startOf(line)));
  return lines.filter((_, at) => first < 0 || at < first || at > last);
}

/** "Wine service (WSET Level 2)" is the same as "WSET Level 2 Award": its abbreviation is within the other, shorter before a bracket or the same. */
function isSameAs(name: string, other: string, isBefore: boolean): boolean {
  if (name === other) return isBefore;
  if (other.includes(name)) return true;
  const [, inner = ''] = /\(([^()]+)\)$/u.exec(name) ?? [];
  return /\p{Lu}{3}/u.test(inner) && other.startsWith(inner);
}

const startOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, START);

/** The parts of a line that stand by themselves; a short line stays whole. */
function piecesOf(line: string): string[] {
  const plain = yearsLast(line)
    .replace(/\s?\([^()]{0,30}\bon request\)/giu, '')
    .replace(/^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}])/u, '')
    .replace(/\s{2,}|\t/gu, (gap) => (gap.length > 3 ? ' | ' : ' '));
  const parts = plain.split(/;\s+|\s+[|•·]\s+|(?<=[\p{Ll}\d)])\.\s+(?=\p{Lu})/u);
  return parts
    .flatMap((part) => (part.length > LONGEST / 2 && !/\d{4}\s*$/u.test(part) ? part.split(/\s+\/\s+/u) : [part]))
    .flatMap((part) => (part.length > LONGEST || isListOfNames(part) ? part.split(/,\s+(?![^()]*\))/u) : [part]))
    .map((part) => part.trim().replace(/[\s.;,]+$/u, ''));
}

/** "SAP EWM, Forklift licence, HACCP" and "CCNP (2021), CCNA (2016), ITIL 4": three names or more, of none or of several years. */
function isListOfNames(part: string): boolean {
  const names = part.split(/,\s+(?![^()]*\))/u);
  const years = part.match(/\b(?:19|20)\d\d\b/gu)?.length ?? 0;
  return (
    years !== 1 &&
    !part.includes(':') &&
    names.length > 2 &&
    names.every((name) => name.split(' ').length <= LONGEST_NAME)
  );
}
const LONGEST_NAME = 5;

/** A line in capitals, or a short one behind a blank line with others below it. */
function isHeading(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line === line.toUpperCase() && !/\d/u.test(line) && line.split(' ').length <= LONGEST_HEADING) return true;
  const isAlone = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() !== '';
  return isAlone && at > 0 && line.split(/\s+/u).length <= LONGEST_HEADING && !/\b(?:19|20)\d\d\b/u.test(line);
}

function isWhole(name: string, jobDescription: string): boolean {
  return (
    name.split('(').length === name.split(')').length &&
    name.length >= SHORTEST &&
    name.length <= LONGEST &&
    /^[\p{Lu}\p{N}]|^(?:full|clean|enhanced|valid|registered)\b/u.test(name) &&
    !SENTENCE.test(name) &&
    !/\b(?:of|for|and|with|the|in)$/iu.test(name) &&
    !LIMITED.test(name) &&
    !SELF_PRAISE.test(name) &&
    (!SCHOOL_LEAVING.test(name) || SCHOOL_ASKED.test(jobDescription)) &&
    !isAcademic(name) &&
    findDegreeSpan(name)?.level !== 3
  );
}

/** "Registered Nurse, Telemetry" is a title and no registration, "Dental Nurse, GDC registered" says of one. */
function isPost(name: string): boolean {
  const [head = '', ...rest] = name.split(/,\s+|\s+[–—-]\s+/u);
  return isTitle(head) && !/\b(?:regist\p{L}+|licen[cs]\p{L}+|certif\p{L}+|chartered|\d{4})\b/iu.test(rest.join(' '));
}

const abbreviationsOf = (text: string) => (text.match(ABBREVIATION) ?? []).filter((word) => !NO_ABBREVIATION.has(word));

const toAsking = (text: string): Asking => ({
  text,
  stems: new Set(contentStems(text).filter((word) => !GENERAL.has(word) && !/^\d+$/u.test(word))),
  abbreviations: new Set([...abbreviationsOf(text), initialsOf(text)]),
});

/** How well a credential answers a line: abbreviations count most, then telling words in a line that asks for a credential. */
function fitOf(name: string, { text: line, stems: asked, abbreviations: inLine }: Asking, isListed: boolean): number {
  if (DRIVING.test(name)) return DRIVING.test(line) && !isLowerClass(name, line) ? 1 : 0;
  const initials = initialsOf(name);
  // "RTPI" of "Member of the Royal Town Planning Institute".
  const abbreviations = [...abbreviationsOf(name), initials, initials.slice(1)].filter(
    (word) => word.length > 2 && inLine.has(word),
  ).length;
  const shared = new Set(contentStems(name).filter((word) => asked.has(word))).size;
  const isAsked = (isListed || CREDENTIAL.test(name)) && CREDENTIAL.test(line);
  const own = new Set(contentStems(name.replace(/\([^()]*\)/gu, '')).filter((word) => !GENERAL.has(word)));
  const isNamedWhole = isListed && shared > MOSTLY * own.size;
  const isShared = shared >= 2 ? isNamedWhole || isAsked : shared === 1 && isAsked;
  const phrase =
    isAsked && (name.match(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu) ?? []).some((pair) => line.includes(pair)) ? 1 : 0;
  return (
    2 * abbreviations +
    (isShared ? shared : 0) +
    2 * phrase +
    (isListed ? joinedFit(name, line) + spelledOutFit(name, line) + pointedFit(name, line) : 0)
  );
}

/** "Safe Pass (in date)" is what "your safepass" asks for. */
function joinedFit(name: string, line: string): number {
  const [bare = ''] = name.toLowerCase().split(/\s*[(,]/u);
  return /^\p{L}+ \p{L}+$/u.test(bare) && line.toLowerCase().includes(bare.replace(' ', '')) ? 2 : 0;
}

/** "P.Eng." is what "Professional engineer status" asks for: each part begins a word. */
function spelledOutFit(name: string, line: string): number {
  const [first = ''] = name.split(/[\s,(]/u);
  const parts = first.split('.').filter((part) => part !== '');
  if (parts.length < 2 || !parts.every((part) => /^\p{Lu}\p{Ll}*$/u.test(part))) return 0;
  if (!parts.some((part) => part.length >= LONG_PART)) return 0;
  const words = parts.map((part) => String.raw`${part}\p{Ll}+`).join(String.raw`\s+`);
  return new RegExp(String.raw`(?<!\p{L})${words}`, 'iu').test(line) ? 2 : 0;
}
const LONG_PART = 3;

/** "P.Eng., Elm Engineers, 2021" is what "P.Eng. or working towards it" asks for. */
function pointedFit(name: string, line: string): number {
  const [first = ''] = name.split(/[\s,(]/u);
  return /^\p{Lu}\.\p{Lu}[\p{L}.]*$/u.test(first) && line.split(/[\s,;/(]/u).includes(first) ? 2 : 0;
}

/** A car licence is no answer to a class of lorries. */
const isLowerClass = (name: string, line: string) => {
  const [, asked = ''] = /\b(?:class|category|cat\.?|code) ?(C\+?E|C1|CE|C|D1|D|HGV|LGV|A|\d\d)\b/u.exec(line) ?? [];
  return asked !== '' && !new RegExp(`(?<![\\p{L}])${asked.replace('+', '\\+')}(?![\\p{L}])`, 'u').test(name);
};

/** "HCPC" of "registration with the Health and Care Professions Council". */
const initialsOf = (name: string) => (name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []).join('');
