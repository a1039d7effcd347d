import { isDegree, isTitle } from '../entities/classify-part.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { stem } from '../text/stem.ts';
import type { LetterFacts } from './letter-facts.ts';
import { joinList, withArticle } from './letter-phrases.ts';
import { phraseLine } from './phrase-line.ts';

const CREDENTIAL = joinPattern(
  'iu',
  String.raw`\b(?:regist(?:ration|ered)|licen[cs]ed?|certif\p{L}+|cert|diploma|chartered|accredit\p{L}+|qualifi\p{L}+|NVQ|SVQ|HNC|HND|PGCE|QTS|PIN|card`,
  String.raw`|ticket|award|pass|check|DBS|vetting|practitioner|entitlement|member(?:ship)?|auditor|first aid\p{L}*|life support|clearance|approved)\b`,
);
const CERTIFICATE = /\b(?:cert(?:ificate|ification|ified)?|licen[cs]e|diploma|NVQ|SVQ|PIN)\b/iu;
/** What limits a credential: it is not held, or not whole. */
const LIMITED = joinPattern(
  'iu',
  String.raw`\b(?:units?|in progress|expected|pending|awaiting|applied|started|studying|working towards?|part[- ]qualified|not|partly|until|expired`,
  String.raw`|lapsed|in view|basics?|to be completed|familiar|mandatory|high school|GCSEs?)\b`,
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
/** Words that are written with a capital in both. */
const PROPER = /(?<!\p{L})\p{Lu}\p{Ll}{3,}/gu;
/** "HCPC", "ISO", "EPA": names of those who give credentials, and of credentials. */
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d&]{2,}(?![\p{L}\d])/gu;

/** Registrations, licences, checks and certificates that the advertisement asks for, in the resume's full wording, as sentences: at most `count` of them. */
export function phraseAskedCredentials(facts: LetterFacts, count: number): string[] {
  return phraseHeldCredentials(
    scoredCredentials(facts).filter(({ score }) => score > 0),
    count,
  );
}

/** Certificates that the advertisement does not ask for, where little else can be said; those in `told` are left out. */
export function phraseFurtherCredentials(facts: LetterFacts, count: number, told: string): string[] {
  const known = new Set(contentStems(told));
  const further = scoredCredentials(facts).filter(
    ({ name, score }) => score === 0 && isCertificate(name) && !contentStems(name).every((word) => known.has(word)),
  );
  return phraseHeldCredentials(further, count);
}

function scoredCredentials({ resume, jobDescription }: LetterFacts): { name: string; score: number }[] {
  // Checks and licences are asked for anywhere, also in the small print.
  const lines = readJudgedLines(jobDescription).map(({ text }) => text);
  const scored = [...new Set(credentialsOf(resume, lines))].map((name) => ({
    name,
    score: Math.max(0, ...lines.map((line) => fitOf(name, line, jobDescription))),
  }));
  return scored.sort((left, right) => right.score - left.score);
}

function phraseHeldCredentials(scored: { name: string }[], count: number): string[] {
  const names = scored.slice(0, count).map(({ name }) => name);
  const offices = names.filter(isOffice);
  const states = names.filter(isState);
  const held = names.filter((name) => !isOffice(name) && !isState(name)).map(asHeld);
  const parted = held.some((name) => /[,;]|\band\b/u.test(name.replace(/\([^()]*\)/gu, '')));
  const list = parted && held.length > 1 ? `${held.slice(0, -1).join('; ')}; and ${held.at(-1)}` : joinList(held);
  return [
    ...(offices.length > 0 ? [`I am ${joinList(offices.map(withArticle))}.`] : []),
    ...states.map((name) => `I ${/\bsince\b/u.test(name) ? 'have been' : 'am'} ${name}.`),
    ...(held.length > 0 ? [`I hold ${list}.`] : []),
  ];
}

/** "Registered Nurse, NMCN": what the person is. */
const isOffice = (name: string) => {
  const [head = ''] = name.split(/\s*[,(–]/u);
  return isTitle(head) && isTitle(head.split(' ').at(-1) ?? '');
};
/** "NMC registered since 2018": a state that the person is in. */
const isState = (name: string) => /^(?:\p{Lu}[\p{L}-]*[- ]){0,3}registered(?=$|,| \(| since\b| with\b)/iu.test(name);

/** Credentials that take an article. */
const COUNTED =
  /\b(?:licen[cs]e|card|certificate|certification|diploma|ticket|award|check|clearance|permit|badge|DBS|PIN|course|passport)(?= (?:for|in|on|of|from|with|to|valid|since)\b|$)/iu;

/** "Full clean driving licence (B)" as "a full clean driving licence (B)", "C+E licence, no points" with its note in brackets. */
function asHeld(name: string): string {
  const noted = name
    .replace(/^([^,()]+), ([^,()]{3,40})$/u, '$1 ($2)')
    .replace(/(?<!\b(?:until|to|exp|expires|valid)(?: \p{L}+)?) ((?:since )?(?:19|20)\d\d)$/iu, ' ($1)');
  const low = /^(?:Full|Clean|Valid|Current|Category|Digital|Enhanced|Driving)\b/u.test(noted)
    ? noted.charAt(0).toLowerCase() + noted.slice(1)
    : noted;
  return COUNTED.test(low.split(/\s*\(/u)[0] ?? '') ? withArticle(low) : low;
}

const isCertificate = (name: string) => CERTIFICATE.test(name) || /\b\p{Lu}{3,}\b/u.test(name);

function credentialsOf(
  { certifications, education, experience, skills, headline, text }: LetterFacts['resume'],
  asked: readonly string[],
): string[] {
  const licences = skills.filter((skill) => /licen[cs]e/iu.test(skill));
  // A certificate without its school is read apart from it; only one that fills its line is whole.
  const lines = text.split('\n').map((line) => line.trim());
  const certificates = education
    .filter(({ degree, institution }) => institution === '' || !isDegree(degree))
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
    .filter(
      (name) => isWhole(name) && (isNamedCredential(name) || (certifications.includes(name) && isNamedIn(name, asked))),
    );
}

/** "Manual Handling" is a certificate where the advertisement asks for it by name. */
const isNamedIn = (name: string, asked: readonly string[]) => {
  const words = contentStems(name.replace(/\([^()]*\)/gu, '')).filter((word) => !/^\d+$/u.test(word));
  return words.length > 0 && asked.some((line) => hasWords(line, words));
};

function hasWords(line: string, words: readonly string[]): boolean {
  const known = new Set(contentStems(line));
  return words.some((word) => known.has(word) && !GENERAL.has(word));
}

const isNamedCredential = (name: string) => CREDENTIAL.test(name) || /^[^,]*\b(?:\p{Lu}{3,}|\d{3,})/u.test(name);

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

/** "HCPC registered since 2018, no conditions" without its note, "Member of the Guild" as what is held. */
function asNoun(name: string): string {
  return name
    .replace(/^(\p{Lu}{2,6}[- ]registered\b[^,]*).*$/u, '$1')
    .replace(/^Member(?: of|,) (?:the )?/u, 'membership of the ')
    .replace(/^Registered with /u, 'registered with ')
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
    /^(?:[\p{Lu}\d]{2}|\p{Lu}[\p{L}&+]|registered with |membership )/u.test(name) &&
    !LIMITED.test(name.replace(/\b(?:valid|expires?|exp\\.?) (?:until|to|in)?/giu, '')) &&
    !FUSED.test(name) &&
    !SENTENCE.test(name) &&
    !/^driv\p{L}+ licen[cs]es?(?:\(s\))?$/iu.test(name)
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
  const names = (name.match(PROPER) ?? []).filter(
    (word) => line.includes(` ${word}`) && !GENERAL.has(stem(word.toLowerCase())),
  ).length;
  const stems = shared >= 2 || (shared === 1 && names > 0) || (shared === 1 && isAsked) ? shared : 0;
  return (
    2 * abbreviations + stems + (isRegistration(name, jobDescription) ? 1 : 0) * Math.min(1, abbreviations + stems)
  );
}

/** "HCPC" of "registration with the Health and Care Professions Council". */
const initialsOf = (name: string) => (name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []).join('');

/** A registration or licence that a job asks for comes first. */
const isRegistration = (name: string, jobDescription: string) =>
  /\bregist|\bPIN\b|\blicen[cs]e/iu.test(name) && /\bregist|\bPIN\b|\blicen[cs]e/iu.test(jobDescription);
