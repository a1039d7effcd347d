import { findDegreeSpan } from '../job/find-degree.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { stem } from '../text/stem.ts';
import type { LetterFacts } from './letter-facts.ts';
import { joinList, withArticle } from './letter-phrases.ts';
import { phraseLine } from './phrase-line.ts';

const CREDENTIAL = joinPattern(
  'iu',
  String.raw`\b(?:regist(?:ration|ered)|licen[cs]ed?|certif\p{L}+|cert|diploma|chartered|accredit\p{L}+|qualifi\p{L}+|NVQ|SVQ|HNC|HND|PGCE|QTS|PIN|card`,
  String.raw`|ticket|award|practitioner|entitlement|member(?:ship)?|auditor|first aid\p{L}*|life support|clearance|approved)\b`,
);
const CERTIFICATE = /\b(?:cert(?:ificate|ification|ified)?|licen[cs]e|diploma|NVQ|SVQ|PIN)\b/iu;
/** What limits a credential: it is not held, or not whole. */
const LIMITED = joinPattern(
  'iu',
  String.raw`\b(?:units?|in progress|expected|pending|awaiting|applied|started|studying|working towards?|part[- ]qualified|not|partly|until|expired`,
  String.raw`|lapsed|basics?|to be completed|familiar|mandatory|high school|GCSEs?)\b`,
);
const SENTENCE =
  /\b(?:is|are|was|were|have|has|had|I|my|we)\b|[\t@•|:]|\d{3}[- ]\d{3}|\d\/\d+$|^(?:systems|skills|languages|other|training|name|year)\b/iu;
/** "ACMA open cabling registration Working at heights": two credentials of two columns. */
const FUSED = /\p{Ll}{5,} \p{Lu}\p{Ll}{3,} \p{Ll}+/u;
const SHORTEST = 6;
const LONGEST = 100;
const DRIVING = /\bdriv\p{L}+ licen[cs]e\b|\blicen[cs]e\b.*\b(?:category|class)\b|\bcategory [A-D]\b/iu;
const GENERAL = new Set(
  `certificate certified certification course level licence license licensed award registration registered register qualification qualified associate
   member diploma valid current full hold training year skill work experience professional practice team health service`
    .split(/\s+/u)
    .map(stem),
);
/** "HCPC", "ISO", "EPA": names of those who give credentials, and of credentials. */
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d&]{2,}(?![\p{L}\d])/gu;

/**
 * Registrations, licences and certificates that the advertisement asks for, in the resume's full wording. Leaves out those in `told`. With
 * few other sentences (`isThin`) it adds further certificates.
 */
export function phraseCredentials(
  { resume, jobDescription, asking }: LetterFacts,
  count: number,
  { isThin, told = '' }: { isThin: boolean; told?: string },
): string[] {
  const known = new Set(contentStems(told));
  const lines = asking.map(({ text }) => text);
  const names = [...new Set(credentialsOf(resume))];
  const scored = names
    .map((name) => ({ name, score: Math.max(0, ...lines.map((line) => fitOf(name, line, jobDescription))) }))
    .filter(
      ({ name, score }) =>
        (score > 0 || (isThin && isCertificate(name))) && !contentStems(name).every((word) => known.has(word)),
    )
    .sort((left, right) => right.score - left.score)
    .slice(0, count)
    .map(({ name }) => name);
  const driving = scored.find((name) => DRIVING.test(name) && /licen[cs]e(?: \([^()]*\))?$/iu.test(name));
  return [...phraseListed(scored.filter((name) => name !== driving)), ...(driving ? [phraseDriving(driving)] : [])];
}

/** "Full clean NZ driver licence" in a sentence. */
function phraseDriving(name: string): string {
  const lowered = /^(?:Full|Clean|Valid|Current|Category)\b/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
  return `I hold ${withArticle(lowered)}.`;
}

function phraseListed(scored: string[]): string[] {
  if (scored.length === 0) return [];
  const hasParts = scored.length > 1 && scored.some((name) => /[,;]|\band\b/u.test(name.replace(/\([^()]*\)/gu, '')));
  const listed = hasParts ? `${scored.slice(0, -1).join('; ')}; and ${scored.at(-1)}` : joinList(scored);
  return [`My qualifications include ${listed}.`];
}

const isCertificate = (name: string) => CERTIFICATE.test(name) || /\b\p{Lu}{3,}\b/u.test(name);

function credentialsOf({
  certifications,
  education,
  experience,
  skills,
  headline,
  text,
}: LetterFacts['resume']): string[] {
  const licences = skills.filter((skill) => /licen[cs]e/iu.test(skill));
  // A certificate without its school is read apart from it; only one that fills its line is whole.
  const lines = text.split('\n').map((line) => line.trim());
  const certificates = education
    .map(({ degree }) => degree)
    .filter(
      (degree) =>
        degree !== '' && findDegreeSpan(degree) === undefined && lines.some((line) => endsAfter(line, degree)),
    );
  const registered = education.map(({ institution }) => institution).filter((name) => /^Registered with /u.test(name));
  // A list of certificates behind the last job may have been read as a part of it.
  const listed = experience
    .flatMap(({ achievements }) => achievements)
    .filter((line) => CERTIFICATE.test(line) && phraseLine(line, { isOver: true }) === undefined);
  const registration = /\bregistration\b|\bPIN\b|\bno\.? \d/iu.test(headline) ? [headline] : [];
  return [
    ...registration,
    ...certifications.filter((line) => !isContinued(line, lines)),
    ...licences,
    ...certificates,
    ...registered,
    ...listed,
  ]
    .flatMap((line) => line.split(/;\s+|\.\s+(?=\p{Lu})/u))
    .map((name) => asNoun(name.trim().replace(/[\s.;,]+$/u, '')))
    .filter(isWhole);
}

/** Whether a name is whole in a line: no word follows it. */
function endsAfter(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/^[\s-]*\p{L}/u.test(line.slice(at + name.length));
}

/** Whether a line of the resume starts before a credential: then its beginning was lost. */
function isContinued(name: string, lines: readonly string[]): boolean {
  const at = lines.indexOf(name);
  const before = lines[at - 1] ?? '';
  return at > 0 && /\b(?:and|or|of|for|in|the|with|to)$|,$/u.test(before);
}

/** "HCPC registered since 2018, no conditions" is "HCPC registration since 2018". */
function asNoun(name: string): string {
  return name
    .replace(/^(\p{Lu}{2,6})[- ]registered\b([^,]*).*$/u, '$1 registration$2')
    .replace(/^Member(?: of|,) (?:the )?/u, 'membership of the ')
    .replace(/^Registered with /u, 'registration with ')
    .replace(/(\([^()]*\))\t\(?(?:19|20)\d{2}\)?$/u, '$1')
    .replace(/\t\(?((?:19|20)\d{2})\)?$/u, ' ($1)')
    .replace(/[‐‑-] (?=\p{Ll})/u, '');
}

function isWhole(name: string): boolean {
  const isBalanced = name.split('(').length === name.split(')').length;
  return (
    isBalanced &&
    name.length >= SHORTEST &&
    name.length <= LONGEST &&
    /^(?:[\p{Lu}\d]{2}|\p{Lu}[\p{L}&]|registration |membership )/u.test(name) &&
    !LIMITED.test(name) &&
    !FUSED.test(name) &&
    !SENTENCE.test(name) &&
    !/^driv\p{L}+ licen[cs]es?(?:\(s\))?$/iu.test(name) &&
    (CREDENTIAL.test(name) || /^[^,]*\b(?:\p{Lu}{3,}|\d{3,})/u.test(name))
  );
}

/** How well a credential answers a line: abbreviations count most, then telling words in a line that asks for a credential. */
function fitOf(name: string, line: string, jobDescription: string): number {
  if (DRIVING.test(name)) return DRIVING.test(line) ? 1 : 0;
  const inLine = new Set(line.match(ABBREVIATION) ?? []);
  const own = [...(name.match(ABBREVIATION) ?? []), initialsOf(name)];
  const abbreviations = own.filter((word) => inLine.has(word)).length;
  const asked = new Set(contentStems(line).filter((word) => !GENERAL.has(word) && !/^\d+$/u.test(word)));
  const shared = new Set(contentStems(name).filter((word) => asked.has(word))).size;
  const isAsked = CREDENTIAL.test(line) && CREDENTIAL.test(name);
  const stems = shared >= 2 || (shared === 1 && isAsked) ? shared : 0;
  return (
    2 * abbreviations + stems + (isRegistration(name, jobDescription) ? 1 : 0) * Math.min(1, abbreviations + stems)
  );
}

/** "HCPC" of "registration with the Health and Care Professions Council". */
const initialsOf = (name: string) => (name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []).join('');

/** A registration or licence that a job asks for comes first. */
const isRegistration = (name: string, jobDescription: string) =>
  /\bregist|\bPIN\b|\blicen[cs]e/iu.test(name) && /\bregist|\bPIN\b|\blicen[cs]e/iu.test(jobDescription);
